import type { SealedColumn } from "#server/platform/sealed-column.ts";

/** A patient's whole medical history. */
export const sealedRecord = {
  table: "medical_records",
  column: "record",
  key: ["patient_id"],
  context: (patientId: string) => `medical record ${patientId}`,
} satisfies SealedColumn;
