import { triageProblemDays, triageVisitorDays } from "#contract/triage.ts";
import type { Context } from "#server/context.ts";
import type { Job } from "#server/platform/job.ts";
import { deleteProblems } from "./problem-queries.ts";
import { deleteVisitorSessions } from "./queries.ts";

const daysAgo = (ctx: Context, days: number) => new Date(ctx.clock.now().getTime() - days * 86_400_000);

export const triageJobs: readonly Job[] = [
  {
    name: "triage.forget-visitors",
    cron: "29 * * * *",
    run: (ctx) => deleteVisitorSessions(ctx.db, daysAgo(ctx, triageVisitorDays)),
  },
  {
    name: "triage.forget-problems",
    cron: "31 3 * * *",
    run: (ctx) => deleteProblems(ctx.db, daysAgo(ctx, triageProblemDays)),
  },
];
