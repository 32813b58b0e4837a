import { instantOf } from "#contract/clinic-time.ts";
import { saveMedicalHistory as endpoint } from "#contract/medical-records.ts";
import type { Symptom } from "#contract/symptoms.ts";
import { sealedSymptoms } from "#server/appointments/sealed-columns.ts";
import type { Context } from "#server/context.ts";
import { saveMedicalHistory } from "#server/medical-records/medical-history.ts";
import { newId } from "#server/platform/ids.ts";
import type { PlannedAppointment, PlanPatient } from "./appointment-plan.ts";
import { createChance } from "./chance.ts";
import type { DemoRows } from "./seed-queries.ts";

/** Records by their patients' place among the demonstration's people: Awa first, then Yao. The others have none. */
const records: readonly Record<string, unknown>[] = [
  {
    blood_type: "O+",
    height: 168,
    weight: 64,
    chronic_conditions: ["Asthme léger"],
    allergies: ["Pénicilline", "Arachides"],
    current_medications: ["Salbutamol, en cas de crise"],
    previous_surgeries: ["Appendicectomie (2014)"],
    family_medical_history: ["Hypertension (mère)", "Diabète de type 2 (grand-père)"],
    smoking_status: "Never",
    alcohol_consumption: "Occasional",
    exercise_frequency: "Weekly",
    emergency_contact_name: "Moussa Koné",
    emergency_contact_phone: "0505060708",
    emergency_contact_relationship: "Frère",
  },
  {
    blood_type: "A+",
    chronic_conditions: ["Hypertension"],
    current_medications: ["Amlodipine 5 mg, le matin"],
    smoking_status: "Former",
    share_with_doctors: false,
  },
  { blood_type: "B+", allergies: ["Aspirine"], chronic_conditions: ["Drépanocytose AS"] },
  { blood_type: "Unknown", current_medications: ["Metformine 850 mg"], chronic_conditions: ["Diabète de type 2"] },
  { height: 181, weight: 92, exercise_frequency: "Never", family_medical_history: ["Infarctus (père, 58 ans)"] },
  { blood_type: "AB-", hospitalizations: ["CHU de Treichville, paludisme grave (2021)"] },
];

/** Saves the records of the first patients, through the verb they would use. */
export async function seedRecords(ctx: Context, patients: readonly PlanPatient[]): Promise<void> {
  for (const [index, record] of records.entries()) {
    const actor = {
      accountId: patients[index]!.account_id,
      role: "patient",
      isSuperAdmin: false,
      sessionId: "demonstration",
      aal: "aal1",
      mfaRequired: false,
    } as const;
    await saveMedicalHistory(ctx, actor, endpoint.input.parse(record));
  }
}

const told: readonly { symptoms: readonly Symptom[]; additional_notes: string | null }[] = [
  {
    symptoms: [
      { name: "Essoufflement", severity: "moderate", duration: "2 semaines" },
      { name: "Fatigue", severity: "mild", duration: "1 mois" },
    ],
    additional_notes: "Surtout en montant les escaliers.",
  },
  { symptoms: [{ name: "Maux de tête", severity: "moderate", duration: "5 jours" }], additional_notes: null },
  {
    symptoms: [
      { name: "Fièvre", severity: "severe", duration: "3 jours" },
      { name: "Douleurs musculaires", severity: "moderate", duration: "3 jours" },
    ],
    additional_notes: "Température à 39,2 °C hier soir.",
  },
  { symptoms: [{ name: "Vertiges", severity: "mild", duration: "" }], additional_notes: null },
];

/**
 * What was told before some of the consultations, and which of them opened a record: `appointments` are the rows of `planned`, in its order.
 * Only the records of `sharing` were there to be read.
 */
export function healthRows(
  ctx: Context,
  planned: readonly PlannedAppointment[],
  appointments: DemoRows["appointments"],
  sharing: ReadonlySet<string>,
): Pick<DemoRows, "symptom_reports" | "record_readings"> {
  const chance = createChance(11);
  const rows: Pick<DemoRows, "symptom_reports" | "record_readings"> = { symptom_reports: [], record_readings: [] };
  for (const [index, it] of planned.entries()) {
    const id = String(appointments[index]!.id);
    const began = instantOf(it.date, it.time);
    const accepted = it.status === "accepted" || it.status === "completed";
    if (accepted && it.decided_at && chance.percent(40)) {
      const at = new Date(Math.min(it.decided_at.getTime(), began.getTime(), ctx.clock.now().getTime()));
      const report = ctx.sealer.seal(JSON.stringify(chance.pick(told)), sealedSymptoms.context(id));
      rows.symptom_reports.push({ appointment_id: id, report, created_at: at, updated_at: at });
    }
    if (it.status === "completed" && sharing.has(it.patient.id)) {
      rows.record_readings.push({
        id: newId(),
        patient_id: it.patient.id,
        doctor_id: it.doctor.id,
        appointment_id: id,
        read_at: began,
      });
    }
  }
  return rows;
}

/** The patients whose record doctors could read. */
export function sharingAmong(patients: readonly PlanPatient[]): Set<string> {
  const shared = records.map((record, index) => (record["share_with_doctors"] === false ? null : patients[index]!.id));
  return new Set(shared.filter((id) => id !== null));
}
