import { clinicDateAt, daysBetween } from "#contract/clinic-time.ts";
import { triageIntroduction as words } from "#texts/triage-introduction.ts";
import type { PatientRow } from "./queries.ts";

/** Whole days, months and years from one day to another. */
function ageBetween(birth: string, today: string): { days: number; months: number; years: number } | null {
  const days = daysBetween(birth, today);
  if (days < 0) return null;
  const [birthYear, birthMonth, birthDay] = birth.split("-").map(Number) as [number, number, number];
  const [year, month, day] = today.split("-").map(Number) as [number, number, number];
  const months = (year - birthYear) * 12 + month - birthMonth - (day < birthDay ? 1 : 0);
  return { days, months, years: Math.floor(months / 12) };
}

/**
 * A sentence that tells the nurse who is ill, for a patient chosen by name: she need not ask what the account knows. Days below two months,
 * months below two years, as the rules for small children count. Null when nothing is known.
 */
export function introduce(patient: Omit<PatientRow, "id">, now: Date): string | null {
  const age = patient.birth_date === null ? null : ageBetween(patient.birth_date, clinicDateAt(now));
  const sex = patient.sex === "female" || patient.sex === "male" ? patient.sex : null;
  const spoken = age && ageInWords(age);
  if (patient.relation === "self") return words.oneself(spoken, sex) || null;
  return words.somebody(patient.relation, spoken, sex, age !== null && age.years < 15);
}

function ageInWords({ days, months, years }: { days: number; months: number; years: number }): string {
  if (months < 2) return words.days(days);
  return months < 24 ? words.months(months) : words.years(years);
}
