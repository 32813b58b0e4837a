import type { OutputOf } from "#contract/endpoint.ts";
import type { listRecordReadings as endpoint } from "#contract/medical-records.ts";
import { specialtyLabel, type SpecialtyId } from "#contract/specialties.ts";
import { fieldMessages } from "#texts/fields.ts";
import type { Context } from "#server/context.ts";
import type { Actor } from "#server/platform/actor.ts";
import { decodeCursor, encodeCursor } from "#server/platform/cursors.ts";
import { refuse } from "#server/platform/refuse.ts";
import { patientOfAccount } from "./medical-history.ts";
import { listReadings } from "./queries.ts";

/** True for an instant as we write it in a cursor. */
function isInstant(text: string): boolean {
  const ms = Date.parse(text);
  return !Number.isNaN(ms) && new Date(ms).toISOString() === text;
}

type Readings = OutputOf<typeof endpoint>;

/** Who was shown the record of one of the account's patients, the newest first. Refuses: patient_not_found, invalid_request (cursor). */
export async function listRecordReadings(
  ctx: Context,
  actor: Actor,
  query: { patient_id?: string | undefined; limit: number; cursor?: string | undefined },
): Promise<{ rows: Readings; next: string | null }> {
  const patientId = await patientOfAccount(ctx, actor, query.patient_id);
  const [readAt, id] = decodeCursor(query.cursor, 2) ?? [];
  if (readAt !== undefined && !isInstant(readAt)) {
    refuse("invalid_request", { errors: [{ field: "cursor", message: fieldMessages.invalid }] });
  }
  const after = readAt !== undefined && id !== undefined ? { readAt, id } : null;
  const found = await listReadings(ctx.db, patientId, after, query.limit + 1);
  const rows = found.slice(0, query.limit).map((row) => ({
    ...row,
    specialty: specialtyLabel(row.specialty as SpecialtyId),
    read_at: row.read_at.toISOString(),
  }));
  const last = found.length > query.limit ? rows.at(-1) : undefined;
  return { rows, next: last ? encodeCursor([last.read_at, last.id]) : null };
}
