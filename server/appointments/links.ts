import type { AppointmentSide } from "#contract/appointments.ts";
import { isMobile } from "#contract/phone.ts";
import { contactTexts } from "#texts/appointments.ts";
import type { Context } from "#server/context.ts";
import { whenOf } from "#server/messages/when.ts";
import type { AppointmentRow } from "./queries.ts";

/** Where a message sends its reader: the dashboard, which asks for the login it needs. */
export function dashboardLink(ctx: Context): string {
  return `${ctx.config.publicUrl()}/dashboard`;
}

/**
 * Opens WhatsApp with the other side of a video consultation that is accepted and paid, or free, with a greeting that tells nothing
 * of health (decisions, "Directory"). Null otherwise, and where the other side has no mobile number.
 */
export function whatsappUrl(
  row: Pick<
    AppointmentRow,
    | "consultation_type"
    | "status"
    | "payment_state"
    | "doctor_phone"
    | "doctor_name"
    | "patient_phone"
    | "patient_name"
    | "appointment_date"
    | "appointment_time"
  >,
  side: AppointmentSide,
): string | null {
  if (row.consultation_type !== "video" || row.status !== "accepted") return null;
  if (row.payment_state !== "paid" && row.payment_state !== "none") return null;
  const number = side === "patient" ? row.doctor_phone : row.patient_phone;
  if (number === null || !isMobile(number)) return null;
  const facts = {
    doctor: row.doctor_name,
    patient: row.patient_name,
    when: whenOf(row.appointment_date, row.appointment_time).long,
  };
  const greeting = side === "patient" ? contactTexts.greetDoctor(facts) : contactTexts.greetPatient(facts);
  return `https://wa.me/${number.slice(1)}?text=${encodeURIComponent(greeting)}`;
}

/** Where an accepted consultation in person takes place; null for any other, and where no address is known. */
export function placeOf(
  row: Pick<AppointmentRow, "consultation_type" | "clinic_address" | "health_center_location">,
): string | null {
  return row.consultation_type === "in-person" ? (row.clinic_address ?? row.health_center_location) : null;
}

/** The way to an accepted consultation in person, on whatever map the phone opens such an address with. */
export function directionsUrl(
  row: Pick<
    AppointmentRow,
    "consultation_type" | "status" | "clinic_address" | "health_center_location" | "health_center_name" | "town"
  >,
): string | null {
  const place = placeOf(row);
  if (place === null || row.status !== "accepted") return null;
  const known = place.toLocaleLowerCase("fr").includes(row.town.toLocaleLowerCase("fr")) ? null : row.town;
  const destination = [row.health_center_name, place, known, contactTexts.country].filter(Boolean).join(", ");
  return `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(destination)}`;
}
