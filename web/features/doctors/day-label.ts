import { addDays, clinicDateAt, frenchShortDate } from "#contract/clinic-time.ts";
import type { ClinicDate } from "#contract/clinic-time.ts";
import { directory as words } from "#texts/directory.ts";

/**
 * How a day is called: today and tomorrow by these words once the browser's clock may be asked (`today`), else by its date, as
 * the server writes it.
 */
export function dayLabel(date: ClinicDate, today: ClinicDate | null): string {
  if (date === today) return words.today;
  if (today !== null && date === addDays(today, 1)) return words.tomorrow;
  return frenchShortDate(date);
}

/** The same inside a sentence. */
export function spokenDay(date: ClinicDate, today: ClinicDate | null): string {
  const label = dayLabel(date, today);
  return label.charAt(0).toLowerCase() + label.slice(1);
}

export function clinicToday(): ClinicDate {
  return clinicDateAt(new Date());
}
