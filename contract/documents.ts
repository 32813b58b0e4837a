import * as z from "zod/mini";
import { receiptTexts } from "#texts/receipt.ts";
import { endpoint } from "./endpoint.ts";
import { email, phone, requiredText } from "./fields.ts";
import { isMobile } from "./phone.ts";

/** The same receipt to the same address at most so often an hour, and at most so many sendings a day per account and per address. */
export const receiptSendings = { perHour: 3, perDay: 10 } as const;

const reference = requiredText(60);
const sent = z.object({ success: z.literal(true), message: z.string() });

export const readReceipt = endpoint({
  name: "readReceipt",
  method: "GET",
  path: "/payments/receipt/{reference}",
  // A link that a person opens carries no bearer: its token stands in its place.
  access: "anyone",
  summary: "Le reçu d'un paiement réussi (PDF), par session ou par l'adresse de receipt-link",
  tag: "payments",
  query: z.object({ token: z.optional(z.string()) }),
  produces: "application/pdf",
  refusals: ["not_signed_in", "mfa_required", "payment_not_found", "link_expired"],
});

export const makeReceiptLink = endpoint({
  name: "makeReceiptLink",
  method: "POST",
  path: "/payments/receipt-link",
  access: ["patient"],
  summary: "Une adresse, valable dix minutes, où télécharger ou imprimer un reçu",
  tag: "payments",
  input: z.object({ reference }),
  output: z.object({ url: z.string(), expires_at: z.string() }),
  refusals: ["payment_not_found"],
});

export const checkReceipt = endpoint({
  name: "checkReceipt",
  method: "GET",
  path: "/receipts/check/{token}",
  access: "anyone",
  summary: "Ce qu'un reçu atteste, pour qui en lit le code QR : ni nom de patient, ni médecin",
  tag: "payments",
  output: z.object({
    valid: z.literal(true),
    receipt_number: z.string(),
    amount: z.number(),
    /** The clinic's date on which the money arrived. */
    paid_on: z.string(),
    health_center_name: z.nullable(z.string()),
    /** True when the money went back, or is on its way back. */
    refunded: z.boolean(),
    /** True when no real money moved. */
    simulation: z.boolean(),
  }),
  refusals: ["receipt_not_found"],
});

export const sendReceiptSms = endpoint({
  name: "sendReceiptSms",
  method: "POST",
  path: "/payments/send-sms",
  access: ["patient"],
  summary: "Envoyer le lien d'un reçu par SMS",
  tag: "payments",
  input: z.object({
    reference,
    phone_number: phone().check(z.refine(isMobile, receiptTexts.mobileNeeded)),
  }),
  output: sent,
  refusals: ["payment_not_found", "too_many_receipts"],
  repeatable: true,
});

export const sendReceiptEmail = endpoint({
  name: "sendReceiptEmail",
  method: "POST",
  path: "/payments/send-email",
  access: ["patient"],
  summary: "Envoyer un reçu par e-mail, en pièce jointe",
  tag: "payments",
  input: z.object({ reference, email: email() }),
  output: sent,
  refusals: ["payment_not_found", "too_many_receipts"],
  repeatable: true,
});
