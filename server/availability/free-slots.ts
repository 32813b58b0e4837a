import { addDays, clinicDateAt, type ClinicDate, type ClinicTime } from "#contract/clinic-time.ts";
import { slotDaysAtOnce } from "#contract/doctors.ts";
import { bookingHorizonDays, type DaySlots } from "#contract/slots.ts";
import { fieldMessages } from "#texts/fields.ts";
import type { Context } from "#server/context.ts";
import { refuse } from "#server/platform/refuse.ts";
import { doctorFacts, type DoctorFacts } from "./doctor-facts.ts";
import { listClaims, type ClaimsRow } from "./queries.ts";
import { slotsOn } from "./slots.ts";

function freeOn(facts: DoctorFacts, claimed: ReadonlySet<string>, date: ClinicDate, now: Date): ClinicTime[] {
  if (!facts.bookable) return [];
  return slotsOn(facts.times, date, now).filter((time) => !claimed.has(`${date} ${time}`));
}

async function factsFor(ctx: Context, claims: readonly ClaimsRow[]): Promise<Map<string, DoctorFacts>> {
  const versions = new Map(claims.map((row) => [row.doctor_id, row]));
  return doctorFacts(ctx, [...versions.keys()], (id, known) => {
    const now = versions.get(id)!;
    return known.booking_version === now.booking_version && known.calendar_version === now.calendar_version;
  });
}

/**
 * The free slots of a doctor, day by day, days without any left out. From today for two weeks unless said; at most 31 days, none
 * beyond the booking horizon.
 * Refuses: doctor_not_found; invalid_request when `to` lies before `from`.
 */
export async function listFreeSlots(
  ctx: Context,
  doctorId: string,
  asked: { from?: ClinicDate | undefined; to?: ClinicDate | undefined },
): Promise<DaySlots[]> {
  const now = ctx.clock.now();
  const today = clinicDateAt(now);
  const from = asked.from === undefined || asked.from < today ? today : asked.from;
  if (asked.to !== undefined && asked.to < (asked.from ?? today)) {
    refuse("invalid_request", { errors: [{ field: "to", message: fieldMessages.invalid }] });
  }
  const most = [addDays(from, slotDaysAtOnce - 1), addDays(today, bookingHorizonDays)];
  const to = [asked.to ?? addDays(from, 13), ...most].toSorted()[0]!;
  const [claims] = await listClaims(ctx.db, [doctorId], from, to, now);
  if (!claims) refuse("doctor_not_found");
  const facts = (await factsFor(ctx, [claims])).get(doctorId);
  if (!facts) refuse("doctor_not_found");
  const claimed = new Set(claims.claimed);
  const days: DaySlots[] = [];
  for (let date = from; date <= to; date = addDays(date, 1)) {
    const times = freeOn(facts, claimed, date, now);
    if (times.length > 0) days.push({ date, times });
  }
  return days;
}

/** How far `next-slots` looks ahead, in days. */
const nextSlotsDays = 30;

export interface NextSlots {
  doctor_id: string;
  slots: { date: ClinicDate; time: ClinicTime }[];
}

/** The next free slots of several doctors at once, in the order asked; unknown doctors are left out. */
export async function listNextFreeSlots(
  ctx: Context,
  doctorIds: readonly string[],
  limit: number,
): Promise<NextSlots[]> {
  const now = ctx.clock.now();
  const today = clinicDateAt(now);
  const last = addDays(today, nextSlotsDays);
  const claims = await listClaims(ctx.db, doctorIds, today, last, now);
  const facts = await factsFor(ctx, claims);
  const claimsOf = new Map(claims.map((row) => [row.doctor_id, new Set(row.claimed)]));
  return doctorIds.flatMap((doctorId) => {
    const doctor = facts.get(doctorId);
    if (!doctor) return [];
    const slots: NextSlots["slots"] = [];
    for (let date = today; date <= last && slots.length < limit; date = addDays(date, 1)) {
      for (const time of freeOn(doctor, claimsOf.get(doctorId)!, date, now)) {
        if (slots.length < limit) slots.push({ date, time });
      }
    }
    return [{ doctor_id: doctorId, slots }];
  });
}
