import type { Context } from "#server/context.ts";
import type { Actor } from "#server/platform/actor.ts";
import { updateWithdrawn } from "./leave-queries.ts";
import { findDoctorOfAccount } from "./queries.ts";

/** The doctor's profile; null for an account without one. */
export async function exportDoctor(ctx: Context, actor: Actor) {
  return findDoctorOfAccount(ctx.db, actor.accountId);
}

/** Takes a doctor who leaves out of the directory. Their name stays in their patients' books. */
export async function forgetDoctor(ctx: Context, accountId: string): Promise<void> {
  await updateWithdrawn(ctx.db, accountId);
}
