import type { JWTPayload } from "jose";
import type { Context } from "#server/context.ts";
import type { Actor, TokenVerifier } from "#server/platform/actor.ts";
import { audience, readOwnJwt } from "./own-jwt.ts";
import { listSessionStates, type SessionState } from "./session-queries.ts";
import { together } from "#server/platform/together.ts";
import { createKeyRing, type KeyRing } from "./signing-keys.ts";
import type { AppMetadata } from "./user.ts";

/** What a token of ours says once its signature, issuer, audience and time are proven. */
export interface Claims {
  userId: string;
  sessionId: string;
  role: Actor["role"];
  isSuperAdmin: boolean;
  /** Has not said who they are: no business of the product's. */
  isAnonymous: boolean;
  /** What had been shown when the token was made. */
  aal: "aal1" | "aal2";
  /** Seconds since 1970. */
  expiresAt: number;
}

export interface AuthTokens extends TokenVerifier {
  readonly keys: KeyRing;
  /** The claims of a token that was really signed by us for us and has not expired; says nothing of its session. */
  readClaims(token: string): Promise<Claims | null>;
  /** These sessions are over: no token of theirs passes in this process from now on. */
  forgetSessions(sessionIds: readonly string[]): void;
  /** These sessions have changed: what is remembered of them in this process is asked again. */
  askAgain(sessionIds: readonly string[]): void;
}

/** A token of before the second factor is worth no more afterwards, and one of after no more once the factor is gone. */
export function levelOf(claims: Pick<Claims, "aal">, session: Pick<SessionState, "aal">): "aal1" | "aal2" {
  return claims.aal === "aal2" && session.aal === "aal2" ? "aal2" : "aal1";
}

export type TokenContext = Pick<Context, "db" | "clock" | "config" | "sealer">;

/** Tokens whose signature was checked, so that a busy person pays for it once an hour and not at each request. */
const mostTokens = 10_000;
/** How long a session is believed alive without asking again (docs/decisions/0003). */
const sessionMemory = 10_000;
const mostSessions = 20_000;

/** A map that forgets its oldest entries. */
function remember<K, V>(map: Map<K, V>, key: K, value: V, most: number): void {
  map.delete(key);
  map.set(key, value);
  if (map.size > most) for (const oldest of map.keys()) return void map.delete(oldest);
}

const roles = new Set(["patient", "specialist", "health_center", "admin"]);

function claimsOf(payload: JWTPayload): Claims | null {
  const metadata = (payload["app_metadata"] ?? {}) as AppMetadata;
  const sessionId = payload["session_id"];
  if (typeof payload.sub !== "string" || typeof sessionId !== "string" || payload.exp === undefined) return null;
  // Somebody of whom we have said nothing yet may do what the least of roles may.
  const role = metadata.role !== undefined && roles.has(metadata.role) ? metadata.role : "patient";
  return {
    userId: payload.sub,
    sessionId,
    role,
    isSuperAdmin: role === "admin" && metadata.is_super_admin === true,
    isAnonymous: payload["is_anonymous"] === true,
    aal: payload["aal"] === "aal2" ? "aal2" : "aal1",
    expiresAt: payload.exp,
  };
}

interface Remembered {
  state: Promise<SessionState | null>;
  until: number;
}

/**
 * Verifies access tokens of the embedded service by itself: ES256 only, by a key of ours named in the header, our issuer and audience,
 * not expired; then that the session still lives, asked of the database at most every ten seconds per session. The role comes from
 * `app_metadata`, which only we write; whoever is anonymous passes nowhere but at the service itself. Give it the database itself,
 * never a transaction.
 */
export function createTokenVerifier(ctx: TokenContext): AuthTokens {
  const keys = createKeyRing(ctx);
  const tokens = new Map<string, Claims>();
  const sessions = new Map<string, Remembered>();
  // Sessions just ended, and until when their word is enough: a look into the database may still miss an end not yet committed.
  const ended = new Map<string, number>();
  const hasEnded = (id: string) => (ended.get(id) ?? 0) > ctx.clock.now().getTime();

  async function prove(token: string): Promise<Claims | null> {
    const payload = await readOwnJwt(ctx, keys, token, {
      audience,
      requiredClaims: ["exp", "iat", "sub", "session_id"],
    });
    return payload && claimsOf(payload);
  }

  async function readClaims(token: string): Promise<Claims | null> {
    const known = tokens.get(token);
    if (known) {
      if (known.expiresAt * 1000 > ctx.clock.now().getTime()) return known;
      tokens.delete(token);
      return null;
    }
    const claims = await prove(token);
    if (claims) remember(tokens, token, claims, mostTokens);
    return claims;
  }

  const ask = together<string, SessionState | null>({
    most: 200,
    atOnce: 1,
    run: async (ids) => {
      const found = await listSessionStates(ctx.db, [...new Set(ids)], ctx.clock.now());
      const byId = new Map(found.map((row) => [row.id, row]));
      return ids.map((id) => byId.get(id) ?? null);
    },
  });

  function stateOf(sessionId: string): Promise<SessionState | null> {
    const now = ctx.clock.now();
    const known = sessions.get(sessionId);
    if (known && known.until > now.getTime()) return known.state;
    const state = ask(sessionId);
    remember(sessions, sessionId, { state, until: now.getTime() + sessionMemory }, mostSessions);
    state.catch(() => sessions.delete(sessionId));
    return state;
  }

  return {
    keys,
    readClaims,
    async verify(token) {
      const claims = await readClaims(token);
      if (!claims || claims.isAnonymous || hasEnded(claims.sessionId)) return null;
      const state = await stateOf(claims.sessionId);
      // It may have ended while we asked.
      if (!state || hasEnded(claims.sessionId) || state.user_id !== claims.userId) return null;
      const aal = levelOf(claims, state);
      return {
        accountId: claims.userId,
        role: claims.role,
        isSuperAdmin: claims.isSuperAdmin,
        sessionId: claims.sessionId,
        aal,
        mfaRequired: state.has_factor && aal === "aal1",
      };
    },
    forgetSessions(sessionIds) {
      const until = ctx.clock.now().getTime() + sessionMemory;
      for (const id of sessionIds) {
        sessions.delete(id);
        remember(ended, id, until, mostSessions);
      }
    },
    askAgain(sessionIds) {
      for (const id of sessionIds) sessions.delete(id);
    },
  };
}

/** The signing half of the verifier that this context was built with. */
export function tokensOf(ctx: Pick<Context, "tokens">): AuthTokens {
  if (!("keys" in ctx.tokens)) throw new Error("the embedded auth service needs the verifier of createTokenVerifier");
  return ctx.tokens as AuthTokens;
}
