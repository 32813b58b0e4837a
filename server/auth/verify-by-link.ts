import type { Context } from "#server/context.ts";
import { AuthError } from "./auth-error.ts";
import { confirmEmail } from "./confirm-email.ts";
import { flowPrefix, issueFlowCode } from "./flows.ts";
import type { AuthHooks } from "./hooks.ts";
import { siteUrl } from "./one-time-codes.ts";
import { allowedRedirect } from "./redirects.ts";
import type { Session } from "./sessions.ts";
import { halfwayMessage, kindsOfType, openProven } from "./verify-codes.ts";

type Origin = { address: string; userAgent: string };

/** What an opened link came to. */
type Opened = { session: Session } | { code: string } | { message: string } | { error: AuthError };

const invalid = () => new AuthError(403, "otp_expired", "Email link is invalid or has expired");

async function open(
  ctx: Context,
  hooks: AuthHooks,
  { token, type }: Record<string, unknown>,
  origin: Origin,
): Promise<Opened> {
  const kinds = typeof type === "string" ? kindsOfType(type) : null;
  if (!kinds || typeof token !== "string" || token === "" || token.length > 200) return { error: invalid() };
  const verdict = await confirmEmail(ctx, hooks, { kinds, proof: { token } }, async (inside, { user }, spent) => {
    if (!token.startsWith(flowPrefix)) return { session: await openProven(inside, user.id, origin) };
    const code = spent.flow_id === null ? null : await issueFlowCode(inside, spent.flow_id);
    return code === null ? { error: invalid() } : { code };
  });
  if (verdict === "halfway") return { message: halfwayMessage };
  return verdict?.done ?? { error: invalid() };
}

const errorWords: Record<number, string> = { 403: "access_denied", 422: "invalid_request", 500: "server_error" };

/** What stands behind the `#` when an app without PKCE is led back. */
function fragmentOf(opened: Exclude<Opened, { code: string }>, type: unknown): Record<string, string> {
  if ("message" in opened) return { message: opened.message, sb: "" };
  if ("error" in opened) {
    const { status, code, message } = opened.error;
    return { error: errorWords[status] ?? "access_denied", error_code: code, error_description: message, sb: "" };
  }
  const { session } = opened;
  return {
    access_token: session.access_token,
    expires_at: String(session.expires_at),
    expires_in: String(session.expires_in),
    refresh_token: session.refresh_token,
    token_type: session.token_type,
    type: String(type),
    sb: "",
  };
}

/**
 * GET `/verify`: spends a link's token and answers where to go: with a session behind the `#`, with a code for the device that began a PKCE
 * sign-in, or with the reason why not. The mails of this house lead to a page instead, so that a scanner that opens links spends nothing
 * (decisions, "Identity").
 */
export async function verifyByLink(
  ctx: Context,
  hooks: AuthHooks,
  query: Record<string, unknown>,
  origin: Origin,
): Promise<string> {
  const url = new URL(allowedRedirect(ctx, query["redirect_to"]) ?? siteUrl(ctx));
  const opened = await open(ctx, hooks, query, origin).catch((error: unknown) => {
    if (error instanceof AuthError) return { error };
    throw error;
  });
  if ("code" in opened) {
    url.searchParams.set("code", opened.code);
    return url.toString();
  }
  const fragment = fragmentOf(opened, query["type"]);
  url.hash = new URLSearchParams(fragment).toString();
  const isFlow = typeof query["token"] === "string" && query["token"].startsWith(flowPrefix);
  const { sb: _, ...plain } = fragment;
  if (isFlow) for (const [name, value] of Object.entries(plain)) url.searchParams.set(name, value);
  return url.toString();
}
