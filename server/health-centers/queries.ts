import type { Insertable } from "kysely";
import type { centerStatuses } from "#contract/health-centers.ts";
import type { Database } from "#server/database/db.ts";
import type { HealthCenters } from "#server/database/tables.ts";

export interface HealthCenter {
  id: string;
  account_id: string;
  name: string;
  status: (typeof centerStatuses)[number];
  rejection_reason: string | null;
  suspended_at: Date | null;
}

const columns = ["id", "account_id", "name", "status", "rejection_reason", "suspended_at"] as const;

export async function insertHealthCenter(db: Database, row: Insertable<HealthCenters>): Promise<void> {
  await db.insertInto("health_centers").values(row).execute();
}

export async function findCenterByCode(db: Database, codeHmac: Buffer): Promise<HealthCenter | null> {
  const found = await db
    .selectFrom("health_centers")
    .select(columns)
    .where("login_code_hmac", "=", codeHmac)
    .executeTakeFirst();
  return (found as HealthCenter | undefined) ?? null;
}

export async function findCenterOfAccount(db: Database, accountId: string): Promise<HealthCenter | null> {
  const found = await db
    .selectFrom("health_centers")
    .select(columns)
    .where("account_id", "=", accountId)
    .executeTakeFirst();
  return (found as HealthCenter | undefined) ?? null;
}

/** The center, unchanged until the transaction ends: nobody suspends it meanwhile. */
export async function findCenterForShare(db: Database, accountId: string): Promise<HealthCenter | null> {
  const found = await db
    .selectFrom("health_centers")
    .select(columns)
    .where("account_id", "=", accountId)
    .forShare()
    .executeTakeFirst();
  return (found as HealthCenter | undefined) ?? null;
}

export interface SpecialistRow {
  id: string;
  full_name: string;
  specialty: string;
  specialist_code: string | null;
  status: string;
  sort_name: string;
}

/** The doctors of the center that this account is, in the order of their names. */
export async function listSpecialists(
  db: Database,
  accountId: string,
  after: readonly [sortName: string, id: string] | null,
  limit: number,
): Promise<SpecialistRow[]> {
  let found = db
    .selectFrom("doctors as d")
    .innerJoin("health_centers as h", "h.id", "d.health_center_id")
    .select(["d.id", "d.full_name", "d.specialty", "d.specialist_code", "d.status", "d.sort_name"])
    .where("h.account_id", "=", accountId)
    .orderBy("d.sort_name")
    .orderBy("d.id")
    .limit(limit);
  if (after) {
    const [sortName, id] = after;
    found = found.where((eb) => eb(eb.refTuple("d.sort_name", "d.id"), ">", eb.tuple(sortName, id)));
  }
  return found.execute();
}
