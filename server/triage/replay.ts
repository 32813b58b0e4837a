import type { Level } from "#triage-engine/schema.ts";
import { engineVersion } from "#triage-engine/version.ts";
import type { Context } from "#server/context.ts";
import { loadEngine } from "./engine.ts";
import { findReportedSession } from "./problem-queries.ts";
import { listTurns } from "./queries.ts";
import { openTurn } from "./turns.ts";

/** The version of the rules that play again. */
export const rulesInUse = engineVersion;

/** How one stored answer compares with what the engine of today answers to the same words. */
export interface ReplayedTurn {
  turn: number;
  /** The version that answered then. */
  version: string;
  /** False: that version is not the one running here, and an equal answer is not promised. */
  sameVersion: boolean;
  /** True when the outcome is the same to the last letter. */
  identical: boolean;
  level: Level | null;
  levelNow: Level | null;
  rules: readonly string[];
  rulesNow: readonly string[];
}

/** The assessment that an id stands for: that of the reported problem it names, else its own. Null when only the report is left. */
export async function sessionNamed(ctx: Pick<Context, "db">, id: string): Promise<string | null> {
  const reported = await findReportedSession(ctx.db, id);
  return reported === undefined ? id : reported;
}

/** Plays a stored assessment again, turn by turn. Null when there is none of this id. */
export async function replay(ctx: Pick<Context, "db" | "sealer">, sessionId: string): Promise<ReplayedTurn[] | null> {
  const turns = (await listTurns(ctx.db, sessionId)).map((row) => openTurn(ctx, sessionId, row));
  if (turns.length === 0) return null;
  const { assess } = await loadEngine();
  return turns.map(({ answered: { outcome } }, turn) => {
    const now = assess(turns.slice(0, turn + 1).map(({ said }) => said));
    return {
      turn,
      version: outcome.version,
      sameVersion: outcome.version === engineVersion,
      identical: JSON.stringify(now) === JSON.stringify(outcome),
      level: outcome.level ?? null,
      levelNow: now.level ?? null,
      rules: outcome.trace.rules,
      rulesNow: now.trace.rules,
    };
  });
}
