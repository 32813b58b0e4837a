import { readDoctor } from "#contract/doctors.ts";
import { useApiQuery } from "#web/api/use-api.ts";

/** A doctor's own page; it comes with the document when the page is the first one. On the server nothing else ever arrives. */
export function useDoctor(id: string) {
  const answer = useApiQuery(readDoctor, { params: { id } });
  const onServer = typeof window === "undefined";
  const status = answer.error?.status ?? 0;
  return {
    doctor: answer.data,
    /** No such doctor: the server brought none, or said so. */
    missing: !answer.data && (onServer || status === 404 || status === 422),
    failed: answer.error?.detail ?? null,
    retry: () => void answer.refetch(),
    busy: answer.isFetching,
  };
}
