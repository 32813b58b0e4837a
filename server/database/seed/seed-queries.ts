import type { Insertable } from "kysely";
import type { Database } from "#server/database/db.ts";
import { sql } from "#server/database/sql.ts";
import type {
  AppointmentEvents,
  Appointments,
  DoctorHours,
  Doctors,
  HealthCenters,
  Patients,
  Payments,
  RecordReadings,
  Refunds,
  SandboxTransactions,
  SlotClaims,
  SymptomReports,
} from "#server/database/tables.ts";

/** Lets one seeder at a time in, and tells whether anybody has an account yet. */
export async function isUninhabited(db: Database): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtext('demonstration data'))`.execute(db);
  const found = await db.selectFrom("accounts").select("id").limit(1).executeTakeFirst();
  return found === undefined;
}

/** Everything that is written at once, table by table, in the order in which rows lean on each other. */
export interface DemoRows {
  health_centers: Insertable<HealthCenters>[];
  patients: Insertable<Patients>[];
  doctors: Insertable<Doctors>[];
  doctor_hours: Insertable<DoctorHours>[];
  appointments: Insertable<Appointments>[];
  slot_claims: Insertable<SlotClaims>[];
  appointment_events: Insertable<AppointmentEvents>[];
  payments: Insertable<Payments>[];
  "sandbox.transactions": Insertable<SandboxTransactions>[];
  refunds: Insertable<Refunds>[];
  symptom_reports: Insertable<SymptomReports>[];
  record_readings: Insertable<RecordReadings>[];
}

/** A statement takes at most 65,535 parameters. */
const atOnce = 1000;

export async function insertDemoRows<Table extends keyof DemoRows>(
  db: Database,
  table: Table,
  rows: DemoRows[Table],
): Promise<void> {
  for (let from = 0; from < rows.length; from += atOnce) {
    await db
      .insertInto(table)
      .values(rows.slice(from, from + atOnce) as never)
      .execute();
  }
}

/** The patients that these accounts are themselves. */
export async function listOwnPatients(db: Database, accountIds: readonly string[]) {
  return db
    .selectFrom("patients")
    .select(["id", "account_id"])
    .where("relation", "=", "self")
    .where("account_id", "in", [...accountIds])
    .execute();
}

/** The first of the other people an account cares for. */
export async function findDependant(db: Database, accountId: string): Promise<string | null> {
  const found = await db
    .selectFrom("patients")
    .select("id")
    .where("relation", "<>", "self")
    .where("account_id", "=", accountId)
    .orderBy("created_at")
    .limit(1)
    .executeTakeFirst();
  return found?.id ?? null;
}

/** Adds what patients said of doctors: one entry of the two lists per rating. */
export async function addRatings(
  db: Database,
  doctorIds: readonly string[],
  ratings: readonly number[],
): Promise<void> {
  await sql`update doctors d set rating_sum = rating_sum + t.sum, rating_count = rating_count + t.count
    from (select id, sum(rating)::int as sum, count(*)::int as count
      from unnest(${doctorIds}::uuid[], ${ratings}::int[]) as t(id, rating) group by id) as t
    where d.id = t.id`.execute(db);
}
