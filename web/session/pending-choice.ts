/** What a visitor chose before being asked to sign in. */
export interface PendingChoice {
  doctor_id: string;
  appointment_date: string | null;
  appointment_time: string | null;
  consultation_type: "in-person" | "whatsapp-video" | null;
  notes: string;
}

const storageKey = "keneya-choice";
/** An older choice is not what the person wants now. */
const keptFor = 2 * 60 * 60 * 1000;

/** Keeps the choice through sign-in and reload, in this window only. */
export function keepPendingChoice(choice: PendingChoice): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify({ at: Date.now(), choice }));
  } catch {
    // Storage closed to us: the address of the doctor's page still carries the slot.
  }
}

export function readPendingChoice(): PendingChoice | null {
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
