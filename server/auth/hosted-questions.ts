import type { Context } from "#server/context.ts";
import { refuse } from "#server/platform/refuse.ts";
import type { IdentityPort } from "#server/ports/identity.ts";
import { AuthError } from "./auth-error.ts";
import { CodeWithheld } from "./challenge-factor.ts";
import { hostedTokensOf } from "./hosted-tokens.ts";

/** Questions to a hosted project in a person's own name, in the words of the contract. */

export type Fields = Record<string, unknown>;

export const textIn = (fields: Fields, name: string) =>
  typeof fields[name] === "string" ? (fields[name] as string) : "";

/** The token by which a person is in: that of this session, or of the one used last. Refuses: session_not_found. */
export function bearerOf(ctx: Context, userId: string, sessionId: string | null): string {
  const seen = hostedTokensOf(ctx).seen(userId);
  const found = sessionId === null ? seen[0] : seen.find(({ id }) => id === sessionId);
  if (!found) throw new AuthError(403, "session_not_found", "Session from session_id claim in JWT does not exist");
  return found.bearer;
}

/** One question in somebody's name. Refuses: whatever the project says; temporarily_unavailable for what it did not say itself. */
export async function ask(port: IdentityPort, bearer: string, what: string, body?: Fields): Promise<Fields> {
  const [method = "GET", path = "/"] = what.split(" ");
  const answer = await port.passOn({
    method,
    path,
    headers: {
      authorization: `Bearer ${bearer}`,
      "content-type": "application/json",
      "x-supabase-api-version": "2024-01-01",
    },
    body: method === "GET" ? null : Buffer.from(JSON.stringify(body ?? {})),
    origin: { address: "", userAgent: "keneya" },
  });
  let said: Fields = {};
  try {
    said = JSON.parse(answer?.body.toString("utf8") || "{}") as Fields;
  } catch {
    refuse("temporarily_unavailable", { retryAfter: 5 });
  }
  if (answer && answer.status < 300) return said;
  const code = textIn(said, "code") || textIn(said, "error_code");
  if (!answer || answer.status >= 500 || code === "") refuse("temporarily_unavailable", { retryAfter: 5 });
  const retryAfter = Number(answer.headers["retry-after"] ?? 60);
  if (code === "over_sms_send_rate_limit") throw new CodeWithheld({ reason: "recently", retryAfter });
  if (answer.status === 429) refuse("too_many_attempts", { retryAfter });
  throw new AuthError(answer.status, code, textIn(said, "message"));
}
