import { derivations } from "#triage-engine/knowledge/derivations.ts";
import { concepts, presentations } from "#triage-engine/knowledge/index.ts";
import { sharedQuestions } from "#triage-engine/knowledge/questions.ts";
import { pageOf } from "#triage-engine/pocket/outline.ts";
import { packPage } from "#triage-engine/pocket/packed-page.ts";
import { pack } from "#triage-engine/pocket/packed.ts";
import { shortNamed } from "#triage-engine/pocket/short-names.ts";
import { namedInCode } from "./named-in-code.ts";
import { frenchToSend } from "./protected-french.ts";

/** All knowledge, by the names the browser knows it by. */
export const knowledge = shortNamed({ concepts, presentations, sharedQuestions, derivations }, namedInCode());

/** What the browser gets at once, as text. */
export const packed = JSON.stringify(pack(knowledge, frenchToSend()));

/** What it fetches as presentations open, as text: of each what is needed to judge by it, and the rest. */
export const pages: readonly (readonly [name: string, source: string])[] = knowledge.presentations.flatMap(({ id }) => {
  const [gist, rest] = packPage(knowledge, pageOf(knowledge, id)!);
  return [
    [id, JSON.stringify(gist)],
    [`${id}.rest`, JSON.stringify(rest)],
  ] as const;
});
