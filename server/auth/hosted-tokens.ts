import type { Context } from "#server/context.ts";
import type { IdentityClaims, IdentityPort, IdentitySession } from "#server/ports/identity.ts";
import { knownHere, type HostedHooks, type Standing } from "./hosted-people.ts";
import { findUser } from "./queries.ts";
import type { Device } from "./sessions.ts";
import { createTokenVerifier, tokensOf, type AuthTokens, type Claims } from "./token-verifier.ts";
import type { AuthUser } from "./user.ts";

/** A device as this process knows it. */
export interface SeenSession extends Device {
  bearer: string;
}

/** The verifier of a hosted project's tokens, and what passed through it lately. */
export interface HostedTokens extends AuthTokens {
  /** A session that this process has just opened. */
  opened(session: IdentitySession, origin: { userAgent: string; address: string }): Promise<string>;
  /** Sessions of a person that this process has seen and whose tokens still hold, the one used last first. */
  seen(userId: string): SeenSession[];
  /** A session that was there before has a new token. */
  renewed(token: string): Promise<void>;
  /** When the newest token of this session says that a second factor was shown. */
  shownAt(userId: string, sessionId: string): Promise<Date | null>;
  /** Who somebody is here whom the project has just named; null for people who have left. */
  known(ctx: Context, session: IdentitySession): Promise<AuthUser | null>;
}

/** The verifier this context was built with, where a hosted project serves. */
export function hostedTokensOf(ctx: Pick<Context, "tokens">): HostedTokens {
  if (!("seen" in ctx.tokens)) throw new Error("a hosted auth project needs the verifier of createHostedTokens");
  return tokensOf(ctx) as HostedTokens;
}

/** Longest that a session is believed alive without asking the project (docs/decisions/0003). */
const sessionMemory = 10_000;
const mostSessions = 20_000;
const mostTokens = 10_000;

interface Look extends Standing {
  userId: string;
  hasFactor: boolean;
}

interface Remembered {
  look: Promise<Look | null>;
  until: number;
}

interface Seen extends SeenSession {
  userId: string;
  /** Milliseconds since 1970. */
  expiresAt: number;
}

/** A map that forgets its oldest entries. */
function remember<K, V>(map: Map<K, V>, key: K, value: V, most: number): void {
  map.delete(key);
  map.set(key, value);
  if (map.size > most) for (const oldest of map.keys()) return void map.delete(oldest);
}

type HostedClaims = Claims & Pick<IdentityClaims, "factorShownAt">;

type Parts = Omit<Context, "tokens" | "identity">;

/** The devices of people, as far as their requests have come by here: the contract has no list of them. */
function createSeen(clock: Context["clock"]) {
  const seen = new Map<string, Seen>();
  return {
    note(claims: Claims, bearer: string, origin: { userAgent: string; address: string } | null): void {
      const { sessionId: id, userId, expiresAt } = claims;
      const now = clock.now();
      const known = seen.get(id);
      remember(
        seen,
        id,
        {
          id,
          userId,
          bearer,
          user_agent: origin?.userAgent ?? known?.user_agent ?? null,
          address: origin?.address ?? known?.address ?? null,
          created_at: known?.created_at ?? now,
          last_used_at: now,
          expiresAt: expiresAt * 1000,
        },
        mostSessions,
      );
    },
    drop: (id: string) => void seen.delete(id),
    of(userId: string): SeenSession[] {
      const now = clock.now().getTime();
      return [...seen.values()]
        .filter((one) => one.userId === userId && one.expiresAt > now)
        .toReversed()
        .map(({ userId: _userId, expiresAt: _expiresAt, ...device }) => device);
    },
  };
}

/**
 * Verifies access tokens of a hosted project: signature by its published keys, issuer, audience, time; then that the session still lives,
 * asked of the project at most every ten seconds per session, and who the person is here. While the project is away nobody is refused as
 * signed out: the question itself fails. Give it the database itself, never a transaction.
 */
export function createHostedTokens(ctx: Parts, port: IdentityPort, hooks: HostedHooks): HostedTokens {
  const tokens = new Map<string, HostedClaims>();
  const sessions = new Map<string, Remembered>();
  const ended = new Map<string, number>();
  const seen = createSeen(ctx.clock);
  const now = () => ctx.clock.now().getTime();
  const hasEnded = (id: string) => (ended.get(id) ?? 0) > now();

  async function readClaims(token: string): Promise<HostedClaims | null> {
    const known = tokens.get(token);
    if (known && known.expiresAt * 1000 > now()) return known;
    tokens.delete(token);
    const read = known ? null : await port.readToken(token, ctx.clock.now());
    if (!read) return null;
    // What a role is here, the product's accounts say, not the token.
    const claims = { ...read, role: "patient" as const, isSuperAdmin: false };
    remember(tokens, token, claims, mostTokens);
    return claims;
  }

  async function ask(token: string): Promise<Look | null> {
    const person = await port.readUser(token);
    const known = person && (await knownHere(whole, hooks, person, () => port.readUser(token)));
    return known && { userId: person.id, hasFactor: person.hasFactor, ...known.standing };
  }

  function lookOf(sessionId: string, token: string): Promise<Look | null> {
    const known = sessions.get(sessionId);
    if (known && known.until > now()) return known.look;
    const entry = { look: ask(token), until: now() + sessionMemory };
    remember(sessions, sessionId, entry, mostSessions);
    entry.look.catch(() => sessions.get(sessionId) === entry && sessions.delete(sessionId));
    return entry.look;
  }

  const own: HostedTokens = {
    // The signing keys of the embedded service stay at hand for the jobs that keep them; nothing here is signed by them.
    ...createTokenVerifier(ctx),
    readClaims,
    async verify(token) {
      const claims = await readClaims(token);
      if (!claims || claims.isAnonymous || hasEnded(claims.sessionId)) return null;
      const look = await lookOf(claims.sessionId, token);
      if (!look || hasEnded(claims.sessionId) || look.userId !== claims.userId) return null;
      seen.note(claims, token, null);
      const { userId: accountId, sessionId, aal } = claims;
      const { role, isSuperAdmin, hasFactor } = look;
      return { accountId, role, isSuperAdmin, sessionId, aal, mfaRequired: hasFactor && aal === "aal1" };
    },
    async opened(session, origin) {
      const claims = await readClaims(session.access_token);
      if (!claims) throw new Error("the hosted auth project opened a session with a token that is not its own");
      seen.note(claims, session.access_token, origin);
      return claims.sessionId;
    },
    async renewed(token) {
      const claims = await readClaims(token);
      if (claims) seen.note(claims, token, null);
    },
    async shownAt(userId, sessionId) {
      const device = seen.of(userId).find(({ id }) => id === sessionId);
      const at = device && (await readClaims(device.bearer))?.factorShownAt;
      return typeof at === "number" ? new Date(at * 1000) : null;
    },
    seen: (userId) => seen.of(userId),
    async known(inside, { user, access_token }) {
      const known = await knownHere(inside, hooks, user, () => port.readUser(access_token));
      return known && findUser(inside.db, { id: known.user.id });
    },
    forgetSessions(ids) {
      for (const id of ids) {
        sessions.delete(id);
        seen.drop(id);
        remember(ended, id, now() + sessionMemory, mostSessions);
      }
    },
    askAgain(ids) {
      for (const id of ids) sessions.delete(id);
    },
  };
  const whole: Context = { ...ctx, identity: port, tokens: own };
  return own;
}
