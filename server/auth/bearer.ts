import type { Context } from "#server/context.ts";
import { AuthError, userBanned } from "./auth-error.ts";
import { findUser } from "./queries.ts";
import type { Belongings } from "./belonging-queries.ts";
import { isVerified } from "./factor.ts";
import { findWholeSession, type SessionState } from "./session-queries.ts";
import { hasEnded } from "./sessions.ts";
import { levelOf, tokensOf } from "./token-verifier.ts";
import type { AuthUser } from "./user.ts";

export interface SignedIn {
  user: AuthUser;
  sessionId: string;
  session: SessionState;
}

/**
 * Who is asking, looked up afresh: unlike other calls this one knows at once that a session has ended.
 * Refuses: no_authorization, bad_jwt, user_not_found, user_banned, session_not_found.
 */
export async function signedInBy(ctx: Context, authorization: string | undefined): Promise<SignedIn & Belongings> {
  const token = /^bearer (.+)$/i.exec(authorization ?? "")?.[1];
  if (!token) throw new AuthError(401, "no_authorization", "This endpoint requires a valid Bearer token");
  const claims = await tokensOf(ctx).readClaims(token);
  if (!claims)
    throw new AuthError(403, "bad_jwt", "invalid JWT: unable to parse or verify signature, or it has expired");
  const now = ctx.clock.now();
  const found = await findWholeSession(ctx.db, claims.sessionId);
  const user = found?.user ?? (await findUser(ctx.db, { id: claims.userId }));
  if (!user) throw new AuthError(403, "user_not_found", "User from sub claim in JWT does not exist");
  if (user.banned_until && user.banned_until > now) throw userBanned(403);
  if (!found || user.id !== claims.userId || hasEnded(found.session, now)) {
    throw new AuthError(403, "session_not_found", "Session from session_id claim in JWT does not exist");
  }
  const { session, identities, factors } = found;
  const state = { user_id: user.id, aal: levelOf(claims, session), has_factor: factors.some(isVerified) };
  return { user, identities, factors, sessionId: claims.sessionId, session: state };
}
