import { apiTexts } from "#texts/api.ts";
import { ApiError } from "./api-error.ts";
import { parsed, refusalOf, send } from "./send.ts";

/** What `/auth/v1/token` answers; `user` is the auth service's own. */
export interface RenewedSession {
  access_token: string;
  refresh_token: string;
  expires_in: number;
  user: unknown;
}

/**
 * A new pair of tokens for a refresh token. One plain request: the public client of the auth service would be ten times the weight
 * of what stands here (docs/decisions/0012).
 * Throws: ApiError.
 */
export async function renewSession(refresh_token: string): Promise<RenewedSession> {
  const { answer, text } = await send("/auth/v1/token?grant_type=refresh_token", {
    method: "POST",
    headers: { accept: "application/json", "content-type": "application/json" },
    body: JSON.stringify({ refresh_token }),
  });
  // A no without a code is not the auth service's: something in between said it, and nothing is decided.
  if (!answer.ok && text.includes('code"')) throw refusalOf(answer, text);
  const session = parsed(text) as RenewedSession | undefined;
  if (!session?.access_token)
    throw new ApiError({ status: 502, code: "unexpected_error", detail: apiTexts.failed, unexplained: true });
  return session;
}

/**
 * The session that a mailed link opens, once.
 * Throws: ApiError; its sentence is none of ours where the service refused.
 */
export async function signInByLink(token_hash: string, type: string): Promise<RenewedSession> {
  const { answer, text } = await send("/auth/v1/verify", {
    method: "POST",
    headers: { accept: "application/json", "content-type": "application/json" },
    body: JSON.stringify({ token_hash, type }),
  });
  const session = parsed(text) as RenewedSession | undefined;
  if (!answer.ok || !session?.access_token) throw refusalOf(answer, text);
  return session;
}

/** Ends this session on the server. Goes on although the page is left; without a network the session ends by age. */
export async function endSession(access_token: string): Promise<void> {
  await send("/auth/v1/logout?scope=local", {
    method: "POST",
    headers: { authorization: `Bearer ${access_token}` },
    keepalive: true,
  });
}
