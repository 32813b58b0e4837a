import type { Database } from "#server/database/db.ts";

/** Out of the directory and without a private way to be reached; the name stays on the consultations that took place. */
export async function updateWithdrawn(db: Database, accountId: string): Promise<void> {
  await db
    .updateTable("doctors")
    .set({
      status: "inactive",
      specialist_code: null,
      email: null,
      phone: null,
      bio: null,
      profile_image: null,
      profile_image_source: null,
    })
    .where("account_id", "=", accountId)
    .execute();
}
