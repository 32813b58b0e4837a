import "./woven-band.css";
import "./brand-mark.css";

/** The stepped lozenge of the cloth, alone: the mark of the house. The same drawing is `web/public/icon.svg`. */
export function BrandMark() {
  return (
    <svg className="brand-mark" viewBox="0 0 40 40" aria-hidden="true" focusable="false">
      <rect className="woven-1" width="40" height="40" rx="8" />
      <path className="woven-3" d="M16 6h8v4h4v4h4v2h2v8h-2v2h-4v4h-4v4h-8v-4h-4v-4H8v-2H6v-8h2v-2h4v-4h4z" />
      <path className="woven-2" d="M18 12h4v6h6v4h-6v6h-4v-6h-6v-4h6z" />
    </svg>
  );
}
