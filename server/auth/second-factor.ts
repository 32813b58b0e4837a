import type { Context } from "#server/context.ts";
import { hasVerifiedFactor } from "./queries.ts";

/** True when this person has proven a second factor, so that a password alone opens only the way to it. */
export async function owesSecondFactor(ctx: Pick<Context, "db">, userId: string): Promise<boolean> {
  return hasVerifiedFactor(ctx.db, userId);
}
