import type { CenterProfile, ListedCenter } from "#contract/center-directory.ts";
import type { Town } from "#contract/doctors.ts";
import type { Database } from "#server/database/db.ts";
import { sql } from "#server/database/sql.ts";

const facts = [
  "name",
  "town",
  "neighbourhood",
  "location",
  "contact_phone",
  "emergency_service",
  "open_24h",
  "opening_hours",
] as const;

export type ListedRow = ListedCenter & { sort_name: string };

/** Where a page begins: after the center with these sort keys. */
export interface AfterCenter {
  hasEmergency: boolean;
  sort_name: string;
  id: string;
}

/** Approved centers that are not suspended, of a town or of all; those with an emergency service first, then by name. */
export async function listApprovedCenters(
  db: Database,
  town: Town | null,
  after: AfterCenter | null,
  limit: number,
): Promise<ListedRow[]> {
  // As the index `health_centers_listed` has it: false, which is before true, for those with an emergency service.
  const order = sql`emergency_service is not true, sort_name, id`;
  const found = await sql<ListedRow>`
    select id, ${sql.join(facts.map((name) => sql.ref(name)))}, sort_name
    from health_centers
    where status = 'approved' and suspended_at is null ${town === null ? sql`` : sql`and town = ${town}`}
      ${after === null ? sql`` : sql`and (${order}) > (${!after.hasEmergency}, ${after.sort_name}, ${after.id}::uuid)`}
    order by ${order} limit ${limit}`.execute(db);
  return found.rows;
}

/** What people read of the center that this account is. */
export async function findProfile(db: Database, accountId: string): Promise<CenterProfile | null> {
  const found = await db
    .selectFrom("health_centers")
    .select(facts)
    .where("account_id", "=", accountId)
    .executeTakeFirst();
  return (found as CenterProfile | undefined) ?? null;
}

/** Replaces it; answers the center's id, or null for an account without one. */
export async function updateProfile(
  db: Database,
  accountId: string,
  profile: Omit<CenterProfile, "name">,
): Promise<string | null> {
  const changed = await db
    .updateTable("health_centers")
    .set(profile)
    .where("account_id", "=", accountId)
    .returning("id")
    .executeTakeFirst();
  return changed?.id ?? null;
}
