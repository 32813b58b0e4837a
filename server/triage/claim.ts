import type { InputOf, OutputOf } from "#contract/endpoint.ts";
import type { claimTriage as endpoint } from "#contract/triage.ts";
import { audit } from "#server/audit/audit.ts";
import type { Context } from "#server/context.ts";
import type { Actor } from "#server/platform/actor.ts";
import { refuse } from "#server/platform/refuse.ts";
import { inTransaction } from "#server/platform/transaction.ts";
import { nameOf } from "./find.ts";
import { askerOf, mayClaim, refuseSession } from "./policy.ts";
import { findPatient, findSession, linkSession } from "./queries.ts";

/** Turns strangers away before the body is looked at. Refuses: triage_session_not_found. */
export async function allowClaim(ctx: Context, actor: Actor, params: { session_id: string }): Promise<void> {
  const session = await findSession(ctx.db, nameOf(ctx, params.session_id));
  if (!session || !mayClaim(actor.accountId, session)) refuseSession(askerOf(actor), session);
}

/**
 * Links to a patient of the account what its owner began as a visitor, or changes that patient. From then on the account alone reads it;
 * nothing of this happens by itself, because a phone may be shared.
 * Refuses: triage_session_not_found, patient_not_found.
 */
export async function claimTriage(
  ctx: Context,
  actor: Actor,
  given: string,
  input: InputOf<typeof endpoint>,
): Promise<OutputOf<typeof endpoint>> {
  return inTransaction(ctx, async (inside) => {
    const session = await findSession(inside.db, nameOf(inside, given), true);
    if (!session || !mayClaim(actor.accountId, session)) refuseSession(askerOf(actor), session);
    const patient = await findPatient(inside.db, actor.accountId, input.patient_id ?? null);
    if (!patient) refuse("patient_not_found");
    await linkSession(inside.db, session.id, patient.id);
    // Who did it, and not which: an id beside a name would lead to what was said.
    await audit(inside, actor, "triage.claimed", null);
    return { session_id: given, patient_id: patient.id };
  });
}
