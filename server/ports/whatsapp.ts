import type { Delivery } from "./delivery.ts";

/** Sends WhatsApp texts. Throws Undeliverable when trying again is pointless; any other error is tried again later. */
export interface WhatsappPort {
  readonly name: string;
  /** `purpose` names the template, for providers that only take approved ones. `to` is E.164. */
  send(message: { id: string; to: string; purpose: string; body: string }): Promise<Delivery>;
}
