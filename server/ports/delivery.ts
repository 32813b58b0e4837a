/** The recipient can never be reached this way (no such number, address refused): trying again would change nothing. */
export class Undeliverable extends Error {}

/** What a sender tells of a message it took. */
export interface Delivery {
  /** The sender's own name for it, for enquiries; null where it gives none. */
  providerId: string | null;
}
