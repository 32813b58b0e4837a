import { useEffect, useRef, useState } from "react";
import { readOwnAccount } from "#contract/accounts.ts";
import { useApiQuery } from "#web/api/use-api.ts";
import { useSession } from "#web/session/session.tsx";
import { mustBePaidNow } from "./booking-choice.ts";
import type { BookingChoice } from "./booking-choice.ts";
import { useBooking } from "./use-booking.ts";
import { useSlots } from "./use-slots.ts";

export interface BookingFlowProps {
  doctorId: string;
  choice: BookingChoice;
  onChoice: (choice: BookingChoice) => void;
  onClose: () => void;
}

export type BookingFlow = ReturnType<typeof useBookingFlow>;

/**
 * The way through the window: choose, sign in when needed, book, then pay or be told. What is chosen shows at once; the address
 * follows.
 */
export function useBookingFlow({ doctorId, choice: addressed, onChoice, onClose }: BookingFlowProps) {
  const { status } = useSession();
  const [choice, setChoice] = useState<BookingChoice>({ ...addressed, type: addressed.type ?? "in-person" });
  const slots = useSlots(doctorId, choice.date);
  const { draft, change, submit, problem, setProblem, busy, forget } = useBooking(doctorId, choice);
  const account = useApiQuery(readOwnAccount, {}, { enabled: status === "signed-in" });
  const [door, setDoor] = useState(false);
  /** Confirmed before signing in: booked as soon as the account is known. */
  const [waiting, setWaiting] = useState(false);
  const [stage, setStage] = useState<"booking" | "payment" | "sent">(
    draft.booked && mustBePaidNow(draft.booked) ? "payment" : "booking",
  );
  const choose = (next: BookingChoice) => {
    setChoice(next);
    onChoice(next);
  };

  const book = async () => {
    setWaiting(false);
    const { booked, problem: met } = await submit();
    if (booked) setStage(mustBePaidNow(booked) ? "payment" : "sent");
    if (met?.kind === "signed-out") setDoor(true);
    if (met?.kind === "gone") {
      choose({ ...choice, time: null });
      void slots.refresh();
    }
  };
  const latest = useRef(book);
  useEffect(() => {
    latest.current = book;
  });
  const patients = account.data?.patients ?? [];
  const mustChoose = patients.length > 1 && draft.patient_id === null;
  const ready = status === "signed-in" && !account.isLoading;
  useEffect(() => {
    if (!waiting || !ready) return;
    if (mustChoose) setWaiting(false);
    else void latest.current();
  }, [waiting, ready, mustChoose]);

  return {
    stage,
    booked: draft.booked,
    back: () => setStage("booking"),
    toPayment: () => setStage("payment"),
    end: () => {
      forget();
      onClose();
    },
    door: {
      open: door,
      onClose: () => {
        setDoor(false);
        setWaiting(false);
      },
      onSignedIn: () => {
        setDoor(false);
        setWaiting(true);
      },
    },
    patient: {
      patients,
      value: draft.patient_id,
      onChange: (patient_id: string) => change({ patient_id }),
    },
    form: {
      choice,
      onChoice: (next: BookingChoice) => {
        setProblem(null);
        choose(next);
      },
      slots,
      notes: draft.notes,
      onNotes: (notes: string) => change({ notes }),
      problem,
      busy: busy || (waiting && !door),
      visitor: status === "visitor",
      onConfirm: () => {
        if (status === "signed-in") return void book();
        change({});
        setWaiting(true);
        setDoor(true);
      },
    },
  };
}
