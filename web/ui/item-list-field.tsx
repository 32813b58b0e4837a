import { useRef, useState } from "react";
import type { KeyboardEvent, ReactNode } from "react";
import { Button } from "./button.tsx";
import { FieldFrame } from "./field-frame.tsx";
import { Icon } from "./icon.tsx";
import "./item-list-field.css";

export interface ItemListFieldProps {
  label: ReactNode;
  help?: ReactNode;
  hint?: string;
  error?: string | null | undefined;
  name: string;
  items: readonly string[];
  onChange: (items: string[]) => void;
  maxLength?: number;
  addLabel: ReactNode;
  /** The whole name of the adding button, with its list. */
  addName: string;
  removeName: (item: string) => string;
}

/**
 * Several short texts: typed one by one, shown as chips that can be taken away. Enter adds; what was typed and not added is added when
 * the field is left. Blanks and what is there already are not added.
 */
export function ItemListField(props: ItemListFieldProps) {
  const { label, help, hint, error, name, items, onChange, maxLength, addLabel, addName, removeName } = props;
  const [typed, setTyped] = useState("");
  const input = useRef<HTMLInputElement>(null);
  const add = () => {
    const item = typed.trim();
    setTyped("");
    if (item && !items.some((one) => one.toLocaleLowerCase("fr") === item.toLocaleLowerCase("fr"))) {
      onChange([...items, item]);
    }
  };
  const pressed = (event: KeyboardEvent) => {
    if (event.key !== "Enter") return;
    // The form is not finished: the item is.
    event.preventDefault();
    add();
  };
  const remove = (place: number) => {
    onChange(items.filter((_, other) => other !== place));
    input.current?.focus();
  };
  return (
    <div className="items">
      <FieldFrame
        label={label}
        help={help}
        error={error ?? null}
        {...(hint ? { hint } : {})}
        control={(ties) => (
          <div className="items-add">
            <input
              {...ties}
              ref={input}
              className="field-control"
              name={name}
              value={typed}
              maxLength={maxLength}
              autoComplete="off"
              enterKeyHint="done"
              onChange={(event) => setTyped(event.target.value)}
              onKeyDown={pressed}
              onBlur={add}
            />
            <Button icon="plus" aria-label={addName} onClick={() => (add(), input.current?.focus())}>
              {addLabel}
            </Button>
          </div>
        )}
      />
      {items.length > 0 && (
        <ul className="items-list">
          {items.map((item, place) => (
            <li key={item}>
              <span>{item}</span>
              <button type="button" aria-label={removeName(item)} onClick={() => remove(place)}>
                <Icon name="close" size="s" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
