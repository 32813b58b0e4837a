import type { Database } from "#server/database/db.ts";
import { sql } from "#server/database/sql.ts";

export interface DueRefund {
  id: string;
  payment_id: string;
  amount: number;
  attempts: number;
  reference: string;
  appointment_id: string;
}

/** Owes money back; a payment is given back once, whatever happens. */
export async function insertRefund(
  db: Database,
  row: { id: string; payment_id: string; amount: number; reason: string; now: Date },
): Promise<void> {
  const { now, ...rest } = row;
  await db
    .insertInto("refunds")
    .values({ ...rest, status: "due", next_attempt_at: now, created_at: now })
    .onConflict((conflict) => conflict.column("payment_id").doNothing())
    .execute();
}

/** True when the money of this payment goes back or went, also before anybody has begun to give it back. */
export async function findGivenBack(db: Database, paymentId: string): Promise<boolean> {
  const found = await sql<{ given_back: boolean }>`
    select exists (select from refunds r where r.payment_id = p.id) or a.payment_state in ('refund_due', 'refunded') as given_back
    from payments p join appointments a on a.id = p.appointment_id
    where p.id = ${paymentId}`.execute(db);
  return found.rows[0]?.given_back ?? false;
}

/** Payments of appointments that were rejected or cancelled after they were paid, and that nobody has yet begun to give back. */
export async function listRefundsToOpen(
  db: Database,
  limit: number,
): Promise<{ payment_id: string; amount: number; reference: string }[]> {
  const found = await sql<{ payment_id: string; amount: number; reference: string }>`
    select p.id as payment_id, p.amount, p.reference
    from appointments a join payments p on p.appointment_id = a.id and p.status = 'successful'
    where a.payment_state = 'refund_due' and not exists (select from refunds r where r.payment_id = p.id)
    limit ${limit}`.execute(db);
  return found.rows;
}

/** Takes the refunds that are due for this worker until `leaseUntil`. */
export async function claimDueRefunds(db: Database, now: Date, leaseUntil: Date, most: number): Promise<DueRefund[]> {
  const claimed = await sql<DueRefund>`
    with claimed as (
      update refunds set attempts = attempts + 1, next_attempt_at = ${leaseUntil}
      where id in (select id from refunds where status in ('due', 'sent') and next_attempt_at <= ${now}
        order by next_attempt_at limit ${most} for update skip locked)
      returning id, payment_id, amount, attempts)
    select c.*, p.reference, p.appointment_id from claimed c join payments p on p.id = c.payment_id`.execute(db);
  return claimed.rows;
}

export async function updateRefund(
  db: Database,
  id: string,
  changes: {
    status: "due" | "sent" | "done" | "failed";
    next_attempt_at?: Date;
    done_at?: Date;
    last_error?: string | null;
  },
): Promise<void> {
  await db.updateTable("refunds").set(changes).where("id", "=", id).where("status", "in", ["due", "sent"]).execute();
}
