/**
 * Ivorian phone numbers: ten digits since 31 January 2021, mobiles 01 (Moov), 05 (MTN), 07 (Orange), fixed 21, 25, 27.
 * Source: design page "providers", 4.6.
 */
const ivorian = /^(?:(?:\+|00)?225)?((?:01|05|07|21|25|27)\d{8})$/;

/** E.164 (`+2250707123456`) of what a person typed, or null when it is no Ivorian number. The leading 0 stays. */
export function parsePhone(typed: string): string | null {
  const found = ivorian.exec(typed.replace(/[\s.\-()\u00a0\u202f]/g, ""));
  return found ? `+225${found[1]}` : null;
}

/** True for a number that can receive SMS, WhatsApp and mobile money. */
export function isMobile(e164: string): boolean {
  return /^\+225(?:01|05|07)/.test(e164);
}

/** `+225 07 07 12 34 56`: five pairs, as people here write and read them. */
export function formatPhone(e164: string): string {
  const digits = /^\+225(\d{10})$/.exec(e164)?.[1];
  return digits ? `+225 ${digits.replace(/(\d{2})(?=\d)/g, "$1 ")}` : e164;
}
