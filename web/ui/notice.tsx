import type { ReactNode } from "react";
import { Icon } from "./icon.tsx";
import "./notice.css";

export type Tone = "info" | "success" | "warning" | "error";

export interface NoticeProps {
  tone?: Tone;
  title?: ReactNode;
  /** Set when the notice appears after something the reader did: an error interrupts, the rest waits its turn. */
  live?: boolean;
  children?: ReactNode;
}

/** A message that stays on the page. Icon and colour go with the tone; the words must say it alone. */
export function Notice({ tone = "info", title, live, children }: NoticeProps) {
  const role = live ? (tone === "error" ? "alert" : "status") : undefined;
  return (
    <div className={`notice notice-${tone}`} role={role}>
      <Icon name={tone} />
      <div className="notice-body">
        {title && <p className="notice-title">{title}</p>}
        {children}
      </div>
    </div>
  );
}
