import { useState } from "react";
import type { Doctor } from "#contract/doctors.ts";
import { DoctorSearch } from "#web/features/doctors/doctor-search.tsx";
import { useSite } from "#web/layouts/site.tsx";
import { useBookingAddress } from "./booking-address.ts";
import { BookingPlace } from "./booking-place.tsx";

/** The directory with the booking window over it: one touch from a free hour to the booking. */
export function FindDoctor({ previewSize }: { previewSize?: number }) {
  const { towns } = useSite();
  const address = useBookingAddress(null);
  const [doctor, setDoctor] = useState<Doctor>();
  return (
    <>
      <DoctorSearch
        towns={towns}
        previewSize={previewSize}
        onBook={(chosen, slot) => {
          setDoctor(chosen);
          address.open(chosen.id, slot);
        }}
      />
      <BookingPlace address={address} doctor={doctor} />
    </>
  );
}
