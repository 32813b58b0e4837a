import type { AppointmentSide } from "#contract/appointments.ts";
import type { Actor } from "#server/platform/actor.ts";
import type { AppointmentRow } from "./queries.ts";

/** A doctor decides on the requests made to that doctor, nobody else. */
export function mayDecide(actor: Actor, appointment: Pick<AppointmentRow, "doctor_account_id">): boolean {
  return actor.role === "specialist" && appointment.doctor_account_id === actor.accountId;
}

/** What a request in person that nobody has paid holds is a slot, not a patient: it is none of the doctor's business yet. */
export function concernsDoctor(appointment: Pick<AppointmentRow, "consultation_type" | "payment_state">): boolean {
  return !(appointment.consultation_type === "in-person" && appointment.payment_state === "due");
}

export function maySeeAsDoctor(
  actor: Actor,
  appointment: Pick<AppointmentRow, "doctor_account_id" | "consultation_type" | "payment_state">,
): boolean {
  return mayDecide(actor, appointment) && concernsDoctor(appointment);
}

/** On which side of an appointment somebody stands; null for everybody whom it does not concern. */
export function sideOf(
  actor: Actor,
  appointment: Pick<AppointmentRow, "account_id" | "doctor_account_id" | "consultation_type" | "payment_state">,
): AppointmentSide | null {
  if (actor.role === "patient" && appointment.account_id === actor.accountId) return "patient";
  return maySeeAsDoctor(actor, appointment) ? "doctor" : null;
}

/** Symptoms are told, and read again, by the account that booked. */
export function mayReportSymptoms(actor: Actor, appointment: Pick<AppointmentRow, "account_id">): boolean {
  return actor.role === "patient" && appointment.account_id === actor.accountId;
}
