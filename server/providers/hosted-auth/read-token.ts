import { createRemoteJWKSet, customFetch, jwtVerify, type JWTPayload } from "jose";
import { IdentityUnavailable, type IdentityClaims } from "#server/ports/identity.ts";

/**
 * The project's keys are kept ten minutes. A token that names another is reason to ask at once, because it may be the newest there; how often
 * that may be is counted below.
 */
const keys = { cacheMaxAge: 600_000, cooldownDuration: 0, timeoutDuration: 5000 };
/** So many questions at once, and then one each three seconds, whatever tokens name. */
const mostAtOnce = 10;
const between = 3000;
/** While the keys cannot be had, they are asked for once a second. */
const afterFailure = 1000;

/** Whom the project's tokens of people are made out to (auth wire contract, section 3). */
const audience = "authenticated";

/** What a session has shown is told with its times (auth wire contract, section 4). */
function factorShownAt(amr: unknown): number | null {
  const times = (Array.isArray(amr) ? amr : []).flatMap((one: { method?: unknown; timestamp?: unknown }) =>
    /^(totp$|mfa\/)/.test(String(one?.method)) && typeof one?.timestamp === "number" ? [one.timestamp] : [],
  );
  return times.length === 0 ? null : Math.max(...times);
}

function claimsOf({ sub, exp, ...payload }: JWTPayload): IdentityClaims | null {
  const sessionId = payload["session_id"];
  if (sub === undefined || exp === undefined || typeof sessionId !== "string") return null;
  return {
    userId: sub,
    sessionId,
    aal: payload["aal"] === "aal2" ? "aal2" : "aal1",
    isAnonymous: payload["is_anonymous"] === true,
    factorShownAt: factorShownAt(payload["amr"]),
    expiresAt: exp,
  };
}

/** True where the token is at fault: forged, expired, for somebody else, signed by a key that the project does not publish. */
const isBadToken = (error: unknown) =>
  error instanceof Error &&
  /^ERR_(JWT_|JWS_|JOSE_ALG_|JOSE_NOT_|JWKS_NO_|JWKS_MULTIPLE_)/.test((error as { code?: string }).code ?? "");

/**
 * Asks no more often than is good for the project. Who may not ask cannot know whether a key is the newest or invented: that decides nothing,
 * and nobody is signed out for it.
 */
function measuredFetch(): typeof fetch {
  let left = mostAtOnce;
  let countedAt = Date.now();
  let quietUntil = 0;
  return async (...asked) => {
    const now = Date.now();
    left = Math.min(mostAtOnce, left + (now - countedAt) / between);
    countedAt = now;
    if (left < 1 || now < quietUntil) throw new Error("the keys were asked for too often");
    left -= 1;
    quietUntil = now + afterFailure;
    const answer = await fetch(...asked);
    if (answer.ok) quietUntil = 0;
    return answer;
  };
}

/**
 * Reads tokens of a hosted project by the keys it publishes: asymmetric ones only, made out by it for people.
 * Throws: IdentityUnavailable while its keys cannot be had.
 */
export function createTokenReader(service: string, apikey: string) {
  const jwks = createRemoteJWKSet(new URL(`${service}/.well-known/jwks.json`), {
    ...keys,
    headers: { apikey },
    [customFetch]: measuredFetch(),
  });
  return async (token: string, now: Date): Promise<IdentityClaims | null> => {
    try {
      const { payload } = await jwtVerify(token, jwks, {
        algorithms: ["ES256", "RS256"],
        issuer: service,
        audience,
        requiredClaims: ["exp", "iat", "sub", "session_id"],
        currentDate: now,
      });
      return claimsOf(payload);
    } catch (error) {
      if (isBadToken(error)) return null;
      throw new IdentityUnavailable("the keys of the hosted auth project cannot be had", { cause: error });
    }
  };
}
