import { addDays, clinicDateAt, type ClinicDate, type ClinicTime } from "#contract/clinic-time.ts";
import { slotDaysAtOnce } from "#contract/doctors.ts";
import { bookingHorizonDays, type DaySlots } from "#contract/slots.ts";
import { fieldMessages } from "#texts/fields.ts";
import type { Context } from "#server/context.ts";
import { refuse } from "#server/platform/refuse.ts";
import { together } from "#server/platform/together.ts";
import { factsOfVersion, knownVersion, type DoctorFacts } from "./doctor-facts.ts";
import { listClaims, type ClaimsAsked, type ClaimsRow } from "./queries.ts";
import { slotsOn } from "./slots.ts";

function freeOn({ facts, claimed }: Held, date: ClinicDate, now: Date): ClinicTime[] {
  if (!facts.bookable) return [];
  return slotsOn(facts.times, date, now).filter((time) => !claimed.has(`${date} ${time}`));
}

interface Held {
  facts: DoctorFacts;
  claimed: ReadonlySet<string>;
}

/** What is known of doctors and what is held of their slots, at one moment; unknown doctors have no entry. */
async function heldSlots(
  ctx: Context,
  doctorIds: readonly string[],
  from: ClinicDate,
  to: ClinicDate,
): Promise<Map<string, Held>> {
  const claims = await claimsTogether(
    ctx,
    doctorIds.map((doctor_id) => ({ doctor_id, from, to, known: knownVersion(ctx, doctor_id) })),
  );
  const held = new Map<string, Held>();
  for (const row of claims) {
    const facts = await factsOfVersion(ctx, row);
    if (facts) held.set(row.doctor_id, { facts, claimed: new Set(row.claimed.split(",")) });
  }
  return held;
}

const askers = new WeakMap<Context["config"], (asked: readonly ClaimsAsked[]) => Promise<ClaimsRow[]>>();

/** Asks the database together with those who ask at the same time. */
function claimsTogether(ctx: Context, asked: readonly ClaimsAsked[]): Promise<ClaimsRow[]> {
  let ask = askers.get(ctx.config);
  if (!ask) {
    ask = together<readonly ClaimsAsked[], ClaimsRow[]>({
      most: 32,
      atOnce: 3,
      run: async (questions) => {
        const rows = await listClaims(ctx.db, questions.flat(), ctx.clock.now());
        const answers = questions.map(() => [] as ClaimsRow[]);
        const owner = questions.flatMap((question, index) => question.map(() => index));
        for (const row of rows) answers[owner[row.question]!]!.push(row);
        return answers;
      },
    });
    askers.set(ctx.config, ask);
  }
  return ask(asked);
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
  const held = (await heldSlots(ctx, [doctorId], from, to)).get(doctorId) ?? refuse("doctor_not_found");
  const days: DaySlots[] = [];
  for (let date = from; date <= to; date = addDays(date, 1)) {
    const times = freeOn(held, date, now);
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
  const held = await heldSlots(ctx, doctorIds, today, last);
  return doctorIds.flatMap((doctorId) => {
    const doctor = held.get(doctorId);
    if (!doctor) return [];
    const slots: NextSlots["slots"] = [];
    for (let date = today; date <= last && slots.length < limit; date = addDays(date, 1)) {
      for (const time of freeOn(doctor, date, now)) {
        if (slots.length < limit) slots.push({ date, time });
      }
    }
    return [{ doctor_id: doctorId, slots }];
  });
}
