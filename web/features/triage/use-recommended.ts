import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { listHealthCenters } from "#contract/center-directory.ts";
import type { ListedCenter } from "#contract/center-directory.ts";
import { listDoctorsBySpecialty } from "#contract/doctors.ts";
import type { Doctor } from "#contract/doctors.ts";
import { call } from "#web/api/call.ts";
import { isDear } from "./is-dear.ts";

/** Doctors of one specialty, among whom those who are free the soonest are shown first: of three specialties no more than one call of free hours takes. */
const perSpecialty = 15;
/** Health centers that are shown. */
const mostCenters = 20;
/** After the nurse's own rules, which come first. */
const aheadAfter = 4000;

const shared = { networkMode: "always", refetchOnReconnect: true, staleTime: 60_000 } as const;

/** Doctors for a result: one call per recommended specialty, in their order; who has two is shown once (specification, section 7). */
export function useRecommendedDoctors(specialties: readonly string[], town: string | null) {
  return useQuery<Doctor[]>({
    queryKey: ["recommendedDoctors", specialties, town],
    enabled: town !== null && specialties.length > 0,
    ...shared,
    queryFn: async ({ signal }) => {
      const query = { limit: perSpecialty, ...(town ? { town } : {}) };
      const lists = await Promise.all(
        specialties.map((specialty) => call(listDoctorsBySpecialty, { params: { specialty }, query, signal })),
      );
      return [...new Map(lists.flat().map((doctor) => [doctor.id, doctor])).values()];
    },
  });
}

const centersOf = (town: string) => ({
  queryKey: ["centersOf", town],
  ...shared,
  // Kept while the window of a chat may be open: an emergency may come to light without a network.
  gcTime: 60 * 60_000,
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    call(listHealthCenters, { query: { town, limit: mostCenters }, signal }),
});

/** The health centers of a town, as the server orders them: those with an emergency service first. */
export function useCenters(town: string) {
  return useQuery<ListedCenter[]>(centersOf(town));
}

/** Fetches where to go once a chat has begun and before anybody has to ask: of the town that was said, else of all. */
export function useCentersAhead(begun: boolean, towns: readonly string[], town: string | null): void {
  const client = useQueryClient();
  const wanted = (town === null ? towns : town ? [town] : []).join();
  useEffect(() => {
    if (!begun || wanted === "" || isDear()) return;
    const timer = setTimeout(() => {
      for (const one of wanted.split(",")) void client.prefetchQuery(centersOf(one));
    }, aheadAfter);
    return () => clearTimeout(timer);
  }, [begun, wanted, client]);
}
