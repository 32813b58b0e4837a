import { addDays, clinicDateAt } from "#contract/clinic-time.ts";
import { messageTexts } from "#texts/messages.ts";
import type { Context } from "#server/context.ts";
import { afterQuietHours } from "#server/messages/quiet-hours.ts";
import { whenOf } from "#server/messages/when.ts";
import { personRows, writeMessages } from "#server/messages/write-message.ts";
import { inTransaction } from "#server/platform/transaction.ts";
import { dashboardLink, placeOf } from "./links.ts";
import { findAppointment, type AppointmentRow } from "./queries.ts";
import { listToRemind, setReminded, type ReminderWindow } from "./reminder-queries.ts";

const atOnce = 50;

/** The day before, and two hours before; not any more when the appointment is so near that the reminder would be noise. */
const reminders = {
  day: { column: "day_reminded_at", most: 24 * 60, least: 3 * 60 },
  soon: { column: "soon_reminded_at", most: 2 * 60, least: 30 },
} as const satisfies Record<string, ReminderWindow>;
type Kind = keyof typeof reminders;

/**
 * Reminds patients of what the doctor accepted and nobody still has to pay, once the day before and once two hours before, by SMS and
 * e-mail. At night it rests: what falls due then is told at 07:00 if the appointment is still half an hour away, so nothing waits in
 * the outbox for an appointment that is called off meanwhile. Answers how many. Source: decisions, "Directory".
 */
export async function remind(ctx: Context): Promise<number> {
  const now = ctx.clock.now();
  if (afterQuietHours(now) > now) return 0;
  let reminded = 0;
  for (const kind of ["soon", "day"] as const) {
    for (;;) {
      const done = await inTransaction(ctx, (inside) => remindSome(inside, kind, now));
      reminded += done;
      if (done < atOnce) break;
    }
  }
  return reminded;
}

async function remindSome(ctx: Context, kind: Kind, now: Date): Promise<number> {
  const today = clinicDateAt(now);
  const ids = await listToRemind(ctx.db, reminders[kind], now, { from: today, to: addDays(today, 1) }, atOnce);
  for (const id of ids) {
    await remindOne(ctx, (await findAppointment(ctx.db, id))!, kind, now);
    await setReminded(ctx.db, id, reminders[kind].column, now);
  }
  return ids.length;
}

async function remindOne(ctx: Context, row: AppointmentRow, kind: Kind, now: Date): Promise<void> {
  const { appointment_date: date, appointment_time: time } = row;
  const words = kind === "day" ? messageTexts.reminderDayBefore : messageTexts.reminderSoon;
  const text = words({
    doctor: row.doctor_name,
    when: whenOf(date, time),
    patient: row.patient_name,
    place: placeOf(row),
    link: dashboardLink(ctx),
  });
  const to = { sms: row.account_phone, email: row.account_email };
  // An appointment that moves is reminded of again at its new time, never twice at the same.
  const dedupeKey = `remind ${kind} ${row.id} ${date} ${time}`;
  await writeMessages(ctx, personRows(now, to, text, { purpose: `reminder-${kind}`, dedupeKey }));
}
