import { inflateSync } from "node:zlib";
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";

/** A PDF as a reader of it sees it. */
export interface ReadPdf {
  pages: number;
  title: string;
  lang: string | null;
  /** Every piece of text, in the order of drawing. */
  texts: string[];
  links: string[];
}

/** Reads a PDF back with a reader that knows nothing of what wrote it. */
export async function readPdf(bytes: Buffer): Promise<ReadPdf> {
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0 });
  const pdf = await task.promise;
  const { info } = await pdf.getMetadata();
  const read: ReadPdf = {
    pages: pdf.numPages,
    title: String((info as { Title?: string }).Title ?? ""),
    lang: (info as { Language?: string | null }).Language ?? null,
    texts: [],
    links: [],
  };
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent();
    read.texts.push(...items.flatMap((item) => ("str" in item && item.str.trim() !== "" ? [item.str] : [])));
    for (const annotation of await page.getAnnotations()) if (annotation.url) read.links.push(annotation.url);
  }
  await task.destroy();
  return read;
}

/** The rectangles of one unit's height on whole numbers, as they stand in the drawing: the modules of a QR code. */
export function modulesDrawn(bytes: Buffer): { row: number; column: number; length: number }[] {
  const text = bytes.toString("latin1");
  const found: { row: number; column: number; length: number }[] = [];
  for (const match of text.matchAll(/stream\r?\n/g)) {
    const start = match.index + match[0].length;
    let drawing: string;
    try {
      drawing = inflateSync(bytes.subarray(start, text.indexOf("endstream", start))).toString("latin1");
    } catch {
      continue;
    }
    for (const [, x, y, width] of drawing.matchAll(/^(\d+) (\d+) (\d+) 1 re$/gm)) {
      found.push({ column: Number(x), row: Number(y), length: Number(width) });
    }
  }
  return found;
}
