import { useId } from "react";
import type { ReactNode } from "react";
import { FieldError } from "./field-frame.tsx";
import "./field.css";
import "./choice.css";

export interface ChipGroupProps {
  /** What is being chosen. */
  label: ReactNode;
  choices: readonly { value: string; label: ReactNode }[];
  chosen: readonly string[];
  onToggle: (value: string, chosen: boolean) => void;
  help?: ReactNode;
  error?: string | null | undefined;
}

/** Some of a few, all of them visible: boxes to tick that look like words to touch. */
export function ChipGroup({ label, choices, chosen, onToggle, help, error }: ChipGroupProps) {
  const id = useId();
  const describedBy = [help ? `${id}-help` : "", error ? `${id}-error` : ""].filter(Boolean).join(" ");
  return (
    <fieldset className="field">
      <legend className="field-label">{label}</legend>
      {help && (
        <p className="field-help" id={`${id}-help`}>
          {help}
        </p>
      )}
      <div className="chips">
        {choices.map((choice) => (
          <label key={choice.value} className="chip">
            <input
              type="checkbox"
              checked={chosen.includes(choice.value)}
              aria-invalid={error ? true : undefined}
              aria-describedby={describedBy || undefined}
              onChange={(event) => onToggle(choice.value, event.target.checked)}
            />
            <span>{choice.label}</span>
          </label>
        ))}
      </div>
      <FieldError id={`${id}-error`} error={error} />
    </fieldset>
  );
}
