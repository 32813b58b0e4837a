import type PdfDocument from "pdfkit";

export type Pdf = InstanceType<typeof PdfDocument>;

/** The light palette of `web/ui/tokens.css`: paper has no dark mode. */
export const ink = {
  text: "#12211c",
  quiet: "#4a5a53",
  line: "#e4dacb",
  green: "#0b5d4b",
  onGreen: "#fdfaf4",
  onGreenQuiet: "#cfe3da",
  orange: "#963d0b",
  orangeTint: "#fbeadb",
} as const;

const cloth = ["", "#0b5d4b", "#d9601a", "#f0d9b5", "#073c30"] as const;

/** The strip of `web/ui/woven-band.tsx`, 120 by 40 before it repeats: each entry a thread of the cloth and its path. */
const threads: readonly (readonly [1 | 2 | 3 | 4, string])[] = [
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
];

/** Draws the woven band across the page at its top; decoration, which readers of the text pass over. */
export function drawWovenBand(pdf: Pdf, height: number): void {
  const scale = height / 40;
  pdf.save();
  pdf.rect(0, 0, pdf.page.width, height).clip();
  for (let x = 0; x < pdf.page.width; x += 120 * scale) {
    pdf.save().translate(x, 0).scale(scale);
    for (const [thread, path] of threads) pdf.path(path).fill(cloth[thread]);
    pdf.restore();
  }
  pdf.restore();
}
