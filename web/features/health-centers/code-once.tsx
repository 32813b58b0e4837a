import { useEffect, useRef } from "react";
import type { ReactNode } from "react";
import { CopyButton } from "#web/ui/copy-button.tsx";
import { Notice } from "#web/ui/notice.tsx";
import "./health-centers.css";

export interface CodeOnceProps {
  title: string;
  /** Names the code. */
  label: string;
  code: string;
  copyLabel: string;
  copiedLabel: string;
  failedLabel: string;
  /** What to do with it. */
  children: ReactNode;
  actions?: ReactNode;
}

/** Something was created and has a code: large, to be read out, written down or copied. */
export function CodeOnce({
  title,
  label,
  code,
  copyLabel,
  copiedLabel,
  failedLabel,
  children,
  actions,
}: CodeOnceProps) {
  const box = useRef<HTMLDivElement>(null);
  // The form and its focus are gone: whoever cannot see hears what happened.
  useEffect(() => box.current?.focus(), []);
  return (
    <div className="stack code-once" ref={box} tabIndex={-1}>
      <Notice tone="success" title={title} />
      <div>
        <p className="quiet">{label}</p>
        <p className="code-once-code figures" translate="no">
          {code}
        </p>
      </div>
      {children}
      <div className="row">
        <CopyButton text={code} copiedLabel={copiedLabel} failedLabel={failedLabel}>
          {copyLabel}
        </CopyButton>
        {actions}
      </div>
    </div>
  );
}
