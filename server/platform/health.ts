import type { FastifyInstance } from "fastify";
import type { Context } from "#server/context.ts";
import { sql } from "#server/database/sql.ts";
import { apiBases } from "./http.ts";
import { refuse } from "./refuse.ts";

/** `health`: the process is up. `ready`: the database answers and its migrations are applied. */
export function serveHealth(http: FastifyInstance, ctx: Context): void {
  for (const base of apiBases) {
    http.get(`${base}/health`, async () => ({ status: "ok" }));
    http.get(`${base}/ready`, async () => {
      const found = await sql<{ applied: number }>`select count(*) as applied from schema_migrations`.execute(ctx.db);
      if (!found.rows[0] || found.rows[0].applied === 0) refuse("temporarily_unavailable");
      return { status: "ready" };
    });
  }
}
