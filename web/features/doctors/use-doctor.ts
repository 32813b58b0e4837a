import { useState, useSyncExternalStore } from "react";
import { readDoctor } from "#contract/doctors.ts";
import { useApiQuery } from "#web/api/use-api.ts";

const never = () => () => {};

/** A doctor's own page. When it is the first page, the doctor came with the document, or there is none. */
export function useDoctor(id: string) {
  const answer = useApiQuery(readDoctor, { params: { id } });
  const withDocument = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  const [first] = useState(withDocument ? id : null);
  const status = answer.error?.status;
  return {
    doctor: answer.data,
    missing: !answer.data && (first === id || status === 404 || status === 422),
    failed: answer.error?.detail ?? null,
    retry: () => void answer.refetch(),
    busy: answer.isFetching,
  };
}
