import type { InputOf, OutputOf } from "#contract/endpoint.ts";
import type { UrgencyLevel, reportTriageProblem as endpoint } from "#contract/triage.ts";
import { triageAnswers } from "#texts/triage.ts";
import type { Outcome } from "#triage-engine/engine.ts";
import type { Context } from "#server/context.ts";
import { newId } from "#server/platform/ids.ts";
import { refuse } from "#server/platform/refuse.ts";
import { inTransaction } from "#server/platform/transaction.ts";
import { findOwn } from "./find.ts";
import type { Asker } from "./policy.ts";
import { countProblems, insertProblem, listTurns } from "./queries.ts";
import { sealedProblem } from "./sealed-columns.ts";
import { openTurn } from "./turns.ts";

/** What is kept of a problem: nothing of the conversation but what the rules made of it. */
export interface Problem {
  message: string;
  urgency_level: UrgencyLevel | null;
  trace: Outcome["trace"];
}

/** More would be somebody's program. */
const problemsMost = 5;

/**
 * Keeps what a person finds wrong in an assessment, with the trace of the rules, for those who answer for the content. The trace names
 * neither the person nor what was said. It stays when the session is erased: an incident must be found again.
 * Refuses: triage_session_not_found, too_many_requests, session_expired, mfa_required.
 */
export async function reportTriageProblem(
  ctx: Context,
  asker: Asker,
  given: string,
  input: InputOf<typeof endpoint>,
): Promise<OutputOf<typeof endpoint>> {
  await inTransaction(ctx, async (inside) => {
    const session = await findOwn(inside, asker, given, true);
    if ((await countProblems(inside.db, session.id)) >= problemsMost) refuse("too_many_requests");
    const { outcome } = openTurn(inside, session.id, (await listTurns(inside.db, session.id)).at(-1)!).answered;
    const id = newId();
    const problem: Problem = { message: input.message, urgency_level: outcome.level ?? null, trace: outcome.trace };
    await insertProblem(inside.db, {
      id,
      session_id: session.id,
      engine_version: outcome.version,
      report: inside.sealer.seal(JSON.stringify(problem), sealedProblem.context(id)),
      created_at: inside.clock.now(),
    });
  });
  return { success: true, message: triageAnswers.problemReported };
}
