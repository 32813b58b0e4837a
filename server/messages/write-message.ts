import type { Context } from "#server/context.ts";
import { newId } from "#server/platform/ids.ts";
import { splitLongNumbers, toSmsAlphabet } from "./encoding.ts";
import { insertMessages } from "./queries.ts";
import { afterQuietHours } from "./quiet-hours.ts";

export type Channel = "sms" | "email" | "whatsapp";

export interface OutgoingMessage {
  channel: Channel;
  /** An e-mail address, or a phone number in E.164. */
  to: string;
  /** What it is for, kebab-case: shown to whoever keeps the house running, and the template's name on WhatsApp. */
  purpose: string;
  subject?: string | null;
  /** Plain text. A code stands first, a link alone on its line. */
  body: string;
  /** Written twice under one key, it is sent once. */
  dedupeKey?: string | null;
  notBefore?: Date;
  /** E-mail only: whom an answer reaches. */
  replyTo?: string;
  /** E-mail only: what goes with it, by its kind (`server/attachments.ts`) and what it is about. */
  attachment?: { kind: string; reference: string };
  /** The reader did not ask for it: at night it waits for the morning. Codes and receipts leave this out. */
  keepsQuiet?: boolean;
}

/** A row of `messages` as it is first written. */
export interface MessageRow {
  id: string;
  channel: Channel;
  recipient: string;
  subject: string | null;
  body: string;
  purpose: string;
  dedupe_key: string | null;
  not_before: Date;
  created_at: Date;
  next_attempt_at: Date;
  reply_to?: string;
  attachment_kind?: string;
  attachment_reference?: string;
}

/**
 * The row of a message, for statements that write it beside what it announces. Every other column has its default.
 * SMS text is folded into the alphabet of 160 characters; numbers that could pass for a code are split.
 */
export function messageRow(now: Date, message: OutgoingMessage): MessageRow {
  const text = splitLongNumbers(message.body);
  const earliest = message.notBefore && message.notBefore > now ? message.notBefore : now;
  const notBefore = message.keepsQuiet ? afterQuietHours(earliest) : earliest;
  return {
    id: newId(),
    channel: message.channel,
    recipient: message.channel === "email" ? message.to.trim().toLowerCase() : message.to.trim(),
    subject: message.channel === "email" ? (message.subject ?? null) : null,
    body: message.channel === "sms" ? toSmsAlphabet(text) : text,
    purpose: message.purpose,
    dedupe_key: message.dedupeKey ?? null,
    not_before: notBefore,
    created_at: now,
    next_attempt_at: notBefore,
    ...(message.replyTo ? { reply_to: message.replyTo } : {}),
    ...(message.attachment
      ? { attachment_kind: message.attachment.kind, attachment_reference: message.attachment.reference }
      : {}),
  };
}

/** What one person reads, for each way to reach that person. */
export interface MessageText {
  subject: string;
  email: string;
  sms: string;
}

type PersonMessage = Pick<OutgoingMessage, "purpose" | "dedupeKey" | "notBefore" | "keepsQuiet">;

/** One message to one person: by SMS where there is a number, by e-mail where there is an address. */
export function personRows(
  now: Date,
  person: { sms: string | null; email: string | null },
  text: MessageText,
  message: PersonMessage,
): MessageRow[] {
  const rows: MessageRow[] = [];
  const keyFor = (channel: Channel) => (message.dedupeKey ? `${message.dedupeKey}:${channel}` : null);
  if (person.sms) {
    rows.push(
      messageRow(now, { ...message, channel: "sms", to: person.sms, body: text.sms, dedupeKey: keyFor("sms") }),
    );
  }
  if (person.email) {
    const { subject, email } = text;
    rows.push(
      messageRow(now, {
        ...message,
        channel: "email",
        to: person.email,
        subject,
        body: email,
        dedupeKey: keyFor("email"),
      }),
    );
  }
  return rows;
}

/** Writes rows in the caller's transaction; one whose key is already there is left out. */
export async function writeMessages(ctx: Pick<Context, "db">, rows: readonly MessageRow[]): Promise<void> {
  if (rows.length > 0) await insertMessages(ctx.db, rows);
}

/** Puts a message into the outbox, in the caller's transaction: it is sent if, and only if, what it announces happened. */
export async function writeMessage(ctx: Pick<Context, "db" | "clock">, message: OutgoingMessage): Promise<void> {
  await writeMessages(ctx, [messageRow(ctx.clock.now(), message)]);
}
