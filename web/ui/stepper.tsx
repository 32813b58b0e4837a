import { classNames } from "./class-names.ts";
import "./stepper.css";

export interface StepperProps {
  /** What the steps lead to; read aloud. */
  label: string;
  steps: readonly string[];
  /** Index of the step we are at. */
  current: number;
  /** Read aloud after a step that is behind us. */
  doneLabel: string;
}

/** Where we are on a short way, and how much is left. */
export function Stepper({ label, steps, current, doneLabel }: StepperProps) {
  return (
    <ol className="stepper" aria-label={label}>
      {steps.map((step, place) => (
        <li
          key={step}
          className={classNames("stepper-step", place < current && "stepper-done", place === current && "stepper-now")}
          aria-current={place === current ? "step" : undefined}
        >
          <span className="stepper-word">{step}</span>
          {place < current && <span className="hidden-name">{doneLabel}</span>}
        </li>
      ))}
    </ol>
  );
}
