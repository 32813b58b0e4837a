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

function openAttached(ctx: Pick<Context, "sealer">, row: AttachedRow): TriageSummary {
  const context = sealedSummary.context(row.appointment_id);
  return {
    appointment_id: row.appointment_id,
    ...(JSON.parse(ctx.sealer.open(row.summary, context)) as SummaryToSend),
    attached_at: row.attached_at.toISOString(),
    read_at: row.read_at?.toISOString() ?? null,
  };
}

/** Somebody else's appointment does not exist, before the body is looked at. Refuses: appointment_not_found. */
export async function allowAttach(ctx: Context, actor: Actor, params: { id: string }): Promise<void> {
  const row = await findAppointment(ctx.db, params.id);
  if (!row || !mayReportSymptoms(actor, row)) refuse("appointment_not_found");
}

/**
 * Joins the summary of a completed assessment to an appointment of the account: a copy, so that the doctor reads what the patient sent,
 * whatever is said afterwards. An earlier one is replaced.
 * Refuses: appointment_not_found, appointment_closed, triage_session_not_found, triage_not_completed.
 */
export async function attachTriage(ctx: Context, actor: Actor, id: string, sessionId: string): Promise<TriageSummary> {
  return inTransaction(ctx, async (inside) => {
    const row = await findAppointmentForUpdate(inside.db, id);
    if (!row || !mayReportSymptoms(actor, row)) refuse("appointment_not_found");
    if (row.status !== "pending" && row.status !== "accepted") refuse("appointment_closed");
    const sent = await summarizeFor(inside, actor, sessionId, row.patient_id);
    const summary = inside.sealer.seal(JSON.stringify(sent), sealedSummary.context(id));
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
