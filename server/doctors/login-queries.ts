import type { Database } from "#server/database/db.ts";

/** The account behind a specialist's code, or null. */
export async function findAccountByCode(db: Database, code: string): Promise<string | null> {
  const found = await db
    .selectFrom("doctors")
    .select("account_id")
    .where("specialist_code", "=", code)
    .executeTakeFirst();
  return found?.account_id ?? null;
}
