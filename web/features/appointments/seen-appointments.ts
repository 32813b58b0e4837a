import type { Appointment } from "#contract/appointments.ts";
import { keepLastSeen, lastSeen } from "#web/offline/last-seen.ts";
import type { LastSeen } from "#web/offline/last-seen.ts";

const name = "appointments";
/** As many as somebody may look for without a connection. */
const most = 20;

/** Keeps what lies ahead, for the time without a connection: when, where, with whom. Nothing that tells of health. */
export function keepSeenAppointments(appointments: readonly Appointment[]): void {
  const bare = appointments.slice(0, most).map((one) => ({
    ...one,
    notes: null,
    symptoms: null,
    symptoms_notes: null,
    rejection_reason: null,
    cancellation_reason: null,
    // Neither is done without a connection, and both may have ended by then.
    payable: false,
    reschedulable: false,
  }));
  keepLastSeen(name, bare);
}

export function seenAppointments(): LastSeen<Appointment[]> | null {
  return lastSeen<Appointment[]>(name);
}
