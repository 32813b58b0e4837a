import type { Job } from "#server/platform/job.ts";
import { expireProposals } from "./expire-proposals.ts";
import { expireUnpaid } from "./expire.ts";
import { remind } from "./remind.ts";

export const appointmentJobs: readonly Job[] = [
  { name: "appointments.expire", cron: "* * * * *", run: (ctx) => expireUnpaid(ctx) },
  { name: "appointments.expire-proposals", cron: "* * * * *", run: expireProposals },
  { name: "appointments.remind", cron: "*/5 * * * *", run: remind },
];
