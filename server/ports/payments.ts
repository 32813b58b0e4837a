/**
 * What a provider can say of a payment. `waiting`: its page is open and nobody has acted yet; `pending`: the person has, the outcome
 * is on its way; `failed`: it ended without money; `unknown`: the provider never heard of it.
 */
export type ProviderVerdict =
  | { state: "successful"; amount: number; currency: string }
  | { state: "waiting" }
  | { state: "pending" }
  | { state: "failed"; reason: string }
  | { state: "unknown" };

export interface PaymentRequest {
  /** Ours, unique, letters, digits, `-` `.` `=` only: the key of the attempt at the provider. */
  reference: string;
  /** Whole FCFA. */
  amount: number;
  currency: string;
  /** Providers ask for an address; a phone-only patient gets an opaque one of our own domain. */
  email: string;
  /** Where the browser comes back to; proof of nothing. */
  callbackUrl: string;
}

/** A provider that cannot be reached or does not make sense: nothing was decided, ask again. */
export class ProviderUnavailable extends Error {}

/**
 * Takes money by a hosted page. Every method may throw ProviderUnavailable. A payment is successful only when `verify` says so
 * (decisions, "Money").
 */
export interface PaymentPort {
  readonly name: string;
  /** True when no real money moves: shown to the person. */
  readonly simulation: boolean;
  /** Opens a payment and returns the address of its page. Asking twice with one reference returns the same page. */
  initialize(request: PaymentRequest): Promise<{ authorizationUrl: string }>;
  /** What the provider says now, asked server to server. */
  verify(reference: string): Promise<ProviderVerdict>;
  /** Gives the money back; asking twice gives it back once. */
  refund(reference: string, amount: number): Promise<{ state: "done" | "pending" }>;
  /** The reference a signed notice speaks of, and a key that is the same each time the notice is delivered; null when the signature is wrong. */
  readNotice(
    rawBody: Buffer,
    headers: Record<string, string | string[] | undefined>,
  ): { reference: string; noticeKey: string } | null;
}
