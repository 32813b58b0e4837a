import type { Job } from "#server/platform/job.ts";
import { reconcilePayments } from "./reconcile-payments.ts";
import { refundPayments } from "./refund-payments.ts";

export const paymentJobs: readonly Job[] = [
  { name: "payments.reconcile", cron: "* * * * *", run: reconcilePayments },
  { name: "payments.refund", cron: "* * * * *", run: refundPayments },
];
