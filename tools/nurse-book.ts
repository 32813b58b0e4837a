import { derivations } from "#triage-engine/knowledge/derivations.ts";
import { carriedConcepts, carriedPresentations } from "#triage-engine/knowledge/carried.ts";
import { sharedQuestions } from "#triage-engine/knowledge/questions.ts";
import { labelledAnyway, namesPage, pageOf } from "#triage-engine/pocket/outline.ts";
import { packNames, packPage, packParts } from "#triage-engine/pocket/packed-page.ts";
import { pack, unpack, type Packed } from "#triage-engine/pocket/packed.ts";
import { shortNamed } from "#triage-engine/pocket/short-names.ts";
import { namedInCode } from "./named-in-code.ts";
import { frenchToSend } from "./protected-french.ts";

/** All knowledge, by the names the browser knows it by. */
export const knowledge = shortNamed(
  { concepts: carriedConcepts, presentations: carriedPresentations, sharedQuestions, derivations },
  namedInCode(),
);

const parts = knowledge.presentations.map(({ id }) => packPage(knowledge, pageOf(knowledge, id)!));

/** What the browser gets at once, as text. */
export const packed = JSON.stringify(
  pack(
    knowledge,
    frenchToSend(),
    parts.map((all) => JSON.stringify(all)),
  ),
);

const { memory } = unpack(JSON.parse(packed) as Packed);

/** What it fetches as presentations open, as bytes: of each what is needed to judge by it, and the rest. */
export const pages = [
  ...parts.flatMap((all) => {
    const [[id]] = all;
    return packParts(memory, all).map(
      (text, at) => [`${id}${["", ".ask", ".told", ".grave"][at]}`, bytesOf(text)] as const,
    );
  }),
  ...labelsByPage().map(
    ([name, labels]) => [name, bytesOf(packParts(memory, [packNames(knowledge, labels)])[0]!)] as const,
  ),
];

/** The labels that are not sent with the outline, page by page. */
function labelsByPage(): [string, Record<string, string>][] {
  const common = labelledAnyway(knowledge.sharedQuestions);
  const byPage = new Map<string, Record<string, string>>();
  knowledge.concepts.forEach(({ id, label }, at) => {
    if (!common.has(id)) byPage.set(namesPage(at), { ...byPage.get(namesPage(at)), [id]: label });
  });
  return [...byPage];
}

/** Whole groups of four letters, since what is left of the last would be lost. */
function bytesOf(text: string): Buffer {
  return Buffer.from(text.padEnd(Math.ceil(text.length / 4) * 4, "A"), "base64");
}
