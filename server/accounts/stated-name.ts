import { accountTexts } from "#texts/accounts.ts";

/** The longest name an account has (contract, `registerByPhone`). */
const mostName = 120;

/** The name people give of themselves at the identity service, made fit to be shown; a plain word where they gave none. */
export function statedName(metadata: Record<string, unknown>): string {
  const given = metadata["full_name"] ?? metadata["name"];
  const name = typeof given === "string" ? given.replace(/[\p{Cc}\s]+/gu, " ").trim() : "";
  return name === "" ? accountTexts.unnamed : [...name].slice(0, mostName).join("");
}
