import QRCode from "qrcode";
import { ink, type Pdf } from "./house-style.ts";

/** One row of dark modules that touch: where it begins, and how many there are. */
interface DarkRun {
  row: number;
  column: number;
  length: number;
}

/** The dark modules of a code, row by row; level M survives a fold or a stain on paper. */
function darkRunsOf(content: string): { size: number; runs: DarkRun[] } {
  const { size, data } = QRCode.create(content, { errorCorrectionLevel: "M" }).modules;
  const runs: DarkRun[] = [];
  for (let row = 0; row < size; row += 1) {
    for (let column = 0; column < size; column += 1) {
      if (!data[row * size + column]) continue;
      const last = runs.at(-1);
      if (last?.row === row && last.column + last.length === column) last.length += 1;
      else runs.push({ row, column, length: 1 });
    }
  }
  return { size, runs };
}

/** Draws a code as vectors, `side` wide. The quiet zone around it is the caller's paper. */
export function drawQrCode(pdf: Pdf, content: string, at: { x: number; y: number; side: number }): void {
  const { size, runs } = darkRunsOf(content);
  const module = at.side / size;
  pdf.save();
  pdf.translate(at.x, at.y).scale(module);
  for (const { row, column, length } of runs) pdf.rect(column, row, length, 1);
  pdf.fill(ink.text);
  pdf.restore();
}
