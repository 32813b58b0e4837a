import type { makeCalendarLink } from "#contract/appointment-changes.ts";
import type { AppointmentSide } from "#contract/appointments.ts";
import type { OutputOf } from "#contract/endpoint.ts";
import { slotMinutes } from "#contract/slots.ts";
import { calendarTexts } from "#texts/appointments.ts";
import type { Context } from "#server/context.ts";
import type { Actor } from "#server/platform/actor.ts";
import { FileAnswer } from "#server/platform/file-answer.ts";
import { refuse } from "#server/platform/refuse.ts";
import { openLink, signLink } from "#server/platform/signed-links.ts";
import { calendarFile } from "./calendar.ts";
import type { Concerned } from "./concerned.ts";
import { dashboardLink, placeOf } from "./links.ts";
import { sideOf } from "./policy.ts";
import { findAppointment, type AppointmentRow } from "./queries.ts";
import { beginOf } from "./terms.ts";

const purpose = "calendar link";

async function confirmed(ctx: Context, id: string, mayRead: (row: AppointmentRow) => boolean): Promise<AppointmentRow> {
  const row = await findAppointment(ctx.db, id);
  if (!row || !mayRead(row)) refuse("appointment_not_found");
  return row.status === "accepted" ? row : refuse("calendar_not_ready");
}

/**
 * An address, good for ten minutes, where the calendar file can be downloaded without a session.
 * Refuses: appointment_not_found, calendar_not_ready unless the doctor has accepted.
 */
export async function makeLink(ctx: Context, actor: Actor, id: string): Promise<OutputOf<typeof makeCalendarLink>> {
  const row = await confirmed(ctx, id, (found) => sideOf(actor, found) !== null);
  const { token, expiresAt } = signLink(ctx, purpose, `${row.id} ${sideOf(actor, row)}`);
  return {
    url: `${ctx.config.publicUrl()}/api/appointments/${row.id}/calendar.ics?token=${token}`,
    expires_at: expiresAt.toISOString(),
  };
}

/**
 * The calendar file of an accepted appointment, for whoever holds a token of `makeLink` or a session of either side. It names the
 * doctor and no specialty: calendars are shown to others.
 * Refuses: link_expired, not_signed_in (neither token nor session), appointment_not_found, calendar_not_ready.
 */
export async function readCalendarFile(
  ctx: Context,
  actor: Actor | null,
  id: string,
  token: string | undefined,
): Promise<FileAnswer> {
  const { row, side } = await (token === undefined ? findBySession(ctx, actor, id) : findByToken(ctx, id, token));
  const begins = beginOf(row);
  const texts = calendarTexts[side];
  const video = row.consultation_type === "video";
  const file = calendarFile({
    uid: row.id,
    summary: texts.summary(row.doctor_name, video),
    description: video ? texts.video : texts.inPerson,
    location: placeOf(row),
    url: dashboardLink(ctx),
    begins,
    minutes: slotMinutes,
    sequence: row.moves,
    written: ctx.clock.now(),
  });
  return new FileAnswer(file, `rendez-vous-${row.appointment_date}.ics`);
}

async function findByToken(ctx: Context, id: string, token: string): Promise<Concerned> {
  const [named, side] = openLink(ctx, purpose, token).split(" ");
  return { row: await confirmed(ctx, id, (found) => found.id === named), side: side as AppointmentSide };
}

async function findBySession(ctx: Context, actor: Actor | null, id: string): Promise<Concerned> {
  // Without a session nobody learns whether the appointment exists.
  if (!actor || actor.mfaRequired) refuse(actor ? "mfa_required" : "not_signed_in");
  const row = await confirmed(ctx, id, (found) => sideOf(actor, found) !== null);
  return { row, side: sideOf(actor, row)! };
}
