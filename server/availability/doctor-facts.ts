import { clinicDateAt, type ClinicDate } from "#contract/clinic-time.ts";
import type { Fees } from "#contract/money.ts";
import type { Context } from "#server/context.ts";
import { together } from "#server/platform/together.ts";
import { publicHoliday } from "./public-holidays.ts";
import { listDoctorFacts, type DoctorFactsRow, type FactVersions } from "./queries.ts";
import type { WorkingTimes } from "./slots.ts";

/** What a booking depends on, claims apart; true as long as the versions in the database are these. */
export interface DoctorFacts extends FactVersions {
  id: string;
  full_name: string;
  clinic_address: string | null;
  health_center_id: string | null;
  center_name: string | null;
  pay_at_desk: boolean;
  /** Active, and of an approved center that is not suspended. */
  bookable: boolean;
  fees: Fees;
  times: WorkingTimes;
}

/** Weeks that doctors have in common are kept once: most work the same hours. */
const weeks = new Map<string, WorkingTimes["week"]>();
const weeksMost = 5000;

function weekOf(hours: DoctorFactsRow["hours"]): WorkingTimes["week"] {
  const text = hours
    .map(({ weekday, starts, ends }) => `${weekday} ${starts} ${ends}`)
    .toSorted()
    .join();
  let week = weeks.get(text);
  if (!week) {
    week = Array.from({ length: 7 }, (_, index) =>
      hours.filter(({ weekday }) => weekday === index + 1).map(({ starts, ends }) => ({ starts, ends })),
    );
    if (weeks.size >= weeksMost) weeks.clear();
    weeks.set(text, week);
  }
  return week;
}

function factsFrom(row: DoctorFactsRow): DoctorFacts {
  const decided = new Map<ClinicDate, boolean>(row.holidays.map(({ day, closed }) => [day, closed]));
  return {
    id: row.id,
    full_name: row.full_name,
    clinic_address: row.clinic_address,
    health_center_id: row.health_center_id,
    center_name: row.center_name,
    pay_at_desk: row.pay_at_desk,
    bookable: row.status === "active" && row.center_bookable,
    booking_version: row.booking_version,
    calendar_version: row.calendar_version,
    fees: {
      consultation_fee: row.consultation_fee,
      in_person_fee: row.in_person_fee,
      online_fee: row.online_fee,
      whatsapp_fee: row.whatsapp_fee,
    },
    times: {
      week: weekOf(row.hours),
      exceptions: new Map(row.exceptions.map(({ day, ranges }) => [day, ranges])),
      isHoliday: (date) => decided.get(date) ?? publicHoliday(date) !== null,
    },
  };
}

/** Facts kept per process: enough for a busy town, small enough to forget. */
const keptMost = 50_000;
const kept = new WeakMap<object, Map<string, DoctorFacts>>();

function cacheOf(ctx: Context): Map<string, DoctorFacts> {
  // Per configuration object, so that two servers in one process (tests) never share facts.
  let cache = kept.get(ctx.config);
  if (!cache) kept.set(ctx.config, (cache = new Map()));
  return cache;
}

const readers = new WeakMap<Context["config"], (ids: readonly string[]) => Promise<DoctorFactsRow[]>>();

/** Reads facts anew, together with those who read at the same time. */
function readTogether(ctx: Context, doctorIds: readonly string[]): Promise<DoctorFactsRow[]> {
  let read = readers.get(ctx.config);
  if (!read) {
    read = together<readonly string[], DoctorFactsRow[]>({
      most: 32,
      atOnce: 3,
      run: async (asked) => {
        const rows = await listDoctorFacts(ctx.db, [...new Set(asked.flat())], clinicDateAt(ctx.clock.now()));
        const byId = new Map(rows.map((row) => [row.id, row]));
        return asked.map((ids) => ids.flatMap((id) => byId.get(id) ?? []));
      },
    });
    readers.set(ctx.config, read);
  }
  return read(doctorIds);
}

/**
 * The facts of doctors, from memory where `current` agrees with the versions given, else read anew. A writer names the versions it
 * decided on, so a stale memory is found out by the database and never books.
 */
export async function doctorFacts(
  ctx: Context,
  doctorIds: readonly string[],
  current: (id: string, known: FactVersions) => boolean = () => true,
): Promise<Map<string, DoctorFacts>> {
  const cache = cacheOf(ctx);
  const found = new Map<string, DoctorFacts>();
  const missing: string[] = [];
  for (const id of doctorIds) {
    const known = cache.get(id);
    if (known && current(id, known)) found.set(id, known);
    else missing.push(id);
  }
  if (missing.length > 0) {
    for (const row of await readTogether(ctx, missing)) {
      const facts = factsFrom(row);
      found.set(row.id, facts);
      cache.delete(row.id);
      cache.set(row.id, facts);
    }
    for (const id of cache.keys()) {
      if (cache.size <= keptMost) break;
      cache.delete(id);
    }
  }
  return found;
}

/** The facts of one doctor; null for an unknown id. `fresh` reads them anew. */
export async function doctorFactsOf(ctx: Context, doctorId: string, fresh = false): Promise<DoctorFacts | null> {
  return (await doctorFacts(ctx, [doctorId], () => !fresh)).get(doctorId) ?? null;
}
