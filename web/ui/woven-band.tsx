import { useId } from "react";
import { classNames } from "./class-names.ts";
import "./woven-band.css";

/**
 * The strip of cloth, 40 high and 120 long before it repeats: a block of stepped lozenge, a block of warp stripes and a block of
 * checks, the way narrow strips of Akan and Baoulé cloth alternate. Each entry is a thread of the palette and its path.
 */
const threads = [
  [1, "M0 0h120v40H0z"],
  [3, "M16 4h8v4h4v4h4v4h4v8h-4v4h-4v4h-4v4h-8v-4h-4v-4H8v-4H4v-8h4v-4h4V8h4z"],
  [2, "M16 12h8v4h4v8h-4v4h-8v-4h-4v-8h4z"],
  [1, "M18 16h4v8h-4zM16 18h8v4h-8z"],
  [4, "M42 0h6v40h-6zM72 0h6v40h-6z"],
  [3, "M50 0h2v40h-2zM68 0h2v40h-2z"],
  [2, "M54 0h4v40h-4zM62 0h4v40h-4z"],
  [
    4,
    "M80 0h10v10H80zM100 0h10v10h-10zM90 10h10v10H90zM110 10h10v10h-10zM80 20h10v10H80zM100 20h10v10h-10zM90 30h10v10H90zM110 30h10v10h-10z",
  ],
  [3, "M93 3h4v4h-4zM113 23h4v4h-4zM83 33h4v4h-4zM103 13h4v4h-4z"],
] as const;

export interface WovenBandProps {
  /** `s` and `m` are single strips; `cloth` is several sewn side by side, as large as its place. */
  size?: "s" | "m" | "cloth";
  className?: string;
}

/** The signature of the house: woven cloth. Decoration, used sparingly. */
export function WovenBand({ size = "m", className }: WovenBandProps) {
  const id = useId();
  return (
    <svg className={classNames("woven", `woven-${size}`, className)} aria-hidden="true" focusable="false">
      <pattern
        id={id}
        width="120"
        height={size === "cloth" ? 80 : 40}
        patternUnits="userSpaceOnUse"
        patternTransform={`scale(${scales[size]})`}
      >
        <Strip id={`${id}-strip`} />
        {size === "cloth" && (
          <>
            <use href={`#${id}-strip`} x="-40" y="40" />
            <use href={`#${id}-strip`} x="80" y="40" />
          </>
        )}
      </pattern>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  );
}

const scales = { s: 0.5, m: 1, cloth: 1.5 } as const;

function Strip({ id }: { id: string }) {
  return (
    <g id={id}>
      {threads.map(([thread, path]) => (
        <path key={path} className={`woven-${thread}`} d={path} />
      ))}
    </g>
  );
}
