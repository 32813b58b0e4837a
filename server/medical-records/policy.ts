import type { RecordAccess } from "#contract/medical-records.ts";

/**
 * Whether a doctor is shown a patient's record (decisions, "Health data"): only shared, and only with a confirmed appointment between the two.
 * Without one, not even whether there is a record is told.
 */
export function recordAccessOf(known: {
  /** Accepted, or completed in the last 30 days. */
  hasConfirmedAppointment: boolean;
  /** The choice kept with the record; null when there is no record. */
  shared: boolean | null;
}): RecordAccess {
  if (!known.hasConfirmedAppointment) return "no_appointment";
  if (known.shared === null) return "none";
  return known.shared ? "open" : "not_shared";
}
