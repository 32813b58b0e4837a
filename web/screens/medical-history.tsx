import { PatientChoice } from "#web/features/accounts/patient-choice.tsx";
import { MedicalRecord } from "#web/features/medical-records/medical-record.tsx";
import { OwnAssessments } from "#web/features/triage/own-assessments.tsx";
import type { CareAddress } from "./appointment-address.ts";

/** What the form's window is called in the address. */
const form = "modifier";

/** The medical record and the assessments inside the patient's dashboard; whose it is and whether its form is open stands in the address. */
export function MedicalHistoryScreen({ address }: { address: CareAddress }) {
  return (
    <>
      <MedicalRecord
        patientId={address.patientId}
        onPatient={address.setPatient}
        patientChoice={(choice) => <PatientChoice {...choice} look="chips" />}
        editing={address.window === form}
        onEdit={() => address.openWindow(form)}
        onClose={address.closeWindow}
      />
      <OwnAssessments />
    </>
  );
}
