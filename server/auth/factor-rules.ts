import type { Context } from "#server/context.ts";
import { AuthError } from "./auth-error.ts";
import type { SignedIn } from "./bearer.ts";
import { isVerified, type Factor } from "./factor.ts";
import { listFactors } from "./factor-queries.ts";
import { lockSession, type SessionRow } from "./session-queries.ts";
import { lockUser } from "./user-queries.ts";

/** A person's factors, held until the transaction ends, and the session they ask with as it is now. */
export interface HeldFactors {
  session: SessionRow;
  factors: Factor[];
  /** What this session and the token it was asked with have both shown. */
  aal: "aal1" | "aal2";
}

/**
 * Makes whatever else wants to change this person's factors wait, and reads them.
 * Refuses: session_not_found when the session has ended meanwhile.
 */
export async function holdFactors(ctx: Context, by: SignedIn): Promise<HeldFactors> {
  await lockUser(ctx.db, by.user.id);
  const session = await lockSession(ctx.db, by.sessionId);
  if (!session || session.user_id !== by.user.id) {
    throw new AuthError(403, "session_not_found", "Session from session_id claim in JWT does not exist");
  }
  const aal = by.session.aal === "aal2" && session.aal === "aal2" ? "aal2" : "aal1";
  return { session, factors: await listFactors(ctx.db, by.user.id), aal };
}

/** Refuses: no_authorization for somebody who has never said who they are. */
export function refuseAnonymous(by: SignedIn): void {
  if (by.user.is_anonymous) {
    throw new AuthError(403, "no_authorization", "Anonymous user not allowed to perform these actions");
  }
}

/** The factor of this name among a person's own; recovery codes have doors of their own. Refuses: mfa_factor_not_found. */
export function ownFactor(factors: readonly Factor[], id: string): Factor {
  const found = factors.find((factor) => factor.id === id && factor.factor_type !== "recovery_code");
  if (!found) throw new AuthError(404, "mfa_factor_not_found", "Factor not found");
  return found;
}

/**
 * A factor begun is confirmed, or another begun, only by who has shown one that counts already: a password alone must not be able to
 * bring its own second factor along.
 * Refuses: insufficient_aal.
 */
export function refuseLowSession({ factors, aal }: HeldFactors, action: string): void {
  if (aal === "aal1" && factors.some(isVerified)) {
    throw new AuthError(403, "insufficient_aal", `AAL2 required to ${action}`);
  }
}
