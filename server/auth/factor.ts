/** A second factor as the identity service keeps it, without its secret. */
export interface Factor {
  id: string;
  factor_type: FactorType;
  status: "verified" | "unverified";
  friendly_name: string | null;
  /** Digits only, country code first. */
  phone: string | null;
  last_challenged_at: Date | null;
  last_used_at: Date | null;
  created_at: Date;
  updated_at: Date;
}

export type FactorType = "totp" | "phone" | "webauthn" | "recovery_code";

/** How a factor is named among the methods of a session (auth wire contract, section 4). */
export const methodOf = { totp: "totp", phone: "mfa/phone", recovery_code: "mfa/recovery_code" } as const;
export const factorMethods: readonly string[] = Object.values(methodOf);

export const isVerified = (factor: Pick<Factor, "status">) => factor.status === "verified";

/** A factor as the wire has it: neither secret nor number. */
export function publicFactor(factor: Factor) {
  return {
    id: factor.id,
    ...(factor.friendly_name === null ? {} : { friendly_name: factor.friendly_name }),
    factor_type: factor.factor_type,
    status: factor.status,
    ...(factor.last_challenged_at ? { last_challenged_at: factor.last_challenged_at.toISOString() } : {}),
    created_at: factor.created_at.toISOString(),
    updated_at: factor.updated_at.toISOString(),
  };
}
