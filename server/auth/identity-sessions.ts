import { audit } from "#server/audit/audit.ts";
import type { Context } from "#server/context.ts";
import { newId } from "#server/platform/ids.ts";
import { refuse } from "#server/platform/refuse.ts";
import type { IdentityKey, IdentityPort, IdentitySession } from "#server/ports/identity.ts";
import { isPending, keptElsewhere, moveThere } from "./hosted.ts";
import { hostedTokensOf } from "./hosted-tokens.ts";
import { checkPassword } from "./passwords.ts";
import type { LogoutScope } from "./session-queries.ts";
import * as here from "./sessions.ts";
import { countedAs, lookUp, proveByPassword as proveHere, type Claimant } from "./sign-in.ts";
import type { AuthUser } from "./user.ts";

/** Sessions as the product's doors open and end them, wherever passwords are kept (docs/decisions/0024). */

/** What a door answers of a session. */
export type Tokens = Pick<here.Session, "access_token" | "refresh_token" | "expires_in" | "expires_at" | "token_type">;

export interface OpenedSession {
  session: Tokens;
  owesSecondFactor: boolean;
}

/** Somebody who has just shown the right password. */
export interface Proven {
  user: AuthUser;
  open(opening: here.NewSession): Promise<OpenedSession>;
  /** They are not let in after all, or only wanted to show that it is they. */
  drop(): Promise<void>;
}

type Origin = { address: string; userAgent: string };

async function openedThere(ctx: Context, session: IdentitySession, opening: here.NewSession): Promise<OpenedSession> {
  const { access_token, refresh_token, expires_in, expires_at, user } = session;
  const id = await hostedTokensOf(ctx).opened(session, opening);
  await audit(ctx, { accountId: user.id }, "session.opened", { type: "session", id }, { method: opening.method });
  return {
    session: { access_token, refresh_token, expires_in, expires_at, token_type: "bearer" },
    owesSecondFactor: user.hasFactor,
  };
}

/** Opens a session for a person proven already. Refuses, with a hosted project: account_suspended for whom it keeps out. */
export async function startSession(ctx: Context, userId: string, opening: here.NewSession): Promise<OpenedSession> {
  const port = ctx.identity;
  if (!port) return here.startSession(ctx, userId, opening);
  const { address, userAgent } = opening;
  const open = () => port.openSession(userId, { address, userAgent });
  let opened = await open();
  if (opened === "gone" && (await moveThere(ctx, port, userId))) opened = await open();
  if (opened === "banned" || opened === "gone") refuse("account_suspended");
  if (typeof opened === "string") throw new Error(`the hosted auth project opens no session: ${opened}`);
  return openedThere(ctx, opened, opening);
}

function keyOf(claimant: Claimant): IdentityKey {
  // A code that led to nobody costs what a person costs.
  return "userId" in claimant ? { id: claimant.userId ?? newId() } : claimant;
}

/** As `countedAs`; where a person is at home, this process knows of their sessions that it has seen. */
export function countedThere(ctx: Context, claimant: Claimant, user: AuthUser | null, address: string): string {
  const seen = user ? hostedTokensOf(ctx).seen(user.id) : [];
  return countedAs(claimant, user && { ...user, at_home: seen.some((one) => one.address === address) }, address);
}

async function proveThere(
  ctx: Context,
  port: IdentityPort,
  claimant: Claimant,
  password: string,
  origin: Origin,
): Promise<Proven | null> {
  const { address } = origin;
  const known = await lookUp(ctx, claimant, address);
  const account = countedThere(ctx, claimant, known, address);
  await ctx.rateLimits.beforeAttempt("login", account, address);
  // Whose address waits for its link, or who has not come since the project serves, is in our book alone. The project is asked all the
  // same: time tells nobody who that is.
  const hash = known?.password_hash ?? null;
  const signIn = () => port.signIn(keyOf(claimant), password, { address, userAgent: origin.userAgent });
  const [first, isOurs] = await Promise.all([
    signIn(),
    hash !== null && hash !== keptElsewhere && checkPassword(hash, password),
  ]);
  const isWaiting = isOurs && known !== null && isPending(known);
  const isMoved = first === "wrong" && isOurs && known !== null && !isWaiting && (await moveThere(ctx, port, known.id));
  const answer = isMoved ? await signIn() : first;
  if (!isWaiting && (answer === "wrong" || answer === "banned")) {
    await ctx.rateLimits.attemptFailed("login", account, address);
    if (answer === "banned") refuse("account_suspended");
    return null;
  }
  await ctx.rateLimits.attemptSucceeded("login", account, address);
  if (typeof answer === "string") refuse("email_not_verified");
  const drop = () => port.endSessions(answer.access_token, "local");
  const user = await hostedTokensOf(ctx).known(ctx, answer);
  if (user) return { user, open: (opening) => openedThere(ctx, answer, opening), drop };
  await drop();
  return null;
}

/**
 * Whoever this password belongs to, or null.
 * Refuses: as the embedded `proveByPassword`; with a hosted project also email_not_verified and account_suspended, which it says itself.
 */
export async function proveByPassword(
  ctx: Context,
  claimant: Claimant,
  password: string,
  origin: Origin,
): Promise<Proven | null> {
  if (ctx.identity) return proveThere(ctx, ctx.identity, claimant, password, origin);
  const user = await proveHere(ctx, claimant, password, origin.address);
  return user && { user, open: (opening) => here.startSession(ctx, user.id, opening), drop: async () => {} };
}

/** True when the password is that person's, asked again of somebody who is in. Refuses: as `proveByPassword`. */
export async function knowsPassword(
  ctx: Context,
  claimant: Claimant,
  password: string,
  origin: Origin,
): Promise<boolean> {
  const proven = await proveByPassword(ctx, claimant, password, origin);
  await proven?.drop();
  return proven !== null;
}

/** No token of these sessions passes in this process any more. */
export function forgetSeen(ctx: Context, userId: string, except: string | null): string[] {
  const tokens = hostedTokensOf(ctx);
  const ids = tokens.seen(userId).flatMap(({ id }) => (id === except ? [] : [id]));
  tokens.forgetSessions(ids);
  return ids;
}

async function endThere(
  ctx: Context,
  port: IdentityPort,
  userId: string,
  scope: LogoutScope,
  sessionId: string | null,
) {
  const bearer = hostedTokensOf(ctx)
    .seen(userId)
    .find(({ id }) => id === sessionId)?.bearer;
  if (bearer !== undefined) await port.endSessions(bearer, scope);
  else if (scope !== "local") await port.endAllSessions(userId);
  else return [];
  if (scope !== "local") return forgetSeen(ctx, userId, scope === "others" && bearer !== undefined ? sessionId : null);
  const ids = sessionId === null ? [] : [sessionId];
  hostedTokensOf(ctx).forgetSessions(ids);
  return ids;
}

/** As the embedded `endSessions`. Of a hosted project's sessions, one other is ended only while this process has seen it lately. */
export async function endSessions(
  ctx: Context,
  userId: string,
  scope: LogoutScope,
  sessionId: string | null = null,
): Promise<number> {
  const port = ctx.identity;
  if (!port) return here.endSessions(ctx, userId, scope, sessionId);
  const ended = await endThere(ctx, port, userId, scope, sessionId);
  await here.auditEnded(ctx, userId, ended);
  return ended.length;
}

/** The devices with a session, the one used last first; of a hosted project's, those this process has seen lately. */
export async function listDevices(ctx: Context, userId: string): Promise<here.Device[]> {
  if (!ctx.identity) return here.listDevices(ctx, userId);
  return hostedTokensOf(ctx)
    .seen(userId)
    .map(({ bearer: _bearer, ...device }) => device);
}
