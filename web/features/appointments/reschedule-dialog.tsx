import { useState } from "react";
import type { FormEvent } from "react";
import type { Appointment } from "#contract/appointments.ts";
import { proposeReschedule } from "#contract/appointment-changes.ts";
import { appointmentPage as words } from "#texts/appointment-page.ts";
import { booking } from "#texts/booking.ts";
import { common } from "#texts/common.ts";
import { useDraft } from "#web/api/use-draft.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { visitDay } from "./appointment-words.ts";
import { SlotPicker } from "./slot-picker.tsx";
import { useChange } from "./use-change.ts";
import { useSlots } from "./use-slots.ts";
import "./booking-dialog.css";

/** Another free time of the doctor, proposed: the appointment keeps its hour until the doctor has answered. */
export function RescheduleDialog({ appointment, onClose }: { appointment: Appointment; onClose: () => void }) {
  const { id, doctor_id, appointment_date, appointment_time } = appointment;
  const [{ date, time }, setChoice, forget] = useDraft<{ date: string | null; time: string | null }>(
    { date: null, time: null },
    { key: `keneya-deplacer-${id}`, without: [] },
  );
  const [missing, setMissing] = useState(false);
  const slots = useSlots(doctor_id, date);
  const change = useChange(proposeReschedule, {
    fallback: words.moveFailed,
    done: () => words.moveSent,
    onDone: () => {
      forget();
      onClose();
    },
    onError: (error) => {
      if (error.undecided) return;
      // Somebody was quicker, or the hour is its own: another one is chosen from what is free now.
      setChoice({ date, time: null });
      void slots.refresh();
    },
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setMissing(!(date && time));
    if (date && time) return change.send(id, { appointment_date: date, appointment_time: time });
    event.currentTarget.querySelector<HTMLElement>("input")?.focus();
  };
  return (
    <Dialog open onClose={onClose} title={words.moveTitle} closeLabel={common.close} byAddress>
      <form className="booking" onSubmit={submit} noValidate>
        <div>
          <p>
            <strong>{words.moveNow(visitDay(appointment_date), appointment_time)}</strong>
          </p>
          <p className="quiet">{words.moveHelp}</p>
        </div>
        <SlotPicker
          slots={slots}
          date={date}
          time={time}
          onDate={(chosen) => setChoice({ date: chosen, time: null })}
          onTime={(chosen) => setChoice({ date, time: chosen })}
          dateError={missing && !date ? booking.chooseDate : null}
          timeError={missing && date && !time ? booking.chooseTime : null}
        />
        <div className="booking-end">
          {change.failure && <Notice tone="error" live title={change.failure} />}
          <Button type="submit" look="primary" whole busy={change.busy} busyLabel={words.moveSending}>
            {words.moveSend}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
