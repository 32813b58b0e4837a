import type { Appointment } from "#contract/appointments.ts";
import { clinicDateAt, clinicTimeAt, frenchDate, frenchShortDate } from "#contract/clinic-time.ts";
import { myAppointments as words } from "#texts/my-appointments.ts";
import { dayAndMonth } from "./booking-choice.ts";

export const isOver = ({ status }: Pick<Appointment, "status">) => status === "cancelled" || status === "rejected";

/** « lundi 23 novembre »; the year is told only when it is another one. */
export function visitDay(date: string): string {
  const thisYear = clinicDateAt(new Date()).slice(0, 4);
  return date.startsWith(thisYear) ? dayAndMonth(date) : frenchDate(date);
}

/** « 10:42 » today, « jeu. 26 nov. à 10:42 » on another day. */
export function shortInstant(iso: string): string {
  const instant = new Date(iso);
  const date = clinicDateAt(instant);
  const time = clinicTimeAt(instant);
  return date === clinicDateAt(new Date()) ? time : words.at(frenchShortDate(date), time);
}

/** « lundi 23 novembre à 09:00 »: an instant inside a sentence. */
export function longInstant(iso: string): string {
  const instant = new Date(iso);
  return words.at(visitDay(clinicDateAt(instant)), clinicTimeAt(instant));
}

/** How far the money is, in a word; null where nothing is asked, and for what will not be and was never paid. */
export function moneyState({
  payment_state,
  status,
  consultation_type,
  payment_reference,
}: Appointment): string | null {
  const afterAcceptance = consultation_type !== "in-person" && status === "pending";
  // Money that came after all was over went back.
  if (payment_state === "due" && isOver({ status })) return payment_reference ? words.paidTooLate : null;
  return {
    none: null,
    paid: words.paid,
    desk: words.desk,
    refund_due: words.refundDue,
    refunded: words.refunded,
    due: afterAcceptance ? words.payAfterAcceptance : words.waitingPayment,
  }[payment_state];
}

/** Where a consultation in person takes place. */
export function visitPlace({ health_center_name, clinic_address }: Appointment): string {
  return [health_center_name, clinic_address].filter(Boolean).join(", ");
}

/** Why it will not take place; null when it will, or did. */
export function endedBecause(appointment: Appointment): string | null {
  const { status, rejection_reason, cancelled_by, cancellation_reason } = appointment;
  if (status === "rejected") return rejection_reason && words.reason(rejection_reason);
  if (status !== "cancelled") return null;
  if (cancelled_by === "system") return words.cancelledUnpaid;
  const by =
    cancelled_by === "doctor" ? words.cancelledByDoctor : cancelled_by === "patient" ? words.cancelledByYou : null;
  return [by, cancellation_reason && words.cancellationReason(cancellation_reason)].filter(Boolean).join(" ") || null;
}
