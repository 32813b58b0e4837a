import { appointmentJobs } from "#server/appointments/jobs.ts";
import { authJobs } from "#server/auth/jobs.ts";
import { paymentJobs } from "#server/payments/jobs.ts";
import { forgetIdempotencyKeys } from "#server/platform/forget-idempotency-keys.ts";
import type { Job } from "#server/platform/job.ts";
import { triageJobs } from "#server/triage/jobs.ts";

/** Every job of the product, feature by feature. Sending messages is no job: it has a loop of its own (`worker.ts`). */
export const jobs: readonly Job[] = [
  ...appointmentJobs,
  ...paymentJobs,
  ...authJobs,
  ...triageJobs,
  { name: "platform.forget-idempotency-keys", cron: "17 * * * *", run: forgetIdempotencyKeys },
];
