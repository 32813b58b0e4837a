import { PatientChips } from "#web/features/accounts/patient-chips.tsx";
import { SoonestDoctors } from "#web/features/doctors/soonest-doctors.tsx";
import { NurseChat } from "#web/features/triage/nurse-chat.tsx";
import { useSite } from "#web/layouts/site.tsx";

/** The nurse with what other features lend her: the doctors with their free hours, the people of the account. */
export function NurseWindow() {
  const { towns, emergency_numbers } = useSite();
  return (
    <NurseChat
      towns={towns}
      numbers={emergency_numbers}
      doctors={(found, inTime) => <SoonestDoctors doctors={found} inTime={inTime} />}
      patientChoice={(choice) => <PatientChips {...choice} />}
    />
  );
}
