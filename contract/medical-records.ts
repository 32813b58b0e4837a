import * as z from "zod/mini";
import { fieldMessages } from "#texts/fields.ts";
import { medicalRecordMessages } from "#texts/medical-records.ts";
import { appointment } from "./appointments.ts";
import { endpoint } from "./endpoint.ts";
import { id, optionalText, page } from "./fields.ts";
import { parsePhone } from "./phone.ts";

export const bloodTypes = ["A+", "A-", "B+", "B-", "AB+", "AB-", "O+", "O-", "Unknown"] as const;
export const smokingStatuses = ["Never", "Former", "Current"] as const;
export const alcoholHabits = ["Never", "Occasional", "Regular"] as const;
export const exerciseFrequencies = ["Never", "Weekly", "Daily"] as const;

/** The lists of a medical history, in the order of its form (specification, section 3). */
export const historyLists = [
  "chronic_conditions",
  "allergies",
  "current_medications",
  "previous_surgeries",
  "hospitalizations",
  "family_medical_history",
] as const;
export type HistoryList = (typeof historyLists)[number];

const historyItemsMost = 50;
export const historyItemLength = 200;
/** Centimetres and kilograms of a newborn to the greatest ever measured, with room. */
const heightRange = { least: 20, most: 260 } as const;
const weightRange = { least: 0.3, most: 500 } as const;

const items = z.array(z.string());

/** A medical history as it is read: every field is there; what was never told is null or an empty list. */
export const medicalHistory = z.object({
  patient_id: z.string(),
  blood_type: z.nullable(z.enum(bloodTypes)),
  height: z.nullable(z.number()),
  weight: z.nullable(z.number()),
  chronic_conditions: items,
  allergies: items,
  current_medications: items,
  previous_surgeries: items,
  hospitalizations: items,
  family_medical_history: items,
  smoking_status: z.nullable(z.enum(smokingStatuses)),
  alcohol_consumption: z.nullable(z.enum(alcoholHabits)),
  exercise_frequency: z.nullable(z.enum(exerciseFrequencies)),
  emergency_contact_name: z.nullable(z.string()),
  emergency_contact_phone: z.nullable(z.string()),
  emergency_contact_relationship: z.nullable(z.string()),
  additional_notes: z.nullable(z.string()),
  share_with_doctors: z.boolean(),
  /** Both null while nothing was ever saved. */
  created_at: z.nullable(z.string()),
  updated_at: z.nullable(z.string()),
});
export type MedicalHistory = z.output<typeof medicalHistory>;

/** One of the values, or nothing: absent, null and blank are the same. */
const choice = <const V extends readonly [string, ...string[]]>(values: V, wrong: string = fieldMessages.choice) =>
  z.pipe(
    z.nullish(z.union([z.enum(values, wrong), z.literal("")], wrong)),
    z.transform((value): V[number] | null => (value ? (value as V[number]) : null)),
  );

const measure = ({ least, most }: { least: number; most: number }, wrong: string) =>
  z.pipe(
    z.nullish(z.number(fieldMessages.number).check(z.gte(least, wrong), z.lte(most, wrong))),
    z.transform((value) => value ?? null),
  );

/** Items are trimmed and blank ones ignored (specification, section 5). */
const itemList = z.pipe(
  z.nullish(
    z
      .array(
        z
          .string(medicalRecordMessages.item)
          .check(z.trim(), z.maxLength(historyItemLength, medicalRecordMessages.itemTooLong(historyItemLength))),
        fieldMessages.list,
      )
      .check(z.maxLength(historyItemsMost, medicalRecordMessages.tooManyItems(historyItemsMost))),
  ),
  z.transform((list) => (list ?? []).filter((item) => item !== "")),
);

/** A relative may live abroad: an Ivorian number in any spelling, or a foreign one with its `+`. */
function parseAnyPhone(typed: string): string | null {
  const compact = typed.replace(/[\s.\-()\u00a0\u202f]/g, "");
  return parsePhone(typed) ?? (/^\+(?!225)[1-9]\d{6,14}$/.test(compact) ? compact : null);
}

const anyPhone = z.pipe(
  z.nullish(
    z.string().check(
      z.trim(),
      z.maxLength(40, medicalRecordMessages.emergencyPhone),
      z.refine((typed) => typed === "" || parseAnyPhone(typed) !== null, medicalRecordMessages.emergencyPhone),
    ),
  ),
  z.transform((typed) => (typed ? parseAnyPhone(typed) : null)),
);

/** What is saved replaces the whole record: what is left out is empty; sharing left out is yes (decisions, "Health data"). */
const medicalHistoryInput = z.object({
  /** One of the account's patients; its own when absent. */
  patient_id: z.nullish(id),
  blood_type: choice(bloodTypes, medicalRecordMessages.bloodType),
  height: measure(heightRange, medicalRecordMessages.height),
  weight: measure(weightRange, medicalRecordMessages.weight),
  chronic_conditions: itemList,
  allergies: itemList,
  current_medications: itemList,
  previous_surgeries: itemList,
  hospitalizations: itemList,
  family_medical_history: itemList,
  smoking_status: choice(smokingStatuses),
  alcohol_consumption: choice(alcoholHabits),
  exercise_frequency: choice(exerciseFrequencies),
  emergency_contact_name: optionalText(100),
  emergency_contact_phone: anyPhone,
  emergency_contact_relationship: optionalText(100),
  additional_notes: optionalText(4000),
  share_with_doctors: z.pipe(
    z.nullish(z.boolean(fieldMessages.boolean)),
    z.transform((share) => share ?? true),
  ),
});

export const readMedicalHistory = endpoint({
  name: "readMedicalHistory",
  method: "GET",
  path: "/medical-history",
  access: ["patient"],
  summary: "Le dossier médical d'un patient du compte",
  tag: "medical-records",
  query: z.object({ patient_id: z.optional(id) }),
  output: medicalHistory,
  refusals: ["patient_not_found"],
});

export const saveMedicalHistory = endpoint({
  name: "saveMedicalHistory",
  method: "POST",
  path: "/medical-history",
  access: ["patient"],
  summary: "Enregistrer le dossier médical d'un patient du compte ; il remplace le précédent en entier",
  tag: "medical-records",
  input: medicalHistoryInput,
  output: medicalHistory,
  refusals: ["patient_not_found"],
  repeatable: true,
});

export const listRecordReadings = endpoint({
  name: "listRecordReadings",
  method: "GET",
  path: "/medical-history/readings",
  access: ["patient"],
  summary: "Qui a lu le dossier médical, et quand",
  tag: "medical-records",
  query: z.object({ patient_id: z.optional(id), ...page }),
  output: z.array(
    z.object({
      id: z.string(),
      doctor_id: z.string(),
      doctor_name: z.string(),
      specialty: z.string(),
      appointment_id: z.string(),
      appointment_date: z.string(),
      read_at: z.string(),
    }),
  ),
  refusals: ["patient_not_found"],
});

/** So many days after a consultation its doctor may still read the shared record (decisions, "Health data"). */
export const recordOpenDays = 30;

/** Consultations shown in a patient's history; `total_consultations` counts them all. */
export const consultationsShown = 100;

/** A patient as that patient's doctor lists them (specification, section 3). */
export const patientSummary = z.object({
  id: z.string(),
  full_name: z.string(),
  phone_number: z.nullable(z.string()),
  total_consultations: z.number(),
  completed_consultations: z.number(),
  pending_consultations: z.number(),
  /** Of the last completed one. */
  last_consultation_date: z.nullable(z.string()),
  /** True when there is a record that this doctor may open now. */
  has_medical_history: z.boolean(),
});
export type PatientSummary = z.output<typeof patientSummary>;

export const listDoctorPatients = endpoint({
  name: "listDoctorPatients",
  method: "GET",
  path: "/specialists/patients",
  access: ["specialist"],
  summary: "Les patients du spécialiste connecté, les plus récents d'abord",
  tag: "medical-records",
  query: z.object({ ...page }),
  output: z.array(patientSummary),
  refusals: [],
});

/**
 * Whether a doctor sees the record, and if not, why: `no_appointment` (none accepted, none completed in the last 30 days), `not_shared` (the
 * patient keeps it private), `none` (the patient has saved none).
 */
export const recordAccess = ["open", "no_appointment", "not_shared", "none"] as const;
export type RecordAccess = (typeof recordAccess)[number];

export const readPatientHistory = endpoint({
  name: "readPatientHistory",
  method: "GET",
  path: "/specialists/patients/{id}/history",
  access: ["specialist"],
  summary:
    "Le dossier d'un patient du spécialiste connecté ; chaque lecture du dossier médical est notée pour le patient",
  tag: "medical-records",
  params: { id: "uuid" },
  output: z.object({
    patient: z.object({ id: z.string(), full_name: z.string(), phone_number: z.nullable(z.string()) }),
    medical_history: z.nullable(medicalHistory),
    medical_history_access: z.enum(recordAccess),
    /** This doctor's appointments with the patient only, the latest first. */
    consultation_history: z.array(appointment),
    total_consultations: z.number(),
  }),
  refusals: ["patient_not_found"],
});
export type PatientHistory = z.output<NonNullable<(typeof readPatientHistory)["output"]>>;
