import { moveIsOpen, type Appointment, type AppointmentMove } from "#contract/appointments.ts";
import { clinicDateAt, clinicTimeAt, frenchShortDate, instantOf } from "#contract/clinic-time.ts";
import { formatFcfa } from "#contract/money.ts";
import { messageTexts } from "#texts/messages.ts";
import { audit } from "#server/audit/audit.ts";
import type { Context } from "#server/context.ts";
import { whenOf } from "#server/messages/when.ts";
import { personRows, writeMessages, type MessageText } from "#server/messages/write-message.ts";
import type { Actor } from "#server/platform/actor.ts";
import { inTransaction } from "#server/platform/transaction.ts";
import { refuse } from "#server/platform/refuse.ts";
import { dashboardLink } from "./links.ts";
import { mayDecide, maySeeAsDoctor } from "./policy.ts";
import { presentAppointment } from "./present.ts";
import {
  findAppointment,
  findAppointmentForUpdate,
  freeSlots,
  insertEvent,
  setDeadline,
  updateAppointment,
  type AppointmentRow,
} from "./queries.ts";

/** A stranger's request does not exist for this doctor. Refuses: appointment_not_found. */
export async function allowDecision(ctx: Context, actor: Actor, params: { id: string }): Promise<void> {
  const row = await findAppointment(ctx.db, params.id);
  if (!row || !mayDecide(actor, row)) refuse("appointment_not_found");
}

async function requestFor(ctx: Context, actor: Actor, id: string, move: AppointmentMove): Promise<AppointmentRow> {
  const row = await findAppointmentForUpdate(ctx.db, id);
  if (!row || !mayDecide(actor, row)) refuse("appointment_not_found");
  if (row.status !== "pending") refuse("appointment_not_pending");
  if (!moveIsOpen(move, row) || !maySeeAsDoctor(actor, row)) refuse("appointment_not_paid");
  return row;
}

const hour = 3_600_000;

/**
 * Until when an accepted video consultation must be paid: within 24 h and at least 2 h before it begins (decisions, "Directory"). One
 * accepted later than that leaves what time there is until it begins.
 */
export function videoDeadline(begins: Date, now: Date): Date {
  const latest = new Date(Math.min(now.getTime() + 24 * hour, begins.getTime() - 2 * hour));
  return latest.getTime() > now.getTime() + hour / 2 ? latest : begins;
}

/**
 * The doctor accepts a request: it is expected. A video consultation with a fee must now be paid in time.
 * Refuses: appointment_not_found, appointment_not_pending, appointment_not_paid (in person, nobody paid yet).
 */
export async function accept(ctx: Context, actor: Actor, id: string): Promise<Appointment> {
  return inTransaction(ctx, async (inside) => {
    const row = await requestFor(inside, actor, id, "accept");
    const now = inside.clock.now();
    await updateAppointment(inside.db, id, { status: "accepted", decided_at: now });
    const toPay =
      row.payment_state === "due" ? videoDeadline(instantOf(row.appointment_date, row.appointment_time), now) : null;
    if (toPay) await setDeadline(inside.db, id, toPay);
    await record(inside, actor, row, "accepted");
    await tellPatient(inside, row, acceptedText(inside, row, toPay), "accepted");
    return presentAppointment(inside, (await findAppointment(inside.db, id))!, "provider");
  });
}

/**
 * The doctor refuses a request with a reason the patient reads; its slot is free again and what was paid is owed back.
 * Refuses: appointment_not_found, appointment_not_pending, appointment_not_paid.
 */
export async function reject(ctx: Context, actor: Actor, id: string, reason: string): Promise<Appointment> {
  return inTransaction(ctx, async (inside) => {
    const row = await requestFor(inside, actor, id, "reject");
    const paid = row.payment_state === "paid";
    await updateAppointment(inside.db, id, {
      status: "rejected",
      rejection_reason: reason,
      payment_state: paid ? "refund_due" : row.payment_state,
      hold_number: null,
      decided_at: inside.clock.now(),
    });
    await freeSlots(inside.db, id, inside.clock.now());
    await record(inside, actor, row, "rejected");
    const text = messageTexts.rejectedByDoctor({
      doctor: row.doctor_name,
      when: whenOf(row.appointment_date, row.appointment_time),
      reason,
      refund: paid ? formatFcfa(row.fee, " ") : null,
      link: dashboardLink(inside),
    });
    await tellPatient(inside, row, text, "rejected");
    return presentAppointment(inside, (await findAppointment(inside.db, id))!, "provider");
  });
}

function acceptedText(ctx: Context, row: AppointmentRow, toPay: Date | null): MessageText {
  const common = {
    doctor: row.doctor_name,
    when: whenOf(row.appointment_date, row.appointment_time),
    link: dashboardLink(ctx),
  };
  if (!toPay) {
    return messageTexts.acceptedByDoctor({
      ...common,
      place: row.consultation_type === "in-person" ? row.clinic_address : null,
    });
  }
  const until = `${frenchShortDate(clinicDateAt(toPay))} à ${clinicTimeAt(toPay)}`;
  return messageTexts.acceptedToPay({ ...common, until, amount: formatFcfa(row.fee, " ") });
}

async function record(ctx: Context, actor: Actor, row: AppointmentRow, event: "accepted" | "rejected"): Promise<void> {
  const now = ctx.clock.now();
  await insertEvent(ctx.db, {
    appointment_id: row.id,
    event,
    actor_account_id: actor.accountId,
    actor_role: actor.role,
    created_at: now,
  });
  await audit(ctx, actor, `appointment.${event}`, { type: "appointment", id: row.id });
}

async function tellPatient(ctx: Context, row: AppointmentRow, text: MessageText, event: string): Promise<void> {
  const to = { sms: row.account_phone, email: row.account_email };
  await writeMessages(
    ctx,
    personRows(ctx.clock.now(), to, text, {
      purpose: `appointment-${event}`,
      dedupeKey: `${event} ${row.id}`,
      keepsQuiet: true,
    }),
  );
}
