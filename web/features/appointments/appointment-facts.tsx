import type { ReactNode } from "react";
import type { Appointment } from "#contract/appointments.ts";
import { formatFcfa } from "#contract/money.ts";
import { appointmentPage as words } from "#texts/appointment-page.ts";
import { myAppointments } from "#texts/my-appointments.ts";
import { moneyState, visitPlace } from "./appointment-words.ts";

/** With whom, for whom, where, for how much. */
export function AppointmentFacts({ appointment }: { appointment: Appointment }) {
  const video = appointment.consultation_type !== "in-person";
  const price = appointment.fee === 0 ? myAppointments.onQuote : formatFcfa(appointment.fee);
  const state = moneyState(appointment);
  const place = visitPlace(appointment);
  return (
    <section className="stack" aria-labelledby="faits">
      <h2 id="faits">{words.facts}</h2>
      <dl className="facts">
        <Fact label={words.doctor}>
          {appointment.doctor_name}
          <span className="quiet">{`, ${appointment.specialty}`}</span>
        </Fact>
        <Fact label={words.patient}>{appointment.patient_name}</Fact>
        <Fact label={words.type}>{video ? myAppointments.video : myAppointments.inPerson}</Fact>
        {!video && place && <Fact label={words.place}>{place}</Fact>}
        <Fact label={words.price}>
          <span className="figures">{price}</span>
          {state && ` · ${state}`}
        </Fact>
        {appointment.notes && <Fact label={words.notes}>{appointment.notes}</Fact>}
      </dl>
    </section>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
