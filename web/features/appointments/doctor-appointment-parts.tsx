import type { ReactNode } from "react";
import { moveIsOpen, type Appointment } from "#contract/appointments.ts";
import { frenchDate } from "#contract/clinic-time.ts";
import { specialist as words } from "#texts/specialist.ts";
import { Button } from "#web/ui/button.tsx";
import type { DoctorDecisions } from "./use-doctor-decisions.ts";
import "./doctor-requests.css";

/** The way to the assessment that came with an appointment, which belongs to another feature. */
export type AssessmentOf = (appointment: Appointment) => ReactNode;

/** How much of a patient's id doctors see (specification, section 9). */
const shownDigits = 8;

/** A patient as doctors read one: the name, the first 8 characters of the id under it. */
export function PatientName({ appointment }: { appointment: Appointment }) {
  return (
    <span className="patient-name">
      <span>{appointment.patient_name}</span>
      <span className="quiet small figures">{words.patientNumber(appointment.patient_id.slice(0, shownDigits))}</span>
    </span>
  );
}

/** « lundi 23 novembre 2026 à 09:00 ». */
export function AppointmentTime({ appointment }: { appointment: Appointment }) {
  const { appointment_date: date, appointment_time: time } = appointment;
  return <time dateTime={`${date}T${time}`}>{words.when(frenchDate(date), time)}</time>;
}

export function consultationTypeLabel({ consultation_type }: Appointment): string {
  return consultation_type === "in-person" ? words.inPerson : words.video;
}

/** Accept and refuse, each only where the contract lets this appointment move so. */
export function DecisionButtons({ appointment, decisions }: { appointment: Appointment; decisions: DoctorDecisions }) {
  const name = appointment.patient_name;
  return (
    <span className="decision-buttons">
      {moveIsOpen("accept", appointment) && (
        <Button
          icon="check"
          aria-label={words.acceptLabel(name)}
          busy={decisions.busyId === appointment.id && decisions.rejecting === null}
          busyLabel={words.accepting}
          onClick={() => decisions.accept(appointment)}
        >
          {words.accept}
        </Button>
      )}
      {moveIsOpen("reject", appointment) && (
        <Button look="quiet" aria-label={words.rejectLabel(name)} onClick={() => decisions.askReason(appointment)}>
          {words.reject}
        </Button>
      )}
    </span>
  );
}
