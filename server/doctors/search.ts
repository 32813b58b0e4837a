import { specialties } from "#contract/specialties.ts";
import type { Context } from "#server/context.ts";
import { listWordsContaining, listWordsResembling } from "./dictionary-queries.ts";
import { readDictionary, readDirectoryPage } from "./search-queries.ts";
import { understand, type Condition, type Typed, type Understanding } from "./understand.ts";

export interface DirectoryPage {
  /** JSON array of doctors as the contract's `doctor`, ready to be sent. */
  json: string;
  /** The next page begins after this doctor; null on the last page. */
  next: string | null;
}

/** Understood searches kept per process: what people type repeats itself. */
const keptMost = 2000;
/** How often words are used changes slowly; which words there are is checked with every page. */
const keptMs = 60_000;
const kept = new WeakMap<object, Map<string, Understanding & { until: number }>>();

async function understood(ctx: Context, typed: Typed, anew: boolean): Promise<Understanding> {
  // Per configuration object, so that two servers in one process (tests) never share what they know.
  let cache = kept.get(ctx.config);
  if (!cache) kept.set(ctx.config, (cache = new Map()));
  const key = `${typed.q ?? ""}\n${typed.town ?? ""}\n${typed.specialty ?? ""}`;
  const now = ctx.clock.now().getTime();
  const known = cache.get(key);
  if (known && !anew && known.until > now) return known;
  const found = await understand(typed, {
    containing: (words) => listWordsContaining(ctx.db, words),
    resembling: (words) => listWordsResembling(ctx.db, words),
  });
  cache.delete(key);
  cache.set(key, { ...found, until: now + keptMs });
  if (cache.size > keptMost) cache.delete(cache.keys().next().value!);
  return found;
}

/** A condition is a good door when its words are few, or lead to few doctors; another one is met soon enough by walking. */
const doorWordsMost = 48;
const doorUsesMost = 2000;

function doorAmong(conditions: readonly Condition[]): Condition | null {
  const doors = conditions.filter(
    (it) =>
      it.towns.length + it.specialties.length === 0 && (it.words.length <= doorWordsMost || it.uses <= doorUsesMost),
  );
  return doors.toSorted((one, other) => one.uses - other.uses)[0] ?? null;
}

const labels = new Map<string, string>(specialties.map(({ id, label }) => [id, JSON.stringify(label)]));
const opening = (specialty: string) => `{"specialty":${specialty}`;

/** Lines of entries as the inside of a JSON array, each specialty by its French label: one pass where they share one. */
function labelled(lines: string, shared: string | null): string {
  if (shared === null) {
    return lines
      .replace(/^\{"specialty":"([a-z-]+)"/gm, (_, id: string) => opening(labels.get(id)!))
      .replaceAll("\n", ",");
  }
  const [stored, shown] = [opening(JSON.stringify(shared)), opening(labels.get(shared)!)];
  return shown + lines.slice(stored.length).replaceAll(`\n${stored}`, `,${shown}`);
}

/** Where the line after the first `count` ends the page; -1 when there are no more than those. */
function endOfLines(text: string, count: number): number {
  let end = -1;
  for (let line = 0; line < count; line += 1) {
    end = text.indexOf("\n", end + 1);
    if (end === -1) return -1;
  }
  return end;
}

/** The id of the last doctor among lines of entries: their ids have one length and stand in one place. */
function lastId(lines: string): string {
  const name = '"id":"';
  const from = lines.indexOf(name, lines.lastIndexOf("\n") + 1) + name.length;
  return lines.slice(from, from + 36);
}

const nobody: DirectoryPage = { json: "[]", next: null };

async function pageOf(
  ctx: Context,
  meaning: Understanding,
  after: string | null,
  limit: number,
): Promise<DirectoryPage & { dictionary: number }> {
  if (!meaning.possible) {
    return { ...nobody, dictionary: meaning.dictionary === null ? 0 : await readDictionary(ctx.db) };
  }
  const driver = doorAmong(meaning.conditions);
  const { dictionary, entries } = await readDirectoryPage(ctx.db, {
    specialties: meaning.specialties,
    towns: meaning.towns,
    driver,
    filters: meaning.conditions.filter((it) => it !== driver),
    after,
    limit: limit + 1,
  });
  if (entries === null) return { ...nobody, dictionary };
  const end = endOfLines(entries, limit);
  const lines = end === -1 ? entries : entries.slice(0, end);
  const shared = meaning.specialties?.length === 1 ? meaning.specialties[0]! : null;
  return { json: `[${labelled(lines, shared)}]`, next: end === -1 ? null : lastId(lines), dictionary };
}

const beingRead = new WeakMap<Context["config"], Map<string, Promise<DirectoryPage>>>();

/**
 * One page of the directory: doctors who can be booked, in the order of their names. Words may be specialties, towns, places,
 * names or workplaces, begun, contained or mistyped; accents, case and titles do not matter (decisions, "Directory"). Those who ask the
 * same while it is being read share one answer.
 */
export function searchDirectory(
  ctx: Context,
  typed: Typed,
  page: { after: string | null; limit: number },
): Promise<DirectoryPage> {
  let pages = beingRead.get(ctx.config);
  if (!pages) beingRead.set(ctx.config, (pages = new Map()));
  const asked = JSON.stringify([typed.q, typed.town, typed.specialty, page.after, page.limit]);
  let reading = pages.get(asked);
  if (!reading) {
    reading = readPage(ctx, typed, page).finally(() => pages.delete(asked));
    pages.set(asked, reading);
  }
  return reading;
}

async function readPage(
  ctx: Context,
  typed: Typed,
  page: { after: string | null; limit: number },
): Promise<DirectoryPage> {
  for (let attempt = 0; ; attempt += 1) {
    const meaning = await understood(ctx, typed, attempt > 0);
    const found = await pageOf(ctx, meaning, page.after, page.limit);
    // A word written since may be meant by what was typed: understand it anew. Twice is enough, the next search goes on.
    if (meaning.dictionary === null || meaning.dictionary === found.dictionary || attempt === 2) return found;
  }
}
