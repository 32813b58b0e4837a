import { SignJWT } from "jose";
import { uuidPattern } from "#contract/fields.ts";
import { audit } from "#server/audit/audit.ts";
import type { Context } from "#server/context.ts";
import { newId } from "#server/platform/ids.ts";
import { inTransaction } from "#server/platform/transaction.ts";
import { AuthError } from "./auth-error.ts";
import { insertServiceKey, revokeServiceKey, updateServiceKeyUsed } from "./service-key-queries.ts";
import type { KeyRing } from "./signing-keys.ts";
import { issuerOf, readOwnJwt } from "./own-jwt.ts";
import { tokensOf } from "./token-verifier.ts";

/** What a service key is made out to: no token of a person is, whatever is said of that person. */
const serviceAudience = "service_role";
/** A service key lives a year; another one can be made at any time. */
export const serviceKeyDays = 365;

/** Makes a key that administers users (docs/decisions/0021). Shown this once. */
export async function makeServiceKey(
  ctx: Pick<Context, "db" | "clock" | "config">,
  keys: Pick<KeyRing, "signingKey">,
  name: string,
): Promise<{ id: string; token: string; expiresAt: Date }> {
  const { kid, privateKey } = await keys.signingKey();
  const id = newId();
  const now = ctx.clock.now();
  const expiresAt = new Date(now.getTime() + serviceKeyDays * 86_400_000);
  const token = await new SignJWT({ role: "service_role" })
    .setProtectedHeader({ alg: "ES256", kid, typ: "JWT" })
    .setIssuer(issuerOf(ctx.config))
    .setAudience(serviceAudience)
    .setJti(id)
    .setIssuedAt(Math.floor(now.getTime() / 1000))
    .setExpirationTime(Math.floor(expiresAt.getTime() / 1000))
    .sign(privateKey);
  await inTransaction(ctx, async (inside) => {
    await insertServiceKey(inside.db, { id, kid, name, created_at: now, expires_at: expiresAt });
    await audit(inside, null, "service_key.made", { type: "service_key", id }, { name });
  });
  return { id, token, expiresAt };
}

/** Takes a service key back at once; false when there is none that counts. */
export async function takeServiceKeyBack(ctx: Pick<Context, "db" | "clock">, id: string): Promise<boolean> {
  return inTransaction(ctx, async (inside) => {
    if (!uuidPattern.test(id) || !(await revokeServiceKey(inside.db, id, inside.clock.now()))) return false;
    await audit(inside, null, "service_key.revoked", { type: "service_key", id });
    return true;
  });
}

/** The id of the service key that a token is; null for anything else. */
async function readServiceKey(ctx: Context, token: string): Promise<string | null> {
  const payload = await readOwnJwt(ctx, tokensOf(ctx).keys, token, {
    audience: serviceAudience,
    requiredClaims: ["exp", "iat", "jti"],
  });
  if (!payload) return null;
  const { jti, role, sub } = payload;
  return role === "service_role" && sub === undefined && jti !== undefined && uuidPattern.test(jti) ? jti : null;
}

/** The program that administers: its key's id is what the audit names. */
export interface Administrator {
  serviceKeyId: string;
}

/**
 * Lets a program in that bears a living service key, asked of the database each time. A person's token never passes, whoever the person is.
 * Refuses: no_authorization without a bearer, not_admin for a person, bad_jwt for everything else.
 */
export async function administratorBy(ctx: Context, authorization: string | undefined): Promise<Administrator> {
  const token = /^bearer (.+)$/i.exec(authorization ?? "")?.[1];
  if (!token) throw new AuthError(401, "no_authorization", "This endpoint requires a valid Bearer token");
  const serviceKeyId = await readServiceKey(ctx, token);
  if (serviceKeyId && (await updateServiceKeyUsed(ctx.db, serviceKeyId, ctx.clock.now()))) return { serviceKeyId };
  if (await tokensOf(ctx).readClaims(token)) throw new AuthError(403, "not_admin", "User not allowed");
  throw new AuthError(403, "bad_jwt", "invalid JWT: unable to parse or verify signature, or it has expired");
}
