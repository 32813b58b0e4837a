import type { InputOf } from "#contract/endpoint.ts";
import type { MedicalHistory, saveMedicalHistory as endpoint } from "#contract/medical-records.ts";
import { audit } from "#server/audit/audit.ts";
import type { Context } from "#server/context.ts";
import type { Actor } from "#server/platform/actor.ts";
import { refuse } from "#server/platform/refuse.ts";
import { inTransaction } from "#server/platform/transaction.ts";
import { findPatientOfAccount, findRecord, replaceRecord, type RecordRow } from "./queries.ts";
import { sealedRecord } from "./sealed-columns.ts";

/** What lies in the sealed text; the choice to share stands beside it, in clear. */
type Sealed = Omit<MedicalHistory, "patient_id" | "share_with_doctors" | "created_at" | "updated_at">;

const empty: Sealed = {
  blood_type: null,
  height: null,
  weight: null,
  chronic_conditions: [],
  allergies: [],
  current_medications: [],
  previous_surgeries: [],
  hospitalizations: [],
  family_medical_history: [],
  smoking_status: null,
  alcohol_consumption: null,
  exercise_frequency: null,
  emergency_contact_name: null,
  emergency_contact_phone: null,
  emergency_contact_relationship: null,
  additional_notes: null,
};

/** A patient's record, opened; a field that did not exist when it was saved is empty. */
export function openRecord(ctx: Pick<Context, "sealer">, row: RecordRow): MedicalHistory {
  const sealed = JSON.parse(ctx.sealer.open(row.record, sealedRecord.context(row.patient_id))) as Sealed;
  return {
    patient_id: row.patient_id,
    ...empty,
    ...sealed,
    share_with_doctors: row.share_with_doctors,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
}

/** The account's patient: the one named, or its own. Refuses: patient_not_found. */
export async function patientOfAccount(ctx: Context, actor: Actor, patientId?: string | null): Promise<string> {
  return (await findPatientOfAccount(ctx.db, actor.accountId, patientId ?? null)) ?? refuse("patient_not_found");
}

/** The record of one of the account's patients; an empty one while nothing was saved. Refuses: patient_not_found. */
export async function readMedicalHistory(ctx: Context, actor: Actor, patientId?: string): Promise<MedicalHistory> {
  const patient_id = await patientOfAccount(ctx, actor, patientId);
  const row = await findRecord(ctx.db, patient_id);
  if (row) return openRecord(ctx, row);
  return { patient_id, ...empty, share_with_doctors: true, created_at: null, updated_at: null };
}

/**
 * Saves a patient's record in place of the one before. It is one sealed text in one row: of two saved at once the later stands, whole.
 * Specification: "Medical history"; decisions: "Health data".
 * Refuses: patient_not_found.
 */
export async function saveMedicalHistory(
  ctx: Context,
  actor: Actor,
  input: InputOf<typeof endpoint>,
): Promise<MedicalHistory> {
  const { patient_id: wanted, share_with_doctors, ...told } = input;
  const content: Sealed = { ...empty, ...told };
  return inTransaction(ctx, async (inside) => {
    const patient_id = await patientOfAccount(inside, actor, wanted);
    const now = inside.clock.now();
    const row = {
      patient_id,
      record: inside.sealer.seal(JSON.stringify(content), sealedRecord.context(patient_id)),
      share_with_doctors,
      updated_at: now,
    };
    const created_at = (await replaceRecord(inside.db, row)).toISOString();
    await audit(inside, actor, "medical_history.saved", { type: "patient", id: patient_id });
    return { patient_id, ...content, share_with_doctors, created_at, updated_at: now.toISOString() };
  });
}
