import type { Database } from "#server/database/db.ts";
import { statement } from "#server/database/statement.ts";
import type { WordKind } from "./words.ts";

/** A word of the directory that a typed word may mean. */
export interface WordRow {
  typed: string;
  id: number;
  kind: WordKind;
  word: string;
  uses: number;
}

const containing = statement<{ dictionary: number; words: WordRow[] }, [string[]]>(`
  select (select coalesce(max(id), 0) from directory_words) as dictionary,
    coalesce((select json_agg(json_build_object('typed', t.typed, 'id', w.id, 'kind', w.kind, 'word', w.word, 'uses', w.uses))
      from unnest($1::text[]) as t(typed) join directory_words w on w.word like '%' || t.typed || '%'
      where w.uses > 0), '[]') as words`);

/** Which dictionary this is, and its words that contain one of the typed words (folded: no wildcard can be among them). */
export async function listWordsContaining(
  db: Database,
  typed: readonly string[],
): Promise<{ dictionary: number; words: WordRow[] }> {
  return (await containing(db, [...typed]))[0]!;
}

const resembling = statement<WordRow, [string[]]>(`
  select t.typed, w.id, w.kind, w.word, w.uses from unnest($1::text[]) as t(typed)
  cross join lateral (
    select id, kind, word, uses from directory_words
    where word % t.typed and uses > 0
    order by similarity(word, t.typed) desc limit 12) as w`);

/** The words spelled most like the typed ones. */
export function listWordsResembling(db: Database, typed: readonly string[]): Promise<WordRow[]> {
  return resembling(db, [...typed]);
}
