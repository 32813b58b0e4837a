import { clinicDateAt, frenchDate, frenchShortDate } from "#contract/clinic-time.ts";
import { receiptSendings, type sendReceiptSms as endpoint } from "#contract/documents.ts";
import type { OutputOf } from "#contract/endpoint.ts";
import { formatFcfa } from "#contract/money.ts";
import { receiptMessages, receiptTexts } from "#texts/receipt.ts";
import type { Context } from "#server/context.ts";
import { writeMessage } from "#server/messages/write-message.ts";
import type { Actor } from "#server/platform/actor.ts";
import { newCode, newId } from "#server/platform/ids.ts";
import { refuse } from "#server/platform/refuse.ts";
import { inTransaction } from "#server/platform/transaction.ts";
import { readSite } from "#server/settings/read-site.ts";
import { insertSending, listSendings, lockSendings, type ReceiptRow } from "./receipt-queries.ts";
import { checkUrl, codeLength, numberText, ownReceipt, receiptNumberOf } from "./receipt.ts";

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** How long a link sent by SMS opens the receipt itself. */
const smsLinkDays = 7;

type Answer = OutputOf<typeof endpoint>;

/** When the next sending may go, in seconds from now, if one more would be too many; `times` are sorted. */
function waitFor(times: readonly Date[], most: number, windowMs: number, now: number): number {
  if (times.length < most) return 0;
  return Math.max(1, Math.ceil((times[times.length - most]!.getTime() + windowMs - now) / 1000));
}

/**
 * Counts one more sending, or refuses it: the same receipt to the same address a few times an hour, and a few a day per account and
 * per address, whoever sends. Two at once are counted one after the other.
 * Refuses: too_many_receipts.
 */
async function countSending(ctx: Context, row: ReceiptRow, to: string, code: string | null): Promise<void> {
  const recipient = ctx.sealer.digest(to, "receipt recipient");
  const sending = { paymentId: row.payment_id, accountId: row.account_id, recipient };
  const now = ctx.clock.now();
  await lockSendings(ctx.db, row.account_id, recipient);
  if (ctx.config.RATE_LIMITS) {
    const sent = await listSendings(ctx.db, sending, new Date(now.getTime() - dayMs));
    const times = (among: (one: (typeof sent)[number]) => boolean) => sent.filter(among).map((one) => one.sent_at);
    const lastHour = (one: { sent_at: Date }) => one.sent_at.getTime() > now.getTime() - hourMs;
    const wait = Math.max(
      waitFor(
        times((one) => one.same && lastHour(one)),
        receiptSendings.perHour,
        hourMs,
        now.getTime(),
      ),
      waitFor(
        times((one) => one.by_account),
        receiptSendings.perDay,
        dayMs,
        now.getTime(),
      ),
      waitFor(
        times((one) => one.to_recipient),
        receiptSendings.perDay,
        dayMs,
        now.getTime(),
      ),
    );
    if (wait > 0) refuse("too_many_receipts", { retryAfter: wait });
  }
  await insertSending(ctx.db, {
    id: newId(),
    payment_id: row.payment_id,
    account_id: row.account_id,
    recipient,
    code,
    opens_until: code ? smsLinkEnd(now) : null,
    sent_at: now,
  });
}

const smsLinkEnd = (now: Date) => new Date(now.getTime() + smsLinkDays * dayMs);

/**
 * Sends the link of a receipt to a mobile phone. The link tells what the receipt attests, and opens it for a week.
 * Refuses: payment_not_found, too_many_receipts. Specification: "Payment confirmation page".
 */
export async function sendReceiptSms(ctx: Context, actor: Actor, reference: string, phone: string): Promise<Answer> {
  const row = await ownReceipt(ctx, actor.accountId, reference);
  const { name: house } = await readSite(ctx);
  await inTransaction(ctx, async (inside) => {
    const code = newCode(codeLength);
    await countSending(inside, row, phone, code);
    await receiptNumberOf(inside, row);
    const body = receiptMessages.sms({
      house,
      amount: formatFcfa(row.amount, " "),
      until: frenchShortDate(clinicDateAt(smsLinkEnd(ctx.clock.now()))),
      link: checkUrl(ctx, code),
    });
    await writeMessage(inside, { channel: "sms", to: phone, purpose: "receipt", body });
  });
  return { success: true, message: receiptTexts.smsSent };
}

/**
 * Sends a receipt by e-mail, as a PDF that is made when the mail leaves.
 * Refuses: payment_not_found, too_many_receipts. Source: decisions, "Money".
 */
export async function sendReceiptEmail(ctx: Context, actor: Actor, reference: string, email: string): Promise<Answer> {
  const row = await ownReceipt(ctx, actor.accountId, reference);
  const { name: house } = await readSite(ctx);
  await inTransaction(ctx, async (inside) => {
    await countSending(inside, row, email, null);
    const number = await receiptNumberOf(inside, row);
    const facts = {
      house,
      number: numberText(number),
      amount: formatFcfa(row.amount, " "),
      paidOn: frenchDate(clinicDateAt(row.settled_at)),
      reference,
      link: checkUrl(ctx, number.check_code),
    };
    await writeMessage(inside, {
      channel: "email",
      to: email,
      purpose: "receipt",
      subject: receiptMessages.subject(facts),
      body: receiptMessages.email(facts),
      attachment: { kind: "receipt", reference },
    });
  });
  return { success: true, message: receiptTexts.emailSent };
}
