import type { OutputOf } from "#contract/endpoint.ts";
import type { listTriage as endpoint } from "#contract/triage-records.ts";
import type { Context } from "#server/context.ts";
import { decodeCursor, encodeCursor } from "#server/platform/cursors.ts";
import type { ApiRequest } from "#server/platform/route.ts";
import { isOpen } from "./present.ts";
import { listSessions, listTurns } from "./queries.ts";
import { openTurn, typedIn } from "./turns.ts";

/** The assessments of an account's patients, the newest first. Refuses: invalid_request (cursor). */
export async function listTriage(
  ctx: Context,
  { actor, query, nextPage }: Pick<ApiRequest<typeof endpoint>, "actor" | "query" | "nextPage">,
): Promise<OutputOf<typeof endpoint>> {
  const [after] = decodeCursor(query.cursor, 1) ?? [null];
  const rows = await listSessions(ctx.db, actor.accountId, after ?? null, query.limit);
  if (rows.length === query.limit) nextPage(encodeCursor([rows.at(-1)!.id]));
  const now = ctx.clock.now();
  return Promise.all(
    rows.map(async (row) => {
      const turns = await listTurns(ctx.db, row.id);
      const { outcome } = openTurn(ctx, row.id, turns.at(-1)!).answered;
      return {
        session_id: row.id,
        patient_id: row.patient_id,
        patient_name: row.patient_name,
        completed: outcome.done,
        urgency_level: (outcome.done && outcome.level) || null,
        initial_symptoms: typedIn(openTurn(ctx, row.id, turns[0]!).said),
        open: isOpen(row, now),
        created_at: row.created_at.toISOString(),
      };
    }),
  );
}
