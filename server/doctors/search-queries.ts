import type { SpecialtyId } from "#contract/specialties.ts";
import type { Database } from "#server/database/db.ts";
import { statement } from "#server/database/statement.ts";
import type { Condition } from "./understand.ts";

/** What to look for, and by which door: the words of `driver`, or the specialties and towns themselves. */
export interface DirectoryPageQuery {
  specialties: readonly SpecialtyId[] | null;
  towns: readonly string[] | null;
  /** The condition whose words lead to the fewest doctors; null: walk the directory in order. */
  driver: Condition | null;
  filters: readonly Condition[];
  /** Begin after this doctor, in the order of the directory. */
  after: string | null;
  limit: number;
}

export interface DirectoryPageRow {
  dictionary: number;
  /** The `entry` of each doctor, one a line; null when there is none. */
  entries: string | null;
}

/** The limit stands in the text, because the plan depends on it; few texts, so that few statements are kept. */
const limits = [21, 51, 201];

type Run = (db: Database, ...params: unknown[]) => Promise<DirectoryPageRow[]>;
const statements = new Map<string, Run>();

function oneOrMany(list: readonly string[] | null): 0 | 1 | 2 {
  return list === null ? 0 : list.length === 1 ? 1 : 2;
}

/**
 * One page of the directory, as lines of JSON. Every door is an equality on an index in the order of the answer, so the work is
 * that of the rows returned: it does not grow with the directory.
 */
export async function readDirectoryPage(db: Database, query: DirectoryPageQuery): Promise<DirectoryPageRow> {
  const { specialties: ids, towns, driver, filters, after } = query;
  const limit = limits.find((most) => most >= query.limit) ?? limits.at(-1)!;
  const shape = `${oneOrMany(ids)}${oneOrMany(towns)}${driver ? "w" : "d"}${filters.length}${after ? "a" : "f"}${limit}`;
  let run = statements.get(shape);
  if (!run) statements.set(shape, (run = statement<DirectoryPageRow, unknown[]>(textOf(query, limit))));
  const params: unknown[] = [];
  if (ids) params.push(ids.length === 1 ? ids[0] : ids);
  if (towns) params.push(towns.length === 1 ? towns[0] : towns);
  if (driver) params.push(driver.words);
  for (const it of filters) params.push(it.words, it.towns, it.specialties);
  if (after) params.push(after);
  return (await run(db, ...params))[0]!;
}

/** Writes the statement of a shape; parameters in the order in which `readDirectoryPage` gives them. */
function textOf(query: DirectoryPageQuery, limit: number): string {
  let last = 0;
  const next = (type: string) => `$${(last += 1)}::${type}`;
  const specialty = query.specialties && next(query.specialties.length === 1 ? "text" : "text[]");
  const town = query.towns && next(query.towns.length === 1 ? "text" : "text[]");
  const manySpecialties = specialty !== null && query.specialties!.length > 1;
  const manyTowns = town !== null && query.towns!.length > 1;
  const words = query.driver && next("integer[]");
  const from: string[] = [];
  const where = ["d.listed"];
  if (words) {
    from.push(`unnest(${words}) as w(id)`);
    where.push("x.word_id = w.id");
    if (town) where.push(manyTowns ? `d.town = any(${town})` : `d.town = ${town}`);
  } else if (town) {
    if (manyTowns) from.push(`unnest(${town}) as t(town)`);
    where.push(manyTowns ? "d.town = t.town" : `d.town = ${town}`);
  }
  if (specialty) {
    if (manySpecialties) from.push(`unnest(${specialty}) as s(specialty)`);
    where.push(`${words ? "x" : "d"}.specialty = ${manySpecialties ? "s.specialty" : specialty}`);
  }
  for (const _ of query.filters) {
    where.push(
      `(d.word_ids && ${next("integer[]")} or d.town = any(${next("text[]")}) or d.specialty = any(${next("text[]")}))`,
    );
  }
  const order = words ? "x.sort_name, x.doctor_id" : "d.sort_name, d.id";
  if (query.after) where.push(`(${order}) > (select a.sort_name, a.id from doctors a where a.id = ${next("uuid")})`);
  const found = `select d.sort_name, d.id, d.entry
    from ${words ? "doctor_words x join doctors d on d.id = x.doctor_id" : "doctors d"}
    where ${where.join(" and ")} order by ${order} limit ${limit}`;
  const page =
    from.length === 0
      ? found
      : `select ${words ? "distinct on (sort_name, id)" : ""} page.* from ${from.join(" cross join ")}
         cross join lateral (${found}) as page order by sort_name, id limit ${limit}`;
  return `select (select coalesce(max(id), 0) from directory_words) as dictionary,
    (select string_agg(entry, E'\\n') from (${page}) as page) as entries`;
}

const dictionaryOf = statement<{ dictionary: number }, []>(
  `select coalesce(max(id), 0) as dictionary from directory_words`,
);

export async function readDictionary(db: Database): Promise<number> {
  return (await dictionaryOf(db))[0]!.dictionary;
}
