import type { Database } from "#server/database/db.ts";

/** Ids of people who were removed here and wait until the hosted project has removed them too; `mark` stands where their hash was. */
export async function listRemoved(db: Database, mark: string, most: number): Promise<string[]> {
  const rows = await db
    .selectFrom("auth.users")
    .select("id")
    .where("deleted_at", "is not", null)
    .where("password_hash", "=", mark)
    .orderBy("deleted_at")
    .limit(most)
    .execute();
  return rows.map(({ id }) => id);
}
