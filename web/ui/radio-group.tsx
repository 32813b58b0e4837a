import { useId } from "react";
import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";
import { FieldError } from "./field-frame.tsx";
import "./field.css";
import "./choice.css";

export interface Choice {
  value: string;
  label: ReactNode;
  /** Under the label (not in chips). */
  note?: ReactNode;
  /** At the end of the line, such as an amount (not in chips). */
  aside?: ReactNode;
  disabled?: boolean;
}

export interface RadioGroupProps {
  /** What is being chosen. */
  label: ReactNode;
  /** The label is read aloud only: the screen says it already. */
  labelHidden?: boolean;
  name?: string;
  choices: readonly Choice[];
  value: string | null;
  onChange: (value: string) => void;
  /** `chips` for short words such as hours, `lines` for choices that need a sentence. */
  look?: "lines" | "chips";
  help?: ReactNode;
  error?: string | null;
}

/** One of a few, all of them visible. Arrow keys move, as in any group of radio buttons. */
export function RadioGroup({
  label,
  labelHidden,
  name,
  choices,
  value,
  onChange,
  look = "lines",
  help,
  error,
}: RadioGroupProps) {
  const id = useId();
  const describedBy = [help ? `${id}-help` : "", error ? `${id}-error` : ""].filter(Boolean).join(" ");
  return (
    <fieldset className="field" aria-describedby={describedBy || undefined} data-invalid={error ? true : undefined}>
      <legend className={labelHidden ? "hidden-name" : "field-label"}>{label}</legend>
      <div className={look === "chips" ? "chips" : "choices"}>
        {choices.map((choice) => (
          <label key={choice.value} className={look === "chips" ? "chip" : "choice"}>
            <input
              type="radio"
              name={name ?? id}
              value={choice.value}
              checked={choice.value === value}
              disabled={choice.disabled}
              onChange={() => onChange(choice.value)}
            />
            {look === "chips" ? <span>{choice.label}</span> : <ChoiceLine choice={choice} />}
          </label>
        ))}
      </div>
      {help && (
        <p className="field-help" id={`${id}-help`}>
          {help}
        </p>
      )}
      <FieldError id={`${id}-error`} error={error} />
    </fieldset>
  );
}

function ChoiceLine({ choice }: { choice: Choice }) {
  return (
    <>
      <span className="choice-text">
        <span className="choice-label">{choice.label}</span>
        {choice.note && <span className={classNames("quiet", "small")}>{choice.note}</span>}
      </span>
      {choice.aside && <span className="choice-aside">{choice.aside}</span>}
    </>
  );
}
