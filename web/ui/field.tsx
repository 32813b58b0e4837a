import type { ComponentProps } from "react";
import { FieldFrame } from "./field-frame.tsx";
import type { FieldFrameProps } from "./field-frame.tsx";

export type FieldProps = FieldFrameProps & Omit<ComponentProps<"input">, "id" | "style" | "className">;

/** One line of text. Everything an input knows (`type`, `name`, `autoComplete`, `inputMode`, `ref` …) is passed through. */
export function Field({ label, help, error, hint, ...input }: FieldProps) {
  const frame = { label, help, error, hint };
  return <FieldFrame {...frame} control={(ties) => <input {...input} {...ties} className="field-control" />} />;
}
