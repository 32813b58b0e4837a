import { moveIsOpen, refundHours, type Appointment, type AppointmentSide } from "#contract/appointments.ts";
import { instantOf } from "#contract/clinic-time.ts";
import type { AppointmentRow } from "./queries.ts";

const hour = 3_600_000;

/** When an appointment begins. */
export function beginOf(row: Pick<AppointmentRow, "appointment_date" | "appointment_time">): Date {
  return instantOf(row.appointment_date, row.appointment_time);
}

/**
 * What would happen if this side cancelled now: the doctor's cancellation gives back what was paid, the patient's does when the
 * appointment is at least 24 h away (decisions, "Money").
 */
export function cancellationTerms(
  row: Pick<
    AppointmentRow,
    "status" | "payment_state" | "consultation_type" | "fee" | "appointment_date" | "appointment_time"
  >,
  side: AppointmentSide,
  now: Date,
): Appointment["cancellation"] {
  const begins = beginOf(row);
  if (begins <= now || !moveIsOpen("cancel", row, side)) {
    return { allowed: false, refund: 0, kept: 0, refund_until: null };
  }
  if (row.payment_state !== "paid") return { allowed: true, refund: 0, kept: 0, refund_until: null };
  const until = new Date(begins.getTime() - refundHours * hour);
  const refund = side === "doctor" || now <= until ? row.fee : 0;
  return {
    allowed: true,
    refund,
    kept: row.fee - refund,
    refund_until: side === "patient" ? until.toISOString() : null,
  };
}

/** The proposal that waits for an answer; null when there is none, or its time is over and nobody has noticed yet. */
export function openProposal(
  row: Pick<AppointmentRow, "proposal_id" | "proposal_date" | "proposal_time" | "proposal_by" | "proposal_expires_at">,
  now: Date,
): Appointment["proposal"] {
  const { proposal_id: id, proposal_date: date, proposal_time: time, proposal_by: by } = row;
  const expires = row.proposal_expires_at;
  if (id === null || date === null || time === null || by === null || expires === null || expires <= now) return null;
  return { id, date, time, by, expires_at: expires.toISOString() };
}

/** Why no other time can be proposed for an appointment; null when one can. */
export function whyNotMovable(
  row: Pick<
    AppointmentRow,
    "status" | "payment_state" | "consultation_type" | "pay_before" | "appointment_date" | "appointment_time"
  >,
  now: Date,
):
  | "appointment_closed"
  | "appointment_past"
  | "appointment_not_paid"
  | "booking_expired"
  | "reschedule_too_late"
  | null {
  if (row.status !== "pending" && row.status !== "accepted") return "appointment_closed";
  const begins = beginOf(row);
  if (begins <= now) return "appointment_past";
  if (row.consultation_type === "in-person" && row.payment_state === "due") return "appointment_not_paid";
  if (row.payment_state === "due" && row.pay_before !== null && row.pay_before <= now) return "booking_expired";
  return proposalDeadline(begins, begins, now) ? null : "reschedule_too_late";
}

/** Until when a proposal can be answered: for 24 h, and until 2 h before either time. Null when that is over already. */
export function proposalDeadline(begins: Date, proposed: Date, now: Date): Date | null {
  const last = Math.min(now.getTime() + 24 * hour, begins.getTime() - 2 * hour, proposed.getTime() - 2 * hour);
  return last > now.getTime() ? new Date(last) : null;
}
