import type { SessionAnswer, User } from "#contract/accounts.ts";
import type { RefusalCode } from "#contract/refusals.ts";
import { proveByPassword, startSession, type OpenedSession, type Tokens } from "#server/auth/identity-sessions.ts";
import { isBanned } from "#server/auth/manage-user.ts";
import type { NewSession } from "#server/auth/sessions.ts";
import type { Claimant } from "#server/auth/sign-in.ts";
import type { AuthUser } from "#server/auth/user.ts";
import type { Context } from "#server/context.ts";
import { refuse } from "#server/platform/refuse.ts";
import { userOf } from "./create-account.ts";
import { findAccount, type Account } from "./queries.ts";

/** Where a request comes from; every `ApiRequest` is one. */
export interface Origin {
  address: string;
  userAgent: string;
}

export interface Opening {
  /** How the person was proven; `password` unless said. */
  method?: string;
  /** False: the session ends after a day without use. */
  remember?: boolean;
}

/** What every door answers with a session: the tokens, and whose they are in the product's words. */
export function sessionAnswerOf(session: Tokens, account: Account): SessionAnswer {
  const { access_token, refresh_token, expires_in, expires_at, token_type } = session;
  return {
    success: true,
    access_token,
    refresh_token,
    expires_in,
    expires_at,
    token_type,
    user: userOf(account),
  };
}

const openingOf = ({ userAgent, address }: Origin, { method = "password", remember }: Opening): NewSession => ({
  method,
  userAgent,
  address,
  ...(remember === undefined ? {} : { remember }),
});

function answerOf({ session, owesSecondFactor }: OpenedSession, account: Account): SessionAnswer {
  return { ...sessionAnswerOf(session, account), ...(owesSecondFactor ? { mfa_required: true } : {}) };
}

/**
 * Opens a session for an account whose owner is proven already (by a center's code, by having just registered), and answers as every door
 * does.
 * Refuses: account_suspended.
 */
export async function openSessionFor(
  ctx: Context,
  accountId: string,
  method: string,
  origin: Origin,
  opening: Omit<Opening, "method"> = {},
): Promise<SessionAnswer> {
  const account = await findAccount(ctx.db, accountId);
  if (!account) throw new Error("a session was asked for an account that does not exist");
  if (account.suspended_at || (await isBanned(ctx, accountId))) refuse("account_suspended");
  return answerOf(await startSession(ctx, accountId, openingOf(origin, { ...opening, method })), account);
}

export interface Door {
  /** What this door answers to any wrong pair. */
  refusal: RefusalCode;
  /** Whom it admits; everybody unless said. To others it behaves as if the password were wrong. */
  roles?: readonly User["role"][];
}

/** What keeps somebody out who has shown the right password; null for nothing. */
function whyNot(
  { clock }: Pick<Context, "clock">,
  user: AuthUser,
  account: Account,
  claimant: Claimant,
  door: Door,
): RefusalCode | null {
  if (door.roles && !door.roles.includes(account.role)) return door.refusal;
  if (account.suspended_at || (user.banned_until && user.banned_until > clock.now())) return "account_suspended";
  return "email" in claimant && !user.email_confirmed_at ? "email_not_verified" : null;
}

/**
 * Signs a person in by password through one of the product's doors.
 * Refuses: the door's own refusal for any wrong pair or role, too_many_attempts, email_not_verified and account_suspended (both only
 * after the right password).
 */
export async function signInByPassword(
  ctx: Context,
  claimant: Claimant,
  password: string,
  origin: Origin,
  door: Door,
  opening: Opening = {},
): Promise<SessionAnswer> {
  const proven = await proveByPassword(ctx, claimant, password, origin);
  const account = proven && (await findAccount(ctx.db, proven.user.id));
  if (!proven || !account) refuse(door.refusal);
  const no = whyNot(ctx, proven.user, account, claimant, door);
  if (no) {
    await proven.drop();
    refuse(no);
  }
  return answerOf(await proven.open(openingOf(origin, opening)), account);
}

/**
 * Signs in the account that a code led to; `accountId` null when it led to nobody, which costs the same. `typed` is what the person typed
 * (normalised): wrong tries are counted by it.
 * Refuses: as `signInByPassword`.
 */
export async function signInAccount(
  ctx: Context,
  found: { accountId: string | null; typed: string },
  password: string,
  origin: Origin,
  door: Door,
): Promise<SessionAnswer> {
  return signInByPassword(ctx, { userId: found.accountId, typed: found.typed }, password, origin, door);
}
