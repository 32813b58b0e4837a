import type { Config } from "#server/platform/config.ts";
import type { Clock } from "#server/platform/clock.ts";
import type { Log } from "#server/platform/log.ts";
import type { RateLimits } from "#server/platform/rate-limits.ts";
import type { Sealer } from "#server/platform/sealing.ts";
import type { TokenVerifier } from "#server/platform/actor.ts";
import type { Database } from "#server/database/db.ts";
import type { IdentityPort } from "#server/ports/identity.ts";
import type { MailPort } from "#server/ports/mail.ts";
import type { PaymentPort } from "#server/ports/payments.ts";
import type { SmsPort } from "#server/ports/sms.ts";
import type { TriageModelPort } from "#server/ports/triage-model.ts";
import type { WhatsappPort } from "#server/ports/whatsapp.ts";

/** What a verb is handed: everything outside the rules, built once by hand in `main.ts`. */
export interface Context {
  db: Database;
  clock: Clock;
  config: Config;
  log: Log;
  sealer: Sealer;
  tokens: TokenVerifier;
  /** Where users and sessions are kept elsewhere; null: the embedded service keeps them. */
  identity: IdentityPort | null;
  rateLimits: RateLimits;
  payments: PaymentPort;
  sms: SmsPort;
  mail: MailPort;
  whatsapp: WhatsappPort;
  /** Helps the triage to understand and to word; null: the engine alone. */
  triageModel: TriageModelPort | null;
}
