import { PatientChips } from "#web/features/accounts/patient-chips.tsx";
import { DoctorRows } from "#web/features/doctors/doctor-rows.tsx";
import { NurseChat } from "#web/features/triage/nurse-chat.tsx";
import { useSite } from "#web/layouts/site.tsx";

/** The nurse with what other features lend her: the doctors with their free hours, the people of the account. */
export function NurseWindow() {
  const { towns, emergency_numbers } = useSite();
  return (
    <NurseChat
      towns={towns}
      numbers={emergency_numbers}
      doctors={(found) => (
        <ul className="doctors">
          <DoctorRows doctors={found} />
        </ul>
      )}
      patientChoice={(choice) => <PatientChips {...choice} />}
    />
  );
}
