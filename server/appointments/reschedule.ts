import type { proposeReschedule } from "#contract/appointment-changes.ts";
import type { Appointment, AppointmentSide } from "#contract/appointments.ts";
import { instantOf } from "#contract/clinic-time.ts";
import type { InputOf } from "#contract/endpoint.ts";
import { rescheduleMessages } from "#texts/appointments.ts";
import { audit } from "#server/audit/audit.ts";
import { doctorFactsOf } from "#server/availability/doctor-facts.ts";
import type { Context } from "#server/context.ts";
import type { Actor } from "#server/platform/actor.ts";
import { newId } from "#server/platform/ids.ts";
import { violates } from "#server/platform/pg-errors.ts";
import { refuse } from "#server/platform/refuse.ts";
import { inTransaction } from "#server/platform/transaction.ts";
import { brokenRule } from "./book.ts";
import { tellProposal } from "./change-messages.ts";
import { audienceOf, lockConcerned } from "./concerned.ts";
import { letProposalExpire } from "./expire-proposals.ts";
import { presentAppointment } from "./present.ts";
import { claimForProposal, insertProposal, patientIsBusy } from "./proposal-queries.ts";
import { findAppointment, insertEvent, type AppointmentRow } from "./queries.ts";
import { beginOf, openProposal, proposalDeadline, whyNotMovable } from "./terms.ts";

type Wish = InputOf<typeof proposeReschedule>;

/**
 * Proposes another free slot of the same doctor to the other side and holds it until the answer: for 24 h, and until 2 h before either
 * time. The appointment keeps its own slot meanwhile. One proposal at a time: of two who propose at once the second is refused and
 * finds the first's. Source: decisions, "Directory".
 * Refuses: appointment_not_found, appointment_closed, appointment_past, appointment_not_paid, booking_expired, reschedule_too_late,
 * proposal_open, doctor_not_bookable, date_past, date_too_far, outside_hours, slot_taken, patient_busy, invalid_request for the
 * hour it already has.
 */
export async function propose(ctx: Context, actor: Actor, id: string, wish: Wish): Promise<Appointment> {
  try {
    return await inTransaction(ctx, async (inside) => {
      const { row, side } = await lockConcerned(inside, actor, id);
      const now = inside.clock.now();
      const broken = whyNotMovable(row, now);
      if (broken) refuse(broken);
      const open = openProposal(row, now);
      // Pressed twice: the same wish of the same side is the same proposal.
      const same = open?.by === side && open.date === wish.appointment_date && open.time === wish.appointment_time;
      if (open && !same) refuse("proposal_open");
      if (!open) await write(inside, actor, row, side, wish, now);
      return presentAppointment(inside, (await findAppointment(inside.db, id))!, audienceOf(side));
    });
  } catch (error) {
    if (violates(error, "appointment_proposals_open")) refuse("proposal_open");
    throw error;
  }
}

/** Until when the proposal stands, after all that a booking of the same slot would have to satisfy. */
async function decide(ctx: Context, row: AppointmentRow, side: AppointmentSide, wish: Wish, now: Date): Promise<Date> {
  const { appointment_date: date, appointment_time: time } = wish;
  if (date === row.appointment_date && time === row.appointment_time) {
    refuse("invalid_request", { errors: [{ field: "appointment_time", message: rescheduleMessages.sameTime }] });
  }
  const facts = (await doctorFactsOf(ctx, row.doctor_id, true)) ?? refuse("doctor_not_bookable");
  const broken = brokenRule(facts, wish, now);
  if (broken) refuse(broken);
  // Whether the patient is expected elsewhere is the patient's business: a doctor's proposal finds out when it is answered.
  if (side === "patient" && (await patientIsBusy(ctx.db, row.patient_id, { date, time }))) refuse("patient_busy");
  return proposalDeadline(beginOf(row), instantOf(date, time), now) ?? refuse("reschedule_too_late");
}

async function write(
  ctx: Context,
  actor: Actor,
  row: AppointmentRow,
  side: AppointmentSide,
  wish: Wish,
  now: Date,
): Promise<void> {
  const { appointment_date: date, appointment_time: time } = wish;
  const expiresAt = await decide(ctx, row, side, wish, now);
  // One whose time is over, which the job has not come to yet.
  await letProposalExpire(ctx, row, now);
  const slot = { doctorId: row.doctor_id, date, time };
  if (!(await claimForProposal(ctx.db, row.id, slot, expiresAt, now))) refuse("slot_taken");
  const id = newId();
  await insertProposal(ctx.db, {
    id,
    appointment_id: row.id,
    proposed_by: side,
    proposed_date: date,
    proposed_time: time,
    expires_at: expiresAt,
    created_at: now,
  });
  await insertEvent(ctx.db, {
    appointment_id: row.id,
    event: "proposed",
    actor_account_id: actor.accountId,
    actor_role: actor.role,
    details: { date, time, from_date: row.appointment_date, from_time: row.appointment_time },
    created_at: now,
  });
  await audit(ctx, actor, "appointment.reschedule_proposed", { type: "appointment", id: row.id }, { date, time });
  await tellProposal(ctx, row, { id, by: side, date, time, expiresAt });
}
