import { useState } from "react";
import { FieldFrame } from "./field-frame.tsx";
import type { FieldProps } from "./field.tsx";
import "./button.css";

export type PasswordFieldProps = Omit<FieldProps, "type"> & {
  /** Words of the button inside the field, and what it says next. */
  showLabel: string;
  hideLabel: string;
};

/** A password that can be looked at. Say `autoComplete="current-password"` or `"new-password"`. */
export function PasswordField({ label, help, error, hint, showLabel, hideLabel, ...input }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const frame = { label, help, error, hint };
  return (
    <FieldFrame
      {...frame}
      control={(ties) => (
        <div className="field-frame">
          <input
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            {...input}
            {...ties}
            type={shown ? "text" : "password"}
            className="field-control"
          />
          <button
            type="button"
            className="button button-quiet field-inside"
            aria-controls={ties.id}
            onClick={() => setShown(!shown)}
          >
            {shown ? hideLabel : showLabel}
          </button>
        </div>
      )}
    />
  );
}
