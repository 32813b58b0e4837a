import { unpaidHoldMinutes, type AppointmentStatus, type PaymentState } from "#contract/appointments.ts";
import { addDays, clinicDateAt, instantOf, minutesOf, timeOf, weekdayOf, weekdays } from "#contract/clinic-time.ts";
import type { AvailableHours } from "#contract/doctors.ts";
import { effectiveFee, type Fees } from "#contract/money.ts";
import { slotMinutes, type ConsultationKind } from "#contract/slots.ts";
import { publicHoliday } from "#server/availability/public-holidays.ts";
import type { Chance } from "./chance.ts";

export interface PlanDoctor extends Fees {
  id: string;
  account_id: string;
  health_center_id: string | null;
  pay_at_desk: boolean;
  week: AvailableHours;
  /** How often people choose this one. */
  weight: number;
}

export interface PlanPatient {
  id: string;
  account_id: string;
}

/** How an appointment went, before it is told in rows. */
export interface PlannedAppointment {
  doctor: PlanDoctor;
  patient: PlanPatient;
  date: string;
  time: string;
  kind: ConsultationKind;
  fee: number;
  status: AppointmentStatus;
  payment: PaymentState;
  /** `patient`, `no_show`, or `unpaid` for one that expired. */
  cancellation: string | null;
  created_at: Date;
  decided_at: Date | null;
  pay_before: Date | null;
}

const minute = 60_000;
const hour = 60 * minute;
const daysBack = 92;
const daysAhead = 21;

/** More people come on Mondays and before noon. */
const weekdayWeight = { monday: 9, tuesday: 7, wednesday: 7, thursday: 6, friday: 6, saturday: 4, sunday: 1 } as const;
const timeWeight = (time: string) => (minutesOf(time) < 690 ? 3 : minutesOf(time) < 960 ? 2 : 1);

function slotsOf(week: AvailableHours, date: string): string[] {
  return (week[weekdayOf(date)] ?? []).flatMap((range) => {
    const [starts, ends] = range.split("-").map(minutesOf) as [number, number];
    return Array.from({ length: Math.floor((ends - starts) / slotMinutes) }, (_, index) =>
      timeOf(starts + index * slotMinutes),
    );
  });
}

/** Who is where when: nobody twice, no slot twice, and at most five bookings awaiting payment an account. */
export class Diary {
  readonly #taken = new Set<string>();
  readonly #unpaid = new Map<string, number>();

  takes(doctor: PlanDoctor, patient: PlanPatient, date: string, time: string): boolean {
    const keys = [`${doctor.id} ${date} ${time}`, `${patient.id} ${date} ${time}`];
    if (keys.some((key) => this.#taken.has(key))) return false;
    for (const key of keys) this.#taken.add(key);
    return true;
  }

  /** True when the account may have one more booking that awaits payment; counts it. */
  holds(patient: PlanPatient): boolean {
    const held = this.#unpaid.get(patient.account_id) ?? 0;
    if (held >= 4) return false;
    this.#unpaid.set(patient.account_id, held + 1);
    return true;
  }
}

export interface Outcome {
  status: AppointmentStatus;
  payment: PaymentState;
  cancellation?: string;
}

/** What money an appointment has when it was paid in its own way. */
function paidState(doctor: PlanDoctor, kind: ConsultationKind, fee: number): PaymentState {
  if (fee === 0) return "none";
  return kind === "in-person" && doctor.pay_at_desk ? "desk" : "paid";
}

function pastOutcome(chance: Chance, kind: ConsultationKind, settled: PaymentState, daysAgo: number): Outcome {
  const given = settled === "paid" ? (daysAgo > 3 ? "refunded" : "refund_due") : settled;
  const throwOf = chance.below(100);
  if (throwOf < 6) return { status: "cancelled", payment: given, cancellation: "patient" };
  if (throwOf < 9) return { status: "cancelled", payment: settled, cancellation: "no_show" };
  if (throwOf < 13) return { status: "rejected", payment: kind === "video" && settled === "paid" ? "due" : given };
  if (throwOf < 17 && settled === "paid") return { status: "cancelled", payment: "due", cancellation: "unpaid" };
  return daysAgo <= 1 && chance.percent(30)
    ? { status: "accepted", payment: settled }
    : { status: "completed", payment: settled };
}

function futureOutcome(chance: Chance, kind: ConsultationKind, settled: PaymentState): Outcome {
  const throwOf = chance.below(100);
  if (throwOf < 5)
    return { status: "cancelled", payment: settled === "paid" ? "refunded" : settled, cancellation: "patient" };
  if (kind === "video" && settled === "paid") {
    if (throwOf < 40) return { status: "pending", payment: "due" };
    return throwOf < 55 ? { status: "accepted", payment: "due" } : { status: "accepted", payment: "paid" };
  }
  return throwOf < 40 ? { status: "pending", payment: settled } : { status: "accepted", payment: settled };
}

export interface PlanContext {
  chance: Chance;
  diary: Diary;
  now: Date;
}

/** One appointment at a given slot, or null when doctor or patient is busy then. */
export function planOne(
  { chance, diary, now }: PlanContext,
  doctor: PlanDoctor,
  patient: PlanPatient,
  slot: { date: string; time: string },
  wish: { kind?: ConsultationKind; outcome?: Outcome } = {},
): PlannedAppointment | null {
  const begins = instantOf(slot.date, slot.time);
  const past = begins < now;
  if (!diary.takes(doctor, patient, slot.date, slot.time)) return null;
  const kind = wish.kind ?? (chance.percent(72) ? "in-person" : "video");
  const fee = effectiveFee(doctor, kind);
  const settled = paidState(doctor, kind, fee);
  const daysAgo = Math.floor((now.getTime() - begins.getTime()) / (24 * hour));
  let outcome =
    wish.outcome ?? (past ? pastOutcome(chance, kind, settled, daysAgo) : futureOutcome(chance, kind, settled));
  const lead = (1 + chance.below(8 * 24)) * hour + chance.below(60) * minute;
  const newest = past ? begins.getTime() - 2 * hour : now.getTime() - (10 + chance.below(50)) * minute;
  const waits = kind === "in-person" && outcome.payment === "due" && outcome.status === "pending";
  const created = waits
    ? new Date(now.getTime() - 8 * minute)
    : new Date(Math.min(begins.getTime() - lead, newest - (past ? 0 : chance.below(5 * 24) * hour)));
  const decided = outcome.status === "pending" ? null : decisionTime(outcome, created, begins, past ? begins : now);
  // In person, what is not paid yet was booked just now and its clock runs.
  let payBefore: Date | null = waits ? new Date(created.getTime() + unpaidHoldMinutes * minute) : null;
  if (outcome.payment === "due" && outcome.status === "accepted") {
    payBefore = new Date(Math.min(now.getTime() + 20 * hour, begins.getTime() - 2 * hour));
    if (payBefore.getTime() < now.getTime() + 3 * hour) {
      outcome = { ...outcome, payment: "paid" };
      payBefore = null;
    }
  }
  const holds = outcome.payment === "due" && (outcome.status === "pending" || outcome.status === "accepted");
  if (holds && !diary.holds(patient)) {
    outcome = { status: "accepted", payment: "paid" };
    payBefore = null;
  }
  return {
    doctor,
    patient,
    ...slot,
    kind,
    fee,
    status: outcome.status,
    payment: outcome.payment,
    cancellation: outcome.cancellation ?? null,
    created_at: created,
    decided_at: outcome.status === "pending" ? null : (decided ?? now),
    pay_before: payBefore,
  };
}

function decisionTime(outcome: Outcome, created: Date, begins: Date, latest: Date): Date {
  if (outcome.status === "completed" || outcome.cancellation === "no_show")
    return new Date(begins.getTime() + slotMinutes * minute);
  const soon = created.getTime() + (outcome.cancellation === "unpaid" ? 31 * minute : 3 * hour);
  return new Date(Math.max(created.getTime() + minute, Math.min(soon, latest.getTime() - minute)));
}

/** Appointments of three months and the coming weeks, on the doctors' own hours, a few more every month. */
export function planAppointments(
  context: PlanContext,
  doctors: readonly PlanDoctor[],
  patients: readonly PlanPatient[],
): PlannedAppointment[] {
  const { chance, now } = context;
  const today = clinicDateAt(now);
  const planned: PlannedAppointment[] = [];
  for (let day = -daysBack; day <= daysAhead; day += 1) {
    const date = addDays(today, day);
    if (publicHoliday(date) !== null) continue;
    const working = doctors.filter((doctor) => slotsOf(doctor.week, date).length > 0);
    if (working.length === 0) continue;
    const growth = day <= 0 ? 0.7 + (0.5 * (day + daysBack)) / daysBack : Math.max(0.15, 1 - day / 14);
    const count = Math.round(weekdayWeight[weekdays[weekdays.indexOf(weekdayOf(date))]!] * growth);
    for (let made = 0; made < count; made += 1) {
      const doctor = chance.weighted(working, (it) => it.weight);
      const time = chance.weighted(slotsOf(doctor.week, date), timeWeight);
      const begins = instantOf(date, time).getTime();
      // What is happening right now, or begins within the hour, is left to the people who try the product.
      if (Math.abs(begins - now.getTime()) < hour) continue;
      const one = planOne(context, doctor, chance.pick(patients), { date, time });
      if (one) planned.push(one);
    }
  }
  return planned;
}

/** The doctor's first slots on working days from a day on (counted from today), at most `count`, one a day. */
export function slotsFrom(
  doctor: PlanDoctor,
  now: Date,
  fromDay: number,
  count: number,
  time?: string,
): { date: string; time: string }[] {
  const found: { date: string; time: string }[] = [];
  for (let day = fromDay; found.length < count && day < fromDay + 40; day += 1) {
    const date = addDays(clinicDateAt(now), day);
    const free = publicHoliday(date) === null ? slotsOf(doctor.week, date) : [];
    const chosen = free.find((it) => it >= (time ?? "10:00")) ?? free[0];
    if (chosen) found.push({ date, time: chosen });
  }
  return found;
}
