import type { ReactNode } from "react";
import type { Appointment } from "#contract/appointments.ts";
import { clinicDateAt, clinicTimeAt, frenchDate, frenchShortDate } from "#contract/clinic-time.ts";
import { formatFcfa } from "#contract/money.ts";
import { myAppointments as words } from "#texts/my-appointments.ts";
import { paths } from "#web/paths.ts";
import { Icon } from "#web/ui/icon.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
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
        <h3 className="visit-when">
          {words.at(frenchDate(appointment.appointment_date), appointment.appointment_time)}
        </h3>
        <StatusBadge status={status} />
      </div>
      <p>
        <strong>{appointment.doctor_name}</strong> <span className="quiet">{appointment.specialty}</span>
      </p>
      {patientShown && <p className="quiet">{words.forPatient(appointment.patient_name)}</p>}
      <Where appointment={appointment} />
      <p className="visit-line">
        <Icon name="wallet" size="s" />
        <span className="figures">{moneyOf(appointment)}</span>
      </p>
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

/** The price, and how far its payment is. */
function moneyOf({ fee, payment_state, status, consultation_type }: Appointment): string {
  if (payment_state === "none" || fee === 0) return words.onQuote;
  const amount = formatFcfa(fee);
  const state = {
    paid: words.paid,
    desk: words.desk,
    refund_due: words.refundDue,
    refunded: words.refunded,
    due: consultation_type !== "in-person" && status === "pending" ? words.payAfterAcceptance : words.waitingPayment,
  }[payment_state];
  return payment_state === "due" && (status === "cancelled" || status === "rejected")
    ? amount
    : words.amountState(amount, state);
}

/** « 10:42 » today, « jeu. 26 nov. à 10:42 » on another day. */
function shortInstant(iso: string): string {
  const instant = new Date(iso);
  const date = clinicDateAt(instant);
  const time = clinicTimeAt(instant);
  return date === clinicDateAt(new Date()) ? time : words.at(frenchShortDate(date), time);
}
