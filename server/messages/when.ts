import { frenchDate, frenchShortDate, type ClinicDate, type ClinicTime } from "#contract/clinic-time.ts";

/** A date and time as messages write them: short for an SMS, long for a mail. */
export function whenOf(date: ClinicDate, time: ClinicTime): { short: string; long: string } {
  return { short: `${frenchShortDate(date)} à ${time}`, long: `${frenchDate(date)} à ${time}` };
}
