import type { Context } from "#server/context.ts";
import { newId } from "#server/platform/ids.ts";
import { violates } from "#server/platform/pg-errors.ts";
import { inTransaction } from "#server/platform/transaction.ts";
import { factorIssuer } from "#texts/factors.ts";
import { AuthError } from "./auth-error.ts";
import type { SignedIn } from "./bearer.ts";
import { isVerified } from "./factor.ts";
import { deleteUnverified, insertFactor, type NewFactor } from "./factor-queries.ts";
import { holdFactors, refuseAnonymous, refuseLowSession, type HeldFactors } from "./factor-rules.ts";
import { sealedFactorSecrets } from "./sealed-columns.ts";
import { newTotpSecret, totpPicture, totpUri } from "./totp.ts";

/** Factors of one person (auth wire contract, section 3). */
const mostFactors = 10;
/** A factor begun and left alone is swept when the next one is begun. */
const abandonedMs = 300_000;

export interface WantedFactor {
  type: "totp" | "phone";
  name: string | null;
  /** How the app names us. */
  issuer?: string;
  /** How the app names the account; the address or number where it is not said. */
  label?: string;
  /** Digits, where the factor is a phone. */
  phone?: string;
  /** Others of this type that were begun and never confirmed make room. */
  instead?: boolean;
}

export interface EnrolledFactor {
  id: string;
  type: "totp" | "phone";
  friendly_name?: string;
  totp?: { secret: string; uri: string; qr_code: string };
  phone?: string;
}

/** How the app names the account. */
export const labelOf = (by: SignedIn, { label }: WantedFactor) => label ?? by.user.email ?? by.user.phone ?? by.user.id;

async function makeRoom(ctx: Context, by: SignedIn, wanted: WantedFactor): Promise<HeldFactors> {
  const now = ctx.clock.now().getTime();
  await deleteUnverified(ctx.db, by.user.id, { before: new Date(now - abandonedMs) });
  if (wanted.instead) await deleteUnverified(ctx.db, by.user.id, { type: wanted.type });
  const held = await holdFactors(ctx, by);
  refuseLowSession(held, "enroll a new factor");
  const counted = held.factors.filter((factor) => factor.factor_type !== "recovery_code");
  if (counted.length >= mostFactors) {
    const message = "Maximum number of verified factors reached, unenroll to continue";
    throw new AuthError(422, "too_many_enrolled_mfa_factors", message);
  }
  if (wanted.phone && counted.some((factor) => factor.phone === wanted.phone && isVerified(factor))) {
    const message = "A verified phone factor already exists, unenroll the existing factor to continue";
    throw new AuthError(422, "mfa_verified_factor_exists", message);
  }
  return held;
}

/**
 * Begins a second factor: an app's secret, shown this once and kept sealed, or a phone number. It counts once a code of it was verified.
 * Refuses: no_authorization for anonymous people, insufficient_aal when another factor counts and was not shown,
 * too_many_enrolled_mfa_factors, mfa_verified_factor_exists, mfa_factor_name_conflict.
 */
export async function enrollFactor(ctx: Context, by: SignedIn, wanted: WantedFactor): Promise<EnrolledFactor> {
  refuseAnonymous(by);
  const factor: NewFactor = {
    id: newId(),
    user_id: by.user.id,
    factor_type: wanted.type,
    status: "unverified",
    friendly_name: wanted.name,
    secret: null,
    phone: wanted.phone ?? null,
    created_at: ctx.clock.now(),
  };
  const secret = wanted.type === "totp" ? newTotpSecret() : null;
  if (secret) factor.secret = ctx.sealer.seal(secret, sealedFactorSecrets.context(factor.id));
  try {
    await inTransaction(ctx, async (inside) => {
      await makeRoom(inside, by, wanted);
      await insertFactor(inside.db, factor);
    });
  } catch (error) {
    if (!violates(error, "mfa_factors_name")) throw error;
    const message = `A factor with the friendly name "${wanted.name}" for this user already exists`;
    throw new AuthError(422, "mfa_factor_name_conflict", message);
  }
  const named = wanted.name === null ? {} : { friendly_name: wanted.name };
  const begun = { id: factor.id, type: wanted.type, ...named };
  if (!secret) return { ...begun, phone: wanted.phone ?? "" };
  const uri = totpUri(secret, wanted.issuer ?? factorIssuer, labelOf(by, wanted));
  return { ...begun, totp: { secret, uri, qr_code: await totpPicture(uri) } };
}
