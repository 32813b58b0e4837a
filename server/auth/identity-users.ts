import type { Context } from "#server/context.ts";
import { refuse } from "#server/platform/refuse.ts";
import type { IdentityPort } from "#server/ports/identity.ts";
import { inTransaction } from "#server/platform/transaction.ts";
import { emptyUser } from "./admin-queries.ts";
import { confirmEmail as confirmHere, type EmailVerdict, type Proof } from "./confirm-email.ts";
import type { CodeKind, SpentCode } from "./code-queries.ts";
import { createUser as createHere, type UserToCreate } from "./create-user.ts";
import { agreeThere, createThere, isPending, keptElsewhere, markKept, refusePassword } from "./hosted.ts";
import { hostedTokensOf } from "./hosted-tokens.ts";
import type { AuthHooks, ConfirmedEmail } from "./hooks.ts";
import { forgetSeen } from "./identity-sessions.ts";
import * as here from "./manage-user.ts";
import { findUser } from "./queries.ts";
import type { AppMetadata, AuthUser } from "./user.ts";
import { deleteUser, updatePassword } from "./user-queries.ts";

/**
 * Users as the product's doors write them, wherever passwords are kept. With the embedded service these are its own verbs; with a hosted
 * project they write our book, then make the project agree, in the caller's transaction: what fails there is undone here.
 */

/** As the embedded `createUser`. Somebody with an unproven address alone is written at the project once it is proven. */
export async function createUser(ctx: Context, wanted: UserToCreate): Promise<AuthUser | null> {
  const port = ctx.identity;
  if (!port) return createHere(ctx, wanted);
  return inTransaction(ctx, async (inside) => {
    const user = await createHere(inside, wanted);
    if (!user || isPending(user)) return user;
    if (await createThere(inside, port, user, user.password_hash)) return markKept(inside, user);
    await deleteUser(inside.db, user.id);
    return null;
  });
}

/** A password somebody chose: as typed, and its hash. */
export interface ChosenPassword {
  typed: string;
  hash: string;
}

/**
 * The new password counts; codes on their way are void; all sessions but `keep` end.
 * Refuses, with a hosted project: same_password, password_too_common by its own rules; mfa_required where it wants a factor shown for it;
 * session_expired when `keep` has ended.
 */
export async function replacePassword(
  ctx: Context,
  id: string,
  { typed, hash }: ChosenPassword,
  keep: string | null,
): Promise<void> {
  const port = ctx.identity;
  if (!port) return here.replacePassword(ctx, id, hash, keep);
  const user = await findUser(ctx.db, { id });
  if (user && isPending(user)) return here.replacePassword(ctx, id, hash, keep);
  await here.replacePassword(ctx, id, keptElsewhere, keep);
  const kept =
    keep === null
      ? undefined
      : hostedTokensOf(ctx)
          .seen(id)
          .find((session) => session.id === keep);
  if (!kept) await mustAgree(ctx, port, id, typed);
  else {
    const verdict = await port.changePassword(kept.bearer, typed);
    if (verdict === "same") refusePassword("same_password");
    if (verdict === "weak") refusePassword("password_too_common");
    if (verdict === "factor_owed") refuse("mfa_required");
    if (verdict === "gone") refuse("session_expired");
    // Our own door has just asked for the present password: that is enough, and every session ends.
    if (verdict === "unsure") {
      await mustAgree(ctx, port, id, typed);
      return void forgetSeen(ctx, id, null);
    }
  }
  forgetSeen(ctx, id, kept ? keep : null);
}

/** The number (E.164) opens this user's door from now on; codes on their way are void. */
export async function givePhone(ctx: Context, id: string, phone: string): Promise<void> {
  const before = ctx.identity && (await findUser(ctx.db, { id }));
  await here.givePhone(ctx, id, phone);
  if (before && !(await writtenThere(ctx, before))) refuse("phone_already_registered");
}

/** The address opens this user's door from now on, proven; codes on their way are void. */
export async function giveEmail(ctx: Context, id: string, email: string): Promise<void> {
  const before = ctx.identity && (await findUser(ctx.db, { id }));
  await here.giveEmail(ctx, id, email);
  if (before && !(await writtenThere(ctx, before))) refuse("email_already_registered");
}

async function mustAgree(ctx: Context, port: IdentityPort, id: string, password?: string): Promise<void> {
  if (!(await agreeThere(ctx, port, id, password))) throw new Error("the hosted auth project has an address twice");
}

/** The user keeps everything but the number; whoever is signed in is signed out. */
export async function takePhoneAway(ctx: Context, id: string): Promise<void> {
  await here.takePhoneAway(ctx, id);
  if (!ctx.identity) return;
  await mustAgree(ctx, ctx.identity, id);
  await ctx.identity.endAllSessions(id);
  forgetSeen(ctx, id, null);
}

/** What tokens say of a person: facts of ours, and the name they give. */
export async function describeUser(ctx: Context, id: string, facts: AppMetadata, fullName: string): Promise<void> {
  await here.describeUser(ctx, id, facts, fullName);
  if (!ctx.identity) return;
  const user = await findUser(ctx.db, { id });
  // Who proves a first address at this moment is written there as a whole, at its end.
  if (user?.password_hash === keptElsewhere) await mustAgree(ctx, ctx.identity, id);
}

/** Nobody signs in as this user any more, now or later. A hosted project is told by a job: it may be away, and this must not wait. */
export async function removeUser(ctx: Context, id: string): Promise<void> {
  if (!ctx.identity) return here.removeUser(ctx, id);
  await emptyUser(ctx.db, id, ctx.clock.now());
  // The mark by which the job knows whom the project still has.
  await updatePassword(ctx.db, id, keptElsewhere, ctx.clock.now());
  forgetSeen(ctx, id, null);
}

class TakenThere extends Error {}

/** Writes somebody at the project who was pending until now, and makes it agree on everybody else; false where it has their address twice. */
async function writtenThere(ctx: Context, before: AuthUser): Promise<boolean> {
  const port = ctx.identity;
  const user = port && (await findUser(ctx.db, { id: before.id }));
  if (!port || !user) return true;
  if (!isPending(before)) return agreeThere(ctx, port, user.id);
  if (!(await createThere(ctx, port, user, user.password_hash))) return false;
  await markKept(ctx, user);
  return true;
}

/** As the embedded `confirmEmail`; who proves a first address is written at the project now. Null also when it has the address for another. */
export async function confirmEmail<Result>(
  ctx: Context,
  hooks: AuthHooks,
  what: { kinds: readonly CodeKind[]; proof: Proof },
  then: (inside: Context, confirmed: ConfirmedEmail, spent: SpentCode) => Promise<Result>,
): Promise<EmailVerdict<Result>> {
  if (!ctx.identity) return confirmHere(ctx, hooks, what, then);
  try {
    return await confirmHere(ctx, hooks, what, async (inside, confirmed, spent) => {
      const { user } = confirmed;
      const isFirst = user.password_hash !== keptElsewhere && confirmed.kind === "confirmation";
      const before = isFirst ? { ...user, email_confirmed_at: null } : user;
      if (!(await writtenThere(inside, before))) throw new TakenThere();
      return then(inside, confirmed, spent);
    });
  } catch (error) {
    if (error instanceof TakenThere) return null;
    throw error;
  }
}
