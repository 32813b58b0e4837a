import { addDays, clinicDateAt, type ClinicDate } from "#contract/clinic-time.ts";
import {
  consultationsShown,
  recordOpenDays,
  type PatientHistory,
  type PatientSummary,
} from "#contract/medical-records.ts";
import { consultationsWith, patientOfDoctor, patientsOfDoctor } from "#server/appointments/patients-of-doctor.ts";
import { audit } from "#server/audit/audit.ts";
import type { Context } from "#server/context.ts";
import type { Actor } from "#server/platform/actor.ts";
import { newId } from "#server/platform/ids.ts";
import { refuse } from "#server/platform/refuse.ts";
import { inTransaction } from "#server/platform/transaction.ts";
import { openRecord } from "./medical-history.ts";
import { recordAccessOf } from "./policy.ts";
import { findRecordToShow, insertReading, listShared } from "./queries.ts";

/**
 * The first day whose consultations still open a record. It counts from the day of the consultation: an appointment that was never closed, or
 * closed late, opens nothing longer (docs/decisions/0015).
 */
function openSince(ctx: Context): ClinicDate {
  return addDays(clinicDateAt(ctx.clock.now()), -recordOpenDays);
}

/** The doctor's patients, those of the latest appointment first (specification, "Patient summary"). */
export async function listDoctorPatients(
  ctx: Context,
  actor: Actor,
  page: { limit: number; cursor?: string | undefined },
): Promise<{ rows: PatientSummary[]; next: string | null }> {
  const { rows, next } = await patientsOfDoctor(ctx, actor, openSince(ctx), page);
  const open = rows.filter((row) => row.confirmed_since !== null).map((row) => row.id);
  const shared = await listShared(ctx.db, open);
  return {
    rows: rows.map((row) => ({
      id: row.id,
      full_name: row.full_name,
      phone_number: row.phone_number,
      total_consultations: row.total,
      completed_consultations: row.completed,
      pending_consultations: row.pending,
      last_consultation_date: row.last_completed,
      has_medical_history: shared.has(row.id),
    })),
    next,
  };
}

/** A stranger's record does not exist for this doctor. Refuses: patient_not_found. */
export async function allowHistory(ctx: Context, actor: Actor, params: { id: string }): Promise<void> {
  if (!(await patientOfDoctor(ctx, actor, openSince(ctx), params.id))) refuse("patient_not_found");
}

/**
 * A patient as the doctor needs to know one: the record, if it is shared and an appointment gives the right, and the consultations with this
 * very doctor. A record that is shown is noted for the patient in the same transaction: nothing is answered that is not on the list.
 * Specification: "Patient history"; decisions: "Health data".
 * Refuses: patient_not_found.
 */
export async function readPatientHistory(ctx: Context, actor: Actor, patientId: string): Promise<PatientHistory> {
  return inTransaction(ctx, async (inside) => {
    const patient = await patientOfDoctor(inside, actor, openSince(inside), patientId);
    if (!patient) refuse("patient_not_found");
    const row = await findRecordToShow(inside.db, patientId);
    const access = recordAccessOf({
      hasConfirmedAppointment: patient.confirmed_since !== null,
      shared: row?.share_with_doctors ?? null,
    });
    const record = row && access === "open" ? openRecord(inside, row) : null;
    if (record && patient.confirmed_since) {
      await insertReading(inside.db, newId(), patient.confirmed_since, inside.clock.now());
      await audit(inside, actor, "medical_history.read", { type: "patient", id: patientId });
    }
    return {
      patient: { id: patient.id, full_name: patient.full_name, phone_number: patient.phone_number },
      medical_history: record,
      medical_history_access: access,
      consultation_history: await consultationsWith(inside, actor, patientId, consultationsShown),
      total_consultations: patient.total,
    };
  });
}
