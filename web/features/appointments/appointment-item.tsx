import type { ReactNode } from "react";
import type { Appointment } from "#contract/appointments.ts";
import { formatFcfa } from "#contract/money.ts";
import { appointmentPage } from "#texts/appointment-page.ts";
import { myAppointments as words } from "#texts/my-appointments.ts";
import { paths } from "#web/paths.ts";
import { Icon } from "#web/ui/icon.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { endedBecause, isOver, moneyState, shortInstant, visitDay, visitPlace } from "./appointment-words.ts";
import { StatusBadge } from "./status-badge.tsx";

export interface AppointmentItemProps {
  appointment: Appointment;
  /** Told when the account has several patients. */
  patientShown: boolean;
  /** The button that pays, which belongs to another feature. */
  pay: (appointment: Appointment) => ReactNode;
}

const pathOf = ({ id }: Appointment, fenetre?: string) =>
  paths.dashboard({ onglet: "rendez-vous", rendez_vous: id, ...(fenetre ? { fenetre } : {}) });

/** One appointment of the patient's list: when, with whom, where, how far, and what is to be done. */
export function AppointmentItem({ appointment, patientShown, pay }: AppointmentItemProps) {
  const { status, payable, pay_before, fee } = appointment;
  const over = isOver(appointment);
  const video = appointment.consultation_type !== "in-person";
  const ended = endedBecause(appointment);
  const state = moneyState(appointment);
  return (
    <li className={over ? "visit visit-over" : "visit"}>
      <div className="visit-head">
        <h3 className="visit-when">{words.at(visitDay(appointment.appointment_date), appointment.appointment_time)}</h3>
        <StatusBadge status={status} />
      </div>
      <p>
        <strong>{appointment.doctor_name}</strong> <span className="quiet">{appointment.specialty}</span>
      </p>
      {patientShown && <p className="quiet">{words.forPatient(appointment.patient_name)}</p>}
      <p className="visit-line">
        <Icon name={video ? "video" : "place"} size="s" />
        <span>{video ? words.video : words.inPersonAt(visitPlace(appointment))}</span>
      </p>
      <p className="visit-line">
        <Icon name="wallet" size="s" />
        <span>
          <span className="figures">{fee === 0 ? words.onQuote : formatFcfa(fee)}</span>{" "}
          {state && <span className="visit-state">{state}</span>}
        </span>
      </p>
      {ended && <p>{ended}</p>}
      <Proposed appointment={appointment} />
      {payable && (
        <div className="visit-pay">
          {pay_before && <p className="small">{words.payBefore(shortInstant(pay_before))}</p>}
          {pay(appointment)}
        </div>
      )}
      <Ways appointment={appointment} />
    </li>
  );
}

/** Another time is being talked about: whose answer is awaited, and the way to give it. */
function Proposed({ appointment }: { appointment: Appointment }) {
  const { proposal } = appointment;
  if (!proposal) return null;
  const mine = proposal.by === "patient";
  return (
    <p className="visit-line visit-proposal">
      <Icon name="calendar" size="s" />
      <span>
        {mine ? appointmentPage.proposedByYou : appointmentPage.proposedByDoctor}{" "}
        <strong>{words.at(visitDay(proposal.date), proposal.time)}</strong>
      </span>
    </p>
  );
}

/** The next step first, then the way to everything else. */
function Ways({ appointment }: { appointment: Appointment }) {
  const { status, proposal, symptoms, whatsapp_url, doctor_name } = appointment;
  const when = words.at(visitDay(appointment.appointment_date), appointment.appointment_time);
  return (
    <div className="visit-ways">
      {proposal?.by === "doctor" && (
        <LinkButton to={pathOf(appointment)} look="primary">
          {appointmentPage.answer}
        </LinkButton>
      )}
      {status === "accepted" && symptoms === null && (
        <LinkButton to={pathOf(appointment, "symptomes")}>{appointmentPage.symptoms}</LinkButton>
      )}
      {whatsapp_url && (
        <LinkButton to={whatsapp_url} icon="video" label={appointmentPage.whatsappLabel(doctor_name)}>
          {appointmentPage.whatsapp}
        </LinkButton>
      )}
      {isOver(appointment) && (
        <LinkButton to={paths.doctor(appointment.doctor_id)} label={words.bookAgainWith(doctor_name)}>
          {words.bookAgain}
        </LinkButton>
      )}
      <LinkButton to={pathOf(appointment)} look="quiet" label={words.openOf(when, doctor_name)}>
        {words.open}
      </LinkButton>
    </div>
  );
}
