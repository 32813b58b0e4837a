import type { Database } from "#server/database/db.ts";

/** What the account paid or tried to pay, and what was given back. */
export async function listOfAccount(db: Database, accountId: string) {
  return db
    .selectFrom("payments")
    .leftJoin("refunds", "refunds.payment_id", "payments.id")
    .select([
      "payments.reference",
      "payments.appointment_id",
      "payments.amount",
      "payments.currency",
      "payments.provider",
      "payments.status",
      "payments.created_at",
      "payments.settled_at",
      "refunds.amount as refunded_amount",
      "refunds.status as refund_status",
      "refunds.done_at as refunded_at",
    ])
    .where("payments.account_id", "=", accountId)
    .orderBy("payments.created_at")
    .execute();
}

/** The ways in to a receipt that were sent out; the receipts stay. */
export async function deleteSendings(db: Database, accountId: string): Promise<void> {
  await db.deleteFrom("receipt_sendings").where("account_id", "=", accountId).execute();
}
