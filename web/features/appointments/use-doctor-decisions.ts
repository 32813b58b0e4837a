import { useState } from "react";
import { useQueryClient } from "@tanstack/react-query";
import {
  acceptAppointment,
  listDoctorAppointments,
  rejectAppointment,
  type Appointment,
} from "#contract/appointments.ts";
import type { RefusalCode } from "#contract/refusals.ts";
import { specialist as words } from "#texts/specialist.ts";
import type { ApiError } from "#web/api/api-error.ts";
import { useApiMutation } from "#web/api/use-api.ts";
import { useToast } from "#web/ui/toast.tsx";

/** Answers that mean: somebody or something else has decided on this request in the meantime. */
const changed: readonly (RefusalCode | "offline")[] = [
  "appointment_not_pending",
  "appointment_not_paid",
  "appointment_not_found",
  "appointment_moved_on",
];

export interface DoctorDecisions {
  /** The request an answer is awaited for. */
  busyId: string | null;
  /** What went wrong with the last decision; stays until the next one. */
  problem: string | null;
  /** The request whose refusal is being worded. */
  rejecting: Appointment | null;
  accept: (appointment: Appointment) => void;
  /** Opens the question for the reason, or closes it. */
  askReason: (appointment: Appointment | null) => void;
  /** `onDone` follows once the refusal stands. */
  reject: (reason: string, onDone?: () => void) => void;
}

/**
 * A doctor's two decisions. A failed call says so and can be repeated; what changed in the meantime is said too, and the list is read
 * again.
 */
export function useDoctorDecisions(): DoctorDecisions {
  const queries = useQueryClient();
  const showToast = useToast();
  const [problem, setProblem] = useState<string | null>(null);
  const [rejecting, setRejecting] = useState<Appointment | null>(null);

  const done = (text: string) => () => {
    setRejecting(null);
    showToast(text);
  };
  const failed = (fallback: string) => (error: ApiError) => {
    // A fault says nothing that the screen could not say better.
    const detail = error.code === "unexpected_error" ? fallback : error.detail;
    if (!changed.includes(error.code)) return setProblem(detail);
    setRejecting(null);
    setProblem(words.changedMeanwhile(detail));
    return queries.invalidateQueries({ queryKey: [listDoctorAppointments.name] });
  };
  const accepting = useApiMutation(acceptAppointment, {
    onSuccess: done(words.accepted),
    onError: failed(words.acceptFailed),
    invalidates: [listDoctorAppointments],
  });
  const refusing = useApiMutation(rejectAppointment, {
    onSuccess: done(words.rejected),
    onError: failed(words.rejectFailed),
    invalidates: [listDoctorAppointments],
  });
  const underWay = [accepting, refusing].find((mutation) => mutation.isPending);

  return {
    busyId: underWay?.variables?.params.id ?? null,
    problem,
    rejecting,
    accept({ id }) {
      if (underWay) return;
      setProblem(null);
      accepting.mutate({ params: { id } });
    },
    askReason(appointment) {
      setProblem(null);
      setRejecting(appointment);
    },
    reject(reason, onDone) {
      if (underWay || !rejecting) return;
      setProblem(null);
      refusing.mutate({ params: { id: rejecting.id }, input: { reason } }, { onSuccess: () => onDone?.() });
    },
  };
}
