import { useEffect, useRef, useState } from "react";
import type { ReactNode } from "react";
import { readOwnAccount } from "#contract/accounts.ts";
import { readDoctor } from "#contract/doctors.ts";
import { booking as words } from "#texts/booking.ts";
import { common } from "#texts/common.ts";
import { useApiQuery } from "#web/api/use-api.ts";
import { useSession } from "#web/session/session.tsx";
import { Avatar } from "#web/ui/avatar.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { ErrorState } from "#web/ui/error-state.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { Stepper } from "#web/ui/stepper.tsx";
import { mustBePaidNow } from "./booking-choice.ts";
import type { BookableDoctor, Booked, BookingChoice } from "./booking-choice.ts";
import { BookedSummary } from "./booked-summary.tsx";
import { BookingForm } from "./booking-form.tsx";
import { BookingSent } from "./booking-sent.tsx";
import { useBooking } from "./use-booking.ts";
import { useSlots } from "./use-slots.ts";
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
  /** The payment stage, which belongs to another feature. */
  payment: (booked: Booked, onBack: () => void) => ReactNode;
}

/** The booking window: its two stages, and the login in between for visitors (specification, "Booking flow"). */
export function BookingDialog(props: BookingDialogProps) {
  const { doctorId, choice, onClose } = props;
  const answer = useApiQuery(readDoctor, { params: { id: doctorId } }, { enabled: props.doctor === undefined });
  const doctor = props.doctor ?? answer.data;
  const [title, setTitle] = useState<string>(words.title);
  return (
    <Dialog open onClose={onClose} title={title} closeLabel={common.close} byAddress>
      {doctor ? (
        <Stages
          {...props}
          doctor={doctor}
          choice={{ ...choice, type: choice.type ?? "in-person" }}
          onTitle={setTitle}
        />
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
  doctorId,
  doctor,
  choice,
  onChoice,
  onClose,
  login,
  payment,
  onTitle,
}: BookingDialogProps & { doctor: BookableDoctor; onTitle: (title: string) => void }) {
  const { status } = useSession();
  const slots = useSlots(doctorId, choice.date);
  const { draft, change, submit, problem, setProblem, busy, forget } = useBooking(doctorId, choice);
  const account = useApiQuery(readOwnAccount, {}, { enabled: status === "signed-in" });
  const [door, setDoor] = useState(false);
  /** Confirmed before signing in: it is booked as soon as the account is known. */
  const [waiting, setWaiting] = useState(false);
  const [stage, setStage] = useState<"booking" | "payment" | "sent">(
    draft.booked && mustBePaidNow(draft.booked) ? "payment" : "booking",
  );

  const book = async () => {
    setWaiting(false);
    const booked = await submit();
    if (booked) setStage(mustBePaidNow(booked) ? "payment" : "sent");
    else void slots.refresh();
  };
  const latest = useRef(book);
  useEffect(() => {
    latest.current = book;
  });
  const patients = account.data?.patients ?? [];
  const mustChoose = patients.length > 1 && draft.patient_id === null;
  const ready = status === "signed-in" && !account.isLoading;
  useEffect(() => {
    if (!waiting || !ready) return;
    if (mustChoose) setWaiting(false);
    else void latest.current();
  }, [waiting, ready, mustChoose]);
  useEffect(() => {
    onTitle(stage === "payment" ? words.payTitle : stage === "sent" ? words.doneTitle : words.title);
  }, [stage, onTitle]);
  useEffect(() => {
    if (problem?.kind === "signed-out") setDoor(true);
  }, [problem]);
  useEffect(() => {
    if (problem?.kind === "gone") onChoice({ ...choice, time: null });
    // The slot leaves the address once, when it is refused.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [problem]);

  const confirm = () => {
    if (status === "signed-in") return void book();
    change({});
    setWaiting(true);
    setDoor(true);
  };
  const end = () => {
    forget();
    onClose();
  };
  const booked = draft.booked;
  return (
    <div className="stack">
      {booked ? null : <DoctorLine doctor={doctor} />}
      {stage === "payment" && booked && (
        <>
          <Stepper
            label={words.steps}
            steps={[words.stepBooking, words.stepPayment]}
            current={1}
            doneLabel={common.stepDone}
          />
          <BookedSummary doctor={doctor} booked={booked} />
          {payment(booked, () => setStage("booking"))}
        </>
      )}
      {stage === "booking" && booked && (
        <BookedSummary doctor={doctor} booked={booked} onPay={() => setStage("payment")} onLater={end} />
      )}
      {stage === "sent" && booked && <BookingSent doctor={doctor} booked={booked} onDone={end} />}
      {stage === "booking" && !booked && (
        <BookingForm
          doctor={doctor}
          choice={choice}
          onChoice={(next) => {
            setProblem(null);
            onChoice(next);
          }}
          slots={slots}
          notes={draft.notes}
          onNotes={(notes) => change({ notes })}
          patients={patients}
          patientId={draft.patient_id}
          onPatient={(patient_id) => change({ patient_id })}
          problem={problem}
          busy={busy || (waiting && !door)}
          visitor={status === "visitor"}
          onConfirm={confirm}
        />
      )}
      {login({
        open: door,
        onClose: () => {
          setDoor(false);
          setWaiting(false);
        },
        onSignedIn: () => {
          setDoor(false);
          setWaiting(true);
        },
      })}
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
