import { useLocation, useNavigate, useSearchParams } from "react-router";
import type { AppointmentTime } from "#contract/appointments.ts";

/** What the address keeps of the patient's care: which list, which appointment, whose record, and the window that is open. */
const names = { past: "quand", appointment: "rendez_vous", patient: "patient", window: "fenetre" } as const;
const past = "passes";

export interface CareAddress {
  when: AppointmentTime;
  setWhen: (when: AppointmentTime) => void;
  appointmentId: string | null;
  patientId: string | null;
  setPatient: (id: string) => void;
  /** The open window's name, as it stands in the address. */
  window: string | null;
  openWindow: (name: string) => void;
  closeWindow: () => void;
}

/** The patient's care by its address: it survives a reload, a link leads to it, and the back button closes what was opened. */
export function useCareAddress(): CareAddress {
  const [search] = useSearchParams();
  const location = useLocation();
  const navigate = useNavigate();
  const go = (part: Record<string, string | null>, how: { replace: boolean; state?: unknown }) => {
    const next = new URLSearchParams(search);
    for (const [name, value] of Object.entries(part)) {
      if (value === null) next.delete(name);
      else next.set(name, value);
    }
    void navigate({ search: next.toString() }, how);
  };
  return {
    when: search.get(names.past) === past ? "past" : "upcoming",
    setWhen: (when) => go({ [names.past]: when === "past" ? past : null }, { replace: true }),
    appointmentId: search.get(names.appointment),
    patientId: search.get(names.patient),
    setPatient: (id) => go({ [names.patient]: id }, { replace: true }),
    window: search.get(names.window),
    openWindow: (name) => go({ [names.window]: name }, { replace: false, state: { windowOpened: true } }),
    closeWindow: () => {
      const here: unknown = location.state;
      // Opened here: the entry before is the same screen without the window.
      if (here && typeof here === "object" && "windowOpened" in here) void navigate(-1);
      else go({ [names.window]: null }, { replace: true, state: null });
    },
  };
}
