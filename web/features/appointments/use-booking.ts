import { useState } from "react";
import { bookAppointment, listOwnAppointments } from "#contract/appointments.ts";
import { listNextSlots, listSlots } from "#contract/doctors.ts";
import type { InputSent } from "#contract/endpoint.ts";
import { booking as words } from "#texts/booking.ts";
import { ApiError, detailOf } from "#web/api/api-error.ts";
import { call, newKey } from "#web/api/call.ts";
import { useApiMutation } from "#web/api/use-api.ts";
import { forgetPendingChoice, keepPendingChoice, readPendingChoice } from "#web/session/pending-choice.ts";
import type { PendingChoice } from "#web/session/pending-choice.ts";
import type { Booked, BookingChoice } from "./booking-choice.ts";

/** Why a booking was not made, in the place where it is told. */
export type BookingProblem =
  | { kind: "undecided"; detail: string }
  | { kind: "gone"; date: string; time: string; detail: string }
  | { kind: "signed-out" }
  | { kind: "refused"; code: string; detail: string; notes: string | null };

type Draft = Pick<PendingChoice, "notes" | "patient_id" | "attempt" | "booked">;

/** The slot itself is what is wrong: another one may be chosen. */
const slotRefusals = new Set(["slot_taken", "outside_hours", "date_past", "date_too_far"]);

/**
 * Books what was chosen, once. The request and its key are kept before it is sent: sent again after a lost connection, a reload or a
 * sign-in, it is the same request. Whatever the server refuses is told; notes are never lost.
 */
export function useBooking(doctorId: string, choice: BookingChoice) {
  const [draft, setDraft] = useState<Draft>(() => {
    const { notes = "", patient_id = null, attempt = null, booked = null } = readPendingChoice(doctorId) ?? {};
    const same = booked?.appointment_date === choice.date && booked?.appointment_time === choice.time;
    return { notes, patient_id, attempt, booked: same ? booked : null };
  });
  const [problem, setProblem] = useState<BookingProblem | null>(null);
  const write = useApiMutation(bookAppointment, { invalidates: [listOwnAppointments, listSlots, listNextSlots] });

  const change = (part: Partial<Draft>) => {
    const next = { ...draft, ...part };
    setDraft(next);
    keepPendingChoice({ ...next, ...addressed(doctorId, choice) });
    return next;
  };

  const failed = (met: BookingProblem) => {
    setProblem(met);
    return { booked: null, problem: met };
  };

  /** Books; answers what was booked, or the problem, which then stands in `problem` too. */
  const submit = async (): Promise<{ booked: Booked | null; problem: BookingProblem | null }> => {
    if (!choice.date || !choice.time || !choice.type || write.isPending) return { booked: null, problem: null };
    const input: InputSent<typeof bookAppointment> = {
      doctor_id: doctorId,
      appointment_date: choice.date,
      appointment_time: choice.time,
      consultation_type: choice.type,
      notes: draft.notes.trim() || null,
      patient_id: draft.patient_id,
    };
    const said = JSON.stringify(input);
    const earlier = draft.attempt;
    const attempt = earlier?.said === said ? earlier : { said, key: newKey() };
    change({ attempt });
    setProblem(null);
    try {
      const booked = await write.mutateAsync({ input, idempotencyKey: attempt.key });
      change({ attempt: null, booked });
      return { booked, problem: null };
    } catch (fault) {
      const error = fault instanceof ApiError ? fault : null;
      if (!error || error.undecided) {
        return failed({ kind: "undecided", detail: detailOf(fault, words.fallback) });
      }
      // An earlier request whose answer got lost may be what holds this slot now.
      const own = earlier && holdsSlot(error) ? await findOwnBooking(input) : null;
      change({ attempt: null, booked: own });
      return own ? { booked: own, problem: null } : failed(problemOf(error, choice.date, choice.time));
    }
  };

  return { draft, change, submit, problem, setProblem, busy: write.isPending, forget: forgetPendingChoice };
}

function addressed(doctorId: string, choice: BookingChoice) {
  return {
    doctor_id: doctorId,
    appointment_date: choice.date,
    appointment_time: choice.time,
    consultation_type: choice.type,
  };
}

const holdsSlot = (error: ApiError) => error.code === "slot_taken" || error.code === "patient_busy";

function problemOf(error: ApiError, date: string, time: string): BookingProblem {
  if (slotRefusals.has(error.code)) return { kind: "gone", date, time, detail: error.detail };
  if (error.status === 401) return { kind: "signed-out" };
  const notes = error.errors.find(({ field }) => field === "notes")?.message ?? null;
  // Why in particular, in the server's words; that the account may not book at all is said in the catalogue's.
  const general = error.status === 403 ? words.notAllowed : words.fallback;
  const detail = error.code === "not_allowed" ? words.notAllowed : detailOf(error, general);
  return { kind: "refused", code: error.code, detail, notes };
}

/** The account's own living appointment with this doctor at this time, as a booking would have answered it. */
async function findOwnBooking(input: InputSent<typeof bookAppointment>): Promise<Booked | null> {
  try {
    const appointments = await call(listOwnAppointments, { query: { limit: 200 } });
    const own = appointments.find(
      (one) =>
        one.doctor_id === input.doctor_id &&
        one.appointment_date === input.appointment_date &&
        one.appointment_time === input.appointment_time &&
        one.status === "pending",
    );
    return own
      ? { ...own, consultation_type: own.consultation_type === "in-person" ? "in-person" : "whatsapp-video" }
      : null;
  } catch {
    return null;
  }
}
