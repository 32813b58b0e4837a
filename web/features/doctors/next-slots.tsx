import type { MouseEvent } from "react";
import { Link } from "react-router";
import type { Doctor } from "#contract/doctors.ts";
import { directory as words } from "#texts/directory.ts";
import { paths } from "#web/paths.ts";
import { dayLabel, spokenDay } from "./day-label.ts";
import { useToday } from "./use-today.ts";

export interface Slot {
  date: string;
  time: string;
}

export type BookSlot = (doctor: Doctor, slot: Slot) => void;

/** What is known of a doctor's next free slots. */
export type SlotsOfDoctor = "loading" | "failed" | readonly Slot[];

/** The next free hours, each one touch away from being booked. Their place is kept while they are fetched. */
export function NextSlots({
  doctor,
  slots,
  onBook,
}: {
  doctor: Doctor;
  slots: SlotsOfDoctor;
  onBook?: BookSlot | undefined;
}) {
  return (
    <div className="next">
      <p className="next-title">{words.slots}</p>
      <div className="next-row" aria-busy={slots === "loading" || undefined}>
        <Chips doctor={doctor} slots={slots} onBook={onBook} />
      </div>
    </div>
  );
}

function Chips({ doctor, slots, onBook }: Parameters<typeof NextSlots>[0]) {
  const today = useToday();
  const more = (
    <Link className="next-more" to={paths.doctor(doctor.id)} aria-label={words.otherSlotsOf(doctor.full_name)}>
      {words.otherSlots}
    </Link>
  );
  if (slots === "loading") {
    return (
      <>
        <span className="next-wait" />
        <span className="next-wait" />
        {more}
      </>
    );
  }
  if (slots === "failed" || slots.length === 0) {
    return (
      <>
        <span className="quiet">{slots === "failed" ? words.slotsFailed : words.noSlots}</span>
        {slots === "failed" && more}
      </>
    );
  }
  return (
    <>
      {slots.map((slot) => {
        const day = dayLabel(slot.date, today);
        const press = (event: MouseEvent) => {
          if (!onBook || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
          event.preventDefault();
          onBook(doctor, slot);
        };
        return (
          <Link
            key={`${slot.date} ${slot.time}`}
            className="next-slot"
            to={paths.doctor(doctor.id, { date: slot.date, heure: slot.time })}
            onClick={press}
            aria-label={words.bookAt(doctor.full_name, spokenDay(slot.date, today), slot.time)}
          >
            <span className="next-day">{day}</span> <span className="next-time">{slot.time}</span>
          </Link>
        );
      })}
      {more}
    </>
  );
}
