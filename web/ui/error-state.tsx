import type { ReactNode } from "react";
import { Button } from "./button.tsx";
import { Notice } from "./notice.tsx";
import "./states.css";

export interface ErrorStateProps {
  /** What could not be done. */
  title: ReactNode;
  /** The server's sentence, when it gave one. */
  children?: ReactNode;
  retryLabel: ReactNode;
  onRetry: () => void;
  busy?: boolean;
}

/** Something could not be loaded: says so aloud and offers to try again. */
export function ErrorState({ title, children, retryLabel, onRetry, busy }: ErrorStateProps) {
  return (
    <div className="state">
      <Notice tone="error" live title={title}>
        {children}
      </Notice>
      <Button onClick={onRetry} busy={busy}>
        {retryLabel}
      </Button>
    </div>
  );
}
