import { audit } from "#server/audit/audit.ts";
import type { Context } from "#server/context.ts";
import { writeMessage } from "#server/messages/write-message.ts";
import { AuthError } from "./auth-error.ts";
import type { SignedIn } from "./bearer.ts";
import type { SessionRow } from "./session-queries.ts";
import { deleteLowSessions, raiseSession } from "./step-up-queries.ts";
import { answerSession, type Session } from "./sessions.ts";
import { tokensOf } from "./token-verifier.ts";
import type { AuthUser } from "./user.ts";

/** A session raised, and those that ended because of it. */
export interface Raised {
  session: Session;
  ended: string[];
}

/**
 * Raises a session that has shown a second factor, in the caller's transaction: same session, refresh tokens given out before are worth
 * nothing, and the person's sessions that have shown none end (auth wire contract, section 4).
 */
export async function stepUp(
  ctx: Context,
  user: AuthUser,
  session: SessionRow,
  by: { factorId: string; method: string },
): Promise<Raised> {
  const refresh_counter = session.refresh_counter + 2;
  const at = ctx.clock.now();
  await raiseSession(ctx.db, session.id, { factor_id: by.factorId, method: by.method, refresh_counter, at });
  const ended = await deleteLowSessions(ctx.db, user.id, session.id);
  for (const id of ended) await audit(ctx, { accountId: user.id }, "session.ended", { type: "session", id });
  const raised = { ...session, aal: "aal2" as const, refresh_counter, refresh_floor: refresh_counter };
  return { session: await answerSession(ctx, raised, user), ended };
}

/** Makes this process see at once what was committed. */
export function seeRaised(ctx: Context, { ended }: Raised, by: SignedIn): void {
  tokensOf(ctx).forgetSessions(ended);
  tokensOf(ctx).askAgain([by.sessionId]);
}

/**
 * Counts a try at a person's second factor and runs it. What it writes stays, also when it answers an error, which is thrown afterwards.
 * Refuses: whatever the try answers; too_many_attempts for a growing time after five wrong ones.
 */
export async function tryFactor<Result>(
  ctx: Context,
  by: SignedIn,
  address: string,
  run: () => Promise<Result | AuthError>,
): Promise<Result> {
  await ctx.rateLimits.action("second_factor", address);
  await ctx.rateLimits.beforeAttempt("second_factor", by.user.id, address);
  const result = await run();
  if (!(result instanceof AuthError)) {
    await ctx.rateLimits.attemptSucceeded("second_factor", by.user.id, address);
    return result;
  }
  if (result.code === "mfa_verification_failed") {
    await ctx.rateLimits.attemptFailed("second_factor", by.user.id, address);
  }
  throw result;
}

/** Tells a person what happened to their account: by mail where the address is proven, else by SMS. */
export async function tellPerson(
  ctx: Context,
  user: AuthUser,
  purpose: string,
  text: { mail: { subject: string; body: string }; sms: string },
): Promise<void> {
  if (user.email && user.email_confirmed_at) {
    await writeMessage(ctx, { channel: "email", to: user.email, purpose, ...text.mail });
  } else if (user.phone) {
    await writeMessage(ctx, { channel: "sms", to: `+${user.phone}`, purpose, body: text.sms });
  }
}
