import type { Context } from "#server/context.ts";
import { findProfile } from "./directory-queries.ts";

/** What is kept of a center that anybody may read; null for an account without one. */
export async function exportCenter(ctx: Context, accountId: string) {
  return findProfile(ctx.db, accountId);
}
