import { useState } from "react";
import { addDays, clinicDateAt, frenchShortDate } from "#contract/clinic-time.ts";
import { bookingHorizonDays } from "#contract/slots.ts";
import { booking as words } from "#texts/booking.ts";
import { common } from "#texts/common.ts";
import { ErrorState } from "#web/ui/error-state.tsx";
import { Field } from "#web/ui/field.tsx";
import { RadioGroup } from "#web/ui/radio-group.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import type { useSlots } from "./use-slots.ts";

export interface SlotPickerProps {
  slots: ReturnType<typeof useSlots>;
  date: string | null;
  time: string | null;
  /** Another date clears the time. */
  onDate: (date: string) => void;
  onTime: (time: string) => void;
  dateError: string | null;
  timeError: string | null;
}

/** Days that have free hours, any other date, and the hours of the chosen day. */
export function SlotPicker({ slots, date, time, onDate, onTime, dateError, timeError }: SlotPickerProps) {
  const [today] = useState(() => clinicDateAt(new Date()));
  if (slots.failed) {
    return (
      <ErrorState
        title={words.slotsFailed}
        retryLabel={common.retry}
        busy={slots.failed.isFetching}
        onRetry={() => void slots.failed?.refetch()}
      >
        {slots.failed.error?.detail}
      </ErrorState>
    );
  }
  return (
    <div className="stack">
      {slots.days.length > 0 && (
        <div className="slot-days">
          <RadioGroup
            label={words.days}
            look="chips"
            choices={slots.days.map((day) => ({ value: day.date, label: frenchShortDate(day.date) }))}
            value={date}
            onChange={onDate}
          />
        </div>
      )}
      {!slots.loading && slots.days.length === 0 && <p>{words.noSlotsAtAll}</p>}
      <Field
        label={words.otherDate}
        type="date"
        name="appointment_date"
        min={today}
        max={addDays(today, bookingHorizonDays)}
        value={date && !slots.days.some((day) => day.date === date) ? date : ""}
        onChange={(event) => event.target.value && onDate(event.target.value)}
        error={dateError}
      />
      <Times slots={slots} date={date} time={time} onTime={onTime} error={timeError} />
    </div>
  );
}

function Times({
  slots,
  date,
  time,
  onTime,
  error,
}: {
  slots: SlotPickerProps["slots"];
  date: string | null;
  time: string | null;
  onTime: (time: string) => void;
  error: string | null;
}) {
  if (slots.loading) return <Skeleton label={words.loadingSlots} look="lines" count={2} />;
  if (date === null) return null;
  if (slots.times.length === 0) return <p role="status">{words.noSlots}</p>;
  return (
    <RadioGroup
      label={words.time}
      look="chips"
      choices={slots.times.map((one) => ({ value: one, label: one }))}
      value={time}
      onChange={onTime}
      error={error}
    />
  );
}
