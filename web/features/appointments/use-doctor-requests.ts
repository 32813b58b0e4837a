import { listDoctorAppointments } from "#contract/appointments.ts";
import { useApiQuery } from "#web/api/use-api.ts";

/** How many requests the first screen shows (specification, section 9). */
export const requestsShown = 5;
/** Beyond this many the screen says « plus de ». */
const countedMost = 50;
/** The page stays open all day: a request that came in shows without a hand. */
const askEvery = 60_000;

/** The requests that wait for this doctor, soonest first, and how many there are. */
export function useDoctorRequests() {
  const query = useApiQuery(
    listDoctorAppointments,
    { query: { status: "pending", order: "soonest", limit: countedMost + 1 } },
    { refetchInterval: askEvery, staleTime: 0 },
  );
  const found = query.data ?? [];
  return {
    query,
    requests: found.slice(0, requestsShown),
    count: Math.min(found.length, countedMost),
    /** True when there are more than could be counted. */
    more: found.length > countedMost,
  };
}
