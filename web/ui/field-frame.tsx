import { useId } from "react";
import type { ReactNode } from "react";
import { Icon } from "./icon.tsx";
import "./field.css";

/** What every field has around its control. */
export interface FieldFrameProps {
  label: ReactNode;
  /** Under the control, always visible. */
  help?: ReactNode;
  /** Beside the field and announced as soon as it appears. */
  error?: string | null;
  /** A word after the label, such as the one for "optional". */
  hint?: string;
}

/** The attributes that tie a control to its label, help and error. */
export interface ControlTies {
  id: string;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
}

/** Label above, control, help under, error announced. `control` receives the attributes that tie them together. */
export function FieldFrame({
  label,
  help,
  error,
  hint,
  control,
}: FieldFrameProps & { control: (ties: ControlTies) => ReactNode }) {
  const id = useId();
  const describedBy = [help ? `${id}-help` : "", error ? `${id}-error` : ""].filter(Boolean).join(" ");
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {label} {hint && <span className="field-optional">{hint}</span>}
      </label>
      {control({ id, "aria-describedby": describedBy || undefined, "aria-invalid": error ? true : undefined })}
      {help && (
        <p className="field-help" id={`${id}-help`}>
          {help}
        </p>
      )}
      <FieldError id={`${id}-error`} error={error} />
    </div>
  );
}

/** The place of an error. It is there from the start, so that readers announce what lands in it. */
export function FieldError({ id, error }: { id: string; error: string | null | undefined }) {
  return (
    <div className="field-error" id={id} role="alert">
      {error && (
        <>
          <Icon name="error" size="s" />
          <span>{error}</span>
        </>
      )}
    </div>
  );
}
