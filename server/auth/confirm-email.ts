import { randomBytes, randomInt, timingSafeEqual } from "node:crypto";
import type { Context } from "#server/context.ts";
import { writeMessage } from "#server/messages/write-message.ts";
import { inTransaction } from "#server/platform/transaction.ts";
import { authMessages } from "#texts/auth.ts";
import { confirmEmailOf, replaceCode, takeCode, takeLink, tryCode, type SpentCode } from "./code-queries.ts";
import { findUser } from "./queries.ts";
import type { AuthUser } from "./user.ts";

/** Where mailed links lead. */
const siteUrl = (ctx: Context) => (ctx.config.AUTH_SITE_URL ?? ctx.config.publicUrl()).replace(/\/+$/, "");

/** Mailed codes and links live a day (auth wire contract, defaults). */
const hours = 24;

const codeDigest = (ctx: Pick<Context, "sealer">, userId: string, code: string) =>
  ctx.sealer.digest(`${userId} ${code}`, "one time code");
const linkDigest = (ctx: Pick<Context, "sealer">, token: string) => ctx.sealer.digest(token, "one time link");

/**
 * Mails a new code and link, in the caller's transaction; those mailed before stop working. The password chosen by whoever asked counts
 * once the address is proven, and not before.
 */
export async function sendConfirmation(
  ctx: Context,
  user: AuthUser,
  email: string,
  passwordHash: string,
): Promise<void> {
  const now = ctx.clock.now();
  const code = String(randomInt(1_000_000)).padStart(6, "0");
  const token = randomBytes(32).toString("base64url");
  await replaceCode(ctx.db, {
    user_id: user.id,
    kind: "confirmation",
    relates_to: email,
    code_digest: codeDigest(ctx, user.id, code),
    link_digest: linkDigest(ctx, token),
    password_hash: passwordHash,
    expires_at: new Date(now.getTime() + hours * 3_600_000),
    created_at: now,
  });
  const link = `${siteUrl(ctx)}/verify-email?token=${token}&type=signup`;
  await writeMessage(ctx, {
    channel: "email",
    to: email,
    purpose: "confirm-email",
    ...authMessages.confirmEmail({ code, link, hours }),
  });
}

/** Tells the owner of an address that somebody wanted to sign up with it, at most once an hour. */
export async function tellOwner(ctx: Context, user: AuthUser, email: string): Promise<void> {
  const hour = Math.floor(ctx.clock.now().getTime() / 3_600_000);
  await writeMessage(ctx, {
    channel: "email",
    to: email,
    purpose: "already-registered",
    dedupeKey: `already-registered ${user.id} ${hour}`,
    ...authMessages.alreadyRegistered({ link: `${siteUrl(ctx)}/` }),
  });
}

/** What proves an address: the link's token, or the address with its code. */
export type EmailProof = { token: string } | { email: string; code: string };

/** Whose proof this is, spent by asking; null when it is unknown, used, too old, or tried too often. */
async function spend(ctx: Context, proof: EmailProof): Promise<SpentCode | null> {
  const now = ctx.clock.now();
  if ("token" in proof) return takeLink(ctx.db, "confirmation", linkDigest(ctx, proof.token), now);
  const user = await findUser(ctx.db, { email: proof.email });
  const expected = user && (await tryCode(ctx.db, user.id, "confirmation", now));
  if (!user || !expected || !timingSafeEqual(expected, codeDigest(ctx, user.id, proof.code))) return null;
  return takeCode(ctx.db, user.id, "confirmation");
}

/**
 * Confirms an address once and answers its user; null when the proof is no good. A wrong code is counted although nothing else happens:
 * after five the code is dead.
 */
export async function confirmEmail(ctx: Context, proof: EmailProof): Promise<AuthUser | null> {
  return inTransaction(ctx, async (inside) => {
    const spent = await spend(inside, proof);
    if (!spent) return null;
    await confirmEmailOf(inside.db, spent, inside.clock.now());
    return findUser(inside.db, { id: spent.user_id });
  });
}
