import type { InputOf } from "#contract/endpoint.ts";
import type { sendSymptoms as endpoint, Symptom, SymptomReport } from "#contract/symptoms.ts";
import type { Context } from "#server/context.ts";
import type { Actor } from "#server/platform/actor.ts";
import { refuse } from "#server/platform/refuse.ts";
import { inTransaction } from "#server/platform/transaction.ts";
import { mayReportSymptoms } from "./policy.ts";
import { findAppointment, findAppointmentForUpdate } from "./queries.ts";
import { sealedSymptoms } from "./sealed-columns.ts";
import { findSymptomReport, replaceSymptomReport } from "./symptom-queries.ts";

interface Told {
  symptoms: Symptom[];
  additional_notes: string | null;
}

/** What a patient told before an appointment, opened. */
export function openSymptoms(ctx: Pick<Context, "sealer">, appointmentId: string, report: Buffer): Told {
  return JSON.parse(ctx.sealer.open(report, sealedSymptoms.context(appointmentId))) as Told;
}

/**
 * Keeps what a patient feels before an accepted appointment, in place of what was told earlier. The appointment is locked: it is not
 * cancelled between the look and the write. Specification: "Symptoms form"; sealed (decisions, "Health data").
 * Refuses: appointment_not_found, appointment_not_accepted.
 */
export async function sendSymptoms(
  ctx: Context,
  actor: Actor,
  input: InputOf<typeof endpoint>,
): Promise<SymptomReport> {
  return inTransaction(ctx, async (inside) => {
    const row = await findAppointmentForUpdate(inside.db, input.appointment_id);
    if (!row || !mayReportSymptoms(actor, row)) refuse("appointment_not_found");
    if (row.status !== "accepted") refuse("appointment_not_accepted");
    const told: Told = { symptoms: input.symptoms, additional_notes: input.additional_notes };
    const report = inside.sealer.seal(JSON.stringify(told), sealedSymptoms.context(row.id));
    const now = inside.clock.now();
    const since = await replaceSymptomReport(inside.db, row.id, report, now);
    return { appointment_id: row.id, ...told, created_at: since.toISOString(), updated_at: now.toISOString() };
  });
}

/** What was told for an appointment of the account; an empty report when nothing was. Refuses: appointment_not_found. */
export async function readSymptoms(ctx: Context, actor: Actor, appointmentId: string): Promise<SymptomReport> {
  const row = await findAppointment(ctx.db, appointmentId);
  if (!row || !mayReportSymptoms(actor, row)) refuse("appointment_not_found");
  const found = await findSymptomReport(ctx.db, appointmentId);
  if (!found) {
    return { appointment_id: row.id, symptoms: [], additional_notes: null, created_at: null, updated_at: null };
  }
  return {
    appointment_id: row.id,
    ...openSymptoms(ctx, row.id, found.report),
    created_at: found.created_at.toISOString(),
    updated_at: found.updated_at.toISOString(),
  };
}
