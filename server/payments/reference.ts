import { newCode } from "#server/platform/ids.ts";

/**
 * A new name for an attempt to pay, our own at the provider: 99 random bits in groups of five, so that nobody guesses one, it can
 * be read aloud, and no part of it passes for a code in a message.
 */
export function newReference(): string {
  const groups = newCode(20).match(/.{5}/g) ?? [];
  return ["KN", ...groups].join("-");
}
