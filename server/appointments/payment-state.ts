import { unpaidHoldMinutes } from "#contract/appointments.ts";
import { instantOf, type ClinicDate, type ClinicTime } from "#contract/clinic-time.ts";
import type { ConsultationKind } from "#contract/slots.ts";
import type { Context } from "#server/context.ts";
import { inTransaction } from "#server/platform/transaction.ts";
import { refuse } from "#server/platform/refuse.ts";
import {
  claimAgain,
  findAppointmentForUpdate,
  insertEvent,
  setClaimExpiry,
  setDeadline,
  setPaid,
  updateAppointment,
  type AppointmentRow,
} from "./queries.ts";

/** What the payments feature may know of an appointment. */
export interface PayableAppointment {
  id: string;
  account_id: string;
  doctor_id: string;
  doctor_name: string;
  doctor_account_id: string | null;
  patient_name: string;
  appointment_date: ClinicDate;
  appointment_time: ClinicTime;
  consultation_type: ConsultationKind;
  fee: number;
}

function payable(row: AppointmentRow): PayableAppointment {
  return { ...row, consultation_type: row.consultation_type as ConsultationKind };
}

/** How long a slot stays held after an attempt to pay failed, so that the person can try again. */
const retryMinutes = 10;

/**
 * True when a payment may be opened now: money is due, and either the booking's clock still runs or it never did (in person before
 * its 30 minutes are over; video once the doctor accepted and until its deadline).
 */
export function mayPay(
  row: Pick<AppointmentRow, "status" | "payment_state" | "consultation_type" | "pay_before">,
  now: Date,
): boolean {
  if (row.payment_state !== "due") return false;
  if (row.pay_before !== null && row.pay_before <= now) return false;
  return row.consultation_type === "in-person" ? row.status === "pending" : row.status === "accepted";
}

/**
 * The account's appointment, locked until the transaction ends so that expiry cannot slip between, if it may be paid now.
 * Refuses: appointment_not_found, already_paid, booking_expired, nothing_to_pay.
 */
export async function findPayable(ctx: Context, accountId: string, appointmentId: string): Promise<PayableAppointment> {
  const row = await findAppointmentForUpdate(ctx.db, appointmentId);
  if (!row || row.account_id !== accountId) refuse("appointment_not_found");
  const now = ctx.clock.now();
  if (row.payment_state === "paid") refuse("already_paid");
  if (row.status === "cancelled" && row.cancellation_reason === "unpaid") refuse("booking_expired");
  if (row.payment_state === "due" && row.pay_before !== null && row.pay_before <= now) refuse("booking_expired");
  if (!mayPay(row, now)) refuse("nothing_to_pay");
  return payable(row);
}

/** An attempt is open at the provider: the slot is kept until the provider has decided (`releaseHold` lets the clock run again). */
export async function holdForPayment(ctx: Context, appointmentId: string): Promise<void> {
  await setClaimExpiry(ctx.db, appointmentId, null);
}

/** An attempt ended without money: the slot's clock runs again, with a few minutes left to try once more. */
export async function releaseHold(ctx: Context, appointmentId: string): Promise<void> {
  await inTransaction(ctx, async (inside) => {
    const row = await findAppointmentForUpdate(inside.db, appointmentId);
    if (!row || row.payment_state !== "due" || row.pay_before === null) return;
    const retryUntil = new Date(inside.clock.now().getTime() + retryMinutes * 60_000);
    const latest = new Date(row.created_at.getTime() + 4 * unpaidHoldMinutes * 60_000);
    const until = new Date(Math.max(row.pay_before.getTime(), Math.min(retryUntil.getTime(), latest.getTime())));
    await setDeadline(inside.db, row.id, until);
  });
}

/** What became of an appointment whose money arrived. `not_revivable`: the money must go back. */
export type PaidOutcome = "paid" | "revived" | "already_paid" | "not_revivable";

/**
 * The provider has the money. A living booking becomes paid; one that had expired is revived when its slot is still free and ahead;
 * otherwise nothing changes and the caller refunds. Call it in the transaction that settles the payment.
 */
export async function markPaid(ctx: Context, appointmentId: string): Promise<PaidOutcome> {
  return inTransaction(ctx, async (inside) => {
    const row = await findAppointmentForUpdate(inside.db, appointmentId);
    if (!row) throw new Error(`payment for appointment ${appointmentId} that does not exist`);
    if (row.payment_state === "paid") return "already_paid";
    const alive = row.status === "pending" || row.status === "accepted";
    const expired = row.status === "cancelled" && row.cancellation_reason === "unpaid";
    if (row.payment_state !== "due" || !(alive || expired)) return "not_revivable";
    const now = inside.clock.now();
    if (expired && instantOf(row.appointment_date, row.appointment_time) <= now) return "not_revivable";
    // An expired claim may have been taken over before the job cancelled this booking: claiming again decides.
    if (!(await claimAgain(inside.db, row, now))) return "not_revivable";
    // Video is paid after acceptance, so an expired video booking had been accepted; in person it was still a request.
    const status = alive ? row.status : row.consultation_type === "video" ? "accepted" : "pending";
    await setPaid(inside.db, row.id, status);
    await insertEvent(inside.db, {
      appointment_id: row.id,
      event: expired ? "revived" : "paid",
      actor_role: "system",
      created_at: now,
    });
    return expired ? "revived" : "paid";
  });
}

/** The money of a cancelled or rejected appointment has gone back; nothing happens unless a refund was due. */
export async function markRefunded(ctx: Context, appointmentId: string): Promise<void> {
  await inTransaction(ctx, async (inside) => {
    const row = await findAppointmentForUpdate(inside.db, appointmentId);
    if (row?.payment_state !== "refund_due") return;
    await updateAppointment(inside.db, row.id, { payment_state: "refunded" });
    await insertEvent(inside.db, {
      appointment_id: row.id,
      event: "refunded",
      actor_role: "system",
      created_at: inside.clock.now(),
    });
  });
}
