import { clinicDateAt, type ClinicDate } from "#contract/clinic-time.ts";
import type { Fees } from "#contract/money.ts";
import type { Context } from "#server/context.ts";
import { together } from "#server/platform/together.ts";
import { publicHoliday } from "./public-holidays.ts";
import { listDoctorFacts, readHolidays, type DoctorFactsRow, type FactVersions, type KeptFacts } from "./queries.ts";
import type { TimeRange, WorkingTimes } from "./slots.ts";

/** What a booking depends on, claims apart; true as long as the versions in the database are these. */
export interface DoctorFacts extends FactVersions {
  id: string;
  full_name: string;
  clinic_address: string | null;
  health_center_id: string | null;
  center_name: string | null;
  pay_at_desk: boolean;
  bookable: boolean;
  fees: Fees;
  times: WorkingTimes;
}

/** Weeks that doctors have in common are kept once: most work the same hours. */
const weeks = new Map<string, WorkingTimes["week"]>();
const weeksMost = 5000;

function weekOf(hours: string): WorkingTimes["week"] {
  let week = weeks.get(hours);
  if (!week) {
    const days = Array.from({ length: 7 }, () => [] as TimeRange[]);
    for (const range of hours === "" ? [] : hours.split(",")) {
      const [weekday, starts, ends] = range.split(" ") as [string, TimeRange["starts"], TimeRange["ends"]];
      days[Number(weekday) - 1]!.push({ starts, ends });
    }
    if (weeks.size >= weeksMost) weeks.clear();
    weeks.set(hours, (week = days));
  }
  return week;
}

const noExceptions: WorkingTimes["exceptions"] = new Map();

function factsFrom({ doctor_id, booking_version, facts }: Stated, calendar: Calendar): DoctorFacts {
  const { full_name, clinic_address, health_center_id, center_name, pay_at_desk, bookable, hours, exceptions } = facts;
  const { consultation_fee, in_person_fee, online_fee, whatsapp_fee } = facts;
  return {
    id: doctor_id,
    booking_version,
    calendar_version: calendar.version,
    full_name,
    clinic_address,
    health_center_id,
    center_name,
    pay_at_desk,
    bookable,
    fees: { consultation_fee, in_person_fee, online_fee, whatsapp_fee },
    times: {
      week: weekOf(hours),
      exceptions: exceptions.length === 0 ? noExceptions : new Map(exceptions.map(({ day, ranges }) => [day, ranges])),
      isHoliday: calendar.isHoliday,
    },
  };
}

type Stated = Pick<DoctorFactsRow, "doctor_id" | "booking_version" | "facts">;

interface Calendar {
  version: number;
  isHoliday: (date: ClinicDate) => boolean;
}

/** Doctors kept per process: enough for a busy country, small enough to forget. */
const keptMost = 50_000;

/** What one server remembers between requests. */
interface Memory {
  doctors: Map<string, DoctorFacts>;
  calendar: Calendar | null;
  /** Reads facts anew, together with those who read at the same time. */
  read: ((ids: readonly string[]) => Promise<DoctorFactsRow[]>) | null;
}

// Per configuration object, so that two servers in one process (tests) never share facts.
const memories = new WeakMap<Context["config"], Memory>();

function memoryOf(ctx: Context): Memory {
  let memory = memories.get(ctx.config);
  if (!memory) memories.set(ctx.config, (memory = { doctors: new Map(), calendar: null, read: null }));
  return memory;
}

/** Inside a transaction one reads alone: its connection is lent to nobody else. */
function readRows({ db }: Context, memory: Memory, ids: readonly string[]): Promise<DoctorFactsRow[]> {
  if (db.isTransaction) return listDoctorFacts(db, ids);
  memory.read ??= together<readonly string[], DoctorFactsRow[]>({
    most: 32,
    atOnce: 1,
    run: async (asked) => {
      const rows = await listDoctorFacts(db, [...new Set(asked.flat())]);
      const byId = new Map(rows.map((row) => [row.doctor_id, row]));
      return asked.map((one) => one.flatMap((id) => byId.get(id) ?? []));
    },
  });
  return memory.read(ids);
}

async function readCalendar(ctx: Context, memory: Memory): Promise<Calendar> {
  const { version, days } = await readHolidays(ctx.db, clinicDateAt(ctx.clock.now()));
  const decided = new Map(days.map(({ day, closed }) => [day, closed]));
  const isHoliday = (date: ClinicDate) => decided.get(date) ?? publicHoliday(date) !== null;
  if (!memory.calendar || memory.calendar.version < version) memory.calendar = { version, isHoliday };
  return memory.calendar;
}

function remember({ doctors }: Memory, facts: DoctorFacts): DoctorFacts {
  doctors.delete(facts.id);
  doctors.set(facts.id, facts);
  if (doctors.size > keptMost) doctors.delete(doctors.keys().next().value!);
  return facts;
}

/** Which version of a doctor's facts is known without asking; null for none. */
export function knownVersion(ctx: Context, doctorId: string): number | null {
  return memoryOf(ctx).doctors.get(doctorId)?.booking_version ?? null;
}

/**
 * The facts of a doctor in the version just read from the database. `facts` is what came with it where the version known was another one;
 * they are read where neither knows them.
 */
export async function factsOfVersion(
  ctx: Context,
  row: FactVersions & { doctor_id: string; facts: KeptFacts | null },
): Promise<DoctorFacts | null> {
  const memory = memoryOf(ctx);
  let { calendar } = memory;
  if (!calendar || calendar.version < row.calendar_version) calendar = await readCalendar(ctx, memory);
  const { facts } = row;
  if (facts) return remember(memory, factsFrom({ ...row, facts }, calendar));
  const known = memory.doctors.get(row.doctor_id);
  // What was known when the question was asked may have been forgotten or replaced since.
  if (known?.booking_version !== row.booking_version) return doctorFactsOf(ctx, row.doctor_id, true);
  if (known.calendar_version === calendar.version) return known;
  const times = { ...known.times, isHoliday: calendar.isHoliday };
  return remember(memory, { ...known, calendar_version: calendar.version, times });
}

/**
 * The facts of one doctor, from memory unless `fresh`; null for an unknown id. A writer names the versions it decided on, so that a stale
 * memory is found out by the database and never books.
 */
export async function doctorFactsOf(ctx: Context, doctorId: string, fresh = false): Promise<DoctorFacts | null> {
  const memory = memoryOf(ctx);
  const known = fresh ? null : memory.doctors.get(doctorId);
  if (known) return known;
  const [row] = await readRows(ctx, memory, [doctorId]);
  return row ? factsOfVersion(ctx, row) : null;
}
