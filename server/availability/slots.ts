import {
  clinicDateAt,
  clinicTimeAt,
  minutesOf,
  timeOf,
  weekdayOf,
  weekdays,
  type ClinicDate,
  type ClinicTime,
} from "#contract/clinic-time.ts";
import { slotMinutes } from "#contract/slots.ts";

/** `[start, end)` of a clinic's day. */
export interface TimeRange {
  starts: ClinicTime;
  ends: ClinicTime;
}

/** What decides when a doctor can be booked, claims apart. */
export interface WorkingTimes {
  /** Index 0 is Monday. */
  week: readonly (readonly TimeRange[])[];
  /** A day listed here follows its own ranges (none: closed), a public holiday included. */
  exceptions: ReadonlyMap<ClinicDate, readonly TimeRange[]>;
  /** True when the whole country rests that day. */
  isHoliday: (date: ClinicDate) => boolean;
}

/** The ranges in which a doctor works on a date: the exception of that day, nothing on a public holiday, else the week's. */
function rangesOn(times: WorkingTimes, date: ClinicDate): readonly TimeRange[] {
  const exception = times.exceptions.get(date);
  if (exception) return exception;
  if (times.isHoliday(date)) return [];
  return times.week[weekdays.indexOf(weekdayOf(date))] ?? [];
}

/**
 * The slots of a date, claims apart: 30-minute steps from the start of each range up to, but excluding, its end; today only those
 * that lie ahead (specification, section 5; decisions, "Directory").
 */
export function slotsOn(times: WorkingTimes, date: ClinicDate, now: Date): ClinicTime[] {
  const today = clinicDateAt(now);
  if (date < today) return [];
  const after = date === today ? minutesOf(clinicTimeAt(now)) : -1;
  const found = new Set<number>();
  for (const { starts, ends } of rangesOn(times, date)) {
    for (let minute = minutesOf(starts); minute < minutesOf(ends); minute += slotMinutes) {
      if (minute > after) found.add(minute);
    }
  }
  return [...found].toSorted((one, other) => one - other).map(timeOf);
}

/** True when a slot of this doctor begins then: what a booking asks. */
export function isSlot(times: WorkingTimes, date: ClinicDate, time: ClinicTime): boolean {
  const minute = minutesOf(time);
  return rangesOn(times, date).some(
    ({ starts, ends }) =>
      minute >= minutesOf(starts) && minute < minutesOf(ends) && (minute - minutesOf(starts)) % slotMinutes === 0,
  );
}
