import { useQuery } from "@tanstack/react-query";
import { listHealthCenters } from "#contract/center-directory.ts";
import type { ListedCenter } from "#contract/center-directory.ts";
import { listDoctorsBySpecialty } from "#contract/doctors.ts";
import type { Doctor } from "#contract/doctors.ts";
import { call } from "#web/api/call.ts";

/** Doctors of one specialty that are shown. */
const perSpecialty = 5;
/** Health centers that are shown. */
const mostCenters = 20;

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

/** The health centers of a town, as the server orders them: those with an emergency service first. */
export function useCenters(town: string) {
  return useQuery<ListedCenter[]>({
    queryKey: ["centersOf", town],
    ...shared,
    queryFn: ({ signal }) => call(listHealthCenters, { query: { town, limit: mostCenters }, signal }),
  });
}
