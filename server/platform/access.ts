import type { Access, AnyEndpoint } from "#contract/endpoint.ts";
import type { Context } from "#server/context.ts";
import type { Actor } from "./actor.ts";
import { refuse } from "./refuse.ts";

function roleIsAmong(access: Exclude<Access, string>, actor: Actor): boolean {
  if (actor.isSuperAdmin && access.includes("super_admin")) return true;
  return access.includes(actor.role);
}

/**
 * Lets a request in, or refuses it before anything else of it is looked at.
 * Refuses: not_signed_in without a bearer, session_expired with one that no longer counts, not_allowed with another role,
 * mfa_required while a second factor is owed, except where the endpoint shows that factor. On endpoints open to anyone a foreign bearer is as good as none.
 */
export async function admit(
  ctx: Context,
  endpoint: AnyEndpoint,
  authorization: string | undefined,
): Promise<Actor | null> {
  const token = authorization?.startsWith("Bearer ") ? authorization.slice(7) : null;
  const actor = token ? await ctx.tokens.verify(token) : null;
  const { access } = endpoint;
  if (access === "anyone") return actor;
  if (!actor) refuse(token ? "session_expired" : "not_signed_in");
  if (access !== "signed-in" && !roleIsAmong(access, actor)) refuse("not_allowed");
  if (actor.mfaRequired && endpoint.whileFactorOwed !== true) refuse("mfa_required");
  return actor;
}
