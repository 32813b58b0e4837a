import { useId } from "react";
import type { ComponentProps, ReactNode } from "react";
import { FieldError } from "./field-frame.tsx";
import "./choice.css";

export type CheckboxProps = Omit<ComponentProps<"input">, "id" | "style" | "className" | "type"> & {
  /** May hold a link: pressing the words beside it toggles the box. */
  label: ReactNode;
  error?: string | null;
};

/** Yes or no. The whole line is the target. */
export function Checkbox({ label, error, ...input }: CheckboxProps) {
  const id = useId();
  return (
    <div className="field">
      <label className="check">
        <input
          {...input}
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
        />
        <span>{label}</span>
      </label>
      <FieldError id={`${id}-error`} error={error} />
    </div>
  );
}
