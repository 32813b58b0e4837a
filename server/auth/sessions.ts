import { randomBytes } from "node:crypto";
import { isIP } from "node:net";
import { SignJWT } from "jose";
import { rememberDays } from "#contract/accounts.ts";
import { audit } from "#server/audit/audit.ts";
import type { Context } from "#server/context.ts";
import { inTransaction } from "#server/platform/transaction.ts";
import { newId } from "#server/platform/ids.ts";
import { isVerified } from "./factor.ts";
import { findUser } from "./queries.ts";
import { isGenuine, readRefreshToken, writeRefreshToken } from "./refresh-token.ts";
import { readBelongings, type Belongings } from "./belonging-queries.ts";
import {
  deleteSession,
  deleteSessions,
  findWholeSession,
  insertSession,
  listLivingSessions,
  listMethods,
  lockSession,
  rotateFrom,
  updateRefreshed,
  type LogoutScope,
  type Method,
  type SessionRow,
} from "./session-queries.ts";
import { audience, issuerOf } from "./own-jwt.ts";
import { tokensOf } from "./token-verifier.ts";
import { publicUser, type AuthUser, type PublicUser } from "./user.ts";

/** A session as the wire has it. */
export interface Session {
  access_token: string;
  token_type: "bearer";
  expires_in: number;
  /** Seconds since 1970. */
  expires_at: number;
  refresh_token: string;
  user: PublicUser;
}

export interface NewSession {
  /** How the person was proven: password, otp, … */
  method: string;
  userAgent: string;
  address: string;
  /** False: the session ends after a day without use. Absent: true. */
  remember?: boolean;
}

/** A session just opened; a person with a second factor has to show it before anything else. */
export interface OpenedSession {
  session: Session;
  owesSecondFactor: boolean;
}

const day = 86_400_000;

/** An address the database knows as one: behind a proxy it is whatever the proxy says. */
export function plainAddress(address: string): string | null {
  const bare = address.replace(/%.*$/, "");
  return isIP(bare) ? bare : null;
}

/** Signs what a session may say of its person for `AUTH_JWT_EXP` seconds. */
async function mintAccessToken(ctx: Context, user: AuthUser, session: Answered, methods: readonly Method[]) {
  const { kid, privateKey } = await tokensOf(ctx).keys.signingKey();
  const issuedAt = Math.floor(ctx.clock.now().getTime() / 1000);
  const expiresAt = issuedAt + ctx.config.AUTH_JWT_EXP;
  const token = await new SignJWT({
    role: user.role,
    email: user.email ?? "",
    phone: user.phone ?? "",
    app_metadata: user.app_metadata,
    user_metadata: user.user_metadata,
    aal: session.aal,
    amr: methods.map(({ method, created_at }) => ({ method, timestamp: Math.floor(created_at.getTime() / 1000) })),
    session_id: session.id,
    is_anonymous: user.is_anonymous,
  })
    .setProtectedHeader({ alg: "ES256", kid, typ: "JWT" })
    .setIssuer(issuerOf(ctx.config))
    .setAudience(audience)
    .setSubject(user.id)
    .setIssuedAt(issuedAt)
    .setExpirationTime(expiresAt)
    .sign(privateKey);
  return { token, expiresAt };
}

interface Facts extends Belongings {
  user: AuthUser;
  methods: readonly Method[];
}

type Answered = Pick<SessionRow, "id" | "aal" | "refresh_key">;

async function answer(ctx: Context, session: Answered, counter: number, facts: Facts): Promise<Session> {
  const { token, expiresAt } = await mintAccessToken(ctx, facts.user, session, facts.methods);
  return {
    access_token: token,
    token_type: "bearer",
    expires_in: ctx.config.AUTH_JWT_EXP,
    expires_at: expiresAt,
    refresh_token: writeRefreshToken(ctx.sealer, session.refresh_key, session.id, counter),
    user: publicUser(facts.user, facts),
  };
}

/** What a session answers at a counter, read afresh. */
export async function answerSession(ctx: Context, session: SessionRow, user: AuthUser): Promise<Session> {
  const methods = await listMethods(ctx.db, session.id);
  const belongings = await readBelongings(ctx.db, user.id);
  return answer(ctx, session, session.refresh_counter, { user, methods, ...belongings });
}

/**
 * Opens a session for a person already proven. It ends after 30 days; without `remember` also after a day without use
 * (docs/decisions/0010).
 */
export async function startSession(ctx: Context, userId: string, opening: NewSession): Promise<OpenedSession> {
  // Looked up before a connection is taken: ten people signing in at once must not wait for an eleventh connection.
  await tokensOf(ctx).keys.signingKey();
  const now = ctx.clock.now();
  const session = { id: newId(), aal: "aal1" as const, refresh_key: randomBytes(32) };
  const opened = await insertSession(
    ctx.db,
    {
      id: session.id,
      user_id: userId,
      refresh_key: session.refresh_key,
      not_after: new Date(now.getTime() + rememberDays * day),
      idle_after: opening.remember === false ? new Date(now.getTime() + day) : null,
      user_agent: opening.userAgent,
      ip: plainAddress(opening.address),
      created_at: now,
    },
    opening.method,
  );
  if (!opened) throw new Error("a session was opened for a user who is gone");
  const methods = [{ method: opening.method, created_at: now }];
  return {
    session: await answer(ctx, session, 0, { ...opened, methods }),
    owesSecondFactor: opened.factors.some(isVerified),
  };
}

/** As `startSession`, for callers who need no more than the session. */
export async function openSession(ctx: Context, userId: string, opening: NewSession): Promise<Session> {
  return (await startSession(ctx, userId, opening)).session;
}

/** Why a refresh failed; the wire says each by its own code. */
export type RefreshFailure = "not_found" | "already_used" | "expired" | "banned";

type Refreshed = { session: Session } | { failure: RefreshFailure; ended?: string };

const wasRefreshedJustNow = (ctx: Context, session: SessionRow) =>
  ctx.clock.now().getTime() - (session.refreshed_at?.getTime() ?? 0) <= ctx.config.AUTH_REFRESH_REUSE_INTERVAL * 1000;

/** Which counter a token leads to: the next one, or the current one again, or none because it was used too long ago. */
function nextCounter(ctx: Context, session: SessionRow, counter: number): number | null {
  if (counter === session.refresh_counter) return counter + 1;
  // The answer was lost on the way, or two tabs asked at once: nobody is signed out for that.
  if (counter === session.refresh_counter - 1) return session.refresh_counter;
  return wasRefreshedJustNow(ctx, session) ? session.refresh_counter : null;
}

/** True when a session's time is over, by age or by idleness. */
export function hasEnded(session: SessionRow, now: Date): boolean {
  return [session.not_after, session.idle_after].some((end) => end !== null && end <= now);
}

async function refreshLocked(ctx: Context, text: string): Promise<Refreshed> {
  const token = readRefreshToken(text);
  const session = token && (await lockSession(ctx.db, token.sessionId));
  if (!token || !session || !isGenuine(ctx.sealer, session.refresh_key, token)) return { failure: "not_found" };
  const now = ctx.clock.now();
  const user = await findUser(ctx.db, { id: session.user_id });
  if (!user) return { failure: "not_found" };
  if (user.banned_until && user.banned_until > now) return { failure: "banned" };
  if (hasEnded(session, now)) {
    await deleteSession(ctx.db, session.id);
    return { failure: "expired", ended: session.id };
  }
  const isLow = token.counter < session.refresh_floor;
  // Another window asked while the second factor was being shown: it inherits nothing, and ends nothing.
  if (isLow && wasRefreshedJustNow(ctx, session)) return { failure: "already_used" };
  const counter = isLow || token.counter > session.refresh_counter ? null : nextCounter(ctx, session, token.counter);
  if (counter === null) {
    await deleteSession(ctx.db, session.id);
    await audit(ctx, { accountId: user.id }, "session.reuse_detected", { type: "session", id: session.id });
    return { failure: "already_used", ended: session.id };
  }
  if (counter > session.refresh_counter) {
    await updateRefreshed(ctx.db, session.id, rotation(session, counter, now));
  }
  return { session: await answerSession(ctx, { ...session, refresh_counter: counter }, user) };
}

const rotation = (session: SessionRow, counter: number, now: Date) => ({
  refresh_counter: counter,
  refreshed_at: now,
  idle_after: session.idle_after && new Date(now.getTime() + day),
});

/**
 * The usual case, in two short statements: the newest token, or its predecessor, of a session in order. Null for every other, which is
 * decided with the session held; of two who come with one token at once the database lets one through here.
 */
async function refreshAtOnce(ctx: Context, text: string): Promise<Session | null> {
  const token = readRefreshToken(text);
  const found = token && (await findWholeSession(ctx.db, token.sessionId));
  if (!token || !found || !isGenuine(ctx.sealer, found.session.refresh_key, token)) return null;
  const { session, user } = found;
  const now = ctx.clock.now();
  if ((user.banned_until && user.banned_until > now) || hasEnded(session, now)) return null;
  const isPredecessor = token.counter === session.refresh_counter - 1;
  if (token.counter < session.refresh_floor || (token.counter !== session.refresh_counter && !isPredecessor))
    return null;
  const counter = token.counter + 1;
  if (!isPredecessor && !(await rotateFrom(ctx.db, session, rotation(session, counter, now)))) return null;
  return answer(ctx, session, counter, found);
}

/**
 * Trades a refresh token for a new access token and the next refresh token. The direct predecessor of the newest token, and any older one
 * within `AUTH_REFRESH_REUSE_INTERVAL` of the last rotation, get the newest again; beyond, the token was stolen or copied and the session
 * ends for everybody, which is committed although the request fails.
 */
export async function refreshSession(
  ctx: Context,
  refreshToken: string,
): Promise<{ session: Session } | { failure: RefreshFailure }> {
  await tokensOf(ctx).keys.signingKey();
  const session = await refreshAtOnce(ctx, refreshToken);
  if (session) return { session };
  const result = await inTransaction(ctx, (inside) => refreshLocked(inside, refreshToken));
  if ("ended" in result && result.ended) tokensOf(ctx).forgetSessions([result.ended]);
  return result;
}

/**
 * Ends sessions of a person: the one named, all others, or all, and says how many. Their access tokens stop passing at once in this
 * process.
 */
export async function endSessions(
  ctx: Context,
  userId: string,
  scope: LogoutScope,
  sessionId: string | null = null,
): Promise<number> {
  const ended = await inTransaction(ctx, async (inside) => {
    const ids = await deleteSessions(inside.db, userId, scope, sessionId);
    await auditEnded(inside, userId, ids);
    return ids;
  });
  tokensOf(ctx).forgetSessions(ended);
  return ended.length;
}

/** A device with a session, as the database knows it. */
export type Device = Awaited<ReturnType<typeof listLivingSessions>>[number];

/** The living sessions of a person, the one used last first. */
export async function listDevices(ctx: Pick<Context, "db" | "clock">, userId: string): Promise<Device[]> {
  return listLivingSessions(ctx.db, userId, ctx.clock.now());
}

/** Writes down that this person ended these sessions. */
export async function auditEnded(ctx: Context, userId: string, ids: readonly string[]): Promise<void> {
  for (const id of ids) await audit(ctx, { accountId: userId }, "session.ended", { type: "session", id });
}
