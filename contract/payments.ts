import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { id } from "./fields.ts";

/** The currency of every amount: the West African CFA franc, which has no subunit. */
export const currency = "XOF";

/** The callback page asks this often, this many times (specification, section 9). */
export const paymentPolling = { everySeconds: 4, checks: 4, redirectSeconds: 3 } as const;

/** What `payments/status` says: `failed` covers every ending without money. */
const paymentOutcomes = ["pending", "successful", "failed"] as const;

export const initializePayment = endpoint({
  name: "initializePayment",
  method: "POST",
  path: "/payments/initialize",
  access: ["patient"],
  summary: "Ouvrir le paiement d'un rendez-vous",
  tag: "payments",
  input: z.object({ appointment_id: id }),
  output: z.object({ authorization_url: z.string(), reference: z.string(), amount: z.number() }),
  refusals: [
    "appointment_not_found",
    "nothing_to_pay",
    "already_paid",
    "booking_expired",
    "payment_provider_unavailable",
  ],
  repeatable: true,
});

export const readPaymentStatus = endpoint({
  name: "readPaymentStatus",
  method: "GET",
  path: "/payments/status/{reference}",
  access: ["patient"],
  summary: "Où en est un paiement",
  tag: "payments",
  output: z.object({
    success: z.boolean(),
    status: z.enum(paymentOutcomes),
    reference: z.string(),
    appointment_id: z.string(),
    /** The money came and goes back, or went: the appointment was cancelled or paid twice. */
    refunded: z.boolean(),
  }),
  refusals: ["payment_not_found"],
});

/** The confirmation page's fields (specification, section 3). */
const paymentConfirmation = z.object({
  patient_name: z.string(),
  doctor_name: z.string(),
  health_center_name: z.nullable(z.string()),
  consultation_type: z.enum(["in-person", "whatsapp-video"]),
  appointment_date: z.string(),
  appointment_time: z.string(),
  location: z.nullable(z.string()),
  reference: z.string(),
  amount_paid: z.number(),
  /** The money goes back, or went: nobody is expected. */
  refunded: z.boolean(),
});

export const readPaymentConfirmation = endpoint({
  name: "readPaymentConfirmation",
  method: "GET",
  path: "/payments/confirmation/{reference}",
  access: ["patient"],
  summary: "La confirmation d'un paiement réussi",
  tag: "payments",
  output: paymentConfirmation,
  refusals: ["payment_not_found"],
});

/** The body is the provider's own; it is checked by its signature, never by a schema of ours. */
export const receivePaymentNotice = endpoint({
  name: "receivePaymentNotice",
  method: "POST",
  path: "/payments/webhook/{provider}",
  access: "anyone",
  summary: "Notification signée d'un prestataire de paiement",
  tag: "payments",
  output: z.object({ received: z.literal(true) }),
  refusals: ["payment_not_found", "bad_signature", "payment_provider_unavailable"],
});
