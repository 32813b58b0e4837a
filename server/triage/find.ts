import { randomBytes } from "node:crypto";
import { uuidPattern } from "#contract/fields.ts";
import type { Context } from "#server/context.ts";
import { mayUse, refuseSession, type Asker } from "./policy.ts";
import { findSession, type SessionName, type SessionRow } from "./queries.ts";

/** 192 random bits that open one session; the database keeps only their digest. */
export function newSecret(): string {
  return randomBytes(24).toString("base64url");
}

/** What a session is looked for by, whether its secret or its id was given. */
export function nameOf(ctx: Pick<Context, "sealer">, given: string): SessionName {
  return { digest: ctx.sealer.digest(given, "triage session"), id: uuidPattern.test(given) ? given : null };
}

/** A session of whoever asks. Refuses: triage_session_not_found, session_expired, mfa_required. */
export async function findOwn(ctx: Context, asker: Asker, given: string, lock = false): Promise<SessionRow> {
  const session = await findSession(ctx.db, nameOf(ctx, given), lock);
  return session && mayUse(asker, session) ? session : refuseSession(asker, session);
}
