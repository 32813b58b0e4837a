import "./states.css";

export interface SkeletonProps {
  /** Said to screen readers while the place is empty. */
  label: string;
  /** How many lines or blocks the real thing will take, so that nothing jumps. */
  count?: number;
  look?: "lines" | "blocks";
}

/** The place of something that is being fetched. */
export function Skeleton({ label, count = 3, look = "lines" }: SkeletonProps) {
  return (
    <div className={look === "blocks" ? "skeleton skeleton-block" : "skeleton"} role="status">
      <span className="hidden-name">{label}</span>
      {Array.from({ length: count }, (_, place) => (
        <div key={place} className="skeleton-line" />
      ))}
    </div>
  );
}
