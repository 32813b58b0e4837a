import type { Database } from "#server/database/db.ts";
import {
  deleteDoctorWords,
  insertDoctorWords,
  insertWords,
  listFindable,
  lockDictionary,
  updateSortNames,
  type FindableRow,
} from "./index-queries.ts";
import { sortNameOf, wordsOf } from "./words.ts";

const atOnce = 5000;

async function indexBatch(db: Database, doctors: readonly FindableRow[]): Promise<void> {
  const found = doctors.flatMap((doctor) => wordsOf(doctor).map((it) => ({ id: doctor.id, ...it })));
  const ids = doctors.map((doctor) => doctor.id);
  const kinds = found.map((it) => it.kind);
  const words = found.map((it) => it.word);
  await lockDictionary(db);
  await updateSortNames(
    db,
    ids,
    doctors.map((doctor) => sortNameOf(doctor.full_name)),
  );
  await insertWords(db, kinds, words);
  await deleteDoctorWords(db, ids);
  await insertDoctorWords(
    db,
    found.map((it) => it.id),
    kinds,
    words,
  );
}

/**
 * Writes what doctors are found by. Called in the transaction that writes or changes them, last of all: other writers of the
 * directory wait for it. Set-based, so that a hundred thousand doctors are indexed in one call ("all").
 */
export async function indexDoctors(db: Database, doctorIds: readonly string[] | "all"): Promise<void> {
  const among = doctorIds === "all" ? null : doctorIds;
  if (among?.length === 0) return;
  let after: string | null = null;
  for (;;) {
    const batch: FindableRow[] = await listFindable(db, among, after, atOnce);
    if (batch.length === 0) return;
    if (db.isTransaction) await indexBatch(db, batch);
    else await db.transaction().execute((trx) => indexBatch(trx, batch));
    if (batch.length < atOnce) return;
    after = batch.at(-1)!.id;
  }
}
