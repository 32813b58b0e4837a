import { clinicDateAt } from "#contract/clinic-time.ts";
import type { checkReceipt as endpoint } from "#contract/documents.ts";
import type { OutputOf } from "#contract/endpoint.ts";
import type { Context } from "#server/context.ts";
import { refuse } from "#server/platform/refuse.ts";
import { findReceiptByCode, type CheckedReceipt } from "./receipt-queries.ts";
import { isSimulated, numberText } from "./receipt.ts";

/** The receipt a code names, however it was typed: case, spaces and dashes do not matter. */
export async function receiptOfCode(ctx: Context, typed: string): Promise<CheckedReceipt | null> {
  const code = typed.toUpperCase().replace(/[^A-Z0-9]/g, "");
  return findReceiptByCode(ctx.db, code);
}

/** What a receipt attests to anybody: that the money came, how much and when; never whose it was, nor for which doctor. */
export function attested(ctx: Context, receipt: CheckedReceipt): OutputOf<typeof endpoint> {
  return {
    valid: true,
    receipt_number: numberText(receipt),
    amount: receipt.amount,
    paid_on: clinicDateAt(receipt.settled_at),
    health_center_name: receipt.health_center_name,
    refunded: receipt.refund_status !== null,
    simulation: isSimulated(ctx, receipt.provider),
  };
}

/** Refuses: receipt_not_found for a code that no receipt of ours carries. */
export async function checkReceipt(ctx: Context, code: string): Promise<OutputOf<typeof endpoint>> {
  const receipt = await receiptOfCode(ctx, code);
  return receipt ? attested(ctx, receipt) : refuse("receipt_not_found");
}
