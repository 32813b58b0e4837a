import type { Context } from "#server/context.ts";
import { writeMessage } from "#server/messages/write-message.ts";
import { inTransaction } from "#server/platform/transaction.ts";
import { authMessages } from "#texts/auth.ts";
import { phoneDigits } from "./create-user.ts";
import {
  claimSending,
  guessCode,
  makeCode,
  ownerOfLink,
  siteUrl,
  spendCode,
  spendLink,
  type TriedCode,
} from "./one-time-codes.ts";
import { findUser } from "./queries.ts";

/** How long an SMS code lives (auth wire contract, 10), and a mailed link to a new password. */
const smsMinutes = 10;
const mailMinutes = 60;

/** Where a forgotten password is asked for. */
export type RecoveryWay = { phone: string } | { email: string };

/**
 * Sends whoever has this number (E.164) or address what they need to choose a new password: a code by SMS, or a link and a code by mail. Says
 * nothing of whether anybody was written to; the limits count strangers too.
 */
export async function sendRecovery(ctx: Context, way: RecoveryWay): Promise<void> {
  const recipient = "phone" in way ? way.phone : way.email;
  await inTransaction(ctx, async (inside) => {
    if (await claimSending(inside, recipient, "recovery")) return;
    const user = await findUser(inside.db, "phone" in way ? { phone: phoneDigits(way.phone) } : way);
    if (!user) return;
    const minutes = "phone" in way ? smsMinutes : mailMinutes;
    const { code, token } = await makeCode(inside, {
      userId: user.id,
      kind: "recovery",
      relatesTo: recipient,
      minutes,
    });
    const link = `${siteUrl(inside)}/reset-password?token=${token}`;
    await writeMessage(
      inside,
      "phone" in way
        ? {
            channel: "sms",
            to: recipient,
            purpose: "recover-password",
            body: authMessages.codeBySms({ code, minutes }),
          }
        : {
            channel: "email",
            to: recipient,
            purpose: "recover-password",
            ...authMessages.recoverByMail({ code, link, minutes }),
          },
    );
  });
}

/** Sends a person who is signed in a code to a number (E.164): it proves that number, or that they are still themselves. */
export async function sendCode(
  ctx: Context,
  userId: string,
  kind: "phone_change" | "reauthentication",
  to: RecoveryWay,
) {
  const recipient = "phone" in to ? to.phone : to.email;
  return inTransaction(ctx, async (inside) => {
    const withheld = await claimSending(inside, recipient, kind);
    if (withheld) return withheld;
    const { code } = await makeCode(inside, { userId, kind, relatesTo: recipient, minutes: smsMinutes });
    const purpose = kind === "phone_change" ? "verify-phone" : "confirm-action";
    await writeMessage(
      inside,
      "phone" in to
        ? { channel: "sms", to: recipient, purpose, body: authMessages.codeBySms({ code, minutes: smsMinutes }) }
        : { channel: "email", to: recipient, purpose, ...authMessages.codeByMail({ code, minutes: smsMinutes }) },
    );
    return null;
  });
}

/** What proves the right to a new password. */
export type RecoveryProof = { token: string } | ({ code: string } & RecoveryWay);

/** A proof that is good and not yet spent. */
export interface ProvenRecovery {
  userId: string;
  /** Spends it in the caller's transaction; the number or address it proves, or null when somebody was faster. */
  spend(inside: Context): Promise<string | null>;
}

/**
 * Looks whether a proof is good, without spending it: hashing comes between. Wrong codes are counted by number or address, and after five
 * the code is dead; null then, and for people there are none of.
 * Refuses: too_many_attempts.
 */
export async function proveRecovery(
  ctx: Context,
  proof: RecoveryProof,
  address: string,
): Promise<ProvenRecovery | null> {
  if ("token" in proof) {
    const userId = await ownerOfLink(ctx, "recovery", proof.token);
    const spend = async (inside: Context) => (await spendLink(inside, ["recovery"], proof.token))?.relates_to ?? null;
    return userId === null ? null : { userId, spend };
  }
  const recipient = "phone" in proof ? proof.phone : proof.email;
  const counted = `code ${recipient}`;
  await ctx.rateLimits.beforeAttempt("login", counted, address);
  const user = await findUser(ctx.db, "phone" in proof ? { phone: phoneDigits(proof.phone) } : { email: proof.email });
  const tried = { userId: user?.id ?? "", kind: "recovery" as const, relatesTo: recipient, code: proof.code };
  if (!user || !(await guessCode(ctx, tried))) {
    await ctx.rateLimits.attemptFailed("login", counted, address);
    return null;
  }
  await ctx.rateLimits.attemptSucceeded("login", counted, address);
  return { userId: user.id, spend: async (inside) => (await spendCode(inside, tried))?.relates_to ?? null };
}

/** Counts a guess of the code that `sendCode` sent a signed-in person; true when it is right. Refuses: too_many_attempts. */
export async function guessOwnCode(ctx: Context, own: Omit<TriedCode, "relatesTo">, address: string): Promise<boolean> {
  const counted = `code ${own.userId}`;
  await ctx.rateLimits.beforeAttempt("login", counted, address);
  const right = await guessCode(ctx, { ...own, relatesTo: null });
  await (right
    ? ctx.rateLimits.attemptSucceeded("login", counted, address)
    : ctx.rateLimits.attemptFailed("login", counted, address));
  return right;
}

/** Spends a code that `guessOwnCode` found right, in the caller's transaction: the number or address it proves, null when it is gone. */
export async function spendOwnCode(ctx: Context, own: Omit<TriedCode, "relatesTo">): Promise<string | null> {
  return (await spendCode(ctx, { ...own, relatesTo: null }))?.relates_to ?? null;
}
