import type { Appointment } from "#contract/appointments.ts";
import { appointmentPage } from "#texts/appointment-page.ts";
import { symptomsForm as words } from "#texts/symptoms.ts";

/** What the patient told the doctor before the appointment, to be read again. */
export function SymptomsTold({ appointment }: { appointment: Appointment }) {
  const { symptoms, symptoms_notes } = appointment;
  if (!symptoms || symptoms.length === 0) return null;
  return (
    <section className="stack" aria-labelledby="symptomes">
      <h2 id="symptomes">{appointmentPage.symptomsTitle}</h2>
      <ul className="told">
        {symptoms.map(({ name, severity, duration }) => (
          <li key={name}>
            <strong>{name}</strong>
            <span>{words.severities[severity]}</span>
            {duration && <span className="quiet">{duration}</span>}
          </li>
        ))}
      </ul>
      {symptoms_notes && <p className="told-notes">{symptoms_notes}</p>}
    </section>
  );
}
