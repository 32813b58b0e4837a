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
import { countProblems, insertProblem, type ProblemRow } from "./problem-queries.ts";
import { listTurns } from "./queries.ts";
import { sealedProblem } from "./sealed-columns.ts";
import { openTurn } from "./turns.ts";

/** What is kept of a problem: of the conversation only which rules and questions it came to, no sign that was told. */
interface Problem {
  message: string;
  urgency_level: UrgencyLevel | null;
  trace: Pick<Outcome["trace"], "rules" | "asked">;
}

export function openProblem({ sealer }: Pick<Context, "sealer">, { id, report }: ProblemRow): Problem {
  return JSON.parse(sealer.open(report, sealedProblem.context(id))) as Problem;
}

/** More would be somebody's program. */
const problemsMost = 5;

/**
 * Keeps what a person finds wrong in an assessment, with the rules that played, for those who answer for the content. A visitor's stays when
 * the session is erased, without a way back to it: an incident must be found again. An account's goes with the account.
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
    const { rules, asked } = outcome.trace;
    const problem: Problem = {
      message: input.message,
      urgency_level: outcome.level ?? null,
      trace: { rules, asked },
    };
    await insertProblem(inside.db, {
      id,
      session_id: session.id,
      patient_id: session.patient_id,
      engine_version: outcome.version,
      report: inside.sealer.seal(JSON.stringify(problem), sealedProblem.context(id)),
      created_at: inside.clock.now(),
    });
  });
  return { success: true, message: triageAnswers.problemReported };
}
