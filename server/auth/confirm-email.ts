import type { Context } from "#server/context.ts";
import { violates } from "#server/platform/pg-errors.ts";
import { inTransaction } from "#server/platform/transaction.ts";
import { changeKinds } from "./change-email.ts";
import { deleteCodes, deleteCodesOf, listWaiting, type CodeKind, type SpentCode } from "./code-queries.ts";
import { welcome, type AuthHooks, type ConfirmedEmail } from "./hooks.ts";
import { proveByCode, spendLink } from "./one-time-codes.ts";
import { findUser } from "./queries.ts";
import type { AuthUser, UserMetadata } from "./user.ts";
import { clearEmail, mergeUserMetadata, noteFirstHalf, updateEmail, updatePassword } from "./user-queries.ts";

/** What proves an address or a number (E.164): the token of the mailed link, or the code sent there. */
export type Proof = { token: string } | { recipient: string; code: string };

/** Whose proof this is, spent by asking; null when it is unknown, used, too old, or tried too often. Every guess counts, on every code tried. */
export async function spendProof(ctx: Context, kinds: readonly CodeKind[], proof: Proof): Promise<SpentCode | null> {
  if ("token" in proof) return spendLink(ctx, kinds, proof.token);
  const { recipient: relatesTo, code } = proof;
  for (const { user_id: userId, kind } of await listWaiting(ctx.db, kinds, relatesTo, ctx.clock.now())) {
    const spent = await proveByCode(ctx, { userId, kind, relatesTo, code });
    if (spent) return spent;
  }
  return null;
}

/** What somebody said of themselves when they asked for the code; kept apart from what our own doors note there. */
export function saidWith(spent: SpentCode): UserMetadata | null {
  return (spent.facts?.["user_metadata"] as UserMetadata | undefined) ?? null;
}

/**
 * Nobody had proven this address: a password that was chosen before is its chooser's, who may be anybody. The one that came with this proof
 * counts, or none.
 */
async function settlePassword(ctx: Context, before: AuthUser, spent: SpentCode): Promise<void> {
  const isFirst = !before.email_confirmed_at && !before.phone && !before.last_sign_in_at;
  if (spent.password_hash || isFirst) await updatePassword(ctx.db, before.id, spent.password_hash, ctx.clock.now());
}

/** The address that this proof makes the person's own; null when it proves nothing any more. */
function addressOf(spent: SpentCode, before: AuthUser): string | null {
  if (spent.kind === "email_change_new") return spent.relates_to;
  if (spent.relates_to !== before.email) return null;
  return spent.kind === "email_change_current" ? before.email_change : spent.relates_to;
}

/** Takes the address from somebody who had signed up with it and never proved it; false when it is another's, proven. */
async function freeAddress(
  ctx: Context,
  address: string,
  forUser: string,
): Promise<{ displaced: string | null } | null> {
  const holder = await findUser(ctx.db, { email: address });
  if (!holder || holder.id === forUser) return { displaced: null };
  if (holder.email_confirmed_at) return null;
  await clearEmail(ctx.db, holder.id, ctx.clock.now());
  await deleteCodes(ctx.db, holder.id);
  return { displaced: holder.id };
}

type Confirmed = { spent: SpentCode; confirmed: ConfirmedEmail } | "halfway";

async function confirm(
  ctx: Context,
  hooks: AuthHooks,
  kinds: readonly CodeKind[],
  proof: Proof,
): Promise<Confirmed | null> {
  const spent = await spendProof(ctx, kinds, proof);
  const before = spent && (await findUser(ctx.db, { id: spent.user_id }));
  const address = before && addressOf(spent, before);
  if (!spent || !before || !address) return null;
  const change = changeKinds.find((kind) => kind === spent.kind);
  const isChange = change !== undefined;
  if (change && spent.halves === 2 && (await noteFirstHalf(ctx.db, before.id, change))) return "halfway";
  const freed = await freeAddress(ctx, address, before.id);
  if (!freed) return null;
  if (isChange) await deleteCodesOf(ctx.db, before.id, changeKinds);
  await updateEmail(ctx.db, before.id, address, ctx.clock.now());
  if (!isChange) await settlePassword(ctx, before, spent);
  const said = saidWith(spent);
  if (said && !before.email_confirmed_at) await mergeUserMetadata(ctx.db, before.id, said, ctx.clock.now());
  const now = await findUser(ctx.db, { id: before.id });
  const user = now && (await welcome(ctx, hooks, now));
  if (!user) return null;
  const kind = isChange ? "email_change_new" : "confirmation";
  const confirmed = { user, kind, formerEmail: before.email, facts: spent.facts, ...freed } satisfies ConfirmedEmail;
  for (const hook of hooks.onEmailConfirmed) await hook(ctx, confirmed);
  return { spent, confirmed };
}

/** `halfway`: one of two addresses has agreed to a change, and the other is waited for. */
export type EmailVerdict<Result> = { done: Result } | "halfway" | null;

/**
 * Confirms an address once and lets `then` act in the same transaction. Null when the proof is no good, or when the address became
 * another's meanwhile, also at this very moment. A wrong code is counted although nothing else happens: after five the code is dead.
 */
export async function confirmEmail<Result>(
  ctx: Context,
  hooks: AuthHooks,
  { kinds, proof }: { kinds: readonly CodeKind[]; proof: Proof },
  then: (inside: Context, confirmed: ConfirmedEmail, spent: SpentCode) => Promise<Result>,
): Promise<EmailVerdict<Result>> {
  try {
    return await inTransaction(ctx, async (inside) => {
      const found = await confirm(inside, hooks, kinds, proof);
      if (found === null || found === "halfway") return found;
      return { done: await then(inside, found.confirmed, found.spent) };
    });
  } catch (error) {
    if (violates(error, "users_email")) return null;
    throw error;
  }
}
