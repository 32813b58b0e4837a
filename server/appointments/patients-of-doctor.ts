import type { Appointment } from "#contract/appointments.ts";
import { isClinicDate, type ClinicDate } from "#contract/clinic-time.ts";
import { fieldMessages } from "#texts/fields.ts";
import type { Context } from "#server/context.ts";
import type { Actor } from "#server/platform/actor.ts";
import { decodeCursor, encodeCursor } from "#server/platform/cursors.ts";
import { refuse } from "#server/platform/refuse.ts";
import { findPatientOfDoctor, listPatients, type PatientOfDoctorRow } from "./consultation-queries.ts";
import { presentAppointment } from "./present.ts";
import { listConsultations } from "./queries.ts";

/**
 * Somebody who consults this doctor: at least one request or appointment that was neither refused nor cancelled. `confirmed_since` is the
 * appointment, accepted or completed, that gives the doctor rights as of the day asked for; null when there is none.
 */
export type PatientOfDoctor = Omit<PatientOfDoctorRow, "latest">;

/** The doctor's patients, those of the latest appointment first. Refuses: invalid_request for a cursor that is none. */
export async function patientsOfDoctor(
  ctx: Context,
  actor: Actor,
  since: ClinicDate,
  page: { limit: number; cursor?: string | undefined },
): Promise<{ rows: PatientOfDoctor[]; next: string | null }> {
  const [latest, id] = decodeCursor(page.cursor, 2) ?? [];
  if (latest !== undefined && !isClinicDate(latest)) {
    refuse("invalid_request", { errors: [{ field: "cursor", message: fieldMessages.invalid }] });
  }
  const after = latest !== undefined && id !== undefined ? { latest, id } : null;
  const found = await listPatients(ctx.db, actor.accountId, since, after, page.limit + 1);
  const rows = found.slice(0, page.limit);
  const last = found.length > page.limit ? rows.at(-1) : undefined;
  return { rows, next: last ? encodeCursor([last.latest, last.id]) : null };
}

/** This patient as one of the doctor's; null for a stranger. */
export function patientOfDoctor(
  ctx: Context,
  actor: Actor,
  since: ClinicDate,
  patientId: string,
): Promise<PatientOfDoctor | null> {
  return findPatientOfDoctor(ctx.db, actor.accountId, since, patientId);
}

/** What there was between this doctor and the patient, the latest first; nothing of any other doctor. */
export async function consultationsWith(
  ctx: Context,
  actor: Actor,
  patientId: string,
  limit: number,
): Promise<Appointment[]> {
  const rows = await listConsultations(ctx.db, actor.accountId, patientId, limit);
  return rows.map((row) => presentAppointment(ctx, row, "provider"));
}
