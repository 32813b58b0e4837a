import type { Actor } from "#server/platform/actor.ts";
import { refuse } from "#server/platform/refuse.ts";

/**
 * Who speaks with the nurse: a patient's account, or a visitor. Somebody who has another role, or still owes a second factor, is a visitor
 * here (docs/decisions/0022).
 */
export interface Asker {
  accountId: string | null;
  /** Why an account that is named does not count, if it does not. */
  unproven: "session_expired" | "mfa_required" | null;
}

export function askerOf(actor: Actor | null, authorization?: string | string[] | undefined): Asker {
  if (!actor) return { accountId: null, unproven: authorization === undefined ? null : "session_expired" };
  if (actor.role !== "patient") return { accountId: null, unproven: null };
  return actor.mfaRequired
    ? { accountId: null, unproven: "mfa_required" }
    : { accountId: actor.accountId, unproven: null };
}

/**
 * A beginning is the account's that is named, or nobody's: who names one that no longer counts must not become a visitor unawares.
 * Refuses: session_expired.
 */
export function allowStart(asker: Asker): void {
  if (asker.unproven === "session_expired") refuse("session_expired");
}

/** A session is read and continued by whoever holds it: one account, or, while none does, visitors who know its secret. */
export function mayUse(asker: Pick<Asker, "accountId">, session: { account_id: string | null }): boolean {
  return session.account_id === asker.accountId;
}

/** A session that none holds yet may be taken by the account of whoever knows its secret. */
export function mayClaim(accountId: string, session: { account_id: string | null }): boolean {
  return session.account_id === null || session.account_id === accountId;
}

/**
 * Turns somebody away from a session that is not theirs, all in the same words; who only has to renew or prove a session is told so, if the
 * assessment is an account's.
 * Refuses: triage_session_not_found, session_expired, mfa_required.
 */
export function refuseSession(asker: Asker, session: { account_id: string | null } | null): never {
  refuse(session?.account_id && asker.unproven ? asker.unproven : "triage_session_not_found");
}
