import { useQueryClient } from "@tanstack/react-query";
import { minutesOf } from "#contract/clinic-time.ts";
import { listSlots } from "#contract/doctors.ts";
import type { DaySlots } from "#contract/slots.ts";
import { apiKey, useApiQuery } from "#web/api/use-api.ts";

/** Slots go quickly: what is older than this is asked again when the window opens. */
const freshMs = 20_000;

/** The free slots of the next two weeks, and of a later day once it is chosen. The screen never computes a slot itself. */
export function useSlots(doctorId: string, date: string | null) {
  const client = useQueryClient();
  const soon = useApiQuery(listSlots, { params: { id: doctorId } }, { staleTime: freshMs });
  const known = soon.data?.find((day) => day.date === date);
  const asked = date !== null && soon.data !== undefined && known === undefined;
  const later = useApiQuery(
    listSlots,
    { params: { id: doctorId }, query: { from: date ?? undefined, to: date ?? undefined } },
    { enabled: asked, staleTime: freshMs },
  );
  const day = known ?? (asked ? later.data?.find((one) => one.date === date) : undefined);
  return {
    days: soon.data ?? [],
    times: day?.times ?? [],
    /** The chosen day's hours are still on their way. */
    loading: soon.isPending || (asked && later.isPending),
    failed: soon.isError && !soon.data ? soon : asked && later.isError ? later : null,
    /** Asks again: somebody else was quicker. */
    refresh: () => client.invalidateQueries({ queryKey: [listSlots.name, { id: doctorId }] }),
    /** What is known now, for the nearest slots. */
    known: () => client.getQueryData<DaySlots[]>(apiKey(listSlots, { params: { id: doctorId } })) ?? [],
  };
}

const minutesSince = (date: string, time: string) => Date.parse(`${date}T00:00:00Z`) / 60_000 + minutesOf(time);

/** The free slots closest to one that is gone, soonest first. */
export function nearestSlots(
  days: readonly DaySlots[],
  gone: { date: string; time: string },
  most = 4,
): { date: string; time: string }[] {
  const aim = minutesSince(gone.date, gone.time);
  // The days come in order, so the nearest ones are a stretch of the list: what lies furthest is dropped from its ends.
  const near = days
    .flatMap(({ date, times }) => times.map((time) => ({ date, time, away: minutesSince(date, time) - aim })))
    .filter(({ away }) => away !== 0);
  while (near.length > most) {
    if (Math.abs(near[0]!.away) > Math.abs(near.at(-1)!.away)) near.shift();
    else near.pop();
  }
  return near.map(({ date, time }) => ({ date, time }));
}
