import { createHash, timingSafeEqual } from "node:crypto";
import type { Context } from "#server/context.ts";
import { newId, newRandomId } from "#server/platform/ids.ts";
import { inTransaction } from "#server/platform/transaction.ts";
import { AuthError, userBanned, validationFailed } from "./auth-error.ts";
import { deleteFlow, findFlow, insertFlow, updateFlowCode } from "./flow-queries.ts";
import { findUser } from "./queries.ts";
import { openSession, type Session } from "./sessions.ts";
import { textOf } from "./wire.ts";

/** Sign-ins by PKCE (RFC 7636): a link opened on any device yields a code that only the device which asked can trade for a session. */

/** What the asking device keeps the secret of, and how tokens will tell that the person was proven. */
export interface Flow {
  challenge: string;
  method: string;
}

/** Link tokens of flows begin so, and clients look for it. */
export const flowPrefix = "pkce_";

/** How long the code of an opened link can be traded in. */
export const flowSeconds = 300;

/**
 * The challenge of a request, null without one. S256 only (auth wire contract, advice 7).
 * Refuses: validation_failed.
 */
export function readChallenge(fields: Record<string, unknown>): string | null {
  const [challenge, method] = [textOf(fields, "code_challenge"), textOf(fields, "code_challenge_method")];
  if (challenge === "" && method === "") return null;
  if (challenge === "" || method === "") {
    throw validationFailed("PKCE flow requires code_challenge_method and code_challenge");
  }
  if (method.toLowerCase() !== "s256") throw validationFailed("code_challenge_method must be s256");
  if (challenge.length < 43 || challenge.length > 128) {
    throw validationFailed("code challenge has to be between 43 and 128 characters");
  }
  if (!/^[\w.~-]+$/.test(challenge)) {
    throw validationFailed(
      "code challenge can only contain alphanumeric characters, hyphens, periods, underscores and tildes",
    );
  }
  return challenge;
}

/** Begins a flow, in the transaction that makes its link; its id. */
export async function beginFlow(ctx: Context, userId: string, flow: Flow): Promise<string> {
  const id = newId();
  await insertFlow(ctx.db, {
    id,
    user_id: userId,
    code_challenge: flow.challenge,
    method: flow.method,
    created_at: ctx.clock.now(),
  });
  return id;
}

const digestOf = (ctx: Context, code: string) => ctx.sealer.digest(code, "sign-in flow");

/** The code that an opened link leads back with; null when the flow is gone. */
export async function issueFlowCode(ctx: Context, flowId: string): Promise<string | null> {
  const code = newRandomId();
  return (await updateFlowCode(ctx.db, flowId, digestOf(ctx, code), ctx.clock.now())) ? code : null;
}

function isVerifierOf(challenge: string, verifier: string): boolean {
  const made = Buffer.from(createHash("sha256").update(verifier).digest("base64url"));
  const known = Buffer.from(challenge);
  return made.length === known.length && timingSafeEqual(made, known);
}

const notFound = () => new AuthError(404, "flow_state_not_found", "invalid flow state, no valid flow state found");

/**
 * `grant_type=pkce`: trades the code of an opened link for a session, once, against the verifier of the device that asked.
 * Refuses: validation_failed, flow_state_not_found, flow_state_expired, bad_code_verifier, user_banned.
 */
export async function grantByFlow(
  ctx: Context,
  fields: Record<string, unknown>,
  origin: { address: string; userAgent: string },
): Promise<Session> {
  const [code, verifier] = [textOf(fields, "auth_code"), textOf(fields, "code_verifier")];
  if (code === "" || verifier === "") {
    throw validationFailed("invalid request: both auth code and code verifier should be non-empty");
  }
  return inTransaction(ctx, async (inside) => {
    const flow = await findFlow(inside.db, digestOf(ctx, code));
    if (!flow?.code_issued_at) throw notFound();
    if (ctx.clock.now().getTime() - flow.code_issued_at.getTime() > flowSeconds * 1000) {
      throw new AuthError(422, "flow_state_expired", "invalid flow state, flow state has expired");
    }
    if (!isVerifierOf(flow.code_challenge, verifier)) {
      throw new AuthError(400, "bad_code_verifier", "code challenge does not match previously saved code verifier");
    }
    if (!(await deleteFlow(inside.db, flow.id))) throw notFound();
    const user = await findUser(inside.db, { id: flow.user_id });
    if (!user) throw notFound();
    if (user.banned_until && user.banned_until > ctx.clock.now()) throw userBanned(403);
    return openSession(inside, user.id, { method: flow.method, ...origin });
  });
}
