import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { listOwnAppointments } from "#contract/appointments.ts";
import type { Appointment } from "#contract/appointments.ts";
import { readAppointment } from "#contract/appointment-changes.ts";
import type { AnyEndpoint } from "#contract/endpoint.ts";
import { detailOf } from "#web/api/api-error.ts";
import type { ApiError } from "#web/api/api-error.ts";
import { useApiMutation } from "#web/api/use-api.ts";
import { keeper } from "#web/offline/send-kept.ts";
import { useToast } from "#web/ui/toast.tsx";

/** A change of one appointment: its input, sent to its endpoint. */
type ChangeEndpoint = AnyEndpoint & {
  path: `/appointments/{id}/${string}`;
  output: (typeof readAppointment)["output"] | AnyEndpoint["output"];
};

export interface ChangeOptions {
  /** Said when the server gave no sentence of its own. */
  fallback: string;
  /** What is said when it is done; null says nothing. */
  done: (after: Appointment) => string;
  onDone?: () => void;
  /** Without a connection it waits and is sent by itself. */
  mayWait?: boolean;
  onError?: (error: ApiError) => void;
}

/**
 * Changes an appointment: says that it is done, or why not. Whatever the server refused, the appointment is read again: it is no longer
 * what the screen showed.
 */
export function useChange(endpoint: ChangeEndpoint, { fallback, done, onDone, mayWait, onError }: ChangeOptions) {
  const client = useQueryClient();
  const showToast = useToast();
  const [failure, setFailure] = useState<string | null>(null);
  const write = useApiMutation(endpoint as AnyEndpoint, {
    invalidates: [listOwnAppointments, readAppointment],
    keeper: mayWait ? keeper : undefined,
    onSuccess: (after) => {
      showToast(done(after as unknown as Appointment));
      onDone?.();
    },
    onError: (error) => {
      if (error.kept) return onDone?.();
      setFailure(detailOf(error, fallback));
      if (!error.undecided) {
        for (const { name } of [listOwnAppointments, readAppointment])
          void client.invalidateQueries({ queryKey: [name] });
      }
      onError?.(error);
    },
  });
  return {
    failure,
    busy: write.isPending,
    send: (id: string, input: Record<string, unknown>) => {
      if (write.isPending) return;
      setFailure(null);
      write.mutate({ params: { id }, input } as never);
    },
  };
}
