import { townNamed, type listHealthCenters } from "#contract/center-directory.ts";
import type { OutputOf } from "#contract/endpoint.ts";
import type { Context } from "#server/context.ts";
import { decodeCursor, encodeCursor } from "#server/platform/cursors.ts";
import { refuse } from "#server/platform/refuse.ts";
import type { ApiRequest } from "#server/platform/route.ts";
import { listApprovedCenters } from "./directory-queries.ts";

/** How long a browser may keep a page of the list: a center seldom changes, and somebody in danger reads it on a slow network. */
const keptSeconds = 60;
const [withEmergency, withoutEmergency] = ["1", "0"];

/**
 * The centers anybody may go to: approved and not suspended, those with an emergency service first (docs/decisions/0029).
 * Refuses: unknown_town for a town we do not list.
 */
export async function listHealthCentersOf(
  ctx: Context,
  { query, nextPage, cacheFor }: ApiRequest<typeof listHealthCenters>,
): Promise<OutputOf<typeof listHealthCenters>> {
  const town = query.town === undefined ? null : (townNamed(query.town) ?? refuse("unknown_town"));
  const [emergency, sort_name, id] = decodeCursor(query.cursor, 3) ?? [];
  const after =
    sort_name !== undefined && id !== undefined ? { hasEmergency: emergency === withEmergency, sort_name, id } : null;
  const rows = await listApprovedCenters(ctx.db, town, after, query.limit + 1);
  const shown = rows.slice(0, query.limit);
  const last = shown.at(-1);
  if (last && rows.length > shown.length) {
    nextPage(encodeCursor([last.emergency_service ? withEmergency : withoutEmergency, last.sort_name, last.id]));
  }
  cacheFor(keptSeconds);
  return shown.map(({ sort_name: _sortName, ...center }) => center);
}
