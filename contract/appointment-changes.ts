import * as z from "zod/mini";
import { appointment, appointmentSides } from "./appointments.ts";
import { endpoint } from "./endpoint.ts";
import { amount, clinicDate, clinicTime, id, optionalText } from "./fields.ts";

/** What can happen to an appointment; the words of each stand in `texts/fr/appointments.ts`. */
export const appointmentEvents = [
  "booked",
  "paid",
  "revived",
  "accepted",
  "rejected",
  "expired",
  "cancelled",
  "completed",
  "refunded",
  "proposed",
  "moved",
  "proposal_declined",
  "proposal_withdrawn",
  "proposal_expired",
] as const;
export type AppointmentEvent = (typeof appointmentEvents)[number];

const historyEntry = z.object({
  event: z.enum(appointmentEvents),
  at: z.string(),
  by: z.enum([...appointmentSides, "system"]),
  details: z.object({
    /** Of a proposal: the time proposed; of a move: the new time. */
    date: z.optional(z.string()),
    time: z.optional(z.string()),
    /** The time the appointment had then. */
    from_date: z.optional(z.string()),
    from_time: z.optional(z.string()),
    /** FCFA given back with a cancellation. */
    refund: z.optional(z.number()),
  }),
});
export type HistoryEntry = z.output<typeof historyEntry>;

export const readAppointment = endpoint({
  name: "readAppointment",
  method: "GET",
  path: "/appointments/{id}",
  access: ["patient", "specialist"],
  summary: "Un rendez-vous et son histoire",
  tag: "appointments",
  params: { id: "uuid" },
  /** The oldest entry of the history first. */
  output: z.extend(appointment, { history: z.array(historyEntry) }),
  refusals: ["appointment_not_found"],
});

export const cancelAppointment = endpoint({
  name: "cancelAppointment",
  method: "POST",
  path: "/appointments/{id}/cancel",
  access: ["patient", "specialist"],
  summary: "Annuler un rendez-vous ; le médecin indique son motif",
  tag: "appointments",
  params: { id: "uuid" },
  input: z.object({
    reason: optionalText(500),
    /** `cancellation.kept` as the person was shown it: where more would be lost by now, nothing is cancelled. */
    kept: z.nullish(amount),
  }),
  output: appointment,
  refusals: [
    "appointment_not_found",
    "appointment_closed",
    "appointment_past",
    "reason_required",
    "cancellation_terms_changed",
  ],
  repeatable: true,
});

export const proposeReschedule = endpoint({
  name: "proposeReschedule",
  method: "POST",
  path: "/appointments/{id}/reschedule",
  access: ["patient", "specialist"],
  summary: "Proposer un autre créneau pour un rendez-vous",
  tag: "appointments",
  params: { id: "uuid" },
  input: z.object({ appointment_date: clinicDate, appointment_time: clinicTime }),
  output: appointment,
  refusals: [
    "appointment_not_found",
    "appointment_closed",
    "appointment_past",
    "appointment_not_paid",
    "booking_expired",
    "reschedule_too_late",
    "proposal_open",
    "doctor_not_bookable",
    "date_past",
    "date_too_far",
    "outside_hours",
    "slot_taken",
    "patient_busy",
  ],
  repeatable: true,
});

/** The proposal that the person saw; another one that took its place meanwhile is not answered. */
const answered = z.object({ proposal_id: z.nullish(id) });

export const acceptReschedule = endpoint({
  name: "acceptReschedule",
  method: "POST",
  path: "/appointments/{id}/reschedule/accept",
  access: ["patient", "specialist"],
  summary: "Accepter le créneau que l'autre partie propose",
  tag: "appointments",
  params: { id: "uuid" },
  input: answered,
  output: appointment,
  refusals: [
    "appointment_not_found",
    "proposal_not_open",
    "proposal_own",
    "appointment_moved_on",
    "booking_expired",
    "patient_busy",
    "patient_unavailable",
  ],
  repeatable: true,
});

export const declineReschedule = endpoint({
  name: "declineReschedule",
  method: "POST",
  path: "/appointments/{id}/reschedule/decline",
  access: ["patient", "specialist"],
  summary: "Décliner le créneau que l'autre partie propose : le rendez-vous garde son heure",
  tag: "appointments",
  params: { id: "uuid" },
  input: answered,
  output: appointment,
  refusals: ["appointment_not_found", "proposal_not_open", "proposal_own", "appointment_moved_on"],
  repeatable: true,
});

export const withdrawReschedule = endpoint({
  name: "withdrawReschedule",
  method: "POST",
  path: "/appointments/{id}/reschedule/withdraw",
  access: ["patient", "specialist"],
  summary: "Retirer le créneau que l'on a proposé",
  tag: "appointments",
  params: { id: "uuid" },
  input: answered,
  output: appointment,
  refusals: ["appointment_not_found", "proposal_not_open", "proposal_not_own", "appointment_moved_on"],
  repeatable: true,
});

export const makeCalendarLink = endpoint({
  name: "makeCalendarLink",
  method: "POST",
  path: "/appointments/{id}/calendar-link",
  access: ["patient", "specialist"],
  summary: "Une adresse, valable dix minutes, où télécharger le rendez-vous pour son agenda",
  tag: "appointments",
  params: { id: "uuid" },
  output: z.object({ url: z.string(), expires_at: z.string() }),
  refusals: ["appointment_not_found", "calendar_not_ready"],
});

export const readCalendar = endpoint({
  name: "readCalendar",
  method: "GET",
  path: "/appointments/{id}/calendar.ics",
  // A link that a person opens carries no bearer: its token stands in its place.
  access: "anyone",
  summary: "Le rendez-vous pour un agenda (.ics), par session ou par l'adresse de calendar-link",
  tag: "appointments",
  params: { id: "uuid" },
  query: z.object({ token: z.optional(z.string()) }),
  produces: "text/calendar",
  refusals: ["not_signed_in", "mfa_required", "appointment_not_found", "calendar_not_ready", "link_expired"],
});
