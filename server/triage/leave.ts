import type { Context } from "#server/context.ts";
import { listProblemsOfSession } from "./problem-queries.ts";
import { deleteOfAccount, listSessions, listTurns } from "./queries.ts";
import { openProblem } from "./report-problem.ts";
import { openTurn, typedIn } from "./turns.ts";

/** More than any account has. */
const all = 100_000;

/** Every assessment of the account's patients, word for word, with what was concluded and the problems that were reported. */
export async function exportTriage(ctx: Context, accountId: string) {
  const sessions = await listSessions(ctx.db, accountId, null, all);
  const exported = [];
  for (const { id, patient_id, created_at } of sessions) {
    const turns = (await listTurns(ctx.db, id)).map((row) => openTurn(ctx, id, row));
    const { outcome } = turns.at(-1)!.answered;
    const problems = await listProblemsOfSession(ctx.db, id);
    exported.push({
      patient_id,
      created_at,
      messages: turns.map(({ said, answered, at }) => ({ at, said: typedIn(said), answered: answered.ai_message })),
      urgency_level: outcome.level ?? null,
      reasons: outcome.reasons,
      engine_version: outcome.version,
      problems: problems.map((row) => ({ reported_at: row.created_at, message: openProblem(ctx, row).message })),
    });
  }
  return exported;
}

/** Erases them, and the problems that were reported in them. */
export async function forgetTriage(ctx: Context, accountId: string): Promise<void> {
  await deleteOfAccount(ctx.db, accountId);
}
