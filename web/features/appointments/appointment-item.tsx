import type { ReactNode } from "react";
import type { Appointment } from "#contract/appointments.ts";
import { clinicDateAt, clinicTimeAt, frenchDate, frenchShortDate } from "#contract/clinic-time.ts";
import { formatFcfa } from "#contract/money.ts";
import { myAppointments as words } from "#texts/my-appointments.ts";
import { paths } from "#web/paths.ts";
import { Icon } from "#web/ui/icon.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { dayAndMonth } from "./booking-choice.ts";
import { StatusBadge } from "./status-badge.tsx";

export interface AppointmentItemProps {
  appointment: Appointment;
  /** Told when the account has several patients. */
  patientShown: boolean;
  /** The button that pays, which belongs to another feature. */
  pay: (appointment: Appointment) => ReactNode;
}

/** One appointment of the patient's list: when, with whom, where, how far, and what is to be done. */
export function AppointmentItem({ appointment, patientShown, pay }: AppointmentItemProps) {
  const { status, payable, pay_before, rejection_reason } = appointment;
  const over = status === "cancelled" || status === "rejected";
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
      <Where appointment={appointment} />
      <Money appointment={appointment} />
      {status === "rejected" && rejection_reason && <p>{words.reason(rejection_reason)}</p>}
      {payable && (
        <div className="visit-pay">
          {pay_before && <p className="small">{words.payBefore(shortInstant(pay_before))}</p>}
          {pay(appointment)}
        </div>
      )}
      {over && (
        <div>
          <LinkButton to={paths.doctor(appointment.doctor_id)} label={words.bookAgainWith(appointment.doctor_name)}>
            {words.bookAgain}
          </LinkButton>
        </div>
      )}
    </li>
  );
}

function Where({ appointment }: { appointment: Appointment }) {
  const video = appointment.consultation_type !== "in-person";
  const place = [appointment.health_center_name, appointment.clinic_address].filter(Boolean).join(", ");
  return (
    <p className="visit-line">
      <Icon name={video ? "video" : "place"} size="s" />
      <span>{video ? words.video : words.inPersonAt(place)}</span>
    </p>
  );
}

/** The price, and how far its payment is; of a visit that will not be, only what was paid matters. */
function Money({ appointment }: { appointment: Appointment }) {
  const { fee, payment_state, status, consultation_type } = appointment;
  const over = status === "cancelled" || status === "rejected";
  const afterAcceptance = consultation_type !== "in-person" && status === "pending";
  const state = {
    none: null,
    paid: words.paid,
    desk: words.desk,
    refund_due: words.refundDue,
    refunded: words.refunded,
    due: afterAcceptance ? words.payAfterAcceptance : words.waitingPayment,
  }[payment_state];
  return (
    <p className="visit-line">
      <Icon name="wallet" size="s" />
      <span>
        <span className="figures">{fee === 0 ? words.onQuote : formatFcfa(fee)}</span>{" "}
        {state && !(over && payment_state === "due") && <span className="visit-state">{state}</span>}
      </span>
    </p>
  );
}

/** The year is told only when it is another one. */
function visitDay(date: string): string {
  const thisYear = clinicDateAt(new Date()).slice(0, 4);
  return date.startsWith(thisYear) ? dayAndMonth(date) : frenchDate(date);
}

/** « 10:42 » today, « jeu. 26 nov. à 10:42 » on another day. */
function shortInstant(iso: string): string {
  const instant = new Date(iso);
  const date = clinicDateAt(instant);
  const time = clinicTimeAt(instant);
  return date === clinicDateAt(new Date()) ? time : words.at(frenchShortDate(date), time);
}
