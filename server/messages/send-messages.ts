import type { Context } from "#server/context.ts";
import { within } from "#server/platform/deadline.ts";
import { inTransaction } from "#server/platform/transaction.ts";
import { Undeliverable } from "#server/ports/delivery.ts";
import type { MailAttachment } from "#server/ports/mail.ts";
import type { AttachmentMakers } from "./attachments.ts";
import { lockDueMessages, updateNotSent, updateSent, type DueMessage } from "./queries.ts";

/** A message is given up after this many tries: with the waits below, a provider may be away for more than a day. */
export const triesMost = 36;

/** Messages one round takes at most. */
export const sentAtOnce = 50;

const sendTimeoutMs = 20_000;

/** Doubling from 5 seconds to an hour, spread by half so that a provider that comes back is not met by everybody at once. */
export function waitBeforeTry(attempts: number, chance = Math.random()): number {
  return Math.min(5 * 2 ** Math.min(attempts - 1, 12), 3600) * (0.75 + chance / 2);
}

async function attachmentOf(
  ctx: Context,
  makers: AttachmentMakers,
  { attachment_kind: kind, attachment_reference: reference }: DueMessage,
): Promise<MailAttachment | null> {
  if (kind === null || reference === null) return null;
  const make = makers[kind];
  // A process of another version may know it: the message waits for that one.
  if (!make) throw new Error(`nothing here makes an attachment of the kind ${kind}`);
  return make(ctx, reference);
}

async function send(ctx: Context, makers: AttachmentMakers, message: DueMessage): Promise<unknown> {
  const { id, recipient: to, body, subject, purpose, reply_to: replyTo } = message;
  if (message.channel === "email") {
    const attachment = await attachmentOf(ctx, makers, message);
    return ctx.mail.send({ id, to, replyTo, subject: subject ?? "", body, attachment });
  }
  if (message.channel === "whatsapp") return ctx.whatsapp.send({ id, to, purpose, body });
  return ctx.sms.send({ id, to, body });
}

async function putOff(ctx: Context, message: DueMessage, error: unknown): Promise<void> {
  const now = ctx.clock.now();
  const tries = message.attempts + 1;
  const dead = error instanceof Undeliverable || tries >= triesMost;
  const facts = { message_id: message.id, channel: message.channel, purpose: message.purpose, tries };
  // The recipient is a person: only the row names it.
  if (dead) ctx.log.error(facts, "message given up");
  else ctx.log.warn(facts, "message not sent, tried again later");
  await updateNotSent(ctx.db, message.id, {
    nextAttemptAt: new Date(now.getTime() + waitBeforeTry(tries) * 1000),
    deadAt: dead ? now : null,
    error: error instanceof Error ? error.message : String(error),
  });
}

/**
 * Sends what is due, at most one batch, and tells how many it took. Several workers never take the same message: its row stays locked until
 * it is marked, in one transaction. One that a dying worker held is taken again: at least once, and by its id once where the provider can.
 */
export async function sendMessages(ctx: Context, makers: AttachmentMakers = {}): Promise<number> {
  return inTransaction(ctx, async (inside) => {
    const due = await lockDueMessages(inside.db, ctx.clock.now(), sentAtOnce);
    if (due.length === 0) return 0;
    const results = await Promise.allSettled(
      due.map((message) =>
        within(sendTimeoutMs, send(ctx, makers, message), () => new Error("the sender did not answer in time")),
      ),
    );
    const sent = due.filter((_, index) => results[index]!.status === "fulfilled").map((message) => message.id);
    if (sent.length > 0) await updateSent(inside.db, sent, ctx.clock.now());
    for (const [index, result] of results.entries()) {
      if (result.status === "rejected") await putOff(inside, due[index]!, result.reason);
    }
    return due.length;
  });
}
