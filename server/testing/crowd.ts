import { randomBytes } from "node:crypto";
import pg from "pg";
import { addDays, clinicDateAt, type ClinicDate, type ClinicTime } from "#contract/clinic-time.ts";
import { towns } from "#contract/doctors.ts";
import { bookingHorizonDays } from "#contract/slots.ts";
import { specialties } from "#contract/specialties.ts";
import { openSession } from "#server/auth/sessions.ts";
import { publicHoliday } from "#server/availability/public-holidays.ts";
import { slotsOn } from "#server/availability/slots.ts";
import type { Context } from "#server/context.ts";
import { indexDoctors } from "#server/doctors/index-doctors.ts";
import { sortNameOf } from "#server/doctors/words.ts";
import { newId } from "#server/platform/ids.ts";

/** A town's worth of people, for benchmarks and drills: written in sets, by the thousand, as features would write them one by one. */
export interface Crowd {
  doctorIds: string[];
  patients: CrowdPatient[];
  /** Every slot of the week all doctors share, soonest first; the first ones are taken (`takenSlots`). */
  slots: { date: ClinicDate; time: ClinicTime }[];
  /** How many slots from the first day on may already be held. */
  takenSlots: number;
}

export interface CrowdPatient {
  accountId: string;
  token: string;
  refreshToken: string;
}

interface CrowdSize {
  doctors: number;
  patients: number;
  /** Coming and past appointments per doctor; none unless said. */
  coming?: number;
  past?: number;
}

const given =
  "Aya Awa Yao Koffi Mariam Fatou Adjoua Kouamé Aminata Seydou Affoué Konan Salimata Ibrahim Akissi Moussa".split(" ");
const family = (
  "Kouassi Koné Traoré Ouattara Kouamé Bamba Coulibaly Konan Yao Touré Diabaté Diallo Kouadio Koffi Fofana Cissé Sangaré " +
  "Doumbia Dosso Soro Silué Yéo Tanoh Aka Ehui Gnagne Lago Zadi Gbagbo Sery Dago Digbeu Loba Assi"
).split(" ");
const quarters = "Cocody Plateau Yopougon Marcory Treichville Koumassi Abobo Adjamé Attécoubé Bingerville".split(" ");

/** The hours of all of them: Monday to Saturday, sixteen slots a day. */
const hours = { starts: "09:00", ends: "17:00" } as const;
const atOnce = 10_000;

function commonSlots(now: Date): Crowd["slots"] {
  const everyDay = Array.from({ length: 7 }, (_, weekday) => (weekday < 6 ? [hours] : []));
  const times = {
    week: everyDay,
    exceptions: new Map(),
    isHoliday: (date: ClinicDate) => publicHoliday(date) !== null,
  };
  const today = clinicDateAt(now);
  const slots: Crowd["slots"] = [];
  // From the day after tomorrow, to one day before the horizon: a run may cross midnight.
  for (let ahead = 2; ahead < bookingHorizonDays; ahead += 1) {
    const date = addDays(today, ahead);
    for (const time of slotsOn(times, date, now)) slots.push({ date, time });
  }
  return slots;
}

async function insertDoctors(client: pg.Client, count: number, now: Date): Promise<string[]> {
  // What is kept ready of each doctor is made for all at once, below.
  await client.query("alter table doctors disable trigger doctors_keep_facts_new");
  const ids = Array.from({ length: count }, newId);
  for (let from = 0; from < count; from += atOnce) {
    const numbers = Array.from({ length: Math.min(atOnce, count - from) }, (_, index) => from + index);
    const names = numbers.map((n) => {
      const second = family[Math.floor(n / (given.length * family.length)) % family.length];
      return `Dr ${given[n % given.length]} ${family[Math.floor(n / given.length) % family.length]} ${second}`;
    });
    await client.query(
      `insert into doctors (id, full_name, sort_name, specialty, town, clinic_address, license_number, phone, years_of_experience,
          in_person_fee, online_fee, status, created_at)
        select t.id, t.full_name, t.sort_name, t.specialty, t.town, t.quarter || ', rue ' || t.n % 200, 'CI-' || t.n,
          '+22507' || lpad((t.n + 50000000)::text, 8, '0'), 3 + t.n % 30, 10000, 8000, 'active', $8
        from unnest($1::uuid[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[], $7::int[])
          as t(id, full_name, sort_name, specialty, town, quarter, n)`,
      [
        numbers.map((n) => ids[n]),
        names,
        names.map(sortNameOf),
        numbers.map((n) => specialties[n % specialties.length]!.id),
        numbers.map((n) => towns[Math.floor(n / specialties.length) % towns.length]),
        numbers.map((n) => quarters[n % quarters.length]),
        numbers,
        now,
      ],
    );
  }
  await client.query("alter table doctors enable trigger doctors_keep_facts_new");
  return ids;
}

async function insertPatients(client: pg.Client, count: number, now: Date): Promise<string[]> {
  const ids = Array.from({ length: count }, newId);
  const numbers = ids.map((_, n) => n);
  await client.query(
    `with people as materialized (
        select t.id, t.patient_id, t.full_name, '22505' || lpad((t.n + 40000000)::text, 8, '0') as phone
        from unnest($1::uuid[], $2::uuid[], $3::text[], $4::int[]) as t(id, patient_id, full_name, n)
      ), users as (
        insert into auth.users (id, phone, phone_confirmed_at, app_metadata, created_at, updated_at)
        select id, phone, $5, '{"role": "patient", "provider": "phone", "providers": ["phone"]}', $5, $5 from people
      ), owners as (
        insert into accounts (id, role, full_name, phone_number, created_at)
        select id, 'patient', full_name, '+' || phone, $5 from people
      )
      insert into patients (id, account_id, relation, full_name, created_at)
      select patient_id, id, 'self', full_name, $5 from people`,
    [ids, ids.map(newId), numbers.map((n) => `${given[n % given.length]} ${family[n % family.length]}`), numbers, now],
  );
  return ids;
}

/**
 * Weeks, claims and appointments of everybody, past the triggers and foreign keys that would look at each row alone. Doctor i's
 * coming appointments lie on different days, and nobody has two at one time.
 */
async function insertWeeksAndAppointments(client: pg.Client, crowd: Crowd, size: CrowdSize, now: Date): Promise<void> {
  await client.query("set session_replication_role = replica");
  await client.query(
    `insert into doctor_hours (doctor_id, weekday, starts, ends)
      select d.id, w.weekday, $1::time, $2::time from doctors d cross join generate_series(1, 6) as w(weekday)`,
    [hours.starts, hours.ends],
  );
  const layers = Math.ceil(size.doctors / size.patients);
  const offsets = Array.from({ length: size.coming ?? 0 }, (_, n) => n * Math.max(layers, 16));
  crowd.takenSlots = offsets.length * Math.max(layers, 16);
  await client.query(
    `with doctor as materialized (select id, row_number() over (order by id) - 1 as n from doctors),
      patient as materialized (select id, account_id, row_number() over (order by id) - 1 as n from patients),
      slot as materialized (select day, hour, n - 1 as n from unnest($1::date[], $2::time[]) with ordinality as s(day, hour, n)),
      visit as materialized (
        select gen_random_uuid() as id, d.id as doctor_id, p.id as patient_id, p.account_id, s.day, s.hour
        from doctor d cross join unnest($3::int[]) as o(first)
        join patient p on p.n = d.n % $4 join slot s on s.n = o.first + d.n / $4),
      claimed as (
        insert into slot_claims (doctor_id, slot_date, slot_time, kind, appointment_id)
        select doctor_id, day, hour, 'booking', id from visit)
      insert into appointments (id, account_id, patient_id, doctor_id, appointment_date, appointment_time, consultation_type, status,
        fee, payment_state, created_at)
      select id, account_id, patient_id, doctor_id, day, hour, 'in-person', 'accepted', 10000, 'paid', $5 from visit`,
    [crowd.slots.map((slot) => slot.date), crowd.slots.map((slot) => slot.time), offsets, size.patients, now],
  );
  await client.query(
    `with doctor as materialized (select id, row_number() over (order by id) - 1 as n from doctors),
      patient as materialized (select id, account_id, row_number() over (order by id) - 1 as n from patients)
      insert into appointments (id, account_id, patient_id, doctor_id, appointment_date, appointment_time, consultation_type, status,
        fee, payment_state, created_at)
      select gen_random_uuid(), p.account_id, p.id, d.id, ($3::timestamptz - (v.n + 1) * interval '9 days')::date, '10:00', 'in-person',
        'completed', 10000, 'paid', $3::timestamptz - interval '1 day' * 9 * (v.n + 1)
      from doctor d cross join generate_series(0, $1::int - 1) as v(n) join patient p on p.n = (d.n + v.n * 17) % $2`,
    [size.past ?? 0, size.patients, now],
  );
  await client.query("set session_replication_role = origin");
}

/** Opens a session for each account, a few at a time. */
async function signIn(ctx: Context, accountIds: readonly string[]): Promise<CrowdPatient[]> {
  const people: CrowdPatient[] = [];
  const queue = accountIds.entries();
  async function some(): Promise<void> {
    for (const [index, accountId] of queue) {
      const visit = { method: "password", userAgent: "crowd", address: "127.0.0.1" };
      const { access_token, refresh_token } = await openSession(ctx, accountId, visit);
      people[index] = { accountId, token: access_token, refreshToken: refresh_token };
    }
  }
  await Promise.all(Array.from({ length: 10 }, some));
  return people;
}

/** Fills an empty, migrated database; `ctx` must have the settings and secrets of the server that is to believe the tokens. */
export async function fillWithCrowd(ctx: Context, databaseUrl: string, size: CrowdSize): Promise<Crowd> {
  const now = ctx.clock.now();
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const doctorIds = await insertDoctors(client, size.doctors, now);
    const accountIds = await insertPatients(client, size.patients, now);
    const crowd: Crowd = { doctorIds, patients: [], slots: commonSlots(now), takenSlots: 0 };
    await insertWeeksAndAppointments(client, crowd, size, now);
    await client.query("select keep_doctor_facts(array(select id from doctors))");
    await indexDoctors(ctx.db, "all");
    crowd.patients = await signIn(ctx, accountIds);
    await client.query("vacuum (analyze)");
    await client.query("checkpoint");
    return crowd;
  } finally {
    await client.end();
  }
}

export interface BookingWish {
  token: string;
  body: {
    doctor_id: string;
    appointment_date: ClinicDate;
    appointment_time: ClinicTime;
    consultation_type: "in-person";
    notes: string;
  };
}

/**
 * Wishes that all come true: each for a slot nobody holds, by somebody who has nothing at that time. Account n modulo their number,
 * doctor n modulo theirs, and a slot that moves on whenever one of the two comes round.
 */
export function bookingWishes(crowd: Crowd): () => BookingWish {
  const [accounts, doctors] = [crowd.patients.length, crowd.doctorIds.length];
  const perRound = Math.ceil(accounts / doctors);
  if (doctors < accounts && accounts % doctors !== 0) throw new Error("accounts must be a multiple of doctors");
  let n = 0;
  return () => {
    const [round, place] = [Math.floor(n / accounts), n % accounts];
    const slot = crowd.slots[crowd.takenSlots + round * perRound + Math.floor(place / doctors)];
    if (!slot) throw new Error("every slot of the horizon is booked");
    const doctorId = crowd.doctorIds[n % doctors]!;
    n += 1;
    return {
      token: crowd.patients[place]!.token,
      body: {
        doctor_id: doctorId,
        appointment_date: slot.date,
        appointment_time: slot.time,
        consultation_type: "in-person",
        notes: "Palpitations depuis trois jours",
      },
    };
  };
}

/** Any long random text, for secrets of a server that lives for one run. */
export const throwawaySecret = () => randomBytes(32).toString("base64url");
