import type { Context } from "#server/context.ts";
import { inTransaction } from "#server/platform/transaction.ts";
import { tellAnswer } from "./change-messages.ts";
import { endProposal, listUnansweredProposals } from "./proposal-queries.ts";
import { findAppointment, insertEvent, type AppointmentRow } from "./queries.ts";

const atOnce = 50;

/** Ends the proposal of a locked appointment if nobody answered it in time, and tells who had proposed. */
export async function letProposalExpire(ctx: Context, row: AppointmentRow, now: Date): Promise<void> {
  const { proposal_id: id, proposal_by: by, proposal_date: date, proposal_time: time } = row;
  if (id === null || by === null || row.proposal_expires_at === null || row.proposal_expires_at > now) return;
  await endProposal(ctx.db, { id, appointmentId: row.id }, "expired", now);
  await insertEvent(ctx.db, {
    appointment_id: row.id,
    event: "proposal_expired",
    actor_role: "system",
    details: { date, time },
    created_at: now,
  });
  await tellAnswer(ctx, row, { id, by }, "expired", { date: row.appointment_date, time: row.appointment_time });
}

/** Ends the proposals nobody answered in time and frees their slots; the appointments keep their hour. Answers how many. */
export async function expireProposals(ctx: Context): Promise<number> {
  let expired = 0;
  for (;;) {
    const done = await inTransaction(ctx, async (inside) => {
      const now = inside.clock.now();
      const ids = await listUnansweredProposals(inside.db, now, atOnce);
      for (const id of ids) await letProposalExpire(inside, (await findAppointment(inside.db, id))!, now);
      return ids.length;
    });
    expired += done;
    if (done < atOnce) return expired;
  }
}
