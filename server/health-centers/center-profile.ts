import type { CenterProfile, saveCenterProfile as endpoint } from "#contract/center-directory.ts";
import type { InputOf } from "#contract/endpoint.ts";
import { audit } from "#server/audit/audit.ts";
import type { Context } from "#server/context.ts";
import type { Actor } from "#server/platform/actor.ts";
import { refuse } from "#server/platform/refuse.ts";
import { inTransaction } from "#server/platform/transaction.ts";
import { findProfile, updateProfile } from "./directory-queries.ts";
import { publicFacts } from "./public-facts.ts";

/** What people read of the signed-in center. Refuses: not_allowed for an account without a center. */
export async function readCenterProfile(ctx: Context, actor: Actor): Promise<CenterProfile> {
  return (await findProfile(ctx.db, actor.accountId)) ?? refuse("not_allowed");
}

/**
 * Replaces what people read of the signed-in center, whatever its state: one that waits for its approval is ready when it is listed.
 * Its name, licence and e-mail address, which an administrator looked at, do not change here.
 * Refuses: not_allowed for an account without a center.
 */
export async function saveCenterProfile(
  ctx: Context,
  actor: Actor,
  input: InputOf<typeof endpoint>,
): Promise<CenterProfile> {
  const facts = publicFacts(input);
  return inTransaction(ctx, async (inside) => {
    const id = await updateProfile(inside.db, actor.accountId, facts);
    if (id === null) refuse("not_allowed");
    const { town, emergency_service, contact_phone } = facts;
    await audit(
      inside,
      actor,
      "health_center.profile_changed",
      { type: "health_center", id },
      { town, emergency_service, contact_phone },
    );
    return readCenterProfile(inside, actor);
  });
}
