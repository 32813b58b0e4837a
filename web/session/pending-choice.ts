import type { bookAppointment } from "#contract/appointments.ts";
import type { OutputOf } from "#contract/endpoint.ts";
import { paths } from "#web/paths.ts";

/** What a person chose and wrote before it is booked: for the sign-in in between, a reload, a connection that breaks. */
export interface PendingChoice {
  doctor_id: string;
  appointment_date: string | null;
  appointment_time: string | null;
  consultation_type: "in-person" | "whatsapp-video" | null;
  notes: string;
  /** One of the account's patients; null is its own. */
  patient_id: string | null;
  /** A request whose answer never came, and its key: said again to the letter it happens once. */
  attempt: { said: string; key: string } | null;
  /** Booked and still to be paid: where a reload goes on. */
  booked: OutputOf<typeof bookAppointment> | null;
}

const storageKey = "keneya-choice";
/** An older choice is not what the person wants now. */
const keptFor = 2 * 60 * 60 * 1000;

/** Keeps the choice through sign-in and reload, in this window only. */
export function keepPendingChoice(choice: PendingChoice): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify({ at: Date.now(), choice }));
  } catch {
    // Storage closed to us: the address still carries doctor, slot and type.
  }
}

/** What was kept of the choice for this doctor. */
export function readPendingChoice(doctorId: string): PendingChoice | null {
  const choice = latestChoice();
  return choice?.doctor_id === doctorId ? choice : null;
}

/** The page of the doctor about to be booked, with the chosen slot; null when nothing was being chosen. */
export function pendingPlace(): string | null {
  const choice = latestChoice();
  if (!choice || choice.booked) return null;
  const { doctor_id, appointment_date: date, appointment_time: heure, consultation_type: type } = choice;
  return paths.doctor(doctor_id, { date, heure, type });
}

function latestChoice(): PendingChoice | null {
  try {
    const found = JSON.parse(sessionStorage.getItem(storageKey) ?? "null") as {
      at: number;
      choice: PendingChoice;
    } | null;
    return found?.choice?.doctor_id && Date.now() - found.at < keptFor ? found.choice : null;
  } catch {
    return null;
  }
}

export function forgetPendingChoice(): void {
  try {
    sessionStorage.removeItem(storageKey);
  } catch {
    // Nothing was kept.
  }
}
