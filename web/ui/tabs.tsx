import { useId, useRef } from "react";
import type { KeyboardEvent, ReactNode } from "react";
import "./tabs.css";

export interface Tab {
  id: string;
  label: ReactNode;
}

export interface TabsProps {
  /** What the tabs choose between; read aloud. */
  label: string;
  tabs: readonly Tab[];
  selected: string;
  onSelect: (id: string) => void;
  /** The choice is made for now: the tabs are away, the panel stays as it is. */
  settled?: boolean;
  /** The panel of the selected tab. */
  children: ReactNode;
}

/** A few views of one thing. Arrows, Home and End move between tabs; Tab enters the panel. */
export function Tabs({ label, tabs, selected, onSelect, settled, children }: TabsProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent) => {
    const here = tabs.findIndex((tab) => tab.id === selected);
    const there = { ArrowRight: here + 1, ArrowLeft: here - 1, Home: 0, End: tabs.length - 1 }[event.key];
    if (there === undefined) return;
    event.preventDefault();
    const place = (there + tabs.length) % tabs.length;
    onSelect(tabs[place]!.id);
    list.current?.querySelectorAll<HTMLElement>("[role=tab]")[place]?.focus();
  };
  return (
    <div className="tabs">
      {!settled && (
        <div className="tabs-list" role="tablist" aria-label={label} ref={list} onKeyDown={move}>
          {tabs.map((tab) => (
            <button
              key={tab.id}
              type="button"
              role="tab"
              className="tabs-tab"
              id={`${id}-${tab.id}`}
              aria-selected={tab.id === selected}
              aria-controls={tab.id === selected ? `${id}-panel` : undefined}
              tabIndex={tab.id === selected ? 0 : -1}
              onClick={() => onSelect(tab.id)}
            >
              {tab.label}
            </button>
          ))}
        </div>
      )}
      <div
        role={settled ? undefined : "tabpanel"}
        id={`${id}-panel`}
        aria-labelledby={settled ? undefined : `${id}-${selected}`}
        className="tabs-panel"
      >
        {children}
      </div>
    </div>
  );
}
