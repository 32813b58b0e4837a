import type { Context } from "#server/context.ts";
import { violates } from "#server/platform/pg-errors.ts";
import { inTransaction } from "#server/platform/transaction.ts";
import { auditAdmin, knownUser } from "./admin-users.ts";
import { AuthError, validationFailed } from "./auth-error.ts";
import { publicFactor, type Factor } from "./factor.ts";
import { listFactors, updateFactor } from "./factor-queries.ts";
import { readPhone } from "./read-fields.ts";
import { dropFactor } from "./remove-factor.ts";
import type { Administrator } from "./service-keys.ts";
import { tokensOf } from "./token-verifier.ts";
import { lockUser } from "./user-queries.ts";
import { textOf } from "./wire.ts";

/** What programs of the operator's do to somebody's second factors: help for who has lost them, audited and told to the person. */

function named(factors: readonly Factor[], id: string): Factor {
  const found = factors.find((factor) => factor.id === id);
  if (!found) throw new AuthError(404, "mfa_factor_not_found", "Factor not found");
  return found;
}

export async function listFactorsByAdmin(ctx: Context, userId: string) {
  await knownUser(ctx, userId);
  return (await listFactors(ctx.db, userId)).map(publicFactor);
}

/** Removes a factor; the sessions it had raised are lowered. Refuses: user_not_found, mfa_factor_not_found. */
export async function removeFactorByAdmin(ctx: Context, by: Administrator, userId: string, factorId: string) {
  const { factor, changed } = await inTransaction(ctx, async (inside) => {
    await lockUser(inside.db, userId);
    const user = await knownUser(inside, userId);
    const factors = await listFactors(inside.db, userId);
    const found = named(factors, factorId);
    await auditAdmin(inside, by, "user.factor_removed", userId);
    return { factor: found, changed: await dropFactor(inside, user, factors, found, null) };
  });
  tokensOf(ctx).askAgain(changed);
  return publicFactor(factor);
}

/**
 * Renames a factor, or gives a phone factor another number. Refuses: user_not_found, mfa_factor_not_found, mfa_factor_name_conflict,
 * mfa_verified_factor_exists, validation_failed.
 */
export async function updateFactorByAdmin(
  ctx: Context,
  by: Administrator,
  { userId, factorId }: { userId: string; factorId: string },
  fields: Record<string, unknown>,
) {
  const [name, phone, type] = [textOf(fields, "friendly_name"), textOf(fields, "phone"), textOf(fields, "factor_type")];
  try {
    return await inTransaction(ctx, async (inside) => {
      await lockUser(inside.db, userId);
      await knownUser(inside, userId);
      const factor = named(await listFactors(inside.db, userId), factorId);
      if (type !== "" && type !== factor.factor_type)
        throw validationFailed("A factor cannot become one of another type");
      if (phone !== "" && factor.factor_type !== "phone") throw validationFailed("Only a phone factor has a phone");
      const changes = {
        ...(name === "" ? {} : { friendly_name: name.slice(0, 200) }),
        ...(phone === "" ? {} : { phone: readPhone(phone) }),
      };
      await updateFactor(inside.db, factor.id, { ...changes, updated_at: inside.clock.now() });
      await auditAdmin(inside, by, "user.factor_changed", userId);
      return publicFactor(named(await listFactors(inside.db, userId), factorId));
    });
  } catch (error) {
    const isNamed = violates(error, "mfa_factors_name");
    if (!isNamed && !violates(error, "mfa_factors_phone")) throw error;
    if (!isNamed) throw new AuthError(422, "mfa_verified_factor_exists", "A verified phone factor already exists");
    const message = `A factor with the friendly name "${name}" for this user already exists`;
    throw new AuthError(422, "mfa_factor_name_conflict", message);
  }
}
