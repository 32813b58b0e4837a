import type { Actor } from "#server/platform/actor.ts";
import type { AppointmentRow } from "./queries.ts";

/** A doctor decides on the requests made to that doctor, nobody else. */
export function mayDecide(actor: Actor, appointment: Pick<AppointmentRow, "doctor_account_id">): boolean {
  return actor.role === "specialist" && appointment.doctor_account_id === actor.accountId;
}

/** What a request in person that nobody has paid holds is a slot, not a patient: the doctor does not see it. */
export function maySeeAsDoctor(
  actor: Actor,
  appointment: Pick<AppointmentRow, "doctor_account_id" | "consultation_type" | "payment_state">,
): boolean {
  return (
    mayDecide(actor, appointment) &&
    !(appointment.consultation_type === "in-person" && appointment.payment_state === "due")
  );
}

/** Symptoms are told, and read again, by the account that booked. */
export function mayReportSymptoms(actor: Actor, appointment: Pick<AppointmentRow, "account_id">): boolean {
  return actor.role === "patient" && appointment.account_id === actor.accountId;
}
