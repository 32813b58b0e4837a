import type { Context } from "#server/context.ts";
import { deleteRecordsOfAccount, listReadingsOfAccount, listRecordsOfAccount } from "./leave-queries.ts";
import { openRecord } from "./medical-history.ts";

/** The medical histories of the account's patients, opened, and who was shown them. */
export async function exportRecords(ctx: Context, accountId: string) {
  const [records, readings] = await Promise.all([
    listRecordsOfAccount(ctx.db, accountId),
    listReadingsOfAccount(ctx.db, accountId),
  ]);
  return { medical_histories: records.map((row) => openRecord(ctx, row)), record_readings: readings };
}

/** Erases them. */
export async function forgetRecords(ctx: Context, accountId: string): Promise<void> {
  await deleteRecordsOfAccount(ctx.db, accountId);
}
