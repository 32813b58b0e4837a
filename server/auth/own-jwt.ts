import { jwtVerify, type JWTPayload } from "jose";
import type { Context } from "#server/context.ts";
import type { KeyRing } from "./signing-keys.ts";

export const issuerOf = (config: Context["config"]) => `${config.publicUrl()}/auth/v1`;
/** Whom the tokens of people are made out to. */
export const audience = "authenticated";

class UnknownKey extends Error {}

const isJoseError = (error: unknown) =>
  error instanceof Error && /^ERR_(JWT|JWS|JOSE|JWK)/.test((error as { code?: string }).code ?? "");

/** Whom a token must be made out to, and what it must say. */
export interface Expected {
  audience: string;
  requiredClaims: string[];
}

/**
 * What a token of ours says: ES256 only, by a key of ours named in the header, our issuer, not expired. Null for anything else: a forged
 * token is its sender's fault. What keeps us from looking (the database is away) is thrown, and signs nobody out.
 */
export async function readOwnJwt(
  ctx: Pick<Context, "clock" | "config">,
  keys: Pick<KeyRing, "publicKey">,
  token: string,
  expected: Expected,
): Promise<JWTPayload | null> {
  try {
    const { payload } = await jwtVerify(
      token,
      async (header) => {
        const key = typeof header.kid === "string" ? await keys.publicKey(header.kid) : null;
        if (!key) throw new UnknownKey();
        return key;
      },
      { ...expected, algorithms: ["ES256"], issuer: issuerOf(ctx.config), currentDate: ctx.clock.now() },
    );
    return payload;
  } catch (error) {
    if (error instanceof UnknownKey || isJoseError(error)) return null;
    throw error;
  }
}
