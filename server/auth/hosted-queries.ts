import type { Database } from "#server/database/db.ts";

/** Ids of people who were removed here and wait until the hosted project has removed them too. */
export async function listRemoved(db: Database, most: number): Promise<string[]> {
  const rows = await db
    .selectFrom("auth.users")
    .select("id")
    .where("deleted_at", "is not", null)
    .orderBy("deleted_at")
    .limit(most)
    .execute();
  return rows.map(({ id }) => id);
}
