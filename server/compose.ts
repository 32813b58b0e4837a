import type { FastifyInstance } from "fastify";
import { hostedHooks } from "#server/accounts/hosted-hooks.ts";
import { reachable } from "#server/auth/hosted.ts";
import { createHostedTokens } from "#server/auth/hosted-tokens.ts";
import { createTokenVerifier } from "#server/auth/token-verifier.ts";
import type { Context } from "#server/context.ts";
import type { Database } from "#server/database/db.ts";
import type { Clock } from "#server/platform/clock.ts";
import type { Config } from "#server/platform/config.ts";
import type { Log } from "#server/platform/log.ts";
import { createRateLimits } from "#server/platform/rate-limits.ts";
import type { Sealer } from "#server/platform/sealing.ts";
import { createHostedAuth } from "#server/providers/hosted-auth/hosted-auth.ts";
import { outboxSenders } from "#server/providers/embedded/outbox.ts";
import { createSmtp } from "#server/providers/mail/smtp.ts";
import { createSandbox } from "#server/providers/payments/sandbox.ts";
import { serveSandbox } from "#server/providers/payments/sandbox-page.ts";
import { createOpenAiCompatible } from "#server/providers/triage-model/openai-compatible.ts";

export interface Parts {
  config: Config;
  db: Database;
  clock: Clock;
  log: Log;
  sealer: Sealer;
}

/** Hangs the providers the settings name on their ports and hands everything to the verbs: by hand, once, without a container. */
export function composeContext({ config, db, clock, log, sealer }: Parts): Context {
  const base = {
    config,
    db,
    clock,
    log,
    sealer,
    rateLimits: createRateLimits(config.RATE_LIMITS, clock),
  };
  const senders = outboxSenders();
  const { SMTP_URL: url, MAIL_FROM: from } = config;
  if (url && from) senders.mail = createSmtp({ url, from });
  const triageModel = config.triageModel ? createOpenAiCompatible(config.triageModel) : null;
  const parts = { ...base, ...senders, payments: createSandbox(base), triageModel };
  if (!config.hostedAuth) return { ...parts, identity: null, tokens: createTokenVerifier(base) };
  const identity = reachable(createHostedAuth(config.hostedAuth), log);
  return { ...parts, identity, tokens: createHostedTokens(parts, identity, hostedHooks) };
}

/** The pages of embedded providers. */
export function serveProviderPages(http: FastifyInstance, ctx: Context): void {
  if (ctx.payments.name === "sandbox") serveSandbox(http, ctx);
}
