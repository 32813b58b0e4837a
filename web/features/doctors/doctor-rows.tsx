import { listNextSlots, nextSlotsQuery } from "#contract/doctors.ts";
import type { Doctor } from "#contract/doctors.ts";
import { useApiQuery } from "#web/api/use-api.ts";
import { DoctorCard } from "./doctor-card.tsx";
import type { BookSlot } from "./next-slots.tsx";

/** Free hours go quickly: older ones are shown, and asked again. */
const slotsFreshMs = 30_000;

/** One page of doctors, and the next free hours of all of them in one call. */
export function DoctorRows({ doctors, onBook }: { doctors: readonly Doctor[]; onBook?: BookSlot | undefined }) {
  const slots = useApiQuery(
    listNextSlots,
    { query: nextSlotsQuery(doctors) },
    { enabled: doctors.length > 0, staleTime: slotsFreshMs },
  );
  return doctors.map((doctor) => {
    const known = slots.data?.find(({ doctor_id }) => doctor_id === doctor.id)?.slots;
    const unknown = slots.isError || slots.data ? "failed" : "loading";
    return <DoctorCard key={doctor.id} doctor={doctor} slots={known ?? unknown} onBook={onBook} />;
  });
}
