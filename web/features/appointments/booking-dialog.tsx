import { useEffect, useRef, useState } from "react";
import type { ReactNode } from "react";
import { readDoctor } from "#contract/doctors.ts";
import { booking as words } from "#texts/booking.ts";
import { common } from "#texts/common.ts";
import { useApiQuery } from "#web/api/use-api.ts";
import { Avatar } from "#web/ui/avatar.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { ErrorState } from "#web/ui/error-state.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { Stepper } from "#web/ui/stepper.tsx";
import type { BookableDoctor, Booked, BookingChoice } from "./booking-choice.ts";
import { BookedSummary } from "./booked-summary.tsx";
import { BookingForm } from "./booking-form.tsx";
import { BookingSent } from "./booking-sent.tsx";
import type { BookingFlow } from "./use-booking-flow.ts";
import { useBookingFlow } from "./use-booking-flow.ts";
import "./booking-dialog.css";

export interface BookingDialogProps {
  doctorId: string;
  /** What the screen already knows of the doctor. */
  doctor?: BookableDoctor | undefined;
  /** What the address says; `onChoice` writes it there. */
  choice: BookingChoice;
  onChoice: (choice: BookingChoice) => void;
  onClose: () => void;
  /** The login window, which belongs to another feature. */
  login: (door: { open: boolean; onClose: () => void; onSignedIn: () => void }) => ReactNode;
  /** Who the visit is for, which belongs to another feature. */
  patientChoice: (patient: BookingFlow["patient"]) => ReactNode;
  /** The payment stage, which belongs to another feature. */
  payment: (booked: Booked, onBack: () => void) => ReactNode;
  /** What may go to the doctor with the booking, and how that went: belongs to another feature. */
  enclosure?: { line: ReactNode; sent: (booked: Booked) => ReactNode } | undefined;
}

/** The booking window: its two stages, and the login in between for visitors (specification, "Booking flow"). */
export function BookingDialog(props: BookingDialogProps) {
  const { doctorId, onClose } = props;
  const answer = useApiQuery(readDoctor, { params: { id: doctorId } }, { enabled: props.doctor === undefined });
  const doctor = props.doctor ?? answer.data;
  const [title, setTitle] = useState<string>(words.title);
  return (
    <Dialog open onClose={onClose} title={title} closeLabel={common.close} byAddress>
      {doctor ? (
        <Stages {...props} doctor={doctor} onTitle={setTitle} />
      ) : answer.isError ? (
        <ErrorState
          title={words.doctorFailed}
          retryLabel={common.retry}
          onRetry={() => void answer.refetch()}
          busy={answer.isFetching}
        >
          {answer.error.detail}
        </ErrorState>
      ) : (
        <Skeleton label={common.loading} look="blocks" count={3} />
      )}
    </Dialog>
  );
}

function Stages({
  doctor,
  login,
  patientChoice,
  payment,
  enclosure,
  onTitle,
  ...props
}: BookingDialogProps & { doctor: BookableDoctor; onTitle: (title: string) => void }) {
  const flow = useBookingFlow(props);
  const { stage, booked } = flow;
  const inside = useRef<HTMLDivElement>(null);
  const first = useRef(stage);
  useEffect(() => {
    if (first.current === stage) return;
    first.current = stage;
    // What had the focus is gone: the title says where we are now.
    const box = inside.current?.closest("dialog");
    box?.querySelector("h2")?.focus();
    box?.scrollTo?.(0, 0);
  }, [stage]);
  useEffect(() => {
    onTitle(stage === "payment" ? words.payTitle : stage === "sent" ? words.doneTitle : words.title);
  }, [stage, onTitle]);
  return (
    <div className="stack" ref={inside}>
      {!booked && <DoctorLine doctor={doctor} />}
      {!booked && (
        <BookingForm
          doctor={doctor}
          patientChoice={patientChoice(flow.patient)}
          enclosure={enclosure?.line}
          {...flow.form}
        />
      )}
      {booked && enclosure?.sent(booked)}
      {booked && stage === "payment" && (
        <>
          <Stepper
            label={words.steps}
            steps={[words.stepBooking, words.stepPayment]}
            current={1}
            doneLabel={common.stepDone}
          />
          <BookedSummary doctor={doctor} booked={booked} />
          {payment(booked, flow.back)}
        </>
      )}
      {booked && stage === "booking" && (
        <BookedSummary doctor={doctor} booked={booked} onPay={flow.toPayment} onLater={flow.end} />
      )}
      {booked && stage === "sent" && <BookingSent doctor={doctor} booked={booked} onDone={flow.end} />}
      {login(flow.door)}
    </div>
  );
}

function DoctorLine({ doctor }: { doctor: BookableDoctor }) {
  return (
    <div className="booking-doctor">
      <Avatar name={doctor.full_name} src={doctor.profile_image} size="s" />
      <p>
        <strong>{doctor.full_name}</strong>
        <span className="quiet small">{words.doctorLine(doctor.specialty, doctor.town)}</span>
      </p>
    </div>
  );
}
