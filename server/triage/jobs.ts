import { triageVisitorDays } from "#contract/triage.ts";
import type { Job } from "#server/platform/job.ts";
import { deleteVisitorSessions } from "./queries.ts";

export const triageJobs: readonly Job[] = [
  {
    name: "triage.forget-visitors",
    cron: "29 * * * *",
    run: (ctx) => deleteVisitorSessions(ctx.db, new Date(ctx.clock.now().getTime() - triageVisitorDays * 86_400_000)),
  },
];
