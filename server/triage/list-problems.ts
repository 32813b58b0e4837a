import type { OutputOf } from "#contract/endpoint.ts";
import type { listTriageProblems as endpoint } from "#contract/triage-records.ts";
import { audit } from "#server/audit/audit.ts";
import type { Context } from "#server/context.ts";
import { decodeCursor, encodeCursor } from "#server/platform/cursors.ts";
import type { ApiRequest } from "#server/platform/route.ts";
import { listProblems } from "./problem-queries.ts";
import { openProblem } from "./report-problem.ts";

/** What people found wrong, the newest first; that it was read is written to the audit log. Refuses: invalid_request (cursor). */
export async function listTriageProblems(
  ctx: Context,
  { actor, query, nextPage }: Pick<ApiRequest<typeof endpoint>, "actor" | "query" | "nextPage">,
): Promise<OutputOf<typeof endpoint>> {
  const [after] = decodeCursor(query.cursor, 1) ?? [null];
  const rows = await listProblems(ctx.db, after ?? null, query.limit);
  if (rows.length === query.limit) nextPage(encodeCursor([rows.at(-1)!.id]));
  await audit(ctx, actor, "triage_problems.read", null, { count: rows.length });
  return rows.map((row) => {
    const problem = openProblem(ctx, row);
    return {
      id: row.id,
      message: problem.message,
      engine_version: row.engine_version,
      urgency_level: problem.urgency_level,
      trace: { rules: [...problem.trace.rules], asked: [...problem.trace.asked] },
      created_at: row.created_at.toISOString(),
    };
  });
}
