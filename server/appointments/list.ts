import type { Appointment, AppointmentOrder, AppointmentStatus, AppointmentTime } from "#contract/appointments.ts";
import { clinicDateAt, clinicTimeAt, isClinicDate, isClinicTime } from "#contract/clinic-time.ts";
import { slotMinutes } from "#contract/slots.ts";
import { fieldMessages } from "#texts/fields.ts";
import type { Context } from "#server/context.ts";
import type { Actor } from "#server/platform/actor.ts";
import { decodeCursor, encodeCursor } from "#server/platform/cursors.ts";
import { refuse } from "#server/platform/refuse.ts";
import { presentAppointment } from "./present.ts";
import { listOfAccount, listOfDoctor, type AppointmentRow, type ListPosition } from "./queries.ts";

interface Page {
  limit: number;
  cursor?: string | undefined;
}

/** A page of a list and where the next begins. */
export interface ListedPage {
  rows: Appointment[];
  next: string | null;
}

function positionOf(cursor: string | undefined): ListPosition | null {
  const [date, time, id] = decodeCursor(cursor, 3) ?? [];
  if (date === undefined || time === undefined || id === undefined) return null;
  if (!isClinicDate(date) || !isClinicTime(time)) {
    refuse("invalid_request", { errors: [{ field: "cursor", message: fieldMessages.invalid }] });
  }
  return { date, time, id };
}

function pageOf(
  ctx: Context,
  rows: readonly AppointmentRow[],
  limit: number,
  audience: "patient" | "provider",
): ListedPage {
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  return {
    rows: shown.map((row) => presentAppointment(ctx, row, audience)),
    next: last ? encodeCursor([last.appointment_date, last.appointment_time, last.id]) : null,
  };
}

/**
 * The account's appointments, those of its children and parents included, the latest date first; or those to come, the soonest
 * first: pending or accepted, and not over.
 */
export async function listOwn(
  ctx: Context,
  actor: Actor,
  query: Page & { when?: AppointmentTime | undefined },
): Promise<ListedPage> {
  const began = new Date(ctx.clock.now().getTime() - slotMinutes * 60_000);
  const running = { date: clinicDateAt(began), time: clinicTimeAt(began) };
  const wanted = { when: query.when ?? null, running };
  const rows = await listOfAccount(ctx.db, actor.accountId, wanted, positionOf(query.cursor), query.limit + 1);
  return pageOf(ctx, rows, query.limit, "patient");
}

/** The requests and appointments of the signed-in doctor, the latest date first unless the soonest is asked for. */
export async function listForDoctor(
  ctx: Context,
  actor: Actor,
  query: Page & { status?: AppointmentStatus | undefined; order?: AppointmentOrder | undefined },
): Promise<ListedPage> {
  const wanted = { status: query.status ?? null, order: query.order ?? "latest" };
  const rows = await listOfDoctor(ctx.db, actor.accountId, wanted, positionOf(query.cursor), query.limit + 1);
  return pageOf(ctx, rows, query.limit, "provider");
}
