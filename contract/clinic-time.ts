/**
 * The clinic's clock. Dates are `YYYY-MM-DD`, times `HH:MM`, both meant in Africa/Abidjan, which is UTC+0 all year:
 * an instant's UTC fields are the clinic's fields, whatever clock the reader's phone shows.
 */
export type ClinicDate = string;
export type ClinicTime = string;

const datePattern = /^(\d{4})-(\d{2})-(\d{2})$/;
const timePattern = /^([01]\d|2[0-3]):([0-5]\d)$/;

/** True for a date that exists in the calendar, written `YYYY-MM-DD`. */
export function isClinicDate(text: string): boolean {
  if (!datePattern.test(text)) return false;
  const instant = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(instant) && new Date(instant).toISOString().startsWith(text);
}

/** True for `00:00` to `23:59`. */
export function isClinicTime(text: string): boolean {
  return timePattern.test(text);
}

/** The clinic's date at an instant. */
export function clinicDateAt(instant: Date): ClinicDate {
  return instant.toISOString().slice(0, 10);
}

/** The clinic's time at an instant, minutes only. */
export function clinicTimeAt(instant: Date): ClinicTime {
  return instant.toISOString().slice(11, 16);
}

/** The instant at which a clinic's date and time begin. */
export function instantOf(date: ClinicDate, time: ClinicTime): Date {
  return new Date(`${date}T${time}:00Z`);
}

/** The date so many days later (earlier when negative). */
export function addDays(date: ClinicDate, days: number): ClinicDate {
  return clinicDateAt(new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000));
}

/** Whole days from one date to another. */
export function daysBetween(from: ClinicDate, to: ClinicDate): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000);
}

export const weekdays = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"] as const;
export type Weekday = (typeof weekdays)[number];

/** The English weekday of a date, as `available_hours` names it. */
export function weekdayOf(date: ClinicDate): Weekday {
  const day = new Date(`${date}T00:00:00Z`).getUTCDay();
  return weekdays[(day + 6) % 7]!;
}

/** Minutes since midnight of `HH:MM`. */
export function minutesOf(time: ClinicTime): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
}

/** `HH:MM` of minutes since midnight. */
export function timeOf(minutes: number): ClinicTime {
  return `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;
}

const weekdayLabels = ["lundi", "mardi", "mercredi", "jeudi", "vendredi", "samedi", "dimanche"] as const;
const monthLabels = [
  "janvier",
  "février",
  "mars",
  "avril",
  "mai",
  "juin",
  "juillet",
  "août",
  "septembre",
  "octobre",
  "novembre",
  "décembre",
] as const;

/** « jeudi 5 novembre 2026 »; the words are written out here so that server, phone and SMS agree to the letter. */
export function frenchDate(date: ClinicDate): string {
  const [, year, month, day] = datePattern.exec(date) ?? [];
  const weekday = weekdayLabels[weekdays.indexOf(weekdayOf(date))];
  return `${weekday} ${Number(day) === 1 ? "1er" : Number(day)} ${monthLabels[Number(month) - 1]} ${year}`;
}

const shortMonthLabels = [
  "janv.",
  "févr.",
  "mars",
  "avr.",
  "mai",
  "juin",
  "juil.",
  "août",
  "sept.",
  "oct.",
  "nov.",
  "déc.",
] as const;

/** « jeu. 5 nov. », for narrow places. */
export function frenchShortDate(date: ClinicDate): string {
  const [, , month, day] = datePattern.exec(date) ?? [];
  const weekday = weekdayLabels[weekdays.indexOf(weekdayOf(date))]!.slice(0, 3);
  return `${weekday}. ${Number(day)} ${shortMonthLabels[Number(month) - 1]}`;
}

/** « 5 novembre 2026 à 08:30 », an instant as the clinic reads it. */
export function frenchInstant(iso: string): string {
  const instant = new Date(iso);
  return `${frenchDate(clinicDateAt(instant)).replace(/^\S+ /, "")} à ${clinicTimeAt(instant)}`;
}
