import { readFileSync } from "node:fs";
import path from "node:path";

const root = path.dirname(import.meta.dirname);
const imports = /^(?:import|export) (?!type )[^;]*? from "([^"]+)"/gm;
const comments = /\/\*[\s\S]*?\*\/|\/\/.*/g;

/** What of the engine a browser is sent, without its book. */
const entries = [
  "triage-engine/pocket/pocket.ts",
  "triage-engine/pocket/packed.ts",
  "triage-engine/pocket/packed-page.ts",
];

/** Whether that code may speak of a concept by this name: the name stands in it as a word, or ends in a word of it that begins with `_`. */
export function namedInCode(): (id: string) => boolean {
  const files = new Set(entries);
  const words = new Set<string>();
  // Files that are found on the way are looked through as well.
  for (const file of files) {
    const text = readFileSync(path.join(root, file), "utf8");
    for (const [, from = ""] of text.matchAll(imports)) files.add(place(file, from));
    for (const [word] of text.replace(comments, "").matchAll(/[a-z0-9_]+/g)) words.add(word);
  }
  const ends = [...words].filter((word) => word.startsWith("_") && word.length > 1);
  return (id) => words.has(id) || ends.some((end) => id.endsWith(end));
}

function place(file: string, from: string): string {
  if (from.startsWith("#triage-engine/")) return from.slice(1);
  if (from.startsWith("./")) return path.join(path.dirname(file), from);
  throw new Error(`${file} imports ${from}, which is not of the engine`);
}
