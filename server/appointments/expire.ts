import { messageTexts } from "#texts/messages.ts";
import type { Context } from "#server/context.ts";
import { whenOf } from "#server/messages/when.ts";
import { inTransaction } from "#server/platform/transaction.ts";
import { personRows, writeMessages } from "#server/messages/write-message.ts";
import { dashboardLink } from "./links.ts";
import { findAppointment, freeSlots, insertEvent, listUnpaidToExpire, updateAppointment } from "./queries.ts";

/** How many bookings one transaction cancels: short locks, a long backlog is worked off in several. */
const atOnce = 50;

/**
 * Cancels the bookings whose time to pay is over, frees their slots and tells their patients; those with an attempt open at the
 * provider wait. Of one account only, when one is given. Answers how many.
 */
export async function expireUnpaid(ctx: Context, accountId: string | null = null): Promise<number> {
  let expired = 0;
  for (;;) {
    const done = await inTransaction(ctx, (inside) => expireSome(inside, accountId));
    expired += done;
    if (done < atOnce) return expired;
  }
}

async function expireSome(ctx: Context, accountId: string | null): Promise<number> {
  const now = ctx.clock.now();
  const ids = await listUnpaidToExpire(ctx.db, now, accountId, atOnce);
  for (const id of ids) {
    const row = (await findAppointment(ctx.db, id))!;
    await updateAppointment(ctx.db, id, {
      status: "cancelled",
      cancellation_reason: "unpaid",
      hold_number: null,
      decided_at: now,
    });
    await freeSlots(ctx.db, id, now);
    await insertEvent(ctx.db, { appointment_id: id, event: "expired", actor_role: "system", created_at: now });
    const text = messageTexts.bookingExpired({
      doctor: row.doctor_name,
      when: whenOf(row.appointment_date, row.appointment_time),
      link: dashboardLink(ctx),
    });
    const to = { sms: row.account_phone, email: row.account_email };
    await writeMessages(
      ctx,
      personRows(now, to, text, { purpose: "booking-expired", dedupeKey: `expired ${id}`, keepsQuiet: true }),
    );
  }
  return ids.length;
}
