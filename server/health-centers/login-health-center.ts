import type { OutputOf } from "#contract/endpoint.ts";
import type { loginHealthCenter as endpoint } from "#contract/health-centers.ts";
import { openSessionFor, type Origin } from "#server/accounts/sign-in.ts";
import type { Context } from "#server/context.ts";
import { refuse } from "#server/platform/refuse.ts";
import { centerCodeDigest } from "./center-code.ts";
import { findCenterByCode } from "./queries.ts";

/**
 * Signs a center in by its code, whatever its state: a pending, rejected or suspended one may look. Every wrong code costs the same
 * and counts against the address it comes from.
 * Refuses: invalid_center_code for anything that is no center's code, too_many_attempts.
 */
export async function loginHealthCenter(
  ctx: Context,
  loginCode: string,
  origin: Origin,
): Promise<OutputOf<typeof endpoint>> {
  const digest = centerCodeDigest(ctx, loginCode);
  const attempted = digest.toString("base64url");
  await ctx.rateLimits.beforeAttempt("center_code", attempted, origin.address);
  const center = await findCenterByCode(ctx.db, digest);
  if (!center) {
    await ctx.rateLimits.attemptFailed("center_code", attempted, origin.address);
    refuse("invalid_center_code");
  }
  await ctx.rateLimits.attemptSucceeded("center_code", attempted);
  const { user: _user, ...session } = await openSessionFor(ctx, center.account_id, "code", origin);
  return { ...session, health_center: { id: center.id, name: center.name, status: center.status } };
}
