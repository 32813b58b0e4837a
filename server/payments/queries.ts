import type { Database } from "#server/database/db.ts";
import { sql } from "#server/database/sql.ts";

export interface PaymentRow {
  id: string;
  appointment_id: string;
  account_id: string;
  reference: string;
  provider: string;
  amount: number;
  currency: string;
  status: "opening" | "open" | "successful" | "failed";
  authorization_url: string | null;
  failure: string | null;
  created_at: Date;
  settled_at: Date | null;
}

const columns = [
  "id",
  "appointment_id",
  "account_id",
  "reference",
  "provider",
  "amount",
  "currency",
  "status",
  "authorization_url",
  "failure",
  "created_at",
  "settled_at",
] as const;

export async function findPayment(db: Database, reference: string): Promise<PaymentRow | null> {
  const row = await db.selectFrom("payments").select(columns).where("reference", "=", reference).executeTakeFirst();
  return (row as PaymentRow | undefined) ?? null;
}

/** The same, locked until the transaction ends: two who settle at once do so one after the other. */
export async function findPaymentForUpdate(db: Database, reference: string): Promise<PaymentRow | null> {
  const row = await db
    .selectFrom("payments")
    .select(columns)
    .where("reference", "=", reference)
    .forUpdate()
    .executeTakeFirst();
  return (row as PaymentRow | undefined) ?? null;
}

/** The attempt of an appointment that is still open, if any: the index allows one. */
export async function findOpenPayment(
  db: Database,
  accountId: string,
  appointmentId: string,
): Promise<PaymentRow | null> {
  const row = await db
    .selectFrom("payments")
    .select(columns)
    .where("appointment_id", "=", appointmentId)
    .where("account_id", "=", accountId)
    .where("status", "in", ["opening", "open"])
    .executeTakeFirst();
  return (row as PaymentRow | undefined) ?? null;
}

/** Writes the next attempt of an appointment that is locked by the caller. */
export async function insertPayment(
  db: Database,
  row: Pick<PaymentRow, "id" | "appointment_id" | "account_id" | "reference" | "provider" | "amount" | "created_at">,
): Promise<void> {
  await db
    .insertInto("payments")
    .values({
      ...row,
      attempt: sql<number>`(select coalesce(max(attempt), 0) + 1 from payments where appointment_id = ${row.appointment_id})`,
      currency: "XOF",
      status: "opening",
    })
    .execute();
}

/** Notes the address of an attempt's page and whose it is, unless the attempt has ended meanwhile. */
export async function updateOpened(
  db: Database,
  id: string,
  page: { provider: string; authorization_url: string },
): Promise<void> {
  await db
    .updateTable("payments")
    .set({ ...page, status: "open" })
    .where("id", "=", id)
    .where("status", "in", ["opening", "open"])
    .execute();
}

/**
 * Ends an attempt. One update of the row to a transaction: a second one makes PostgreSQL check its foreign key again, which takes a
 * share of the appointment's lock; two who settle attempts of one appointment would then wait for each other.
 */
export async function updateSettled(
  db: Database,
  id: string,
  end: { status: "successful" | "failed"; failure: string | null; at: Date },
): Promise<void> {
  await db
    .updateTable("payments")
    .set({ status: end.status, failure: end.failure, settled_at: end.at, asked_at: end.at })
    .where("id", "=", id)
    .execute();
}

export async function updateAskedAt(db: Database, id: string, now: Date): Promise<void> {
  await db.updateTable("payments").set({ asked_at: now }).where("id", "=", id).execute();
}

/** The open attempts nobody has asked about since `before`, the longest unasked first. */
export async function listToReconcile(db: Database, before: Date, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom("payments")
    .select("reference")
    .where("status", "in", ["opening", "open"])
    .where("created_at", "<=", before)
    .where((is) => is.or([is("asked_at", "is", null), is("asked_at", "<=", before)]))
    .orderBy(sql`asked_at nulls first`)
    .limit(limit)
    .execute();
  return rows.map((row) => row.reference);
}

/** Everything a message or the confirmation page says of what was paid for. */
export interface PaidFacts {
  patient_name: string;
  account_phone: string | null;
  account_email: string | null;
  doctor_name: string;
  doctor_phone: string | null;
  doctor_email: string | null;
  health_center_name: string | null;
  clinic_address: string | null;
  consultation_type: "in-person" | "video";
  appointment_date: string;
  appointment_time: string;
  appointment_status: string;
}

export async function findPaidFacts(db: Database, appointmentId: string): Promise<PaidFacts> {
  const found = await sql<PaidFacts>`
    select p.full_name as patient_name, o.phone_number as account_phone, o.email as account_email,
      d.full_name as doctor_name, coalesce(d.phone, s.phone_number) as doctor_phone, coalesce(d.email, s.email) as doctor_email,
      h.name as health_center_name, coalesce(d.clinic_address, h.location) as clinic_address,
      a.consultation_type, a.appointment_date, a.appointment_time, a.status as appointment_status
    from appointments a
    join patients p on p.id = a.patient_id
    join accounts o on o.id = a.account_id
    join doctors d on d.id = a.doctor_id
    left join accounts s on s.id = d.account_id
    left join health_centers h on h.id = a.health_center_id
    where a.id = ${appointmentId}`.execute(db);
  return found.rows[0]!;
}

/** The account's e-mail address, for providers that ask for one. */
export async function findAccountEmail(db: Database, accountId: string): Promise<string | null> {
  const row = await db.selectFrom("accounts").select("email").where("id", "=", accountId).executeTakeFirst();
  return row?.email ?? null;
}

export async function noticeIsKnown(db: Database, provider: string, noticeKey: string): Promise<boolean> {
  const row = await db
    .selectFrom("payment_notices")
    .select("reference")
    .where("provider", "=", provider)
    .where("notice_key", "=", noticeKey)
    .executeTakeFirst();
  return row !== undefined;
}

export async function insertNotice(
  db: Database,
  row: { provider: string; notice_key: string; reference: string; received_at: Date },
): Promise<void> {
  await db
    .insertInto("payment_notices")
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
