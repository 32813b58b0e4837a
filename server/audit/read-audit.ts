import type { Context } from "#server/context.ts";
import { listAuditRows } from "./queries.ts";

export type AuditRow = Awaited<ReturnType<typeof listAuditRows>>["rows"][number];

/** A page of the log, the newest entry first, and how many entries there are. */
export async function readAudit(ctx: Pick<Context, "db">, page: { limit: number; offset: number }) {
  return listAuditRows(ctx.db, page);
}
