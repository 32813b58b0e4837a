import { Secret, TOTP } from "otpauth";
import QRCode from "qrcode";

/** What every authenticator app takes without asking (RFC 6238): SHA-1, six digits, thirty seconds, twenty bytes. */
const rules = { algorithm: "SHA1", digits: 6, period: 30 } as const;

/** A new secret as apps take it, in base32. */
export const newTotpSecret = (): string => new Secret({ size: 20 }).base32;

/** The address that carries a secret to an app. */
export function totpUri(secret: string, issuer: string, label: string): string {
  return new TOTP({ ...rules, issuer, label, secret: Secret.fromBase32(secret) }).toString();
}

/** The address as a picture to be scanned, in SVG; `#` is escaped, because clients put it into an address as it is. */
export async function totpPicture(uri: string): Promise<string> {
  const svg = await QRCode.toString(uri, { type: "svg", margin: 2 });
  return svg.trim().replaceAll("#", "%23");
}

/** The step of the clock that a code belongs to, one before and one after being tolerated; null when it belongs to none. */
export function totpStep(secret: string, code: string, now: Date): number | null {
  if (!/^\d{6}$/.test(code)) return null;
  const timestamp = now.getTime();
  const off = TOTP.validate({ ...rules, token: code, secret: Secret.fromBase32(secret), timestamp, window: 1 });
  return off === null ? null : Math.floor(timestamp / (rules.period * 1000)) + off;
}
