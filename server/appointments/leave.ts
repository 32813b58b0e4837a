import { clinicDateAt, clinicTimeAt } from "#contract/clinic-time.ts";
import type { Context } from "#server/context.ts";
import type { Actor } from "#server/platform/actor.ts";
import { Refusal, refuse } from "#server/platform/refuse.ts";
import { cancel } from "./cancel.ts";
import { deleteWords, listAhead } from "./leave-queries.ts";
import { presentAppointment } from "./present.ts";
import { listEvents, listOfAccount } from "./queries.ts";
import { exportAttached } from "./triage.ts";

/** More than any account has. */
const all = 100_000;

const nowOf = (ctx: Context) => {
  const now = ctx.clock.now();
  return { date: clinicDateAt(now), time: clinicTimeAt(now) };
};

/** Every appointment of the account's patients, with notes, symptoms, the assessment that went to the doctor, and history. */
export async function exportAppointments(ctx: Context, accountId: string) {
  const rows = await listOfAccount(ctx.db, accountId, { when: null, running: nowOf(ctx) }, null, all);
  const exported = [];
  for (const row of rows) {
    exported.push({
      ...presentAppointment(ctx, row, "patient"),
      triage: await exportAttached(ctx, row.id),
      history: await listEvents(ctx.db, row.id),
    });
  }
  return exported;
}

/**
 * Calls off what lies ahead of an account that leaves, in the caller's transaction, by the rules of every cancellation: what was paid is
 * given back.
 * Refuses: appointments_ahead when money would be lost (less than a day before), or when patients are expecting this doctor.
 */
export async function leaveAppointments(ctx: Context, actor: Actor): Promise<void> {
  if ((await listAhead(ctx.db, actor.accountId, "doctor", nowOf(ctx))).length > 0) refuse("appointments_ahead");
  for (const id of await listAhead(ctx.db, actor.accountId, "patient", nowOf(ctx))) {
    try {
      await cancel(ctx, actor, id, { reason: null, kept: 0 });
    } catch (error) {
      if (error instanceof Refusal && error.code === "cancellation_terms_changed") refuse("appointments_ahead");
      throw error;
    }
  }
}

/** Erases the patients' own words: notes, symptoms, assessments, why they cancelled. */
export async function forgetAppointments(ctx: Context, accountId: string): Promise<void> {
  await deleteWords(ctx.db, accountId);
}
