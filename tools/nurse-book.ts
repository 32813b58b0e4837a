import { derivations } from "#triage-engine/knowledge/derivations.ts";
import { concepts, presentations } from "#triage-engine/knowledge/index.ts";
import { sharedQuestions } from "#triage-engine/knowledge/questions.ts";
import { pageOf } from "#triage-engine/outline.ts";
import { packPage } from "#triage-engine/packed-page.ts";
import { pack } from "#triage-engine/packed.ts";

const knowledge = { concepts, presentations, sharedQuestions, derivations };

/** What the browser gets at once, as text. */
export const packed = JSON.stringify(pack(knowledge));

/** What it fetches as presentations open, as text by the presentation's id. */
export const pages: readonly (readonly [id: string, source: string])[] = presentations.map(({ id }) => [
  id,
  JSON.stringify(packPage(knowledge, pageOf(knowledge, id)!)),
]);
