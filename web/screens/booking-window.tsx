import { BookingDialog } from "#web/features/appointments/booking-dialog.tsx";
import type { BookableDoctor } from "#web/features/appointments/booking-choice.ts";
import { LoginDialog } from "#web/features/accounts/login-dialog.tsx";
import { PatientChoice } from "#web/features/accounts/patient-choice.tsx";
import { PaymentStep } from "#web/features/payments/payment-step.tsx";
import { JoinBooked } from "#web/features/triage/join-booked.tsx";
import { JoinLine } from "#web/features/triage/join-line.tsx";
import type { BookingAddress } from "./booking-address.ts";

export interface BookingWindowProps {
  address: BookingAddress;
  doctorId: string;
  doctor?: BookableDoctor | undefined;
}

/** The booking window with what other features lend it: the login on the way, the payment at the end. */
export function BookingWindow({ address, doctorId, doctor }: BookingWindowProps) {
  return (
    <BookingDialog
      key={doctorId}
      doctorId={doctorId}
      doctor={doctor}
      choice={address.choice}
      onChoice={address.change}
      onClose={address.close}
      login={(door) => <LoginDialog {...door} />}
      patientChoice={(patient) => <PatientChoice {...patient} />}
      enclosure={{ line: <JoinLine />, sent: (booked) => <JoinBooked appointment={booked} /> }}
      payment={(booked, onBack) => (
        <PaymentStep appointmentId={booked.id} amount={booked.fee} payBefore={booked.pay_before} onBack={onBack} />
      )}
    />
  );
}
