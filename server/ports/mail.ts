import type { Delivery } from "./delivery.ts";

/** Sends plain-text e-mails. Throws Undeliverable when trying again is pointless; any other error is tried again later. */
export interface MailPort {
  readonly name: string;
  /** `id` is the message's own and becomes its Message-ID. */
  send(message: { id: string; to: string; subject: string; body: string }): Promise<Delivery>;
}
