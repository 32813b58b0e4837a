import type { ProviderVerdict } from "#server/ports/payments.ts";
import type { PaymentRow } from "./queries.ts";

const minute = 60_000;

/** A page nobody acted on is given up after this long, and the slot's clock runs again. */
const abandonedAfterMs = 30 * minute;
/** An attempt the provider never heard of was lost on the way there: its answer can no longer be under way after this long. */
const lostAfterMs = 2 * minute;
/** Money that is « on its way » this long is no longer waited for; should it come all the same, it counts as late. */
const pendingMostMs = 24 * 60 * minute;

/** What is to be done about an attempt. */
export type Settlement =
  | { kind: "nothing" }
  | { kind: "paid" }
  | { kind: "failed"; reason: string }
  /** Money moved that we did not ask for: not a payment, and owed back. */
  | { kind: "wrong_money"; amount: number; currency: string };

const nothing: Settlement = { kind: "nothing" };
const failed = (reason: string): Settlement => ({ kind: "failed", reason });

/** The failure of an attempt whose money did not match; it is never looked at again. */
export const wrongMoney = "wrong_money";

/**
 * Decides on an attempt by what the provider says (null: it cannot be reached). Only "successful" with our amount and currency
 * is paid; paid is never left again; a failed attempt whose money comes late is paid after all (decisions, "Money").
 */
export function settlementOf(
  payment: Pick<PaymentRow, "status" | "amount" | "currency" | "failure" | "created_at">,
  verdict: ProviderVerdict | null,
  now: Date,
): Settlement {
  if (payment.status === "successful" || payment.failure === wrongMoney) return nothing;
  if (verdict?.state === "successful") {
    const { amount, currency } = verdict;
    return amount === payment.amount && currency === payment.currency
      ? { kind: "paid" }
      : { kind: "wrong_money", amount, currency };
  }
  if (payment.status === "failed") return nothing;
  return openSettlement(payment, verdict, now.getTime() - payment.created_at.getTime());
}

function openSettlement(
  payment: Pick<PaymentRow, "status">,
  verdict: Exclude<ProviderVerdict, { state: "successful" }> | null,
  age: number,
): Settlement {
  if (verdict === null) {
    // Nobody ever saw the page of an attempt that is still opening: no money can come of it.
    if (payment.status === "opening" && age >= abandonedAfterMs) return failed("never_opened");
    return age >= pendingMostMs ? failed("no_answer") : nothing;
  }
  switch (verdict.state) {
    case "failed":
      return failed(verdict.reason);
    case "unknown":
      return age >= (payment.status === "opening" ? lostAfterMs : abandonedAfterMs) ? failed("never_opened") : nothing;
    case "waiting":
      return age >= abandonedAfterMs ? failed("abandoned") : nothing;
    case "pending":
      return age >= pendingMostMs ? failed("no_answer") : nothing;
  }
}
