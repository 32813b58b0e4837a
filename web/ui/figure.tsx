import type { ReactNode } from "react";
import "./figure.css";

/** A few numbers side by side: a description list, so that each number is read with its name. */
export function FigureList({ children }: { children: ReactNode }) {
  return <dl className="figure-list">{children}</dl>;
}

/** One number and what it counts. `note` is a real comparison ("+8 % this month") or is absent. */
export function Figure({ label, value, note }: { label: ReactNode; value: ReactNode; note?: ReactNode }) {
  return (
    <div className="figure-one">
      {note && <dd className="figure-note">{note}</dd>}
      <dt className="figure-label">{label}</dt>
      <dd className="figure-value">{value}</dd>
    </div>
  );
}
