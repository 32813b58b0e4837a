import { createHash } from "node:crypto";
import path from "node:path";
import type { Plugin } from "vite";
import type { Packed } from "#triage-engine/pocket/packed.ts";
import type * as Book from "./nurse-book.ts";

const root = path.dirname(import.meta.dirname);
const place = path.join(root, "web/features/triage/nurse-book.ts");
const frenchPlace = path.join(root, "triage-engine/language/common-words.ts");
/** A network that takes longer is none: the outline must do until the page is there. */
const within = 4000;

/**
 * Puts what the browser needs of the clinical knowledge in the place of the module that holds it whole: an outline packed small, and each presentation's
 * page as a file of its own below `assets/`, which is fetched when the presentation opens (decision 0028). A build that watches leaves the module as it
 * stands, so that a change of knowledge shows.
 */
export function nurseBook(): Plugin {
  return {
    name: "keneya-nurse-book",
    apply: "build",
    async load(id) {
      const asked = path.normalize(id.split("?")[0]!);
      if ((asked !== place && asked !== frenchPlace) || this.meta.watchMode) return null;
      // The words come with the outline.
      if (asked === frenchPlace) return { code: "export const protectedWords = new Set();", moduleType: "js" };
      // By its whole name: read when it is needed, not with the settings of the build.
      const { packed, pages } = (await import(path.join(root, "tools/nurse-book.ts"))) as typeof Book;
      const outline = partedOutline(packed);
      const folder = `assets/nurse-${createHash("sha256").update(packed).update(JSON.stringify(pages)).digest("base64url").slice(0, 8)}`;
      if (this.environment.name === "client") {
        this.emitFile({ type: "asset", fileName: `${folder}/${outlineFile}`, source: outline.bytes });
        for (const [page, source] of pages) this.emitFile({ type: "asset", fileName: `${folder}/${page}.bin`, source });
      }
      return { code: moduleOf(outline, `/${folder}/`), moduleType: "js" };
    },
  };
}

/** Packed texts of the outline are sent as bytes in a file of their own: as letters in the code they take 0.4 kB more. */
const outlineFile = "outline.bin";

/** The outline without its packed texts, their lengths, and the bytes of all of them. */
function partedOutline(packed: string) {
  const { texts, logic, lexicon } = JSON.parse(packed) as Packed;
  // Whole groups of four letters, as pages are written.
  const parts = [texts, logic, lexicon.text].map((text) => text.padEnd(Math.ceil(text.length / 4) * 4, "A"));
  const rest = { ...(JSON.parse(packed) as Packed), texts: "", logic: "", lexicon: { ...lexicon, text: "" } };
  return {
    rest,
    ends: [parts[0]!.length, parts[0]!.length + parts[1]!.length],
    bytes: Buffer.from(parts.join(""), "base64"),
  };
}

function moduleOf({ rest, ends }: ReturnType<typeof partedOutline>, folder: string): string {
  return `import { unpackPage } from "#triage-engine/pocket/packed-page.ts";
import { unpack } from "#triage-engine/pocket/packed.ts";
import { protectedWords } from "#triage-engine/language/common-words.ts";
let outline;
const part = async (name) => {
  const answer = await fetch(${JSON.stringify(folder)} + name + ".bin", { signal: AbortSignal.timeout?.(${within}) });
  if (!answer.ok) throw new Error("No page " + name);
  return btoa(Array.from(new Uint8Array(await answer.arrayBuffer()), (byte) => String.fromCharCode(byte)).join(""));
};
export const loadOutline = async () => {
  const all = await part("outline");
  const rest = ${JSON.stringify(rest)};
  outline = unpack({ ...rest, texts: all.slice(0, ${ends[0]}), logic: all.slice(${ends[0]}, ${ends[1]}), lexicon: { ...rest.lexicon, text: all.slice(${ends[1]}) } });
  for (const word of outline.french) protectedWords.add(word);
  return outline;
};
export const loadPage = async ({ id, ask, told, grave }) =>
  unpackPage(outline, ...(await Promise.all([part(id), ask && part(id + ".ask"), told && part(id + ".told"), grave && part(id + ".grave")])));
`;
}
