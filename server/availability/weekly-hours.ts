import { isClinicTime, minutesOf, weekdays, type Weekday } from "#contract/clinic-time.ts";
import type { AvailableHours } from "#contract/doctors.ts";
import { slotMinutes } from "#contract/slots.ts";
import { availabilityMessages } from "#texts/availability.ts";
import type { Context } from "#server/context.ts";
import { inTransaction } from "#server/platform/transaction.ts";
import { refuse, type FieldError } from "#server/platform/refuse.ts";
import { replaceHours, type HoursRow } from "./queries.ts";

/** Monday to Friday 09:00-17:00, Saturday 09:00-13:00, Sunday empty (specification, section 9). */
export const defaultAvailableHours: AvailableHours = {
  monday: ["09:00-17:00"],
  tuesday: ["09:00-17:00"],
  wednesday: ["09:00-17:00"],
  thursday: ["09:00-17:00"],
  friday: ["09:00-17:00"],
  saturday: ["09:00-13:00"],
  sunday: [],
};

function readRange(text: string): { starts: string; ends: string } | null {
  const [starts = "", ends = "", ...rest] = text.split("-").map((part) => part.trim());
  if (rest.length > 0 || !isClinicTime(starts) || !isClinicTime(ends)) return null;
  return starts < ends && minutesOf(starts) % slotMinutes === 0 ? { starts, ends } : null;
}

function readDay(weekday: Weekday, texts: readonly string[], errors: FieldError[]): HoursRow[] {
  const rows: HoursRow[] = [];
  for (const text of texts) {
    const range = readRange(text);
    if (!range)
      errors.push({ field: `available_hours.${weekday}`, message: availabilityMessages.range(text.slice(0, 20)) });
    else rows.push({ weekday: weekdays.indexOf(weekday) + 1, ...range });
  }
  const sorted = rows.toSorted((one, other) => one.starts.localeCompare(other.starts));
  if (sorted.some((row, index) => index > 0 && row.starts < sorted[index - 1]!.ends)) {
    errors.push({ field: `available_hours.${weekday}`, message: availabilityMessages.overlap });
  }
  return sorted;
}

/** The rows of a week as the wire writes it. Refuses: invalid_request naming each day whose ranges cannot be read or overlap. */
export function hoursFrom(week: AvailableHours): HoursRow[] {
  const errors: FieldError[] = [];
  const rows = weekdays.flatMap((weekday) => readDay(weekday, week[weekday] ?? [], errors));
  if (errors.length > 0) refuse("invalid_request", { errors });
  return rows;
}

/** Replaces a doctor's week; bookings already made stay. Refuses: invalid_request. */
export async function setWeeklyHours(ctx: Context, doctorId: string, week: AvailableHours): Promise<void> {
  const rows = hoursFrom(week);
  await inTransaction(ctx, (inside) => replaceHours(inside.db, doctorId, rows));
}
