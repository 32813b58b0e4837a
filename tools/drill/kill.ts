import { Agent } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { bookingWishes, type BookingWish } from "#server/testing/crowd.ts";
import { hasEnded, untilReady } from "#server/testing/product.ts";
import { ask, startBooking, type Asked } from "./booking-load.ts";
import type { House } from "./house.ts";

export const victims = ["server", "database", "both"] as const;
export type Victim = (typeof victims)[number];

/** What one kill under load showed. All of `faults` must be empty. */
export interface Outcome {
  victim: Victim;
  acknowledged: number;
  /** Asked, and never answered: repeated with the same key afterwards. */
  unanswered: number;
  /** Of these, how many had been booked all the same. */
  bookedUnheard: number;
  /** Until `/api/ready` answered 200: from the new start, or from the kill where nobody starts anything. */
  backAfterMs: number;
  faults: string[];
}

const people = 16;
const patienceMs = 60_000;

async function killAndReturn(house: House, victim: Victim): Promise<number> {
  const { product } = house;
  const postmaster = house.postmaster();
  const killedAt = performance.now();
  if (victim !== "database") product.child.kill("SIGKILL");
  if (victim !== "server") process.kill(postmaster, "SIGKILL");
  if (victim === "database") {
    const goOn = () => !hasEnded(product.child) && performance.now() - killedAt < patienceMs;
    // A process of the killed server may answer its last request: only the next one's word counts.
    while (!isAnother(house, postmaster) && goOn()) await sleep(5);
    await untilReady(product.url, goOn);
    return performance.now() - killedAt;
  }
  while (!hasEnded(product.child)) await sleep(1);
  await house.restart();
  return house.product.readyAfterMs;
}

function isAnother(house: House, former: number): boolean {
  try {
    return house.postmaster() !== former;
  } catch {
    // Between two servers there is no file.
    return false;
  }
}

/** Repeats what was never answered, twice: the booking is made now if it was not, and both answers are the same. */
async function repeatUnanswered(house: House, unanswered: readonly Asked[], faults: string[]): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  let bookedUnheard = 0;
  for (const booking of unanswered) {
    const known = await house.query("select from idempotency_keys where key = $1 and status = 201", [booking.key]);
    bookedUnheard += known.length;
    const first = await ask(house.product.url, agent, booking);
    const again = await ask(house.product.url, agent, booking);
    if (first.status !== 201) faults.push(`${booking.key}, repeated: ${first.status} ${first.text}`);
    if (again.status !== first.status || again.text !== first.text)
      faults.push(`${booking.key}: two answers to one key`);
    booking.answer = first;
  }
  agent.destroy();
  return bookedUnheard;
}

interface Kept {
  id: string;
  claims: number;
  messages: number;
  audits: number;
}

/** Every answered booking is there once, with one claim on its slot, one line of audit, one message; nothing else is. */
async function lookForLosses(house: House, asked: readonly Asked[], name: string, faults: string[]): Promise<void> {
  const kept = await house.query<Kept>(
    `select a.id,
        (select count(*)::int from slot_claims c where c.appointment_id = a.id
          and (c.doctor_id, c.slot_date, c.slot_time) = (a.doctor_id, a.appointment_date, a.appointment_time)) as claims,
        (select count(*)::int from messages m where m.dedupe_key = 'booked ' || a.id || ':sms') as messages,
        (select count(*)::int from audit_log l where l.target_type = 'appointment' and l.target_id = a.id::text) as audits
      from idempotency_keys k
      join appointments a on a.id = any($2::uuid[]) and a.account_id::text = k.scope
        and k.key = ($3::jsonb ->> a.id::text)
      where k.key like $1`,
    [
      `${name}-%`,
      asked.flatMap(({ answer }) => answer?.id ?? []),
      JSON.stringify(Object.fromEntries(asked.flatMap(({ answer, key }) => (answer?.id ? [[answer.id, key]] : [])))),
    ],
  );
  const byId = new Map(kept.map((row) => [row.id, row]));
  const ids = new Set<string>();
  for (const { answer, key } of asked) {
    if (!answer?.id) {
      faults.push(`${key}: ${answer?.status} ${answer?.text}`);
      continue;
    }
    if (ids.has(answer.id)) faults.push(`${key}: another key has the same booking`);
    ids.add(answer.id);
    const row = byId.get(answer.id);
    if (!row) faults.push(`${key}: acknowledged and lost`);
    else if (row.claims !== 1 || row.messages !== 1 || row.audits !== 1) faults.push(`${key}: ${JSON.stringify(row)}`);
  }
  const [all] = await house.query<{ appointments: number; claims: number; shared: number }>(
    `select (select count(*)::int from appointments) as appointments, (select count(*)::int from slot_claims) as claims,
      (select count(*)::int from (select from appointments where status in ('pending', 'accepted')
        group by doctor_id, appointment_date, appointment_time having count(*) > 1) s) as shared`,
  );
  if (all!.shared > 0) faults.push(`${all!.shared} slots are held twice`);
  if (all!.appointments !== all!.claims) faults.push(`${all!.appointments} appointments, ${all!.claims} claims`);
  house.known += asked.length;
  if (all!.appointments !== house.known) faults.push(`${all!.appointments} appointments, ${house.known} asked for`);
}

/** The bookings are paid, so that people may go on booking. */
async function pay(house: House): Promise<void> {
  await house.query(
    "update appointments set payment_state = 'paid', hold_number = null, pay_before = null where payment_state = 'due'",
  );
  await house.query("update slot_claims set expires_at = null where expires_at is not null");
}

/** Kills one process, or both, at a random moment of a booking load, lets the product come back, and looks for what is missing. */
async function killOnce(house: House, victim: Victim, wish: () => BookingWish, name: string): Promise<Outcome> {
  const faults: string[] = [];
  const load = startBooking(house.product.url, people, wish, name);
  await sleep(300 + Math.random() * 900);
  const backAfterMs = await killAndReturn(house, victim);
  // They go on: the first bookings after the return count as well.
  await sleep(300);
  await load.stop();
  const unanswered = load.asked.filter(({ answer }) => answer === null);
  const acknowledged = load.asked.length - unanswered.length;
  const bookedUnheard = await repeatUnanswered(house, unanswered, faults);
  await lookForLosses(house, load.asked, name, faults);
  const living = house.postmasters();
  if (living.length !== 1) faults.push(`${living.length} PostgreSQL servers work on the data folder`);
  await pay(house);
  return { victim, acknowledged, unanswered: unanswered.length, bookedUnheard, backAfterMs, faults };
}

/** So many kills of each victim, one after the other, on one house. */
export async function killUnderLoad(
  house: House,
  timesEach: number,
  { kinds = victims, tell = () => {} }: { kinds?: readonly Victim[]; tell?: (outcome: Outcome) => void } = {},
): Promise<Outcome[]> {
  const wish = bookingWishes(house.crowd);
  const outcomes: Outcome[] = [];
  for (let round = 1; round <= timesEach; round += 1) {
    for (const victim of kinds) {
      const outcome = await killOnce(house, victim, wish, `${victim}-${round}`);
      outcomes.push(outcome);
      tell(outcome);
    }
  }
  return outcomes;
}
