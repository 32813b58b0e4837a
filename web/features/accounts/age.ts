import type { ClinicDate } from "#contract/clinic-time.ts";
import { patientTexts as words } from "#texts/patients.ts";

/** « 34 ans », « 7 mois » under two years: how old somebody born on a date is on another. */
export function ageInWords(birthDate: ClinicDate, today: ClinicDate): string {
  const [year = 0, month = 0, day = 0] = birthDate.split("-").map(Number);
  const [yearNow = 0, monthNow = 0, dayNow = 0] = today.split("-").map(Number);
  const months = (yearNow - year) * 12 + (monthNow - month) - (dayNow < day ? 1 : 0);
  return months < 24 ? words.months(Math.max(0, months)) : words.years(Math.floor(months / 12));
}
