import type { acceptReschedule } from "#contract/appointment-changes.ts";
import type { Appointment, AppointmentSide } from "#contract/appointments.ts";
import { instantOf } from "#contract/clinic-time.ts";
import type { InputOf } from "#contract/endpoint.ts";
import { audit } from "#server/audit/audit.ts";
import type { Context } from "#server/context.ts";
import type { Actor } from "#server/platform/actor.ts";
import { violates } from "#server/platform/pg-errors.ts";
import { refuse } from "#server/platform/refuse.ts";
import { inTransaction } from "#server/platform/transaction.ts";
import { tellAnswer } from "./change-messages.ts";
import { audienceOf, lockConcerned } from "./concerned.ts";
import { videoDeadline } from "./decide.ts";
import { presentAppointment } from "./present.ts";
import { endProposal, keepProposedSlot, moveAppointment, takeBookingClaim } from "./proposal-queries.ts";
import { findAppointment, insertEvent, type AppointmentRow } from "./queries.ts";
import { openProposal, whyNotMovable } from "./terms.ts";

type Input = InputOf<typeof acceptReschedule>;
type Proposal = NonNullable<Appointment["proposal"]>;

interface Waiting {
  row: AppointmentRow;
  side: AppointmentSide;
  proposal: Proposal;
}

/** The open proposal the person saw, locked with its appointment. Refuses: appointment_not_found, proposal_not_open, appointment_moved_on. */
async function waitingProposal(ctx: Context, actor: Actor, id: string, input: Input): Promise<Waiting> {
  const { row, side } = await lockConcerned(ctx, actor, id);
  const proposal = openProposal(row, ctx.clock.now()) ?? refuse("proposal_not_open");
  if (input.proposal_id && input.proposal_id.toLowerCase() !== proposal.id) refuse("appointment_moved_on");
  return { row, side, proposal };
}

/**
 * The other side takes the proposed slot: the appointment moves there with its status, price and payment, and its old slot is free,
 * all at once. What is still to be paid gets the deadline of the new time.
 * Refuses: appointment_not_found, proposal_not_open, proposal_own, appointment_moved_on, booking_expired, patient_busy (the patient's
 * own other appointment), patient_unavailable (the same, told to the doctor).
 */
export async function acceptProposal(ctx: Context, actor: Actor, id: string, input: Input): Promise<Appointment> {
  // Told apart only when it happens: by then the transaction is over.
  let answering: AppointmentSide = "patient";
  try {
    return await inTransaction(ctx, async (inside) => {
      const waiting = await waitingProposal(inside, actor, id, input);
      answering = waiting.side;
      if (waiting.proposal.by === waiting.side) refuse("proposal_own");
      await move(inside, waiting);
      return finish(inside, actor, waiting, "accepted");
    });
  } catch (error) {
    if (!violates(error, "appointments_one_at_a_time")) throw error;
    return refuse(answering === "patient" ? "patient_busy" : "patient_unavailable");
  }
}

async function move(ctx: Context, { row, proposal }: Waiting): Promise<void> {
  const now = ctx.clock.now();
  if (whyNotMovable(row, now) === "booking_expired") refuse("booking_expired");
  const { date, time } = proposal;
  const held = await takeBookingClaim(ctx.db, row.id);
  // Its time to pay was over and somebody else has its slot: there is nothing left to move.
  if (!held) refuse("booking_expired");
  const payBefore = row.pay_before === null ? null : videoDeadline(instantOf(date, time), now);
  // A claim without an end is held by an attempt to pay, or for good.
  const expiresAt = held.expires_at === null ? null : payBefore;
  if (!(await keepProposedSlot(ctx.db, row.id, { doctorId: row.doctor_id, date, time }, expiresAt))) {
    refuse("proposal_not_open");
  }
  await moveAppointment(ctx.db, row.id, { date, time, payBefore }, now);
}

/**
 * The other side declines: the appointment keeps its hour, the proposed slot is free.
 * Refuses: appointment_not_found, proposal_not_open, proposal_own, appointment_moved_on.
 */
export async function declineProposal(ctx: Context, actor: Actor, id: string, input: Input): Promise<Appointment> {
  return inTransaction(ctx, async (inside) => {
    const waiting = await waitingProposal(inside, actor, id, input);
    if (waiting.proposal.by === waiting.side) refuse("proposal_own");
    return finish(inside, actor, waiting, "declined");
  });
}

/**
 * Whoever proposed takes it back: the appointment keeps its hour, the proposed slot is free.
 * Refuses: appointment_not_found, proposal_not_open, proposal_not_own, appointment_moved_on.
 */
export async function withdrawProposal(ctx: Context, actor: Actor, id: string, input: Input): Promise<Appointment> {
  return inTransaction(ctx, async (inside) => {
    const waiting = await waitingProposal(inside, actor, id, input);
    if (waiting.proposal.by !== waiting.side) refuse("proposal_not_own");
    return finish(inside, actor, waiting, "withdrawn");
  });
}

const eventOf = { accepted: "moved", declined: "proposal_declined", withdrawn: "proposal_withdrawn" } as const;

/** Closes the proposal, writes history and audit, tells the side that waits, and answers the appointment as it is now. */
async function finish(
  ctx: Context,
  actor: Actor,
  { row, side, proposal }: Waiting,
  end: "accepted" | "declined" | "withdrawn",
): Promise<Appointment> {
  const now = ctx.clock.now();
  const { date, time } = proposal;
  await endProposal(ctx.db, { id: proposal.id, appointmentId: row.id }, end, now);
  await insertEvent(ctx.db, {
    appointment_id: row.id,
    event: eventOf[end],
    actor_account_id: actor.accountId,
    actor_role: actor.role,
    details: { date, time, from_date: row.appointment_date, from_time: row.appointment_time },
    created_at: now,
  });
  await audit(ctx, actor, `appointment.reschedule_${end}`, { type: "appointment", id: row.id }, { date, time });
  const after = (await findAppointment(ctx.db, row.id))!;
  await tellAnswer(ctx, row, proposal, end, { date: after.appointment_date, time: after.appointment_time });
  return presentAppointment(ctx, after, audienceOf(side));
}
