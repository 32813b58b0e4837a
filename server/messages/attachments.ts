import type { Context } from "#server/context.ts";
import type { MailAttachment } from "#server/ports/mail.ts";

/**
 * Makes what a mail has attached, when it is sent: the outbox keeps only the kind and what it is about. Higher floors make them and
 * `server/attachments.ts` lists them.
 */
export type AttachmentMaker = (ctx: Context, reference: string) => Promise<MailAttachment>;

export type AttachmentMakers = Readonly<Record<string, AttachmentMaker>>;
