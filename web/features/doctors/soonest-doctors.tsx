import { useCallback, useRef, useState } from "react";
import { clinicDateAt, clinicTimeAt } from "#contract/clinic-time.ts";
import { listNextSlots, nextSlotsDoctors, nextSlotsQuery } from "#contract/doctors.ts";
import type { Doctor } from "#contract/doctors.ts";
import { common } from "#texts/common.ts";
import { directory as words } from "#texts/directory.ts";
import { useApiQuery } from "#web/api/use-api.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { DoctorCard } from "./doctor-card.tsx";
import type { Slot } from "./next-slots.tsx";

/** Doctors shown before more are asked for. */
const first = 3;
/** Free hours go quickly: older ones are shown, and asked again. */
const slotsFreshMs = 30_000;

export interface SoonestDoctorsProps {
  /** In the order in which their specialties matter; at most as many as one call of free hours takes. */
  doctors: readonly Doctor[];
  /** The hours within which one should be free, what stands beside who is not, what is said when nobody is; null sets no time. */
  inTime: { hours: number; late: string; none: string } | null;
}

/** A few doctors: those free in time first, by the order of their specialties, the soonest of each first; the others on demand. */
export function SoonestDoctors({ doctors, inTime }: SoonestDoctorsProps) {
  const asked = doctors.slice(0, nextSlotsDoctors);
  const slots = useApiQuery(listNextSlots, { query: nextSlotsQuery(asked) }, { staleTime: slotsFreshMs });
  const [all, setAll] = useState(false);
  const pressed = useRef(false);
  // The button is gone with its press: the first of the doctors it brought has the focus.
  const brought = useCallback((list: HTMLElement | null) => {
    if (!list || !pressed.current) return;
    pressed.current = false;
    list.children[first]?.querySelector("a")?.focus();
  }, []);
  if (!slots.data && !slots.isError) return <Skeleton label={common.loading} look="blocks" count={2} />;
  const known = new Map(slots.data?.map(({ doctor_id, slots: free }) => [doctor_id, free]));
  const ordered = slots.data
    ? soonestFirst(asked, known, inTime?.hours ?? null)
    : asked.map((doctor) => ({ doctor, late: false }));
  const hidden = all ? 0 : Math.max(0, ordered.length - first);
  return (
    <>
      {inTime && ordered.every(({ late }) => late) && <Notice tone="warning">{inTime.none}</Notice>}
      <ul className="doctors" key={String(all)} ref={brought}>
        {ordered.slice(0, ordered.length - hidden).map(({ doctor, late }) => (
          <DoctorCard
            key={doctor.id}
            depth={5}
            doctor={doctor}
            slots={known.get(doctor.id) ?? "failed"}
            note={
              inTime &&
              late && (
                <p>
                  <Badge colour="amber" icon="clock">
                    {inTime.late}
                  </Badge>
                </p>
              )
            }
          />
        ))}
      </ul>
      {hidden > 0 && (
        <div>
          <Button
            onClick={() => {
              pressed.current = true;
              setAll(true);
            }}
          >
            {words.others(hidden)}
          </Button>
        </div>
      )}
    </>
  );
}

/** `late` is who has no free hour within so many from now. */
function soonestFirst(
  doctors: readonly Doctor[],
  known: ReadonlyMap<string, readonly Slot[]>,
  hours: number | null,
): { doctor: Doctor; late: boolean }[] {
  const last = hours === null ? null : whenOf(new Date(Date.now() + hours * 3_600_000));
  const specialties = [...new Set(doctors.map(({ specialty }) => specialty))];
  const ordered = doctors.map((doctor) => {
    const [next] = known.get(doctor.id) ?? [];
    const when = next ? `${next.date} ${next.time}` : null;
    return { doctor, when, late: when === null || (last !== null && when > last) };
  });
  // oxlint-disable-next-line unicorn/no-array-sort -- a list of our own; phones of 2022 have no toSorted
  return ordered.sort(
    (one, other) =>
      Number(one.late) - Number(other.late) ||
      Number(one.when === null) - Number(other.when === null) ||
      specialties.indexOf(one.doctor.specialty) - specialties.indexOf(other.doctor.specialty) ||
      (one.when ?? "").localeCompare(other.when ?? ""),
  );
}

/** A slot and an instant written so that the earlier one comes first. */
const whenOf = (instant: Date): string => `${clinicDateAt(instant)} ${clinicTimeAt(instant)}`;
