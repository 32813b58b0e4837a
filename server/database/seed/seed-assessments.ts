import { attachTriage } from "#server/appointments/triage.ts";
import type { Context } from "#server/context.ts";
import type { Actor } from "#server/platform/actor.ts";
import { continueTriage, prepareMessage } from "#server/triage/continue.ts";
import { askerOf } from "#server/triage/policy.ts";
import { openTriage, startTriage } from "#server/triage/start.ts";
import { findDependant } from "./seed-queries.ts";

const minute = 60_000;
const day = 24 * 60 * minute;
/** More than any assessment asks. */
const answersMost = 15;
/** What this person answers where it is offered: nothing more than what was said first. */
const denials = ["Rien de tout cela", "Non"];

/** An account as it would be signed in; nothing of the session counts here. */
function signedIn(accountId: string): Actor {
  return { accountId, role: "patient", isSuperAdmin: false, sessionId: "", aal: "aal1", mfaRequired: false };
}

/** One chat with the nurse, to its end, by the product's own verbs; answers the session, or null when she goes on asking. */
async function assessed(
  ctx: Context,
  accountId: string,
  at: Date,
  says: string,
  patientId: string | null,
): Promise<string | null> {
  const asker = askerOf(signedIn(accountId));
  const after = (answers: number): Context => {
    const then = new Date(at.getTime() + (answers * minute) / 3);
    // Demonstration data asks no model.
    return { ...ctx, triageModel: null, clock: { now: () => then } };
  };
  const opening = await openTriage(after(0), asker, { initial_symptoms: says, patient_id: patientId });
  let state = await startTriage(after(0), asker, opening);
  for (let answers = 1; !state.completed && answers < answersMost; answers += 1) {
    const offered = state.quick_replies.map(({ label }) => label);
    const message = offered.find((label) => denials.includes(label)) ?? offered[0] ?? "Je ne sais pas";
    const input = { session_id: state.session_id, message, step: state.step };
    const now = after(answers);
    state = await continueTriage(now, asker, input, await prepareMessage(now, asker, input));
  }
  return state.completed ? state.session_id : null;
}

/**
 * What Awa told the nurse: for her child, three weeks ago, and for herself before she booked; that one lies with the appointment, where
 * its doctor has not read it yet.
 */
export async function seedAssessments(
  ctx: Context,
  accountId: string,
  appointment: { id: string; created_at: Date },
): Promise<void> {
  const child = await findDependant(ctx.db, accountId);
  const weeksAgo = new Date(ctx.clock.now().getTime() - 19 * day);
  await assessed(ctx, accountId, weeksAgo, "Il a le nez qui coule et il tousse un peu depuis hier.", child);
  const before = new Date(appointment.created_at.getTime() - 10 * minute);
  const own = await assessed(
    ctx,
    accountId,
    before,
    "J'ai 34 ans. Depuis deux semaines mon cœur bat vite quand je monte les escaliers.",
    null,
  );
  if (own === null) return;
  const booked = new Date(appointment.created_at.getTime() + minute);
  await attachTriage({ ...ctx, clock: { now: () => booked } }, signedIn(accountId), appointment.id, own);
}
