import type { SessionAnswer } from "#contract/accounts.ts";
import { loginTexts as words } from "#texts/login.ts";

/** Why nobody can be signed in with what a door answered, or null when all is there (specification, section 8, "Auth context"). */
export function sessionLacks(answer: SessionAnswer | undefined): string | null {
  if (!answer?.user) return words.invalidAnswer;
  return answer.access_token ? null : words.tokenMissing;
}
