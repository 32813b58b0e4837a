import { play, type Turn } from "#triage-engine/chat.ts";
import { assess, assessAlone } from "#triage-engine/engine.ts";
import { makeReader } from "#triage-engine/language/read.ts";
import { remembering } from "#triage-engine/language/remember.ts";
import { labelledAnyway } from "#triage-engine/pocket/outline.ts";
import { pagesOf } from "#triage-engine/pocket/pocket.ts";
import { readBook, unlabelled } from "#triage-engine/reasoning/book.ts";
import type { Vignette } from "#triage-engine/vignette.ts";
import { workVignettes } from "#triage-engine/vignettes/index.ts";
import { spread } from "#triage-engine/vignettes/spread.ts";
import { playVignette } from "#triage-engine/vignettes/play-vignette.ts";
import { heaviestCases } from "./heaviest-cases.ts";
import { knowledge, pages } from "./nurse-book.ts";

/** How much a case's chat fetches of the nurse's pages, which are packed as small as they get. */
export type PagesFetched = { id: string; turns: readonly Turn[]; pages: number; weight: number };

/** The working cases that are weighed: some, and those that weighed most when all were, which takes minutes. */
const weighedCases = [
  ...new Set([...spread(workVignettes, 100), ...workVignettes.filter(({ id }) => heaviestCases.has(id))]),
];

/** What each of some cases fetches of the nurse's pages, the most first: every page that any of its messages opens, in a chat with the server's nurse and without a network. */
export function pagesByCase(cases: readonly Vignette[] = weighedCases): PagesFetched[] {
  const weights = new Map(pages.map(([id, source]) => [id, source.length]));
  const book = readBook(knowledge);
  // As a browser has it: the other labels come with pages.
  const labelled = labelledAnyway(knowledge.sharedQuestions);
  const sent = readBook({
    ...knowledge,
    concepts: knowledge.concepts.map((one) => (labelled.has(one.id) ? one : { ...one, label: unlabelled + one.id })),
  });
  const read = remembering(makeReader(knowledge.concepts));
  const weighed = (id: string, turns: readonly Turn[], from: number): PagesFetched => {
    const ids = new Set<string>();
    for (let said = from; said <= turns.length; said += 1)
      for (const { id: page, ask, told, grave } of pagesOf(book, play(sent, read, turns.slice(0, said))))
        for (const part of ["", ask && ".ask", told && ".told", grave && ".grave"])
          if (part !== false) ids.add(`${page}${part}`);
    return { id, turns, pages: ids.size, weight: [...ids].reduce((sum, page) => sum + (weights.get(page) ?? 0), 0) };
  };
  const heaviest = (fetched: readonly PagesFetched[]) => fetched.toSorted((a, b) => b.weight - a.weight);
  // What is open at the end is nearly all that was; the heaviest are weighed message by message.
  const atTheEnd = heaviest(
    cases.flatMap((vignette) => {
      const [online, alone] = [assess, assessAlone].map((nurse) => playVignette(vignette, undefined, nurse));
      const apart = alone!.asked.join() !== online!.asked.join();
      return [online!, ...(apart ? [alone!] : [])].map(({ messages, asked }) => {
        const turns = messages.map((says, at) => ({ says, to: asked[at - 1] }));
        return weighed(vignette.id, turns, turns.length);
      });
    }),
  );
  const few = atTheEnd.slice(0, 100).map(({ id, turns }) => weighed(id, turns, 1));
  return [...heaviest(few), ...atTheEnd.slice(100)];
}
