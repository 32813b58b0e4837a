import type { cancelAppointment } from "#contract/appointment-changes.ts";
import { moveIsOpen, type Appointment } from "#contract/appointments.ts";
import type { InputOf } from "#contract/endpoint.ts";
import { Refusal, refuse } from "#server/platform/refuse.ts";
import { audit } from "#server/audit/audit.ts";
import type { Context } from "#server/context.ts";
import type { Actor } from "#server/platform/actor.ts";
import { inTransaction } from "#server/platform/transaction.ts";
import { tellCancellation } from "./change-messages.ts";
import { audienceOf, lockConcerned } from "./concerned.ts";
import { presentAppointment } from "./present.ts";
import { findAppointment, freeSlots, insertEvent, updateAppointment } from "./queries.ts";
import { sealedCancellations } from "./sealed-columns.ts";
import { beginOf, cancellationTerms } from "./terms.ts";

/**
 * Calls an appointment off, by its patient or, with a reason, by its doctor: its slots are free, an open proposal is over, what is to
 * be given back is owed, the other side is told. It wins over a payment under way: money that still comes finds no appointment and
 * goes back (`markPaid`). Source: decisions, "Directory" and "Money".
 * Refuses: appointment_not_found, appointment_closed, appointment_past, reason_required, cancellation_terms_changed when more would
 * be lost than the person was shown.
 */
export async function cancel(
  ctx: Context,
  actor: Actor,
  id: string,
  input: InputOf<typeof cancelAppointment>,
): Promise<Appointment> {
  return inTransaction(ctx, async (inside) => {
    const { row, side } = await lockConcerned(inside, actor, id);
    const now = inside.clock.now();
    if (!moveIsOpen("cancel", row, side)) refuse("appointment_closed");
    if (beginOf(row) <= now) refuse("appointment_past");
    const { reason } = input;
    if (side === "doctor" && reason === null) {
      refuse("reason_required", { errors: [{ field: "reason", message: new Refusal("reason_required").message }] });
    }
    const { refund, kept } = cancellationTerms(row, side, now);
    if (input.kept !== undefined && input.kept !== null && kept > input.kept) refuse("cancellation_terms_changed");
    await updateAppointment(inside.db, id, {
      status: "cancelled",
      cancellation_reason: side,
      cancellation_note: reason === null ? null : inside.sealer.seal(reason, sealedCancellations.context(id)),
      payment_state: refund > 0 ? "refund_due" : row.payment_state,
      hold_number: null,
      pay_before: null,
      decided_at: now,
    });
    await freeSlots(inside.db, id, now);
    await insertEvent(inside.db, {
      appointment_id: id,
      event: "cancelled",
      actor_account_id: actor.accountId,
      actor_role: actor.role,
      details: { refund },
      created_at: now,
    });
    await audit(inside, actor, "appointment.cancelled", { type: "appointment", id }, { by: side, refund, kept });
    await tellCancellation(inside, row, side, { reason, refund, kept });
    return presentAppointment(inside, (await findAppointment(inside.db, id))!, audienceOf(side));
  });
}
