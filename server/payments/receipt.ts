import { formatPhone } from "#contract/phone.ts";
import { consultationTypeFor } from "#contract/slots.ts";
import { receiptMessages } from "#texts/receipt.ts";
import type { Context } from "#server/context.ts";
import { drawReceipt, type ReceiptFacts } from "#server/documents/receipt.ts";
import type { Actor } from "#server/platform/actor.ts";
import { FileAnswer } from "#server/platform/file-answer.ts";
import { newCode } from "#server/platform/ids.ts";
import { refuse } from "#server/platform/refuse.ts";
import { openLink, signLink } from "#server/platform/signed-links.ts";
import { inTransaction } from "#server/platform/transaction.ts";
import type { MailAttachment } from "#server/ports/mail.ts";
import { readSite } from "#server/settings/read-site.ts";
import {
  findReceipt,
  findReceiptNumber,
  insertReceiptNumber,
  type ReceiptNumber,
  type ReceiptRow,
} from "./receipt-queries.ts";

/** 79 random bits: nobody guesses a receipt. */
export const codeLength = 16;

/** « REC-2026-000-123 », in groups too short to pass for a code in a message. */
export function numberText({ year, number }: Pick<ReceiptNumber, "year" | "number">): string {
  const digits = String(number).padStart(6, "0");
  return `REC-${year}-${digits.slice(0, -3)}-${digits.slice(-3)}`;
}

/** Where anybody checks a receipt by its code. */
export function checkUrl(ctx: Context, code: string): string {
  return `${ctx.config.publicUrl()}/recu/${code}`;
}

/** True when no real money moved, whatever provider is configured by now. */
export function isSimulated(ctx: Context, provider: string): boolean {
  return provider === "sandbox" || (provider === ctx.payments.name && ctx.payments.simulation);
}

/** The successful payment of this account. Refuses: payment_not_found for any other. */
export async function ownReceipt(ctx: Context, accountId: string, reference: string): Promise<ReceiptRow> {
  const row = await findReceipt(ctx.db, reference);
  return row?.account_id === accountId ? row : refuse("payment_not_found");
}

/** The number of a payment's receipt: given at the first look, the same ever after. */
export async function receiptNumberOf(ctx: Context, row: ReceiptRow): Promise<ReceiptNumber> {
  const known = await findReceiptNumber(ctx.db, row.payment_id);
  if (known) return known;
  return inTransaction(ctx, async ({ db }) => {
    const receipt = {
      payment_id: row.payment_id,
      year: row.settled_at.getUTCFullYear(),
      check_code: newCode(codeLength),
    };
    await insertReceiptNumber(db, receipt);
    return (await findReceiptNumber(db, row.payment_id))!;
  });
}

async function factsOf(ctx: Context, row: ReceiptRow): Promise<ReceiptFacts> {
  const number = await receiptNumberOf(ctx, row);
  const site = await readSite(ctx);
  return {
    number: numberText(number),
    patient_name: row.patient_name,
    doctor_name: row.doctor_name,
    health_center_name: row.health_center_name,
    consultation_type: consultationTypeFor(row.consultation_type, "patient") as "in-person" | "whatsapp-video",
    appointment_date: row.appointment_date,
    appointment_time: row.appointment_time,
    location: row.consultation_type === "in-person" ? row.clinic_address : null,
    reference: row.reference,
    amount_paid: row.amount,
    paid_at: row.settled_at,
    provider: row.provider,
    simulation: isSimulated(ctx, row.provider),
    refund: row.refund_status === null ? "none" : row.refund_status === "done" ? "done" : "due",
    check_url: checkUrl(ctx, number.check_code),
    house: { name: site.name, address: site.address, contacts: [...site.phones.map(formatPhone), ...site.emails] },
  };
}

async function fileOf(ctx: Context, row: ReceiptRow): Promise<MailAttachment> {
  const facts = await factsOf(ctx, row);
  const content = await drawReceipt(facts);
  return { fileName: receiptMessages.fileName(facts.number), mediaType: "application/pdf", content };
}

/** The receipt of a payment, for the mail that carries it. */
export async function attachReceipt(ctx: Context, reference: string): Promise<MailAttachment> {
  const row = await findReceipt(ctx.db, reference);
  if (!row) throw new Error("the payment of a receipt is gone");
  return fileOf(ctx, row);
}

/** The address of a receipt's PDF for whoever may have it now, valid ten minutes. */
export function receiptLink(ctx: Context, reference: string): { url: string; expiresAt: Date } {
  const { token, expiresAt } = signLink(ctx, "receipt link", reference);
  return { url: `${ctx.config.publicUrl()}/api/payments/receipt/${reference}?token=${token}`, expiresAt };
}

/** An address that the owner opens without a session. Refuses: payment_not_found. */
export async function makeReceiptLink(ctx: Context, actor: Actor, reference: string) {
  await ownReceipt(ctx, actor.accountId, reference);
  const { url, expiresAt } = receiptLink(ctx, reference);
  return { url, expires_at: expiresAt.toISOString() };
}

/**
 * The receipt as a PDF, for the owner's session or a link of ours. Source: decisions, "Money".
 * Refuses: not_signed_in, mfa_required, payment_not_found, link_expired.
 */
export async function readReceipt(
  ctx: Context,
  actor: Actor | null,
  reference: string,
  token: string | undefined,
): Promise<FileAnswer> {
  const row = await receiptFor(ctx, actor, reference, token);
  const { content, fileName } = await fileOf(ctx, row);
  return new FileAnswer(content, fileName);
}

async function receiptFor(
  ctx: Context,
  actor: Actor | null,
  reference: string,
  token: string | undefined,
): Promise<ReceiptRow> {
  if (token !== undefined) {
    if (openLink(ctx, "receipt link", token) !== reference) refuse("link_expired");
    return (await findReceipt(ctx.db, reference)) ?? refuse("payment_not_found");
  }
  if (!actor) refuse("not_signed_in");
  if (actor.mfaRequired) refuse("mfa_required");
  return ownReceipt(ctx, actor.accountId, reference);
}
