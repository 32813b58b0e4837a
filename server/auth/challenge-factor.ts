import { randomInt } from "node:crypto";
import type { Context } from "#server/context.ts";
import { writeMessage } from "#server/messages/write-message.ts";
import { newId } from "#server/platform/ids.ts";
import { inTransaction } from "#server/platform/transaction.ts";
import { factorMessages } from "#texts/factors.ts";
import { AuthError } from "./auth-error.ts";
import type { SignedIn } from "./bearer.ts";
import type { Factor } from "./factor.ts";
import { insertChallenge } from "./factor-queries.ts";
import { holdFactors, ownFactor, refuseAnonymous, refuseLowSession } from "./factor-rules.ts";
import { claimSending, type Withheld } from "./one-time-codes.ts";

/** A challenge lives so long, wherever its answer comes from: mobile addresses change (auth wire contract, 10). */
const challengeSeconds = 300;

/** Bound to the challenge: a code sent for one answers no other. */
export const phoneCodeDigest = (ctx: Pick<Context, "sealer">, challengeId: string, code: string) =>
  ctx.sealer.digest(`${challengeId} ${code}`, "second factor code");

export interface NewChallenge {
  id: string;
  type: Factor["factor_type"];
  /** Seconds since 1970. */
  expires_at: number;
  /** E.164, where a code was sent. */
  phone: string | null;
}

/** Thrown with how long to wait: codes cost money, and each is five guesses. */
export class CodeWithheld extends AuthError {
  readonly withheld: Withheld;

  constructor(withheld: Withheld) {
    super(
      429,
      "over_sms_send_rate_limit",
      `For security purposes, you can only request this after ${withheld.retryAfter} seconds.`,
    );
    this.withheld = withheld;
    this.retryAfter = withheld.retryAfter;
  }
}

async function sendCode(ctx: Context, userId: string, challengeId: string, to: string): Promise<Buffer> {
  // Counted by person too: whoever begins factor after factor could have numbers all over the world written to at our cost.
  const withheld =
    (await claimSending(ctx, `person ${userId}`, "second_factor")) ?? (await claimSending(ctx, to, "second_factor"));
  if (withheld) throw new CodeWithheld(withheld);
  const code = String(randomInt(1_000_000)).padStart(6, "0");
  await writeMessage(ctx, {
    channel: "sms",
    to,
    purpose: "second-factor",
    body: factorMessages.codeBySms({ code, minutes: challengeSeconds / 60 }),
  });
  return phoneCodeDigest(ctx, challengeId, code);
}

/**
 * Asks for a factor to be shown: to a phone a code is texted, an app has its own. The challenge can be answered for five minutes.
 * Refuses: mfa_factor_not_found, insufficient_aal for a factor not yet confirmed while another one counts, over_sms_send_rate_limit.
 */
export async function challengeFactor(
  ctx: Context,
  by: SignedIn,
  factorId: string,
  address: string,
): Promise<NewChallenge> {
  refuseAnonymous(by);
  await ctx.rateLimits.action("second_factor", address);
  return inTransaction(ctx, async (inside) => {
    const held = await holdFactors(inside, by);
    const factor = ownFactor(held.factors, factorId);
    if (factor.status === "unverified") refuseLowSession(held, "enroll a new factor");
    const now = inside.clock.now();
    const id = newId();
    const phone = factor.phone === null ? null : `+${factor.phone}`;
    const expires = new Date(now.getTime() + challengeSeconds * 1000);
    await insertChallenge(inside.db, {
      id,
      factor_id: factor.id,
      code_digest: phone === null ? null : await sendCode(inside, by.user.id, id, phone),
      expires_at: expires,
      created_at: now,
    });
    return { id, type: factor.factor_type, expires_at: Math.floor(expires.getTime() / 1000), phone };
  });
}
