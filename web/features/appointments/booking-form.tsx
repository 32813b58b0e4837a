import { useState } from "react";
import type { FormEvent, ReactNode } from "react";
import { effectiveFee, formatFcfa } from "#contract/money.ts";
import { booking as words } from "#texts/booking.ts";
import { Button } from "#web/ui/button.tsx";
import { RadioGroup } from "#web/ui/radio-group.tsx";
import { Textarea } from "#web/ui/textarea.tsx";
import { dayAndMonth } from "./booking-choice.ts";
import type { BookableDoctor, BookingChoice, BookingType } from "./booking-choice.ts";
import { ProblemNotice } from "./problem-notice.tsx";
import { SlotPicker } from "./slot-picker.tsx";
import type { BookingProblem } from "./use-booking.ts";
import type { useSlots } from "./use-slots.ts";

export interface BookingFormProps {
  doctor: BookableDoctor;
  choice: BookingChoice;
  onChoice: (choice: BookingChoice) => void;
  slots: ReturnType<typeof useSlots>;
  notes: string;
  onNotes: (notes: string) => void;
  /** For whom, where the account has several people. */
  patientChoice: ReactNode;
  /** What may go along to the doctor. */
  enclosure?: ReactNode;
  problem: BookingProblem | null;
  busy: boolean;
  visitor: boolean;
  onConfirm: () => void;
}

/** The booking stage: slot, type with its price, patient, what goes along, notes, one button. */
export function BookingForm(props: BookingFormProps) {
  const { doctor, choice, onChoice, slots, problem, busy } = props;
  // Opened at a slot, the window shows the slot; whoever wants another one asks for the list, which then stays.
  const [picking, setPicking] = useState(() => !(choice.date && choice.time));
  const [missing, setMissing] = useState(false);
  const open = picking || !choice.date || !choice.time;
  const confirm = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const complete = Boolean(choice.date && choice.time);
    setMissing(!complete);
    if (complete) {
      props.onConfirm();
    } else {
      setPicking(true);
      const field = choice.date ? ".slot-times input" : ".slot-days input, input[type=date]";
      event.currentTarget.querySelector<HTMLElement>(field)?.focus();
    }
  };
  return (
    <form className="booking" onSubmit={confirm} noValidate>
      {open ? (
        <SlotPicker
          slots={slots}
          date={choice.date}
          time={choice.time}
          onDate={(date) => {
            setPicking(true);
            onChoice({ ...choice, date, time: null });
          }}
          onTime={(time) => {
            setPicking(true);
            onChoice({ ...choice, time });
          }}
          dateError={missing && !choice.date ? words.chooseDate : null}
          timeError={missing && choice.date && !choice.time ? words.chooseTime : null}
        />
      ) : (
        <ChosenSlot date={choice.date!} time={choice.time!} onChange={() => setPicking(true)} />
      )}
      <TypeChoice doctor={doctor} choice={choice} onChoice={onChoice} />
      {props.patientChoice}
      {props.enclosure}
      <Textarea
        label={words.notes}
        hint={words.optional}
        help={words.notesHelp}
        name="notes"
        rows={2}
        maxLength={2000}
        value={props.notes}
        onChange={(event) => props.onNotes(event.target.value)}
        error={problem?.kind === "refused" ? problem.notes : null}
      />
      <div className="booking-end">
        <ProblemNotice problem={problem} days={slots.days} onSlot={(slot) => onChoice({ ...choice, ...slot })} />
        <Button type="submit" look="primary" whole busy={busy} busyLabel={words.confirming}>
          {problem?.kind === "undecided" ? words.retry : words.confirm}
        </Button>
        {props.visitor && <p className="quiet small booking-note">{words.loginNote}</p>}
      </div>
    </form>
  );
}

function ChosenSlot({ date, time, onChange }: { date: string; time: string; onChange: () => void }) {
  return (
    <div className="booking-slot">
      <p>
        <span className="quiet small">{words.slot}</span>
        <strong className="booking-when">{words.when(dayAndMonth(date), time)}</strong>
      </p>
      <Button look="quiet" onClick={onChange}>
        {words.changeSlot}
      </Button>
    </div>
  );
}

function TypeChoice({ doctor, choice, onChoice }: Pick<BookingFormProps, "doctor" | "choice" | "onChoice">) {
  const price = (kind: "in-person" | "video"): ReactNode => {
    const fee = effectiveFee(doctor, kind);
    return fee === 0 ? words.onQuote : formatFcfa(fee);
  };
  return (
    <RadioGroup
      label={words.type}
      name="consultation_type"
      choices={[
        {
          value: "in-person",
          label: words.inPerson,
          note: doctor.clinic_address ?? doctor.clinic_name ?? doctor.hospital_name ?? doctor.town,
          aside: price("in-person"),
        },
        { value: "whatsapp-video", label: words.video, note: words.videoNote, aside: price("video") },
      ]}
      value={choice.type ?? "in-person"}
      onChange={(type) => onChoice({ ...choice, type: type as BookingType })}
    />
  );
}
