/** Drawings that say what to do without a word: two strokes thick, our own, on a grid of 48. */
const shapes = {
  phone: [
    "M15 8h6l3 8-4 3a22 22 0 0 0 11 11l3-4 8 3v6a4 4 0 0 1-4 4C23 38 11 26 11 12a4 4 0 0 1 4-4z",
    "M30 7a13 13 0 0 1 12 12M30 14a6 6 0 0 1 5 5",
  ],
  together: [
    "M16 18a5 5 0 1 0 0-10 5 5 0 0 0 0 10zM32 18a5 5 0 1 0 0-10 5 5 0 0 0 0 10z",
    "M8 42V30a8 8 0 0 1 14-5l2 3 2-3a8 8 0 0 1 14 5v12M16 32v10M32 32v10",
  ],
  hospital: ["M7 42V16l17-9 17 9v26z", "M24 17v12M18 23h12M20 42v-7h8v7"],
  speaker: ["M6 18h8l10-9v30l-10-9H6z", "M31 17a10 10 0 0 1 0 14M36 11a18 18 0 0 1 0 26"],
} as const;

export type PictureName = keyof typeof shapes;

/** It stands beside its word, which carries the name. */
export function Picture({ name }: { name: PictureName }) {
  return (
    <svg className="picture" viewBox="0 0 48 48" aria-hidden="true" focusable="false">
      {shapes[name].map((path) => (
        <path key={path} d={path} />
      ))}
    </svg>
  );
}
