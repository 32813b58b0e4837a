import { createHash } from "node:crypto";

/**
 * The service knows nobody without an address or a number, and takes neither away from anybody. Who has none with us gets what nobody can
 * have: an address under `.invalid` (RFC 2606), a number under +999, which no country is given.
 */
const domain = "sans-adresse.keneya.invalid";
const nowhere = "999";

export const opaqueEmail = (id: string) => `${id}@${domain}`;

/** Digits, twelve of them the person's own. */
export function opaquePhone(id: string): string {
  const own = createHash("sha256").update(id).digest().readBigUInt64BE() % 1_000_000_000_000n;
  return `${nowhere}${String(own).padStart(12, "0")}`;
}

/** The address as the person's own; null for none and for one of ours. */
export function realEmail(email: string | null | undefined): string | null {
  return email && !email.endsWith(`@${domain}`) ? email.toLowerCase() : null;
}

/** The number in E.164, as the person's own; null for none and for one of ours. */
export function realPhone(phone: string | null | undefined): string | null {
  const digits = phone?.replace(/^\+/, "") ?? "";
  return digits === "" || digits.startsWith(nowhere) ? null : `+${digits}`;
}
