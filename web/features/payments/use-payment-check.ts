import { useEffect, useState } from "react";
import { paymentPolling, readPaymentStatus } from "#contract/payments.ts";
import { ApiError } from "#web/api/api-error.ts";
import { call } from "#web/api/call.ts";

export type PaymentCheck =
  | { state: "processing"; checks: number }
  | { state: "success" }
  /** The money came and goes back: the appointment was no longer there. */
  | { state: "refunded" }
  | { state: "failed"; appointmentId: string }
  /** The provider has not answered: the server goes on asking. */
  | { state: "pending" }
  | { state: "refused"; status: number };

/** Asks every 4 seconds, 4 times in all, how a payment ended (specification, "Payment callback"). `round` begins anew. */
export function usePaymentCheck(reference: string, round: number, enabled: boolean): PaymentCheck {
  const [check, setCheck] = useState<PaymentCheck>({ state: "processing", checks: 1 });
  useEffect(() => {
    if (!enabled) return;
    const stop = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ask = async (checks: number) => {
      setCheck({ state: "processing", checks });
      try {
        const answer = await call(readPaymentStatus, { params: { reference }, signal: stop.signal });
        if (stop.signal.aborted) return;
        if (answer.status === "successful") setCheck({ state: answer.refunded ? "refunded" : "success" });
        else if (answer.status === "failed") setCheck({ state: "failed", appointmentId: answer.appointment_id });
        else goOn(checks, { state: "pending" });
      } catch (fault) {
        if (stop.signal.aborted) return;
        const status = fault instanceof ApiError ? fault.status : 500;
        // A broken connection says nothing of the payment: the next check may get through.
        if (fault instanceof ApiError && fault.undecided) goOn(checks, { state: "refused", status });
        else setCheck({ state: "refused", status });
      }
    };
    const goOn = (checks: number, otherwise: PaymentCheck) => {
      if (checks >= paymentPolling.checks) setCheck(otherwise);
      else timer = setTimeout(() => void ask(checks + 1), paymentPolling.everySeconds * 1000);
    };
    void ask(1);
    return () => {
      stop.abort();
      clearTimeout(timer);
    };
  }, [reference, round, enabled]);
  return check;
}
