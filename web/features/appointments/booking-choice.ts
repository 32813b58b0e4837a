import { frenchDate } from "#contract/clinic-time.ts";
import type { ClinicDate } from "#contract/clinic-time.ts";
import type { bookAppointment } from "#contract/appointments.ts";
import type { Doctor } from "#contract/doctors.ts";
import type { OutputOf } from "#contract/endpoint.ts";

export type BookingType = "in-person" | "whatsapp-video";

/** What the address says is chosen; the rest (notes, patient) lies in the window's own store. */
export interface BookingChoice {
  date: string | null;
  time: string | null;
  type: BookingType | null;
}

export type Booked = OutputOf<typeof bookAppointment>;

/** What the booking window shows of a doctor. */
export type BookableDoctor = Pick<
  Doctor,
  | "id"
  | "full_name"
  | "specialty"
  | "town"
  | "clinic_address"
  | "clinic_name"
  | "hospital_name"
  | "profile_image"
  | "consultation_fee"
  | "in_person_fee"
  | "online_fee"
  | "whatsapp_fee"
>;

/** « lundi 23 novembre »: within three months nobody needs the year. */
export function dayAndMonth(date: ClinicDate): string {
  return frenchDate(date).replace(/ \d{4}$/, "");
}

/** A booking that is to be paid now, before its clock runs out. */
export function mustBePaidNow(booked: Booked): boolean {
  return booked.consultation_type === "in-person" && booked.payment_state === "due" && booked.fee > 0;
}
