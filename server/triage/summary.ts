import type { TriageSummary } from "#contract/triage-records.ts";
import type { Context } from "#server/context.ts";
import type { Actor } from "#server/platform/actor.ts";
import { refuse } from "#server/platform/refuse.ts";
import { findOwn } from "./find.ts";
import { askerOf } from "./policy.ts";
import { listTurns } from "./queries.ts";
import { openTurn } from "./turns.ts";

/** What of an assessment goes to a doctor. */
export type SummaryToSend = Omit<TriageSummary, "appointment_id" | "attached_at" | "read_at">;

/**
 * The summary of a completed assessment of the account, for an appointment of the same patient: a doctor who reads of one child under the
 * name of another is misled. In the caller's transaction.
 * Refuses: triage_session_not_found, triage_of_another_patient, triage_not_completed.
 */
export async function summarizeFor(
  ctx: Context,
  actor: Actor,
  given: string,
  patientId: string,
): Promise<SummaryToSend> {
  const session = await findOwn(ctx, askerOf(actor), given, true);
  if (session.patient_id !== patientId) refuse("triage_of_another_patient");
  const { answered, at } = openTurn(ctx, session.id, (await listTurns(ctx.db, session.id)).at(-1)!);
  const { outcome } = answered;
  if (!outcome.done || !outcome.level) refuse("triage_not_completed");
  return {
    urgency_level: outcome.level,
    needs_emergency_care: outcome.emergency,
    reasons: [...outcome.reasons],
    recommended_specialties: [...outcome.specialties],
    summary: outcome.summary,
    engine_version: outcome.version,
    assessed_at: at.toISOString(),
  };
}
