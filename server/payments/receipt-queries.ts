import type { Database } from "#server/database/db.ts";
import { sql } from "#server/database/sql.ts";

/** What a receipt says, as the database knows it. */
export interface ReceiptRow {
  payment_id: string;
  account_id: string;
  reference: string;
  provider: string;
  amount: number;
  settled_at: Date;
  patient_name: string;
  doctor_name: string;
  health_center_name: string | null;
  clinic_address: string | null;
  consultation_type: "in-person" | "video";
  appointment_date: string;
  appointment_time: string;
  /** Of the refund, if there is one. */
  refund_status: "due" | "sent" | "done" | "failed" | null;
}

const receiptColumns = sql`y.id as payment_id, y.account_id, y.reference, y.provider, y.amount, y.settled_at,
  p.full_name as patient_name, d.full_name as doctor_name, h.name as health_center_name,
  coalesce(d.clinic_address, h.location) as clinic_address, a.consultation_type, a.appointment_date, a.appointment_time,
  f.status as refund_status`;

const receiptTables = sql`payments y
  join appointments a on a.id = y.appointment_id
  join patients p on p.id = a.patient_id
  join doctors d on d.id = a.doctor_id
  left join health_centers h on h.id = a.health_center_id
  left join refunds f on f.payment_id = y.id`;

/** What a successful payment paid for. */
export async function findReceipt(db: Database, reference: string): Promise<ReceiptRow | null> {
  const found = await sql<ReceiptRow>`select ${receiptColumns} from ${receiptTables}
    where y.reference = ${reference} and y.status = 'successful'`.execute(db);
  return found.rows[0] ?? null;
}

export interface ReceiptNumber {
  year: number;
  number: number;
  check_code: string;
}

export async function findReceiptNumber(db: Database, paymentId: string): Promise<ReceiptNumber | null> {
  const row = await db
    .selectFrom("receipts")
    .select(["year", "number", "check_code"])
    .where("payment_id", "=", paymentId)
    .executeTakeFirst();
  return row ?? null;
}

/** Gives a payment the next number of its year, one receipt at a time; one that has a number keeps it. In a transaction. */
export async function insertReceiptNumber(
  db: Database,
  receipt: { payment_id: string; year: number; check_code: string },
): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('receipts'))`.execute(db);
  await sql`insert into receipts (payment_id, year, number, check_code)
    select ${receipt.payment_id}, ${receipt.year}, coalesce(max(number), 0) + 1, ${receipt.check_code}
    from receipts where year = ${receipt.year}
    on conflict (payment_id) do nothing`.execute(db);
}

export interface CheckedReceipt extends ReceiptRow, ReceiptNumber {
  /** Set when the code came by SMS: until then it opens the receipt itself. */
  opens_until: Date | null;
}

/** The receipt that a printed code, or one sent by SMS, leads to. */
export async function findReceiptByCode(db: Database, code: string): Promise<CheckedReceipt | null> {
  const found = await sql<CheckedReceipt>`
    with named as (
      select payment_id, null::timestamptz as opens_until from receipts where check_code = ${code}
      union all
      select payment_id, opens_until from receipt_sendings where code = ${code})
    select ${receiptColumns}, r.year, r.number, r.check_code, n.opens_until
    from ${receiptTables}
    join named n on n.payment_id = y.id
    join receipts r on r.payment_id = y.id
    limit 1`.execute(db);
  return found.rows[0] ?? null;
}

/** Lets one sending of an account, and one to an address, be counted at a time, until the transaction ends. */
export async function lockSendings(db: Database, accountId: string, recipient: Buffer): Promise<void> {
  // In one order for everybody, so that two who meet here never wait for each other.
  const keys = [`receipts of ${accountId}`, `receipts to ${recipient.toString("hex")}`].toSorted();
  for (const key of keys) await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(db);
}

/** When sendings happened since then, the oldest first: of one receipt to one address, to that address, and of the account. */
export async function listSendings(
  db: Database,
  sending: { paymentId: string; accountId: string; recipient: Buffer },
  since: Date,
): Promise<{ sent_at: Date; same: boolean; by_account: boolean; to_recipient: boolean }[]> {
  const found = await sql<{ sent_at: Date; same: boolean; by_account: boolean; to_recipient: boolean }>`
    select sent_at, payment_id = ${sending.paymentId} and recipient = ${sending.recipient} as same,
      account_id = ${sending.accountId} as by_account, recipient = ${sending.recipient} as to_recipient
    from receipt_sendings
    where (account_id = ${sending.accountId} or recipient = ${sending.recipient}) and sent_at > ${since}
    order by sent_at`.execute(db);
  return found.rows;
}

export async function insertSending(
  db: Database,
  row: {
    id: string;
    payment_id: string;
    account_id: string;
    recipient: Buffer;
    code: string | null;
    opens_until: Date | null;
    sent_at: Date;
  },
): Promise<void> {
  await db.insertInto("receipt_sendings").values(row).execute();
}
