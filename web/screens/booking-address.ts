import { useLocation, useNavigate, useSearchParams } from "react-router";
import type { BookingChoice } from "#web/features/appointments/booking-choice.ts";

/** What the address keeps of a booking: whom (`reserver`, on screens that show many doctors), day, hour and type. */
const names = { doctor: "reserver", date: "date", time: "heure", type: "type" } as const;

export interface BookingAddress {
  /** Whose booking window is open; null when none is. */
  doctorId: string | null;
  choice: BookingChoice;
  open: (doctorId: string, slot: { date: string; time: string } | null) => void;
  change: (choice: BookingChoice) => void;
  close: () => void;
}

/**
 * The booking window by its address: it survives reload and login, and the back button closes it. On a doctor's own page
 * (`ownDoctor`) the hour in the address opens it, else `reserver` does.
 */
export function useBookingAddress(ownDoctor: string | null): BookingAddress {
  const [search] = useSearchParams();
  const location = useLocation();
  const navigate = useNavigate();
  const opened = search.has(ownDoctor === null ? names.doctor : names.time);
  const type = search.get(names.type);

  const go = (part: Record<string, string | null>, how: { replace: boolean; state: unknown }) => {
    const next = new URLSearchParams(search);
    for (const [name, value] of Object.entries(part)) {
      if (value === null) next.delete(name);
      else next.set(name, value);
    }
    void navigate({ search: next.toString(), hash: location.hash }, how);
  };

  return {
    doctorId: opened ? (ownDoctor ?? search.get(names.doctor)) : null,
    choice: {
      date: search.get(names.date),
      time: search.get(names.time) || null,
      type: type === "in-person" || type === "whatsapp-video" ? type : null,
    },
    open: (doctorId, slot) =>
      go(
        {
          ...(ownDoctor === null ? { [names.doctor]: doctorId } : {}),
          [names.date]: slot?.date ?? null,
          [names.time]: slot?.time ?? "",
        },
        { replace: false, state: { bookingOpened: true } },
      ),
    change: ({ date, time, type: kind }) =>
      // An empty hour keeps the window open where the hour is what opens it.
      go(
        { [names.date]: date, [names.time]: time ?? "", [names.type]: kind },
        { replace: true, state: location.state },
      ),
    close: () => {
      const here: unknown = location.state;
      // Opened here: the entry before is the same screen without the window.
      if (here && typeof here === "object" && "bookingOpened" in here) void navigate(-1);
      else go({ [names.doctor]: null, [names.time]: null, [names.type]: null }, { replace: true, state: null });
    },
  };
}
