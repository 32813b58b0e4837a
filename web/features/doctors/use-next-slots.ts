import { useQueries } from "@tanstack/react-query";
import { listNextSlots, nextSlotsQuery } from "#contract/doctors.ts";
import type { Doctor } from "#contract/doctors.ts";
import { call } from "#web/api/call.ts";
import { apiKey } from "#web/api/use-api.ts";
import type { SlotsOfDoctor } from "./next-slots.tsx";

/** Slots go quickly. */
const freshMs = 30_000;

/** The next free slots of each page of doctors, one call per page, asked after the page is there. */
export function useNextSlots(pages: readonly (readonly Doctor[])[]): (doctorId: string, page: number) => SlotsOfDoctor {
  const answers = useQueries({
    queries: pages.map((doctors) => {
      const query = nextSlotsQuery(doctors);
      return {
        queryKey: apiKey(listNextSlots, { query }),
        queryFn: ({ signal }: { signal: AbortSignal }) => call(listNextSlots, { query, signal }),
        enabled: doctors.length > 0,
        staleTime: freshMs,
        networkMode: "always" as const,
      };
    }),
  });
  return (doctorId, page) => {
    const answer = answers[page];
    const known = answer?.data?.find((one) => one.doctor_id === doctorId);
    if (known) return known.slots;
    return answer?.isError || answer?.data ? "failed" : "loading";
  };
}
