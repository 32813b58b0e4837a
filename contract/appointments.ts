import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { clinicDate, clinicTime, id, optionalText, page, requiredText } from "./fields.ts";
import { consultationTypeInput } from "./slots.ts";
import { symptom } from "./symptoms.ts";
import { bookingMessages } from "#texts/appointments.ts";

export const appointmentStatuses = ["pending", "accepted", "rejected", "completed", "cancelled"] as const;
export type AppointmentStatus = (typeof appointmentStatuses)[number];

export const appointmentOrders = ["latest", "soonest"] as const;
export type AppointmentOrder = (typeof appointmentOrders)[number];

export const appointmentTimes = ["upcoming", "past"] as const;
export type AppointmentTime = (typeof appointmentTimes)[number];

/** How far the money of an appointment is. `none`: nothing is asked (« Sur devis »); `desk`: paid at the center. */
export const paymentStates = ["none", "due", "desk", "paid", "refund_due", "refunded"] as const;
export type PaymentState = (typeof paymentStates)[number];

/** An in-person booking that is not paid this long after it was made is cancelled and its slot freed. */
export const unpaidHoldMinutes = 30;
/** At most this many bookings awaiting payment per account. */
export const unpaidBookingsMost = 5;

/** The two sides of an appointment: whoever holds the account it was booked by, and its doctor. */
export const appointmentSides = ["patient", "doctor"] as const;
export type AppointmentSide = (typeof appointmentSides)[number];

/** Which status may become which, and by whom: buttons and verbs read the same table (decisions, "Directory"). */
export const appointmentMoves = {
  accept: { from: ["pending"], to: "accepted", by: ["doctor"] },
  reject: { from: ["pending"], to: "rejected", by: ["doctor"] },
  cancel: { from: ["pending", "accepted"], to: "cancelled", by: ["patient", "doctor"] },
} as const satisfies Record<
  string,
  { from: readonly AppointmentStatus[]; to: AppointmentStatus; by: readonly AppointmentSide[] }
>;
export type AppointmentMove = keyof typeof appointmentMoves;

/**
 * True when an appointment's state lets this side make this move. For its doctor, what is in person is no request before it is paid
 * or payable at the desk; its patient may give up a slot that is only held.
 */
export function moveIsOpen(
  move: AppointmentMove,
  appointment: { status: AppointmentStatus; payment_state: PaymentState; consultation_type: string },
  side: AppointmentSide = "doctor",
): boolean {
  const { from, by } = appointmentMoves[move] as { from: readonly string[]; by: readonly string[] };
  if (!by.includes(side) || !from.includes(appointment.status)) return false;
  return side === "patient" || appointment.consultation_type !== "in-person" || appointment.payment_state !== "due";
}

/** A patient who cancels at least this long before the appointment gets the money back; a doctor's cancellation always gives it back. */
export const refundHours = 24;

/** An appointment as the specification names its fields (section 3), plus what a screen needs to offer the right button. */
export const appointment = z.object({
  id: z.string(),
  patient_id: z.string(),
  patient_name: z.string(),
  patient_phone: z.nullable(z.string()),
  doctor_id: z.string(),
  doctor_name: z.string(),
  specialty: z.string(),
  clinic_address: z.nullable(z.string()),
  health_center_name: z.nullable(z.string()),
  appointment_date: z.string(),
  appointment_time: z.string(),
  notes: z.nullable(z.string()),
  consultation_type: z.enum(["in-person", "whatsapp", "whatsapp-video"]),
  status: z.enum(appointmentStatuses),
  rejection_reason: z.nullable(z.string()),
  /** What the patient reported for this appointment; null when nothing was. Only the patient and this doctor read it. */
  symptoms: z.nullable(z.array(symptom)),
  symptoms_notes: z.nullable(z.string()),
  /** True when the summary of an assessment came with it (`GET appointments/{id}/triage`); absent in lists kept from earlier. */
  has_triage: z.optional(z.boolean()),
  /** Whole FCFA, fixed when it was booked; 0 is « Sur devis ». */
  fee: z.number(),
  payment_state: z.enum(paymentStates),
  /** Until when it must be paid, or null when no clock runs. */
  pay_before: z.nullable(z.string()),
  /** True when `payments/initialize` would open a payment now. */
  payable: z.boolean(),
  /** Of the payment that arrived, for its receipt and confirmation; null for the doctor, and while nothing was paid. */
  payment_reference: z.nullable(z.string()),
  /** Who called it off; `system` when it was not paid in time. Null while it is not cancelled. */
  cancelled_by: z.nullable(z.enum([...appointmentSides, "system"])),
  /** The words that came with the cancellation. */
  cancellation_reason: z.nullable(z.string()),
  /** What would happen if the reader cancelled now. */
  cancellation: z.object({
    allowed: z.boolean(),
    /** FCFA that would go back to the patient. */
    refund: z.number(),
    /** FCFA that were paid and would not. */
    kept: z.number(),
    /** Until when the patient's own cancellation gives the money back; null where nothing was paid, and for the doctor. */
    refund_until: z.nullable(z.string()),
  }),
  /** True when `appointments/{id}/reschedule` would take a proposal of the reader now. */
  reschedulable: z.boolean(),
  /** The other time that one side proposes, while it waits for the other side's answer. */
  proposal: z.nullable(
    z.object({
      id: z.string(),
      date: z.string(),
      time: z.string(),
      by: z.enum(appointmentSides),
      expires_at: z.string(),
    }),
  ),
  /** Opens WhatsApp with the other side: a video consultation that is accepted and paid. Null else. */
  whatsapp_url: z.nullable(z.string()),
  /** The way to the doctor on a map, for the patient of an accepted consultation in person. Null else. */
  directions_url: z.nullable(z.string()),
  created_at: z.string(),
});
export type Appointment = z.output<typeof appointment>;

export const bookAppointment = endpoint({
  name: "bookAppointment",
  method: "POST",
  path: "/appointments",
  access: ["patient"],
  summary: "Prendre un rendez-vous",
  tag: "appointments",
  status: 201,
  input: z.object({
    doctor_id: id,
    appointment_date: clinicDate,
    appointment_time: clinicTime,
    consultation_type: consultationTypeInput,
    notes: optionalText(2000),
    /** One of the account's patients; its own when absent. */
    patient_id: z.nullish(id),
  }),
  output: z.object({
    id: z.string(),
    doctor_id: z.string(),
    patient_id: z.string(),
    appointment_date: z.string(),
    appointment_time: z.string(),
    consultation_type: z.enum(["in-person", "whatsapp-video"]),
    status: z.enum(appointmentStatuses),
    fee: z.number(),
    payment_state: z.enum(paymentStates),
    pay_before: z.nullable(z.string()),
  }),
  refusals: [
    "doctor_not_found",
    "doctor_not_bookable",
    "patient_not_found",
    "date_past",
    "date_too_far",
    "outside_hours",
    "slot_taken",
    "patient_busy",
    "too_many_unpaid",
  ],
  repeatable: true,
});

export const listOwnAppointments = endpoint({
  name: "listOwnAppointments",
  method: "GET",
  path: "/appointments",
  access: ["patient"],
  summary: "Mes rendez-vous",
  tag: "appointments",
  query: z.object({
    /** `upcoming`: pending or accepted and not over, the soonest first; `past`: all others, the latest first. Both when absent. */
    when: z.optional(z.enum(appointmentTimes)),
    ...page,
  }),
  output: z.array(appointment),
  refusals: [],
});

export const listDoctorAppointments = endpoint({
  name: "listDoctorAppointments",
  method: "GET",
  path: "/appointments/specialist",
  access: ["specialist"],
  summary: "Les rendez-vous du spécialiste connecté",
  tag: "appointments",
  query: z.object({
    status: z.optional(z.enum(appointmentStatuses)),
    /** `soonest`: what comes first stands first; else the latest date first. */
    order: z.optional(z.enum(appointmentOrders)),
    ...page,
  }),
  output: z.array(appointment),
  refusals: [],
});

export const acceptAppointment = endpoint({
  name: "acceptAppointment",
  method: "POST",
  path: "/appointments/{id}/accept",
  access: ["specialist"],
  summary: "Accepter une demande de rendez-vous",
  tag: "appointments",
  params: { id: "uuid" },
  output: appointment,
  refusals: ["appointment_not_found", "appointment_not_pending", "appointment_not_paid"],
  repeatable: true,
});

export const rejectAppointment = endpoint({
  name: "rejectAppointment",
  method: "POST",
  path: "/appointments/{id}/reject",
  access: ["specialist"],
  summary: "Refuser une demande de rendez-vous, avec son motif",
  tag: "appointments",
  params: { id: "uuid" },
  input: z.object({ reason: requiredText(500, bookingMessages.reasonRequired) }),
  output: appointment,
  refusals: ["appointment_not_found", "appointment_not_pending", "appointment_not_paid"],
  repeatable: true,
});
