import type { Delivery } from "./delivery.ts";

/** Sends texts to mobile phones. Throws Undeliverable when trying again is pointless; any other error is tried again later. */
export interface SmsPort {
  readonly name: string;
  /** `id` is the message's own: a provider that can, sends one id once. `to` is E.164. */
  send(message: { id: string; to: string; body: string }): Promise<Delivery>;
}
