import { addDays, clinicDateAt, clinicTimeAt, frenchInstant } from "#contract/clinic-time.ts";
import { accountPage as words } from "#texts/account-page.ts";

/** An instant of the past as people say it: « aujourd'hui à 9 h 30 », « hier à … », else the date. */
export function instantInWords(iso: string): string {
  const instant = new Date(iso);
  const today = clinicDateAt(new Date());
  const time = clinicTimeAt(instant);
  if (clinicDateAt(instant) === today) return words.today(time);
  return clinicDateAt(instant) === addDays(today, -1) ? words.yesterday(time) : frenchInstant(iso);
}
