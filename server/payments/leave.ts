import type { Context } from "#server/context.ts";
import { deleteSendings, listOfAccount } from "./leave-queries.ts";

/** The account's payments, with what was given back. */
export async function exportPayments(ctx: Context, accountId: string) {
  return listOfAccount(ctx.db, accountId);
}

/** Closes the links to receipts that were sent out. The payments themselves are accounts the law makes us keep. */
export async function forgetPayments(ctx: Context, accountId: string): Promise<void> {
  await deleteSendings(ctx.db, accountId);
}
