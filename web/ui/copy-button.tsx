import { useEffect, useState } from "react";
import type { MouseEvent } from "react";
import { Button } from "./button.tsx";

const saidFor = 4000;

export interface CopyButtonProps {
  /** What lands on the clipboard. */
  text: string;
  /** The words on the button. */
  children: string;
  /** The name read aloud, when the words are too short alone; it must contain them. */
  label?: string;
  /** Said once it is copied. */
  copiedLabel: string;
  /** Said when the browser refuses. */
  failedLabel: string;
}

/** Copies a text and says so beside itself, aloud as well. */
export function CopyButton({ text, children, label, copiedLabel, failedLabel }: CopyButtonProps) {
  const [said, setSaid] = useState<string | null>(null);
  useEffect(() => {
    if (!said) return;
    const timer = setTimeout(() => setSaid(null), saidFor);
    return () => clearTimeout(timer);
  }, [said]);
  const copy = async ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    const done = await copyText(text, currentTarget);
    setSaid(done ? copiedLabel : failedLabel);
  };
  return (
    <span className="row">
      <Button icon="copy" aria-label={label} onClick={(event) => void copy(event)}>
        {children}
      </Button>
      <span className="small" role="status">
        {said}
      </span>
    </span>
  );
}

async function copyText(text: string, beside: HTMLElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // Without TLS there is no clipboard; the old way needs a selection, inside the open dialog if there is one.
    const field = document.createElement("textarea");
    field.value = text;
    field.className = "hidden-name";
    beside.after(field);
    field.select();
    const done = document.execCommand?.("copy") === true;
    field.remove();
    beside.focus();
    return done;
  }
}
