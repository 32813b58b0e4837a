import type { SealedColumn } from "#server/platform/sealed-column.ts";

/** The private halves of the keys that sign access tokens. */
export const sealedSigningKeys = {
  table: "auth.signing_keys",
  column: "private_key",
  key: ["kid"],
  context: (kid: string) => `auth.signing_keys ${kid}`,
} satisfies SealedColumn;

/** The secrets that authenticator apps share with us. */
export const sealedFactorSecrets = {
  table: "auth.mfa_factors",
  column: "secret",
  key: ["id"],
  context: (factorId: string) => `auth.mfa_factors ${factorId}`,
} satisfies SealedColumn;
