import { statement } from "#server/database/statement.ts";
import type { Database } from "#server/database/db.ts";
import { sql } from "#server/database/sql.ts";
import type { Findable, WordKind } from "./words.ts";

export interface FindableRow extends Findable {
  id: string;
}

/** The next doctors to index, in the order of their ids; `among` null: of all. */
export async function listFindable(
  db: Database,
  among: readonly string[] | null,
  after: string | null,
  limit: number,
): Promise<FindableRow[]> {
  let found = db
    .selectFrom("doctors")
    .select(["id", "full_name", "town", "clinic_address", "hospital_name", "clinic_name"])
    .orderBy("id")
    .limit(limit);
  if (among) found = found.where("id", "in", [...among]);
  if (after) found = found.where("id", ">", after);
  return found.execute();
}

/**
 * Lets one writer at a time into the dictionary, until its transaction ends: words become visible in the order of their ids, which
 * is how a reader knows that it has seen them all.
 */
export async function lockDictionary(db: Database): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('directory_words'))`.execute(db);
}

/** Adds the words that are not known yet. */
export async function insertWords(db: Database, kinds: readonly WordKind[], words: readonly string[]): Promise<void> {
  await sql`insert into directory_words (kind, word)
    select distinct t.kind, t.word from unnest(${kinds}::text[], ${words}::text[]) as t(kind, word)
    where not exists (select from directory_words w where w.kind = t.kind and w.word = t.word)
    order by 1, 2`.execute(db);
}

const forgotten = statement<never, [string[]]>(`
  with gone as (delete from doctor_words where doctor_id = any($1::uuid[]) returning word_id),
    counted as (select word_id, count(*) as times from gone group by word_id)
  update directory_words w set uses = w.uses - c.times from counted c where w.id = c.word_id`);

/** Forgets what these doctors were found by. */
export async function deleteDoctorWords(db: Database, doctorIds: readonly string[]): Promise<void> {
  await forgotten(db, [...doctorIds]);
}

const remembered = statement<never, [string[], string[], string[]]>(`
  with pairs as (
      select distinct d.id as doctor_id, d.specialty, d.sort_name, w.id as word_id
      from unnest($1::uuid[], $2::text[], $3::text[]) as t(doctor_id, kind, word)
      join doctors d on d.id = t.doctor_id join directory_words w on w.kind = t.kind and w.word = t.word),
    written as (
      insert into doctor_words (word_id, specialty, sort_name, doctor_id)
      select word_id, specialty, sort_name, doctor_id from pairs order by word_id, sort_name returning word_id),
    counted as (select word_id, count(*) as times from written group by word_id),
    used as (update directory_words w set uses = w.uses + c.times from counted c where w.id = c.word_id returning 1)
  update doctors d set word_ids = p.word_ids
  from (select doctor_id, array_agg(word_id order by word_id) as word_ids from pairs group by doctor_id) p
  where d.id = p.doctor_id`);

/** Writes what doctors are found by: one entry of the three lists per doctor and word. */
export async function insertDoctorWords(
  db: Database,
  doctorIds: readonly string[],
  kinds: readonly WordKind[],
  words: readonly string[],
): Promise<void> {
  await remembered(db, [...doctorIds], [...kinds], [...words]);
}

/** Writes the order of the directory. */
export async function updateSortNames(
  db: Database,
  doctorIds: readonly string[],
  sortNames: readonly string[],
): Promise<void> {
  await sql`update doctors d set sort_name = t.sort_name
    from unnest(${doctorIds}::uuid[], ${sortNames}::text[]) as t(id, sort_name)
    where d.id = t.id and d.sort_name is distinct from t.sort_name`.execute(db);
}
