import type { ReactNode } from "react";
import { WovenBand } from "./woven-band.tsx";
import "./states.css";

/** Nothing here yet: says so, says what to do, and offers it. */
export function EmptyState({
  title,
  children,
  action,
}: {
  title: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
}) {
  return (
    <div className="state">
      <WovenBand size="s" />
      <p className="state-title">{title}</p>
      {children && <div className="state-text">{children}</div>}
      {action}
    </div>
  );
}
