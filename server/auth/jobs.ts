import type { Job } from "#server/platform/job.ts";
import { deleteOldFlows } from "./flow-queries.ts";
import { flowSeconds } from "./flows.ts";
import { keptElsewhere } from "./hosted.ts";
import { listRemoved } from "./hosted-queries.ts";
import { deleteOldProvisional } from "./queries.ts";
import { deleteAbandoned } from "./factor-queries.ts";
import { deleteOldCodes } from "./sent-code-queries.ts";
import { deleteEndedSessions } from "./session-queries.ts";
import { rotateSigningKey } from "./signing-keys.ts";
import { tokensOf } from "./token-verifier.ts";
import { deleteUser } from "./user-queries.ts";
import type { Context } from "#server/context.ts";

/** Somebody for whom a code was asked, and who never came, is forgotten after a week. */
const provisionalMs = 7 * 86_400_000;
/** A signing key serves a quarter of a year. */
const keyAgeMs = 90 * 86_400_000;

/** Tells a hosted project whom we removed: only then is the last of them gone here. Twice tells once. */
async function removeThere(ctx: Context): Promise<void> {
  if (!ctx.identity) return;
  for (const id of await listRemoved(ctx.db, keptElsewhere, 100)) {
    await ctx.identity.removeUser(id);
    await deleteUser(ctx.db, id);
  }
}

export const authJobs: readonly Job[] = [
  {
    name: "auth.clear-ended-sessions",
    cron: "23 * * * *",
    run: (ctx) => deleteEndedSessions(ctx.db, ctx.clock.now()),
  },
  {
    name: "auth.clear-old-codes",
    cron: "37 * * * *",
    run: (ctx) => deleteOldCodes(ctx.db, new Date(ctx.clock.now().getTime() - 86_400_000)),
  },
  {
    // A day: whoever installs an app first must still find the factor they began.
    name: "auth.sweep-factors",
    cron: "47 * * * *",
    run: (ctx) => deleteAbandoned(ctx.db, new Date(ctx.clock.now().getTime() - 86_400_000)),
  },
  {
    name: "auth.clear-old-flows",
    cron: "43 * * * *",
    run: (ctx) => deleteOldFlows(ctx.db, new Date(ctx.clock.now().getTime() - flowSeconds * 1000)),
  },
  {
    name: "auth.clear-provisional-users",
    cron: "53 3 * * *",
    run: (ctx) => deleteOldProvisional(ctx.db, new Date(ctx.clock.now().getTime() - provisionalMs)),
  },
  { name: "auth.remove-there", cron: "*/2 * * * *", run: removeThere },
  {
    name: "auth.rotate-signing-key",
    cron: "41 3 * * *",
    run: (ctx) => rotateSigningKey(ctx, tokensOf(ctx).keys, keyAgeMs),
  },
];
