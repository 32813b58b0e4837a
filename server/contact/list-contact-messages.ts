import type { listContactMessages as endpoint } from "#contract/contact.ts";
import type { OutputOf } from "#contract/endpoint.ts";
import type { Context } from "#server/context.ts";
import { decodeCursor, encodeCursor } from "#server/platform/cursors.ts";
import type { ApiRequest } from "#server/platform/route.ts";
import { listMessages } from "./queries.ts";

/** What people wrote to the team, the newest first, a page at a time. Refuses: invalid_request for a cursor that is none. */
export async function listContactMessages(
  ctx: Context,
  { query, nextPage }: Pick<ApiRequest<typeof endpoint>, "query" | "nextPage">,
): Promise<OutputOf<typeof endpoint>> {
  const [after] = decodeCursor(query.cursor, 1) ?? [null];
  const rows = await listMessages(ctx.db, after ?? null, query.limit);
  if (rows.length === query.limit) nextPage(encodeCursor([rows.at(-1)!.id]));
  return rows.map((row) => ({ ...row, created_at: row.created_at.toISOString() }));
}
