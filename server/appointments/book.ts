import { unpaidHoldMinutes, type PaymentState, type bookAppointment } from "#contract/appointments.ts";
import { addDays, clinicDateAt, instantOf } from "#contract/clinic-time.ts";
import type { InputOf, OutputOf } from "#contract/endpoint.ts";
import { effectiveFee } from "#contract/money.ts";
import { bookingHorizonDays, consultationKindOf, consultationTypeFor, type ConsultationKind } from "#contract/slots.ts";
import { doctorFactsOf, type DoctorFacts } from "#server/availability/doctor-facts.ts";
import { isSlot } from "#server/availability/slots.ts";
import type { Context } from "#server/context.ts";
import type { Actor } from "#server/platform/actor.ts";
import { newId } from "#server/platform/ids.ts";
import { violates } from "#server/platform/pg-errors.ts";
import { refuse } from "#server/platform/refuse.ts";
import type { IdempotencyKey } from "#server/platform/route.ts";
import { bookingMessages } from "./booking-messages.ts";
import { findObstacles, type BookingObstacles, type BookingWrite } from "./booking-queries.ts";
import { writeTogether } from "./book-together.ts";
import { expireUnpaid } from "./expire.ts";
import { bookerOf, forgetBooker, type Booker } from "./booker.ts";
import { sealedNotes } from "./sealed-columns.ts";

type Input = InputOf<typeof bookAppointment>;
type Booked = OutputOf<typeof bookAppointment>;

/** Races that a second look resolves: facts that moved, a hold number somebody else took first. */
const triesMost = 6;

/**
 * Books a free slot: the appointment is pending, its slot claimed, its price fixed, its people told, in one statement. In person it
 * is held for 30 minutes until it is paid; « Sur devis » and centers that let pay at the desk have no clock.
 * The key, when there is one, is written with it: the caller recalls what a repeated key answered. Specification: "Booking flow"; decisions: "Directory, availability, booking".
 * Refuses: doctor_not_found, doctor_not_bookable, date_past, date_too_far, outside_hours, slot_taken, patient_not_found, patient_busy,
 * too_many_unpaid.
 */
export async function book(ctx: Context, actor: Actor, input: Input, key: IdempotencyKey | null): Promise<Booked> {
  let fresh = false;
  let swept = false;
  for (let tries = 1; tries <= triesMost; tries += 1) {
    const facts = (await doctorFactsOf(ctx, input.doctor_id, fresh)) ?? refuse("doctor_not_found");
    const booker = (await bookerOf(ctx, actor.accountId)) ?? refuse("patient_not_found");
    const now = ctx.clock.now();
    const broken = brokenRule(facts, input, now);
    // Facts from memory may be older than what the person saw: no refusal rests on them.
    if (broken && fresh) refuse(broken);
    const attempt = broken ? "facts_moved" : await tryToBook(ctx, actor, input, booker, facts, key, now);
    if (typeof attempt === "object") return attempt;
    if (attempt === "patient_not_found") refuse(attempt);
    if (attempt === "facts_moved") fresh = true;
    else if (attempt === "reach_moved") forgetBooker(ctx, actor.accountId);
    else if (attempt !== "hold_raced") {
      // The account's own bookings whose time is over may stand in its way: they go first, then one more look.
      if (swept || (await expireUnpaid(ctx, actor.accountId)) === 0) refuse(attempt);
      swept = true;
    }
  }
  return refuse("temporarily_unavailable", { retryAfter: 1 });
}

/** The rule a wish breaks by what is known of the doctor and the clock; null when it breaks none. */
export function brokenRule(facts: DoctorFacts, input: Pick<Input, "appointment_date" | "appointment_time">, now: Date) {
  if (!facts.bookable) return "doctor_not_bookable";
  if (instantOf(input.appointment_date, input.appointment_time) <= now) return "date_past";
  if (input.appointment_date > addDays(clinicDateAt(now), bookingHorizonDays)) return "date_too_far";
  return isSlot(facts.times, input.appointment_date, input.appointment_time) ? null : "outside_hours";
}

/** How a new booking stands with money, and until when its slot is held. */
function termsOf(
  facts: DoctorFacts,
  kind: ConsultationKind,
  now: Date,
): { fee: number; state: PaymentState; payBefore: Date | null } {
  const fee = effectiveFee(facts.fees, kind);
  if (fee === 0) return { fee, state: "none", payBefore: null };
  if (kind === "video") return { fee, state: "due", payBefore: null };
  if (facts.pay_at_desk) return { fee, state: "desk", payBefore: null };
  return { fee, state: "due", payBefore: new Date(now.getTime() + unpaidHoldMinutes * 60_000) };
}

/** Why nothing was written. `facts_moved`, `reach_moved` and `hold_raced` are worth another try. */
type NotBooked =
  | "facts_moved"
  | "reach_moved"
  | "hold_raced"
  | "patient_not_found"
  | "too_many_unpaid"
  | "slot_taken"
  | "patient_busy";

async function tryToBook(
  ctx: Context,
  actor: Actor,
  input: Input,
  booker: Booker,
  facts: DoctorFacts,
  key: IdempotencyKey | null,
  now: Date,
): Promise<Booked | NotBooked> {
  const kind = consultationKindOf(input.consultation_type);
  const terms = termsOf(facts, kind, now);
  const id = newId();
  const booking: Booked = {
    id,
    doctor_id: facts.id,
    patient_id: input.patient_id ?? booker.patientId,
    appointment_date: input.appointment_date,
    appointment_time: input.appointment_time,
    consultation_type: consultationTypeFor(kind, "patient") as Booked["consultation_type"],
    status: "pending",
    fee: terms.fee,
    payment_state: terms.state,
    pay_before: terms.payBefore?.toISOString() ?? null,
  };
  const write: BookingWrite = {
    id,
    accountId: actor.accountId,
    patientId: booking.patient_id,
    hasEmail: booker.hasEmail,
    doctorId: facts.id,
    healthCenterId: facts.health_center_id,
    date: input.appointment_date,
    time: input.appointment_time,
    kind,
    notes: input.notes ? ctx.sealer.seal(input.notes, sealedNotes.context(id)) : null,
    fee: terms.fee,
    paymentState: terms.state,
    payBefore: terms.payBefore,
    bookedAt: now,
    bookingVersion: facts.booking_version,
    calendarVersion: facts.calendar_version,
    messages: bookingMessages(ctx, facts, booker, booking, now),
    remembered: key && { ...key, status: 201, answer: JSON.stringify(booking) },
  };
  try {
    if (await writeTogether(ctx, write)) return booking;
    return reasonOf(await findObstacles(ctx.db, write), terms.state);
  } catch (error) {
    if (violates(error, "appointments_one_at_a_time")) return "patient_busy";
    if (violates(error, "appointments_unpaid_limit")) return "hold_raced";
    throw error;
  }
}

/** The first rule that kept the statement from writing. */
function reasonOf(found: BookingObstacles, state: PaymentState): NotBooked {
  if (!found.facts_current) return "facts_moved";
  if (!found.reach_current) return "reach_moved";
  if (!found.patient_known) return "patient_not_found";
  if (state === "due" && !found.hold_free) return "too_many_unpaid";
  return found.patient_busy ? "patient_busy" : "slot_taken";
}
