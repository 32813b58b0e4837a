import type { Context } from "#server/context.ts";
import type { Actor } from "#server/platform/actor.ts";
import { AuthError } from "./auth-error.ts";
import type { SignedIn } from "./bearer.ts";
import { factorMethods, isVerified, type Factor } from "./factor.ts";
import { countRecoveryCodes, listFactors } from "./factor-queries.ts";
import { findUser } from "./queries.ts";
import { listMethods } from "./session-queries.ts";

/** What the product's own pages ask of second factors. */
export interface FactorFacts {
  /** Those that count, recovery codes apart. */
  factors: Factor[];
  recoveryCodes: { total: number; left: number } | null;
  /** When this session last showed one. */
  shownAt: Date | null;
}

/** Somebody whom the product's API has let in, as the verbs of this service take them. Refuses: user_not_found when they are gone. */
export async function signedInAs(ctx: Context, actor: Actor): Promise<SignedIn> {
  const user = await findUser(ctx.db, { id: actor.accountId });
  if (!user) throw new AuthError(403, "user_not_found", "User from sub claim in JWT does not exist");
  const { aal, mfaRequired } = actor;
  const session = { user_id: user.id, aal, has_factor: mfaRequired || aal === "aal2" };
  return { user, sessionId: actor.sessionId, session };
}

/** The factors of a person that count. */
export async function listVerifiedFactors(ctx: Pick<Context, "db">, userId: string): Promise<Factor[]> {
  const factors = await listFactors(ctx.db, userId);
  return factors.filter((factor) => isVerified(factor) && factor.factor_type !== "recovery_code");
}

/** True when the person began or confirmed this factor. */
export async function ownsFactor(ctx: Pick<Context, "db">, userId: string, factorId: string): Promise<boolean> {
  return (await listFactors(ctx.db, userId)).some(
    ({ id, factor_type }) => id === factorId && factor_type !== "recovery_code",
  );
}

/** When this session last showed a second factor, if it did. */
export async function factorShownAt(ctx: Pick<Context, "db">, sessionId: string): Promise<Date | null> {
  const methods = await listMethods(ctx.db, sessionId);
  return methods.find(({ method }) => factorMethods.includes(method))?.created_at ?? null;
}

export async function readFactors(ctx: Context, userId: string, sessionId: string): Promise<FactorFacts> {
  const all = await listFactors(ctx.db, userId);
  const set = all.find((factor) => factor.factor_type === "recovery_code");
  return {
    factors: all.filter((factor) => isVerified(factor) && factor !== set),
    recoveryCodes: set ? await countRecoveryCodes(ctx.db, set.id) : null,
    shownAt: await factorShownAt(ctx, sessionId),
  };
}
