import { audit } from "#server/audit/audit.ts";
import { listDevices } from "#server/auth/identity-sessions.ts";
import { removeUser } from "#server/auth/identity-users.ts";
import { holdUser, readSignInFacts } from "#server/auth/manage-user.ts";
import { guessOwnCode, spendOwnCode } from "#server/auth/recover.ts";
import type { Context } from "#server/context.ts";
import type { Actor } from "#server/platform/actor.ts";
import { refuse } from "#server/platform/refuse.ts";
import { accountTexts } from "#texts/accounts.ts";
import { describeDevice } from "./devices.ts";
import { listAcceptances, listAllPatients, updateWithoutPerson } from "./leave-queries.ts";
import { readAccount } from "./own-account.ts";
import { findAccount } from "./queries.ts";
import type { Origin } from "./sign-in.ts";
import { askPasswordAgain, refuseCode } from "./verify-phone.ts";

/** What the account itself keeps of a person: who they are, their people, their devices, what they accepted. */
export async function exportOwn(ctx: Context, accountId: string) {
  const [account, patients, devices, acceptances] = await Promise.all([
    readAccount(ctx, accountId),
    listAllPatients(ctx.db, accountId),
    listDevices(ctx, accountId),
    listAcceptances(ctx.db, accountId),
  ]);
  const sessions = devices.map(({ id, user_agent, address, created_at, last_used_at }) => ({
    id,
    device: describeDevice(user_agent),
    user_agent,
    address,
    created_at,
    last_used_at,
  }));
  return { account, patients, sessions, terms_acceptances: acceptances };
}

/** Where a person is reached. */
export interface Contacts {
  /** Proven: surely the person's. */
  phone: string | null;
  email: string | null;
  proven: string[];
  /** What the account signs in with, proven or not: no other account has it. */
  held: string[];
  /** Since when the account exists. */
  since: Date;
}

export async function readContacts(ctx: Context, accountId: string): Promise<Contacts> {
  const [account, own, facts] = await Promise.all([
    findAccount(ctx.db, accountId),
    readAccount(ctx, accountId),
    readSignInFacts(ctx, accountId),
  ]);
  const phone = account?.phone_verified_at ? account.phone_number : null;
  const email = account?.email_verified_at ? account.email : null;
  const present = (contacts: readonly (string | null | undefined)[]) =>
    contacts.filter((one) => typeof one === "string");
  return {
    phone,
    email,
    proven: present([phone, email]),
    held: [...new Set(present([phone, email, facts?.phone, facts?.email]))],
    since: new Date(own.created_at),
  };
}

/** Whose account it is by role; null for somebody without one. */
export async function roleOf(ctx: Pick<Context, "db">, accountId: string): Promise<Actor["role"] | null> {
  return (await findAccount(ctx.db, accountId))?.role ?? null;
}

/** How somebody says again that it is they who leave. */
export type Insisting = { password: string } | { code: string };

/**
 * Makes sure that it is the account's owner who asks; a code is spent by `spend`, in the transaction of what was asked.
 * Refuses: current_password_wrong, code_invalid, too_many_attempts.
 */
export async function insist(
  ctx: Context,
  actor: Actor,
  by: Insisting,
  origin: Origin,
): Promise<{ spend(inside: Context): Promise<void> }> {
  if ("password" in by) {
    await askPasswordAgain(ctx, actor.accountId, by.password, origin, "password");
    return { spend: async () => {} };
  }
  const own = { userId: actor.accountId, kind: "reauthentication" as const, code: by.code };
  if (!(await guessOwnCode(ctx, own, origin.address))) refuseCode();
  return { spend: async (inside) => void ((await spendOwnCode(inside, own)) ?? refuseCode()) };
}

/** Makes whoever else leaves or signs in as this account wait. Refuses: session_expired when it has left already. */
export async function holdAccount(ctx: Context, accountId: string): Promise<void> {
  await holdUser(ctx, accountId);
  const account = await findAccount(ctx.db, accountId);
  if (!account) refuse("session_expired");
}

/**
 * Takes the person out of the account, in the caller's transaction: nothing of it tells who it was. What other books point at stays, without
 * a name. `by` is whoever wanted it so, null for a program of the operator's.
 */
export async function forgetPerson(ctx: Context, accountId: string, by: Actor | null): Promise<void> {
  await audit(ctx, by, "account.deleted", { type: "account", id: accountId });
  const names = { account: accountTexts.deletedAccount, patient: accountTexts.deletedPatient };
  await updateWithoutPerson(ctx.db, accountId, names, ctx.clock.now());
}

/** Takes the person out of the account, and the way in with it: nobody signs in to it any more. */
export async function forgetAccount(ctx: Context, actor: Actor): Promise<void> {
  await forgetPerson(ctx, actor.accountId, actor);
  await removeUser(ctx, actor.accountId);
}
