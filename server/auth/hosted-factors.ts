import type { Context } from "#server/context.ts";
import type { IdentityPort } from "#server/ports/identity.ts";
import { factorIssuer, factorMessages } from "#texts/factors.ts";
import { audit } from "#server/audit/audit.ts";
import { AuthError } from "./auth-error.ts";
import type { SignedIn } from "./bearer.ts";
import type { NewChallenge } from "./challenge-factor.ts";
import { labelOf, type EnrolledFactor, type WantedFactor } from "./enroll-factor.ts";
import { isVerified, type Factor, type FactorType } from "./factor.ts";
import { ask, bearerOf, textIn, type Fields } from "./hosted-questions.ts";
import { hostedTokensOf } from "./hosted-tokens.ts";
import type { RecoveryCodesWish } from "./recovery-codes.ts";
import { tellPerson, tryFactor } from "./step-up.ts";
import { totpPicture, totpUri } from "./totp.ts";
import type { ShownFactor } from "./verify-factor.ts";
import type { Tokens } from "./identity-sessions.ts";

/** Second factors that a hosted project keeps: asked of it in the person's own name, in the words of the contract. */

const dateIn = (fields: Fields, name: string) => new Date(textIn(fields, name));

function factorOf(one: Fields): Factor {
  const created_at = dateIn(one, "created_at");
  return {
    id: textIn(one, "id"),
    factor_type: textIn(one, "factor_type") as FactorType,
    status: one["status"] === "verified" ? "verified" : "unverified",
    friendly_name: textIn(one, "friendly_name") || null,
    // The contract tells neither the number nor the last use.
    phone: null,
    last_challenged_at: null,
    last_used_at: null,
    created_at,
    updated_at: dateIn(one, "updated_at"),
  };
}

/** All of a person's factors at the project, begun or confirmed. */
export async function listThere(ctx: Context, port: IdentityPort, userId: string, sessionId: string | null) {
  const user = await ask(port, bearerOf(ctx, userId, sessionId), "GET /user");
  const factors = Array.isArray(user["factors"]) ? (user["factors"] as Fields[]) : [];
  return factors.map(factorOf);
}

/** How many recovery codes there are; null for none, also where the project knows of no such thing. */
export async function countThere(ctx: Context, port: IdentityPort, userId: string, sessionId: string) {
  try {
    const said = await ask(port, bearerOf(ctx, userId, sessionId), "GET /factors/recovery-codes");
    return { total: Number(said["total"]), left: Number(said["remaining"]) };
  } catch (error) {
    if (error instanceof AuthError && error.status === 404) return null;
    throw error;
  }
}

export async function enrollThere(
  ctx: Context,
  port: IdentityPort,
  by: SignedIn,
  wanted: WantedFactor,
): Promise<EnrolledFactor> {
  const bearer = bearerOf(ctx, by.user.id, by.sessionId);
  for (const factor of wanted.instead ? await listThere(ctx, port, by.user.id, by.sessionId) : []) {
    const isBegun = factor.factor_type === wanted.type && !isVerified(factor);
    if (isBegun) await ask(port, bearer, `DELETE /factors/${factor.id}`);
  }
  const said = await ask(port, bearer, "POST /factors", {
    factor_type: wanted.type,
    ...(wanted.name === null ? {} : { friendly_name: wanted.name }),
    ...(wanted.type === "totp" ? { issuer: wanted.issuer ?? factorIssuer } : { phone: wanted.phone }),
  });
  const id = textIn(said, "id");
  if (wanted.type === "phone") return { id, type: wanted.type, phone: wanted.phone ?? "" };
  const secret = textIn((said["totp"] ?? {}) as Fields, "secret");
  // Named by us: an address that nobody can have would stand in the person's app.
  const uri = totpUri(secret, wanted.issuer ?? factorIssuer, labelOf(by, wanted));
  return { id, type: wanted.type, totp: { secret, uri, qr_code: await totpPicture(uri) } };
}

export async function challengeThere(
  ctx: Context,
  port: IdentityPort,
  by: SignedIn,
  factorId: string,
  address: string,
): Promise<NewChallenge> {
  await ctx.rateLimits.action("second_factor", address);
  const said = await ask(port, bearerOf(ctx, by.user.id, by.sessionId), `POST /factors/${factorId}/challenge`);
  const type = textIn(said, "type") as FactorType;
  return { id: textIn(said, "id"), type, expires_at: Number(said["expires_at"]), phone: type === "phone" ? "" : null };
}

/** A try, its refusal given as a value: wrong ones are counted. */
async function tried<T>(act: Promise<T>): Promise<T | AuthError> {
  try {
    return await act;
  } catch (error) {
    if (error instanceof AuthError) return error;
    throw error;
  }
}

async function raised(ctx: Context, by: SignedIn, said: Fields): Promise<Tokens> {
  const session = {
    access_token: textIn(said, "access_token"),
    refresh_token: textIn(said, "refresh_token"),
    expires_in: Number(said["expires_in"]),
    expires_at: Number(said["expires_at"]),
    token_type: "bearer" as const,
  };
  const tokens = hostedTokensOf(ctx);
  await tokens.renewed(session.access_token);
  // Sessions that have shown no factor have ended there.
  tokens.askAgain(tokens.seen(by.user.id).map(({ id }) => id));
  return session;
}

/** Shows a factor; the first time confirms it, which the person is told. */
export async function verifyThere(
  ctx: Context,
  port: IdentityPort,
  by: SignedIn,
  { factorId, challengeId, code }: ShownFactor,
  address: string,
): Promise<Tokens> {
  const { user, sessionId } = by;
  const before = (await listThere(ctx, port, user.id, sessionId)).find(({ id }) => id === factorId);
  const body = { challenge_id: challengeId, code };
  const what = `POST /factors/${factorId}/verify`;
  const said = await tryFactor(ctx, by, address, () => tried(ask(port, bearerOf(ctx, user.id, sessionId), what, body)));
  if (before && !isVerified(before)) {
    const target = { type: "factor", id: factorId };
    await audit(ctx, { accountId: user.id }, "factor.added", target, { type: before.factor_type });
    await tellPerson(ctx, user, "factor-added", factorMessages.added);
  }
  return raised(ctx, by, said);
}

export async function removeThere(ctx: Context, port: IdentityPort, by: SignedIn, factorId: string): Promise<void> {
  const { user, sessionId } = by;
  await ask(port, bearerOf(ctx, user.id, sessionId), `DELETE /factors/${factorId}`);
  await audit(ctx, { accountId: user.id }, "factor.removed", { type: "factor", id: factorId }, { of: user.id });
  await tellPerson(ctx, user, "factor-removed", factorMessages.removed);
  const tokens = hostedTokensOf(ctx);
  tokens.askAgain(tokens.seen(user.id).map(({ id }) => id));
}

export async function makeCodesThere(
  ctx: Context,
  port: IdentityPort,
  by: SignedIn,
  { name }: RecoveryCodesWish,
): Promise<{ codes: string[] }> {
  const known = await countThere(ctx, port, by.user.id, by.sessionId);
  const what = known ? "POST /factors/recovery-codes/regenerate" : "POST /factors/recovery-codes";
  const said = await ask(
    port,
    bearerOf(ctx, by.user.id, by.sessionId),
    what,
    known || !name ? {} : { friendly_name: name },
  );
  await audit(ctx, { accountId: by.user.id }, "recovery_codes.made", { type: "account", id: by.user.id });
  return { codes: Array.isArray(said["codes"]) ? said["codes"].map(String) : [] };
}

export async function verifyCodeThere(
  ctx: Context,
  port: IdentityPort,
  by: SignedIn,
  typed: string,
  address: string,
): Promise<{ session: Tokens; left: number }> {
  const { user, sessionId } = by;
  const code = typed.replace(/[\s-]/g, "").toLowerCase();
  const what = "POST /factors/recovery-codes/verify";
  const act = () => tried(ask(port, bearerOf(ctx, user.id, sessionId), what, { code }));
  const said = await tryFactor(ctx, by, address, act);
  const session = await raised(ctx, by, said);
  const left = (await countThere(ctx, port, user.id, sessionId))?.left ?? 0;
  await audit(ctx, { accountId: user.id }, "recovery_code.used", { type: "account", id: user.id }, { left });
  await tellPerson(ctx, user, "recovery-code-used", factorMessages.recoveryCodeUsed(left));
  return { session, left };
}
