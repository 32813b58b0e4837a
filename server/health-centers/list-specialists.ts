import type { OutputOf } from "#contract/endpoint.ts";
import type { listOwnSpecialists } from "#contract/health-centers.ts";
import { specialtyLabel, type SpecialtyId } from "#contract/specialties.ts";
import type { Context } from "#server/context.ts";
import { decodeCursor, encodeCursor } from "#server/platform/cursors.ts";
import type { ApiRequest } from "#server/platform/route.ts";
import { listSpecialists } from "./queries.ts";

/** The signed-in center's doctors, in the order of their names, whatever their state. */
export async function listSpecialistsOf(
  ctx: Context,
  { actor, query, nextPage }: ApiRequest<typeof listOwnSpecialists>,
): Promise<OutputOf<typeof listOwnSpecialists>> {
  const [sortName, id] = decodeCursor(query.cursor, 2) ?? [];
  const after = sortName !== undefined && id !== undefined ? ([sortName, id] as const) : null;
  const rows = await listSpecialists(ctx.db, actor.accountId, after, query.limit + 1);
  const shown = rows.slice(0, query.limit);
  const last = shown.at(-1);
  if (last && rows.length > shown.length) nextPage(encodeCursor([last.sort_name, last.id]));
  return shown.map(({ sort_name: _sortName, specialty, status, ...row }) => ({
    ...row,
    specialty: specialtyLabel(specialty as SpecialtyId),
    status: status as "active" | "waiting" | "inactive",
  }));
}
