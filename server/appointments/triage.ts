import type { TriageSummary } from "#contract/triage-records.ts";
import { audit } from "#server/audit/audit.ts";
import type { Context } from "#server/context.ts";
import type { Actor } from "#server/platform/actor.ts";
import { refuse } from "#server/platform/refuse.ts";
import { inTransaction } from "#server/platform/transaction.ts";
import { summarizeFor, type SummaryToSend } from "#server/triage/summary.ts";
import { findConcerned } from "./concerned.ts";
import { mayReportSymptoms } from "./policy.ts";
import { findAppointment, findAppointmentForUpdate } from "./queries.ts";
import { sealedSummary } from "./sealed-columns.ts";
import { findAttached, noteReading, replaceAttached, type AttachedRow } from "./triage-queries.ts";

function openWords({ sealer }: Pick<Context, "sealer">, row: AttachedRow): string {
  return sealer.open(row.summary, sealedSummary.context(row.appointment_id));
}

function openAttached(ctx: Pick<Context, "sealer">, row: AttachedRow): TriageSummary {
  return {
    appointment_id: row.appointment_id,
    ...(JSON.parse(openWords(ctx, row)) as SummaryToSend),
    attached_at: row.attached_at.toISOString(),
    read_at: row.read_at?.toISOString() ?? null,
  };
}

/** The summary that goes to an appointment's doctor, for the person's own copy of their data; null without one. */
export async function exportAttached(ctx: Context, appointmentId: string): Promise<TriageSummary | null> {
  const row = await findAttached(ctx.db, appointmentId);
  return row && openAttached(ctx, row);
}

/** Somebody else's appointment does not exist, before the body is looked at. Refuses: appointment_not_found. */
export async function allowAttach(ctx: Context, actor: Actor, params: { id: string }): Promise<void> {
  const row = await findAppointment(ctx.db, params.id);
  if (!row || !mayReportSymptoms(actor, row)) refuse("appointment_not_found");
}

/**
 * Joins the summary of a completed assessment to an appointment of the account: a copy, so that the doctor reads what the patient sent,
 * whatever is said afterwards. An earlier one is replaced; the same once more is the one that stands there, read or not.
 * Refuses: appointment_not_found, appointment_closed, triage_session_not_found, triage_of_another_patient, triage_not_completed.
 */
export async function attachTriage(ctx: Context, actor: Actor, id: string, sessionId: string): Promise<TriageSummary> {
  return inTransaction(ctx, async (inside) => {
    const row = await findAppointmentForUpdate(inside.db, id);
    if (!row || !mayReportSymptoms(actor, row)) refuse("appointment_not_found");
    if (row.status !== "pending" && row.status !== "accepted") refuse("appointment_closed");
    const sent = await summarizeFor(inside, actor, sessionId, row.patient_id);
    const words = JSON.stringify(sent);
    const standing = await findAttached(inside.db, id);
    if (standing && openWords(inside, standing) === words) return openAttached(inside, standing);
    const summary = inside.sealer.seal(words, sealedSummary.context(id));
    const now = inside.clock.now();
    await replaceAttached(inside.db, { appointment_id: id, summary, attached_at: now });
    await audit(inside, actor, "triage.attached", { type: "appointment", id });
    return { appointment_id: id, ...sent, attached_at: now.toISOString(), read_at: null };
  });
}

/**
 * The summary that came with an appointment, for its patient and its doctor. The doctor's reading is noted in the same transaction.
 * Refuses: appointment_not_found, triage_summary_not_found.
 */
export async function readAppointmentTriage(ctx: Context, actor: Actor, id: string): Promise<TriageSummary> {
  return inTransaction(ctx, async (inside) => {
    const { side } = await findConcerned(inside, actor, id);
    if (side === "doctor") await noteReading(inside.db, id, inside.clock.now());
    const row = await findAttached(inside.db, id);
    if (!row) refuse("triage_summary_not_found");
    if (side === "doctor") await audit(inside, actor, "triage.read", { type: "appointment", id });
    return openAttached(inside, row);
  });
}
