import type { Context } from "#server/context.ts";
import { AuthError, userBanned, validationFailed } from "./auth-error.ts";
import type { CodeKind } from "./code-queries.ts";
import { changeKinds } from "./change-email.ts";
import { confirmEmail, type Proof } from "./confirm-email.ts";
import { confirmPhone } from "./confirm-phone.ts";
import { deleteFlow } from "./flow-queries.ts";
import type { AuthHooks } from "./hooks.ts";
import { findUser } from "./queries.ts";
import { readEmail, readPhone } from "./read-fields.ts";
import { openSession, type Session } from "./sessions.ts";
import { tokensOf } from "./token-verifier.ts";
import { textOf } from "./wire.ts";

type Origin = { address: string; userAgent: string };

/**
 * Which codes each type of verification looks at, in turn. A link that signs a new person in is a sign-up's: `magiclink` takes both, as
 * `email` does.
 */
const emailKinds: Record<string, readonly CodeKind[]> = {
  email: ["confirmation", "recovery"],
  signup: ["confirmation"],
  invite: ["confirmation"],
  magiclink: ["recovery", "confirmation"],
  recovery: ["recovery"],
  email_change: changeKinds,
};
const phoneKinds: Record<string, "confirmation" | "phone_change"> = {
  sms: "confirmation",
  phone_change: "phone_change",
};

/** The kinds of an e-mail verification's type; null for a type we do not know. */
export const kindsOfType = (type: string): readonly CodeKind[] | null => emailKinds[type] ?? null;

export const halfwayMessage = "Confirmation link accepted. Please proceed to confirm link sent to the other email";

/** What the first of two proofs is answered: no session, nothing changed yet. */
export interface Halfway {
  msg: string;
  code: "200";
}

/** Opens the session of somebody just proven. Refuses: user_banned. */
export async function openProven(inside: Context, userId: string, origin: Origin): Promise<Session> {
  const user = await findUser(inside.db, { id: userId });
  if (user?.banned_until && user.banned_until > inside.clock.now()) throw userBanned(403);
  return openSession(inside, userId, { method: "otp", ...origin });
}

interface Asked {
  type: string;
  tokenHash: string;
  token: string;
  email: string;
  phone: string;
}

function readAsked(fields: Record<string, unknown>): Asked {
  const asked = {
    type: textOf(fields, "type"),
    tokenHash: textOf(fields, "token_hash"),
    token: textOf(fields, "token").trim(),
    email: textOf(fields, "email"),
    phone: textOf(fields, "phone"),
  };
  if (asked.type === "") throw validationFailed("Verify requires a verification type");
  if ((asked.token === "") === (asked.tokenHash === "")) {
    throw validationFailed("Verify requires either a token or a token hash");
  }
  if (asked.tokenHash !== "" && (asked.email !== "" || asked.phone !== "")) {
    throw validationFailed("Only the token_hash and type should be provided");
  }
  if (asked.token !== "" && (asked.email === "") === (asked.phone === "")) {
    throw validationFailed("Only an email address or phone number should be provided on verify");
  }
  return asked;
}

function proofOf(asked: Asked): Proof {
  if (asked.tokenHash !== "") return { token: asked.tokenHash };
  if (asked.email === "") throw validationFailed("Only an email address should be provided on verify");
  return { recipient: readEmail(asked.email), code: asked.token };
}

/** Whoever the bearer says is signed in; null for a public key, or an end that has come. */
async function actorOf(ctx: Context, authorization: string | undefined): Promise<string | null> {
  const token = /^bearer (.+)$/i.exec(authorization ?? "")?.[1];
  return token ? ((await tokensOf(ctx).verify(token))?.accountId ?? null) : null;
}

const expired = (message: string) => new AuthError(403, "otp_expired", message);

/**
 * POST `/verify`: spends a code or a link's token and opens a session of the person it belongs to, whoever is signed in. Codes typed by hand
 * open a session at once also where a sign-in by PKCE was begun.
 * Refuses: validation_failed for a question that makes no sense; otp_expired for every other reason; user_banned.
 */
export async function verifyByCode(
  ctx: Context,
  hooks: AuthHooks,
  fields: Record<string, unknown>,
  origin: Origin & { authorization: string | undefined },
): Promise<Session | Halfway> {
  const asked = readAsked(fields);
  const { authorization, ...from } = origin;
  const kind = phoneKinds[asked.type];
  if (kind) {
    if (asked.phone === "") throw validationFailed("Verify requires a phone number and a token for this type");
    const proof = { kind, phone: `+${readPhone(asked.phone)}`, code: asked.token };
    const actorId = await actorOf(ctx, authorization);
    const session = await confirmPhone(ctx, hooks, { ...proof, actorId }, (inside, id) => openProven(inside, id, from));
    // Thrown only now: the wrong guess has been counted.
    if (!session) throw expired("Token has expired or is invalid");
    return session;
  }
  const kinds = kindsOfType(asked.type);
  if (!kinds) throw validationFailed("Invalid email verification type");
  const verdict = await confirmEmail(ctx, hooks, { kinds, proof: proofOf(asked) }, async (inside, { user }, spent) => {
    if (spent.flow_id) await deleteFlow(inside.db, spent.flow_id);
    return openProven(inside, user.id, from);
  });
  if (verdict === "halfway") return { msg: halfwayMessage, code: "200" };
  if (verdict) return verdict.done;
  throw expired(asked.tokenHash === "" ? "Token has expired or is invalid" : "Email link is invalid or has expired");
}
