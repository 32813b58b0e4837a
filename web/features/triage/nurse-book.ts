import { derivations } from "#triage-engine/knowledge/derivations.ts";
import { carriedConcepts, carriedPresentations } from "#triage-engine/knowledge/carried.ts";
import { sharedQuestions } from "#triage-engine/knowledge/questions.ts";
import { outlineOf, pageOf, type Page } from "#triage-engine/pocket/outline.ts";
import type { WantedPage } from "#triage-engine/pocket/pocket.ts";
import type { Knowledge } from "#triage-engine/reasoning/book.ts";

// What is built for people has another inside: the outline packed small, each page a file of its own (tools/nurse-book-plugin.ts).

const knowledge: Knowledge = {
  concepts: carriedConcepts,
  presentations: carriedPresentations,
  sharedQuestions,
  derivations,
};

/** What the nurse must know from the start. Refuses: it cannot be had now. */
export const loadOutline = (): Promise<Knowledge> => Promise.resolve(outlineOf(knowledge));

/** Fetches a page of the nurse's book. Refuses: a page that is not there, or cannot be had now. */
export function loadPage({ id }: WantedPage): Promise<Page> {
  const page = pageOf(knowledge, id);
  return page ? Promise.resolve(page) : Promise.reject(new Error(`No page ${id}`));
}
