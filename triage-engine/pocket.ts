import { play, type Chat, type Turn } from "./chat.ts";
import { makeReader } from "./language/read.ts";
import { remembering } from "./language/remember.ts";
import { relabelled, type Page } from "./outline.ts";
import { outcomeOf, type Outcome } from "./outcome.ts";
import { readBook, type Book, type Knowledge } from "./reasoning/book.ts";
import { open } from "./reasoning/levels.ts";

/** The engine over knowledge whose pages come when they are needed. */
export type Pocket = { assess: (turns: readonly Turn[]) => Promise<Outcome> };

/**
 * Answers chats as `assess` of the engine does, from an outline and the pages that the chat opens; only the summary for the doctor is left to the server.
 * `loadPage` gets one page by the presentation's id, or fails; then the outline must do: its rules count, nothing is proven benign, and the page is asked
 * for again at the next message.
 */
export function makePocket(outline: Knowledge, loadPage: (id: string) => Promise<Page>): Pocket {
  const read = remembering(makeReader(outline.concepts));
  const pages = new Map<string, Page>();
  let book = readBook(outline);
  /** The messages all of whose pages are here. */
  let settled: readonly Turn[] = [];

  async function gather(ids: readonly string[]): Promise<void> {
    const got = await Promise.all(ids.map((id) => loadPage(id).catch(() => undefined)));
    for (const page of got) if (page) pages.set(page.presentation.id, page);
    if (got.some(Boolean)) book = readBook(withPages(outline, pages));
  }

  return {
    assess: async (turns) => {
      const tried = new Set<string>();
      // Message by message: what was asked on the way hangs on the pages that were open then.
      for (let said = alike(turns, settled); said <= turns.length;) {
        const wanted = pagesOf(book, play(book, read, turns.slice(0, said))).filter((id) => !pages.has(id));
        const news = wanted.filter((id) => !tried.has(id));
        for (const id of news) tried.add(id);
        if (news.length) await gather(news);
        else said += 1;
      }
      const unfinished = [...tried].some((id) => !pages.has(id));
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

/** The presentations whose words a chat needs at this moment: those that opened, those whose rules decided, those that a sign nobody named would open. */
export function pagesOf(book: Book, { moment, result, supposed }: Chat): string[] {
  const { main, all, layers } = open(book, moment);
  const opened = [...main, ...all, ...layers].map(({ id }) => id);
  const decided = book.rules.filter(({ id }) => result?.rules.includes(id)).map(({ presentation }) => presentation);
  const perhaps = supposed.flatMap((sign) => (book.index.opened.get(sign) ?? []).map(({ id }) => id));
  return [...new Set([...opened, ...decided, ...perhaps])];
}
