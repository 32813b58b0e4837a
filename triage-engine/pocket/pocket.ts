import { play, type Chat, type Turn } from "#triage-engine/chat.ts";
import { makeReader } from "#triage-engine/language/read.ts";
import { remembering } from "#triage-engine/language/remember.ts";
import { namesPage, relabelled, type Page } from "./outline.ts";
import { outcomeOf, type Outcome } from "#triage-engine/outcome.ts";
import { readBook, type Book, type Knowledge } from "#triage-engine/reasoning/book.ts";
import { open, surelyOpens } from "#triage-engine/reasoning/levels.ts";

/** A page that is needed to judge by, and whether for its questions, for what it tells, and for what it tells of an emergency as well. */
export type WantedPage = { id: string; ask: boolean; told: boolean; grave: boolean };
type LoadPage = (wanted: WantedPage) => Promise<Page>;

/** The engine over knowledge whose pages come when they are needed. */
export type Pocket = { assess: (turns: readonly Turn[]) => Promise<Outcome> };

/**
 * Answers chats as `assess` of the engine does, from an outline and the pages that the chat opens; only the summary for the doctor is left to the server.
 * `loadPage` gets one page by the presentation's id, as much of it as is wanted, or fails; then the outline must do: its rules count, nothing is proven benign, and the page is asked
 * for again at the next message.
 */
export function makePocket(outline: Knowledge, loadPage: LoadPage): Pocket {
  const read = remembering(makeReader(outline.concepts));
  const pages = new Map<string, Page>();
  const had = new Map<string, WantedPage>();
  let book = readBook(outline);
  /** The messages all of whose pages are here. */
  let settled: readonly Turn[] = [];

  async function gather(wanted: readonly WantedPage[]): Promise<void> {
    const got = await Promise.all(
      wanted.map(async (one) => {
        const before = had.get(one.id) ?? one;
        const all = {
          id: one.id,
          ask: one.ask || before.ask,
          told: one.told || before.told,
          grave: one.grave || before.grave,
        };
        return { all, page: await loadPage(all).catch(() => undefined) };
      }),
    );
    for (const { all, page } of got) {
      if (!page) continue;
      pages.set(all.id, page);
      had.set(all.id, all);
    }
    if (got.some(({ page }) => page)) book = readBook(withPages(outline, pages));
  }

  const missing = ({ id, ask, told, grave }: WantedPage) => {
    const before = had.get(id);
    return !before || (ask && !before.ask) || (told && !before.told) || (grave && !before.grave);
  };

  return {
    assess: async (turns) => {
      const tried = new Map<string, WantedPage>();
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
 * The pages a chat needs at this moment: the questions of those it is about, what those tell that explain the result; to judge by, all others that were told of
 * or that a sign nobody named would open. What may have been misheard is weighed without it as well, and asked for by its name.
 */
export function pagesOf(book: Book, { moment, pending, result, supposed, doubt }: Chat): WantedPage[] {
  const opened = [open(book, moment), ...(doubt?.pages ?? [])];
  const explaining = result?.pages ?? [];
  const perhaps = supposed.flatMap((sign) =>
    (book.index.opened.get(sign) ?? []).filter(({ opens }) => opens[sign]! >= surelyOpens),
  );
  const about = opened.flatMap(({ main, layers }) => [...main, ...layers]);
  const told = new Set(about.map(({ id }) => id).concat(explaining));
  const signs = [...book.concepts.keys()];
  const others = new Set(
    [...opened.flatMap(({ all }) => all), ...perhaps]
      .map(({ id }) => id)
      .concat([...(doubt?.nameless ?? []), ...(result?.nameless ?? [])].map((id) => namesPage(signs.indexOf(id))))
      .filter((id) => !told.has(id)),
  );
  // Until the age is known nothing is asked of a page, and half of those that opened may be for another age.
  const asking = pending?.question.number !== "age";
  const emergency = result?.level === "emergency";
  return [
    ...[...told].map((id) => ({
      id,
      ask: asking && !emergency,
      told: !emergency && explaining.includes(id),
      grave: emergency && explaining.includes(id),
    })),
    ...[...others].map((id) => ({ id, ask: false, told: false, grave: false })),
  ];
}

const nameOf = (wanted: WantedPage) => JSON.stringify(wanted);
