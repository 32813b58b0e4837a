import type { Context } from "#server/context.ts";
import { inTransaction } from "#server/platform/transaction.ts";
import { saidWith, spendProof } from "./confirm-email.ts";
import { phoneDigits } from "./create-user.ts";
import { deleteFlow } from "./flow-queries.ts";
import { welcome, type AuthHooks } from "./hooks.ts";
import { findUser } from "./queries.ts";
import { mergeUserMetadata } from "./user-queries.ts";

/** A code that was texted, and where to. */
export interface PhoneProof {
  kind: "confirmation" | "phone_change";
  /** E.164. */
  phone: string;
  code: string;
  /** Whoever is signed in on the device that proves it. */
  actorId: string | null;
}

/**
 * Proves a number once and lets `then` act in the same transaction for the user it belongs to from then on. Null when the code is no good;
 * a wrong one is counted although nothing else happens.
 */
export async function confirmPhone<Result>(
  ctx: Context,
  hooks: AuthHooks,
  { kind, phone, code, actorId }: PhoneProof,
  then: (inside: Context, userId: string) => Promise<Result>,
): Promise<Result | null> {
  return inTransaction(ctx, async (inside) => {
    const spent = await spendProof(inside, [kind], { recipient: phone, code });
    const before = spent && (await findUser(inside.db, { id: spent.user_id }));
    if (!spent || !before) return null;
    const isChange = kind === "phone_change";
    if (!isChange && before.phone !== phoneDigits(phone)) return null;
    if (spent.flow_id) await deleteFlow(inside.db, spent.flow_id);
    const [said, isNew] = [saidWith(spent), before.is_provisional];
    if (said && isNew) await mergeUserMetadata(inside.db, before.id, said, inside.clock.now());
    const user = await welcome(inside, hooks, (await findUser(inside.db, { id: before.id })) ?? before);
    const userId = await hooks.settlePhone(inside, { user, phone, isChange, isNew, actorId, said });
    return then(inside, userId);
  });
}
