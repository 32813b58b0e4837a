import type { AppointmentSide } from "#contract/appointments.ts";
import type { Context } from "#server/context.ts";
import type { Actor } from "#server/platform/actor.ts";
import { refuse } from "#server/platform/refuse.ts";
import { sideOf } from "./policy.ts";
import { findAppointment, findAppointmentForUpdate, type AppointmentRow } from "./queries.ts";

/** An appointment and the side on which the reader stands. */
export interface Concerned {
  row: AppointmentRow;
  side: AppointmentSide;
}

function concern(actor: Actor, row: AppointmentRow | null): Concerned {
  const side = row && sideOf(actor, row);
  return row && side ? { row, side } : refuse("appointment_not_found");
}

/** An appointment of one of the account's patients, or of this doctor. Refuses: appointment_not_found, for strangers alike. */
export async function findConcerned(ctx: Context, actor: Actor, id: string): Promise<Concerned> {
  return concern(actor, await findAppointment(ctx.db, id));
}

/** The same, locked until the transaction ends: what both sides do at once happens one after the other. */
export async function lockConcerned(ctx: Context, actor: Actor, id: string): Promise<Concerned> {
  return concern(actor, await findAppointmentForUpdate(ctx.db, id));
}

/** Turns strangers away before the body is looked at. Refuses: appointment_not_found. */
export async function allowConcerned(ctx: Context, actor: Actor, params: { id: string }): Promise<void> {
  await findConcerned(ctx, actor, params.id);
}

/** How each side reads an appointment. */
export const audienceOf = (side: AppointmentSide) => (side === "patient" ? "patient" : "provider");
