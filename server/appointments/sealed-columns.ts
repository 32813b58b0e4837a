import type { SealedColumn } from "#server/platform/sealed-column.ts";

/** The patient's words for the doctor, written when booking. */
export const sealedNotes = {
  table: "appointments",
  column: "notes",
  key: ["id"],
  context: (appointmentId: string) => `appointment notes ${appointmentId}`,
} satisfies SealedColumn;

/** The words with which somebody called an appointment off. */
export const sealedCancellations = {
  table: "appointments",
  column: "cancellation_note",
  key: ["id"],
  context: (appointmentId: string) => `appointment cancellation ${appointmentId}`,
} satisfies SealedColumn;

/** The summary of an assessment that came with an appointment. */
export const sealedSummary = {
  table: "appointment_triage",
  column: "summary",
  key: ["appointment_id"],
  context: (appointmentId: string) => `appointment triage ${appointmentId}`,
} satisfies SealedColumn;

/** The symptoms told before a consultation. */
export const sealedSymptoms = {
  table: "symptom_reports",
  column: "report",
  key: ["appointment_id"],
  context: (appointmentId: string) => `symptom report ${appointmentId}`,
} satisfies SealedColumn;
