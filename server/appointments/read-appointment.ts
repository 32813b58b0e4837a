import {
  appointmentEvents,
  type AppointmentEvent,
  type HistoryEntry,
  type readAppointment as endpoint,
} from "#contract/appointment-changes.ts";
import type { OutputOf } from "#contract/endpoint.ts";
import type { Context } from "#server/context.ts";
import type { Actor } from "#server/platform/actor.ts";
import { audienceOf, findConcerned } from "./concerned.ts";
import { presentAppointment } from "./present.ts";
import { listEvents, type HistoryRow } from "./queries.ts";

const sides: Record<string, HistoryEntry["by"]> = { patient: "patient", specialist: "doctor" };
const known: readonly string[] = appointmentEvents;

function entryOf(row: HistoryRow): HistoryEntry {
  return {
    event: row.event as AppointmentEvent,
    at: row.created_at.toISOString(),
    by: sides[row.actor_role] ?? "system",
    details: row.details as HistoryEntry["details"],
  };
}

/** One appointment and all that happened to it, for its patient's account and its doctor. Refuses: appointment_not_found. */
export async function readAppointment(ctx: Context, actor: Actor, id: string): Promise<OutputOf<typeof endpoint>> {
  const { row, side } = await findConcerned(ctx, actor, id);
  const history = (await listEvents(ctx.db, id)).filter(({ event }) => known.includes(event)).map(entryOf);
  return { ...presentAppointment(ctx, row, audienceOf(side)), history };
}
