import { useParams } from "react-router";
import type { DoctorPage } from "#contract/doctors.ts";
import { effectiveFee } from "#contract/money.ts";
import { common } from "#texts/common.ts";
import { directory as words } from "#texts/directory.ts";
import { feeText } from "#web/features/doctors/doctor-fees.tsx";
import { placeOf } from "#web/features/doctors/doctor-place.ts";
import { DoctorProfile } from "#web/features/doctors/doctor-profile.tsx";
import { useDoctor } from "#web/features/doctors/use-doctor.ts";
import { Page } from "#web/layouts/page.tsx";
import { paths } from "#web/paths.ts";
import { ErrorState } from "#web/ui/error-state.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { useBookingAddress } from "./booking-address.ts";
import { BookingPlace } from "./booking-place.tsx";

/** A doctor's public page. The server answers 404 for a doctor it does not bring along. */
export function DoctorScreen() {
  const { id = "" } = useParams();
  const { doctor, missing, failed, retry, busy } = useDoctor(id);
  if (doctor) return <Known doctor={doctor} />;
  if (missing) return <Missing />;
  return (
    <div className="wide section">
      <Page title={words.pageTitle} hidden />
      {failed ? (
        <ErrorState title={words.doctorFailed} retryLabel={common.retry} onRetry={retry} busy={busy}>
          {failed}
        </ErrorState>
      ) : (
        <Skeleton label={common.loading} look="blocks" count={3} />
      )}
    </div>
  );
}

function Known({ doctor }: { doctor: DoctorPage }) {
  const address = useBookingAddress(doctor.id);
  const { full_name, specialty, town } = doctor;
  const fee = feeText(effectiveFee(doctor, "in-person"));
  return (
    <>
      <Page
        title={words.doctorTitle(full_name, specialty, town)}
        description={words.doctorDescription(full_name, specialty, town, fee)}
        canonical={paths.doctor(doctor.id)}
        jsonLd={physician(doctor)}
      />
      <DoctorProfile doctor={doctor} picked={address.choice} onBook={(slot) => address.open(doctor.id, slot)} />
      <BookingPlace address={address} doctor={doctor} />
    </>
  );
}

function Missing() {
  return (
    <div className="wide section stack">
      <Page title={words.notFoundTitle} description={words.notFoundText} hidden status={404} />
      <h1>{words.notFoundTitle}</h1>
      <p className="lead">{words.notFoundText}</p>
      <div>
        <LinkButton to={paths.doctors()} look="primary">
          {words.pageTitle}
        </LinkButton>
      </div>
    </div>
  );
}

/** What search engines read of a doctor (schema.org). */
function physician(doctor: DoctorPage) {
  return {
    "@context": "https://schema.org",
    "@type": "Physician",
    name: doctor.full_name,
    medicalSpecialty: doctor.specialty,
    description: doctor.bio ?? undefined,
    address: {
      "@type": "PostalAddress",
      streetAddress: placeOf({ ...doctor, town: "" }) || undefined,
      addressLocality: doctor.town,
      addressCountry: "CI",
    },
    priceRange: feeText(effectiveFee(doctor, "in-person")),
    currenciesAccepted: "XOF",
  };
}
