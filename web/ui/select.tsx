import type { ComponentProps } from "react";
import { FieldFrame } from "./field-frame.tsx";
import type { FieldFrameProps } from "./field-frame.tsx";
import { Icon } from "./icon.tsx";

export type SelectProps = FieldFrameProps &
  Omit<ComponentProps<"select">, "id" | "style" | "className" | "multiple"> & {
    options: readonly { value: string; label: string }[];
    /** The first choice, with an empty value. */
    placeholder?: string;
  };

/** One of a list, with the phone's own chooser. */
export function Select({ label, help, error, hint, options, placeholder, ...select }: SelectProps) {
  const frame = { label, help, error, hint };
  return (
    <FieldFrame
      {...frame}
      control={(ties) => (
        <div className="field-frame">
          <select {...select} {...ties} className="field-control">
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <Icon name="chevron-down" />
        </div>
      )}
    />
  );
}
