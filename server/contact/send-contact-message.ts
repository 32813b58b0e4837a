import { contactMessagesPerHour, type sendContactMessage as endpoint } from "#contract/contact.ts";
import type { InputOf, OutputOf } from "#contract/endpoint.ts";
import { contactForm, contactMail } from "#texts/contact-form.ts";
import type { Context } from "#server/context.ts";
import { writeMessage } from "#server/messages/write-message.ts";
import { newId } from "#server/platform/ids.ts";
import { networkOf } from "#server/platform/rate-limits.ts";
import { refuse } from "#server/platform/refuse.ts";
import { inTransaction } from "#server/platform/transaction.ts";
import { readSite } from "#server/settings/read-site.ts";
import { insertContactMessage, listSentSince, lockSender, type SentMessage } from "./queries.ts";

type Typed = InputOf<typeof endpoint>;

const hourMs = 3_600_000;
const thanks: OutputOf<typeof endpoint> = { success: true, message: contactForm.sent };

/** The address that answers people: the one named so, else the first. */
async function supportAddress(ctx: Context): Promise<string | undefined> {
  const { emails } = await readSite(ctx);
  return emails.find((address) => address.startsWith("support@")) ?? emails[0];
}

const isSame = (one: SentMessage, typed: Typed) =>
  one.email === typed.email && one.subject === typed.subject && one.message === typed.message;

/**
 * Keeps a message for the administrators and mails it to the support address, whose answer goes to whoever wrote. The same words
 * again within the hour (a form sent twice) are one message; what a program filled in is dropped without a word.
 * Refuses: too_many_contact_messages. Specification: "Contact form", section 8.
 */
export async function sendContactMessage(
  ctx: Context,
  typed: Typed,
  address: string,
): Promise<OutputOf<typeof endpoint>> {
  if (typed.website) return thanks;
  const { website: _website, ...message } = typed;
  const support = await supportAddress(ctx);
  const sender = ctx.sealer.digest(networkOf(address), "contact sender");
  await inTransaction(ctx, async (inside) => {
    const now = ctx.clock.now();
    await lockSender(inside.db, sender);
    const sent = await listSentSince(inside.db, sender, new Date(now.getTime() - hourMs));
    if (sent.some((one) => isSame(one, typed))) return;
    if (ctx.config.RATE_LIMITS && sent.length >= contactMessagesPerHour) {
      const freeAt = sent[sent.length - contactMessagesPerHour]!.created_at.getTime() + hourMs;
      refuse("too_many_contact_messages", { retryAfter: Math.max(1, Math.ceil((freeAt - now.getTime()) / 1000)) });
    }
    await insertContactMessage(inside.db, { ...message, id: newId(), sender, created_at: now });
    if (!support) return;
    await writeMessage(inside, {
      channel: "email",
      to: support,
      replyTo: message.email,
      purpose: "contact-message",
      subject: contactMail.subject(message.subject),
      body: contactMail.body(message),
    });
  });
  return thanks;
}
