import type { TriageLine, TriageSession } from "#contract/triage.ts";
import type { Context } from "#server/context.ts";
import { findOwn } from "./find.ts";
import type { Asker } from "./policy.ts";
import { isOpen, presentState } from "./present.ts";
import { listTurns } from "./queries.ts";
import { openTurn, typedIn } from "./turns.ts";

/**
 * A whole assessment as it was shown, for whoever began it: to go on after a reload, or to read it again.
 * Refuses: triage_session_not_found, session_expired, mfa_required.
 */
export async function readTriage(ctx: Context, asker: Asker, given: string): Promise<TriageSession> {
  const session = await findOwn(ctx, asker, given);
  const turns = (await listTurns(ctx.db, session.id)).map((row) => openTurn(ctx, session.id, row));
  const transcript = turns.flatMap(({ said, answered, at }): TriageLine[] => [
    { from: "person", text: typedIn(said), at: at.toISOString() },
    { from: "nurse", text: answered.ai_message, at: at.toISOString() },
  ]);
  return {
    ...(await presentState(ctx, given, turns.length, turns.at(-1)!.answered)),
    transcript,
    open: isOpen(session, ctx.clock.now()),
    patient_id: session.patient_id,
    created_at: session.created_at.toISOString(),
  };
}
