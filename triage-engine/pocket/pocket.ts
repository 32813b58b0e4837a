import { play, type Chat, type Turn } from "#triage-engine/chat.ts";
import { makeReader } from "#triage-engine/language/read.ts";
import { remembering } from "#triage-engine/language/remember.ts";
import { namesPage, relabelled, type Page } from "./outline.ts";
import { outcomeOf, type Outcome } from "#triage-engine/outcome.ts";
import { readBook, type Book, type Knowledge } from "#triage-engine/reasoning/book.ts";
import { open, surelyOpens } from "#triage-engine/reasoning/levels.ts";
import { rulesTold } from "#triage-engine/reasoning/result.ts";

type LoadPage = (id: string, whole: boolean) => Promise<Page>;
type Wanted = { id: string; whole: boolean };

/** The engine over knowledge whose pages come when they are needed. */
export type Pocket = { assess: (turns: readonly Turn[]) => Promise<Outcome> };

/**
 * Answers chats as `assess` of the engine does, from an outline and the pages that the chat opens; only the summary for the doctor is left to the server.
 * `loadPage` gets one page by the presentation's id, whole or what is needed to judge by it, or fails; then the outline must do: its rules count, nothing is proven benign, and the page is asked
 * for again at the next message.
 */
export function makePocket(outline: Knowledge, loadPage: LoadPage): Pocket {
  const read = remembering(makeReader(outline.concepts));
  const pages = new Map<string, Page>();
  const whole = new Set<string>();
  let book = readBook(outline);
  /** The messages all of whose pages are here. */
  let settled: readonly Turn[] = [];

  async function gather(wanted: readonly Wanted[]): Promise<void> {
    const got = await Promise.all(
      wanted.map(async (one) => ({ ...one, page: await loadPage(one.id, one.whole).catch(() => undefined) })),
    );
    for (const one of got) {
      if (!one.page) continue;
      pages.set(one.id, one.page);
      if (one.whole) whole.add(one.id);
    }
    if (got.some(({ page }) => page)) book = readBook(withPages(outline, pages));
  }

  const missing = (one: Wanted) => !(one.whole ? whole : pages).has(one.id);

  return {
    assess: async (turns) => {
      const tried = new Map<string, Wanted>();
      // Message by message: what was asked on the way hangs on the pages that were open then.
      for (let said = alike(turns, settled); said <= turns.length;) {
        const wanted = pagesOf(book, play(book, read, turns.slice(0, said))).filter(missing);
        const news = wanted.filter((one) => !tried.has(nameOf(one)));
        for (const one of news) tried.set(nameOf(one), one);
        if (news.length) await gather(news);
        else said += 1;
      }
      const unfinished = [...tried.values()].some(missing);
      if (!unfinished) settled = [...turns];
      return outcomeOf(book, play(book, read, turns), "", unfinished);
    },
  };
}

/** How many messages two chats begin with alike. */
function alike(turns: readonly Turn[], before: readonly Turn[]): number {
  const differs = turns.findIndex(({ says }, at) => says !== before[at]?.says);
  return differs < 0 ? turns.length : differs;
}

function withPages(outline: Knowledge, pages: ReadonlyMap<string, Page>): Knowledge {
  const labels = Object.assign({}, ...[...pages.values()].map((page) => page.labels)) as Page["labels"];
  return {
    ...outline,
    concepts: relabelled(outline.concepts, labels),
    presentations: outline.presentations.map((page) => pages.get(page.id)?.presentation ?? page),
  };
}

/**
 * The pages a chat needs at this moment: whole, those that it is about and those whose rules explain the result; to judge by, all others that were told of
 * or that a sign nobody named would open. What may have been misheard is weighed without it as well, and asked for by its name.
 */
export function pagesOf(book: Book, { moment, pending, result, supposed, doubt }: Chat): Wanted[] {
  const opened = [open(book, moment), ...(doubt?.pages ?? [])];
  const deciding = result?.rules.slice(0, rulesTold) ?? [];
  const decided = book.rules.filter(({ id }) => deciding.includes(id)).map(({ presentation }) => presentation);
  const perhaps = supposed.flatMap((sign) =>
    (book.index.opened.get(sign) ?? []).filter(({ opens }) => opens[sign]! >= surelyOpens),
  );
  const about = opened.flatMap(({ main, layers }) => [...main, ...layers]);
  const told = new Set(about.map(({ id }) => id).concat(decided));
  const signs = [...book.concepts.keys()];
  const others = new Set(
    [...opened.flatMap(({ all }) => all), ...perhaps]
      .map(({ id }) => id)
      .concat((doubt?.nameless ?? []).map((id) => namesPage(signs.indexOf(id))))
      .filter((id) => !told.has(id)),
  );
  // Until the age is known nothing is asked of a page, and half of those that opened may be for another age.
  const asking = pending?.question.number !== "age";
  // Of an emergency only what explains it is read.
  const whole = (id: string) => (result?.level === "emergency" ? decided.includes(id) : asking);
  return [...[...told].map((id) => ({ id, whole: whole(id) })), ...[...others].map((id) => ({ id, whole: false }))];
}

const nameOf = ({ id, whole }: Wanted) => `${id} ${whole}`;
