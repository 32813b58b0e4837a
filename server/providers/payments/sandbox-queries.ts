import type { Database } from "#server/database/db.ts";

export const sandboxOutcomes = ["success", "failed", "pending", "abandoned"] as const;
export type SandboxOutcome = (typeof sandboxOutcomes)[number];

export interface SandboxTransaction {
  reference: string;
  amount: number;
  currency: string;
  callback_url: string;
  status: "ongoing" | "pending" | "success" | "failed" | "abandoned" | "reversed";
  settles_at: Date | null;
}

/** Money that is on its way arrives by itself: nobody has to be awake for it. */
function asOf(row: SandboxTransaction, now: Date): SandboxTransaction {
  const arrived = row.status === "pending" && row.settles_at !== null && row.settles_at <= now;
  return arrived ? { ...row, status: "success" } : row;
}

export async function findTransaction(db: Database, reference: string, now: Date): Promise<SandboxTransaction | null> {
  const row = await db
    .selectFrom("sandbox.transactions")
    .select(["reference", "amount", "currency", "callback_url", "status", "settles_at"])
    .where("reference", "=", reference)
    .executeTakeFirst();
  return row ? asOf(row as SandboxTransaction, now) : null;
}

/** Opens a transaction; one that is there already stays as it is. */
export async function insertTransaction(
  db: Database,
  row: { reference: string; amount: number; currency: string; callback_url: string; created_at: Date },
): Promise<void> {
  await db
    .insertInto("sandbox.transactions")
    .values({ ...row, status: "ongoing" })
    .onConflict((conflict) => conflict.column("reference").doNothing())
    .execute();
}

/** Ends a transaction the way the person chose; false when it had been chosen already. */
export async function updateChosen(
  db: Database,
  reference: string,
  choice: { status: SandboxOutcome; channel: string | null; settles_at: Date | null },
): Promise<boolean> {
  const done = await db
    .updateTable("sandbox.transactions")
    .set(choice)
    .where("reference", "=", reference)
    .where("status", "=", "ongoing")
    .executeTakeFirst();
  return done.numUpdatedRows === 1n;
}

export async function updateReversed(db: Database, reference: string): Promise<void> {
  await db
    .updateTable("sandbox.transactions")
    .set({ status: "reversed" })
    .where("reference", "=", reference)
    .where("status", "in", ["success", "pending"])
    .execute();
}
