import type { SecondFactor } from "#contract/account-factors.ts";
import { secondFactor as words } from "#texts/second-factor.ts";

/** How a second factor is called on every screen: by its owner's name for it, else by what it is. */
export function factorName({ type, name, phone }: Pick<SecondFactor, "type" | "name" | "phone">): string {
  if (name) return name;
  return type === "phone" && phone ? words.sms(phone) : words.app;
}
