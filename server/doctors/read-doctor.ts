import { weekdays, type Weekday } from "#contract/clinic-time.ts";
import type { Doctor, DoctorPage } from "#contract/doctors.ts";
import { specialtyLabel, type SpecialtyId } from "#contract/specialties.ts";
import type { Context } from "#server/context.ts";
import { refuse } from "#server/platform/refuse.ts";
import { findDoctorPage } from "./queries.ts";

/**
 * One doctor's own page; a doctor who cannot be booked at the moment is still shown, and says so.
 * Refuses: doctor_not_found, also while the licence is not verified.
 */
export async function readDoctor(ctx: Context, id: string): Promise<DoctorPage> {
  const row = await findDoctorPage(ctx.db, id);
  if (!row) refuse("doctor_not_found");
  const hours = Object.fromEntries(weekdays.map((weekday) => [weekday, [] as string[]])) as Record<Weekday, string[]>;
  for (const { weekday, range } of row.hours) hours[weekdays[weekday - 1]!].push(range);
  const facts = JSON.parse(row.entry) as Doctor & { specialty: SpecialtyId };
  return {
    ...facts,
    specialty: specialtyLabel(facts.specialty),
    bio: row.bio,
    available_hours: hours,
    bookable: row.listed,
  };
}
