import path from "node:path";
import { parseAst, type Plugin } from "vite";
import { tied, tiedAfterHole } from "#texts/tied.ts";

const folder = path.join(path.dirname(import.meta.dirname), "texts/fr") + path.sep;

/**
 * Ties French signs and units to their word in every text of the pages, here and nowhere else: the files of `texts/fr/` are written with plain spaces.
 * What comes over the network (an answer of the nurse) is tied where it is shown.
 */
export function frenchSpaces(): Plugin {
  return {
    name: "keneya-french-spaces",
    transform(code, id) {
      const file = path.normalize(id.split("?")[0]!);
      // The helper's own patterns are no texts.
      if (!file.startsWith(folder) || file === `${folder}tied.ts`) return null;
      return { code: tiedTexts(code), map: null };
    },
  };
}

interface Node {
  type: string;
  start: number;
  end: number;
  [part: string]: unknown;
}

/** A module whose strings are tied; its keys, patterns and all other code stay to the letter. */
export function tiedTexts(code: string): string {
  const edits: { start: number; end: number; text: string }[] = [];
  const edit = ({ start, end }: Node, tie: (text: string) => string) => {
    const [before, text] = [code.slice(start, end), tie(code.slice(start, end))];
    if (text !== before) edits.push({ start, end, text });
  };
  const walk = (node: Node) => {
    if (node.type === "Literal" && typeof node["value"] === "string") return edit(node, tied);
    if (node.type === "TemplateLiteral") {
      (node["quasis"] as Node[]).forEach((piece, index) => edit(piece, index === 0 ? tied : tiedAfterHole));
      for (const hole of node["expressions"] as Node[]) walk(hole);
      return;
    }
    for (const [part, value] of Object.entries(node)) {
      if (part === "key" && node["computed"] !== true) continue;
      for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) walk(child);
    }
  };
  walk(parseAst(code) as unknown as Node);
  return edits
    .toSorted((one, other) => other.start - one.start)
    .reduce((text, { start, end, text: piece }) => text.slice(0, start) + piece + text.slice(end), code);
}

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && typeof (value as Node).type === "string";
