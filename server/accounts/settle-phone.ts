import type { ProvenPhone } from "#server/auth/hooks.ts";
import { holdUser } from "#server/auth/manage-user.ts";
import type { Context } from "#server/context.ts";
import { createAccount } from "./create-account.ts";
import { attachNumber, changeNumber, detachNumber } from "./prove-number.ts";
import { findAccount } from "./queries.ts";
import { statedName } from "./stated-name.ts";

/**
 * Gives a number that was proven at the identity service to whom it belongs, by the rules of our own doors (docs/decisions/0014), and names
 * that account: an account that never proved its number is opened by nobody else's proof.
 * Refuses: phone_already_registered when another account has proved the same number.
 */
export async function settlePhone(ctx: Context, proven: ProvenPhone): Promise<string> {
  const { user, phone, isChange, isNew, actorId, said } = proven;
  await holdUser(ctx, user.id);
  if (isChange) {
    await changeNumber(ctx, user.id, phone);
    return user.id;
  }
  const account = await findAccount(ctx.db, user.id);
  if (account?.phone_verified_at) return user.id;
  if (isNew || actorId === user.id) {
    await attachNumber(ctx, user.id, phone);
    return user.id;
  }
  await detachNumber(ctx, user.id, phone);
  const fresh = await createAccount(ctx, { role: "patient", fullName: statedName(said ?? {}), phone });
  if (!fresh) throw new Error("a number just freed was taken");
  await attachNumber(ctx, fresh.id, phone);
  return fresh.id;
}
