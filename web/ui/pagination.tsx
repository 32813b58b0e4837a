import type { ReactNode } from "react";
import { Button } from "./button.tsx";
import "./pagination.css";

export interface PaginationProps {
  /** Name of the group, read aloud. */
  label: string;
  previousLabel: ReactNode;
  nextLabel: ReactNode;
  /** Where we are, such as "Page 2". */
  place?: ReactNode;
  /** Absent: there is no such page. */
  onPrevious?: () => void;
  onNext?: () => void;
  busy?: boolean;
}

/** Forward and back through a long list that is read with a cursor. */
export function Pagination({ label, previousLabel, nextLabel, place, onPrevious, onNext, busy }: PaginationProps) {
  return (
    <nav className="pagination" aria-label={label}>
      <Button look="quiet" icon="chevron-left" disabled={!onPrevious} onClick={onPrevious}>
        {previousLabel}
      </Button>
      {place && (
        <span className="pagination-place" aria-live="polite">
          {place}
        </span>
      )}
      <Button look="quiet" disabled={!onNext} busy={busy} onClick={onNext}>
        {nextLabel}
      </Button>
    </nav>
  );
}
