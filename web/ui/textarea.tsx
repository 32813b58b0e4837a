import type { ComponentProps } from "react";
import { FieldFrame } from "./field-frame.tsx";
import type { FieldFrameProps } from "./field-frame.tsx";

export type TextareaProps = FieldFrameProps & Omit<ComponentProps<"textarea">, "id" | "style" | "className">;

/** Several lines of text. */
export function Textarea({ label, help, error, hint, ...textarea }: TextareaProps) {
  const frame = { label, help, error, hint };
  return <FieldFrame {...frame} control={(ties) => <textarea {...textarea} {...ties} className="field-control" />} />;
}
