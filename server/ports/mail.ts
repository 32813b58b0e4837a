import type { Delivery } from "./delivery.ts";

/** A file that goes with a mail. */
export interface MailAttachment {
  fileName: string;
  mediaType: string;
  content: Buffer;
}

export interface OutgoingMail {
  /** The message's own id: it becomes the Message-ID, so that a mailbox that gets it twice knows. */
  id: string;
  to: string;
  /** Whom an answer reaches, when it is not us. */
  replyTo: string | null;
  subject: string;
  /** Plain text. */
  body: string;
  attachment: MailAttachment | null;
}

/** Sends plain-text e-mails. Throws Undeliverable when trying again is pointless; any other error is tried again later. */
export interface MailPort {
  readonly name: string;
  send(mail: OutgoingMail): Promise<Delivery>;
}
