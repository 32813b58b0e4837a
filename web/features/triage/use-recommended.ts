import { useQuery } from "@tanstack/react-query";
import { listDoctorsBySpecialty, searchDoctors } from "#contract/doctors.ts";
import type { Doctor } from "#contract/doctors.ts";
import { call } from "#web/api/call.ts";

/** Doctors of one specialty that are shown. */
const perSpecialty = 5;
/** Doctors whose workplaces are looked through. */
const mostAsked = 50;
/** Places to go that are shown. */
const mostPlaces = 6;

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

export interface Workplace {
  name: string;
  address: string | null;
  /** Leads there, in whatever map the phone has. */
  directions: string;
}

/** Where doctors of a town work, each place once: where somebody in danger can go when no ambulance comes. */
export function useWorkplaces(town: string | null) {
  return useQuery<Workplace[]>({
    queryKey: ["workplaces", town],
    enabled: Boolean(town),
    ...shared,
    queryFn: async ({ signal }) =>
      placesOf(await call(searchDoctors, { query: { town: town!, limit: mostAsked }, signal })),
  });
}

function placesOf(doctors: readonly Doctor[]): Workplace[] {
  const named = new Map<string, Workplace>();
  for (const { hospital_name, clinic_name, clinic_address, town } of doctors) {
    const name = (hospital_name ?? clinic_name)?.trim();
    if (!name || named.has(name)) continue;
    const destination = [name, clinic_address, town].filter(Boolean).join(", ");
    const directions = `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(destination)}`;
    named.set(name, { name, address: clinic_address, directions });
  }
  return [...named.values()].slice(0, mostPlaces);
}
