import type { Context } from "#server/context.ts";
import { writeMessage } from "#server/messages/write-message.ts";
import { inTransaction } from "#server/platform/transaction.ts";
import { authMessages } from "#texts/auth.ts";
import type { CodeFacts } from "./code-queries.ts";
import { phoneDigits } from "./create-user.ts";
import {
  claimSending,
  guessCode,
  mailedLink,
  makeCode,
  ownerOfLink,
  spendCode,
  spendLink,
  type TriedCode,
  type Withheld,
} from "./one-time-codes.ts";
import { findUser } from "./queries.ts";
import { ownLanding, type Landing } from "./redirects.ts";
import { flowOf } from "./send-mails.ts";
import type { AuthUser } from "./user.ts";

/** How long an SMS code lives (auth wire contract, 10), and a mailed link to a new password or a session. */
const smsMinutes = 10;
export const mailMinutes = 60;

/** Where a forgotten password is asked for. */
export type RecoveryWay = { phone: string } | { email: string };

async function findRecovering(ctx: Context, way: RecoveryWay): Promise<AuthUser | null> {
  const user = await findUser(ctx.db, "phone" in way ? { phone: phoneDigits(way.phone) } : way);
  // Somebody for whom a code was asked once, and who never came, has nothing to recover.
  return user?.is_provisional ? null : user;
}

/**
 * Sends whoever has this number (E.164) or address what they need to choose a new password: a code by SMS, or a link and a code by mail. Says
 * nothing of whether anybody was written to; the limits count strangers too.
 */
export async function sendRecovery(ctx: Context, way: RecoveryWay, landing: Landing = ownLanding): Promise<void> {
  const recipient = "phone" in way ? way.phone : way.email;
  await inTransaction(ctx, async (inside) => {
    if (await claimSending(inside, recipient, "recovery")) return;
    const user = await findRecovering(inside, way);
    if (!user) return;
    if ("phone" in way) return writeCode(inside, user.id, { kind: "recovery", to: way });
    const { code, token } = await makeCode(inside, {
      userId: user.id,
      kind: "recovery",
      relatesTo: recipient,
      minutes: mailMinutes,
      flow: flowOf(landing, "recovery"),
    });
    const link = mailedLink(inside, { token, type: "recovery", redirectTo: landing.redirectTo });
    await writeMessage(inside, {
      channel: "email",
      to: recipient,
      purpose: "recover-password",
      ...authMessages.recoverByMail({ code, link, minutes: mailMinutes }),
    });
  });
}

const purposes = {
  confirmation: "sign-in-code",
  recovery: "recover-password",
  phone_change: "verify-phone",
  reauthentication: "confirm-action",
} as const;

export interface CodeLetter {
  kind: keyof typeof purposes;
  to: RecoveryWay;
  /** How a number is written to; SMS unless said. */
  channel?: "sms" | "whatsapp";
  /** Counts once the code is used. */
  facts?: CodeFacts | null;
}

/** Makes a code without a link and writes it to a number or an address, in the caller's transaction. */
export async function writeCode(ctx: Context, userId: string, letter: CodeLetter): Promise<void> {
  const { kind, to, channel = "sms", facts = null } = letter;
  const recipient = "phone" in to ? to.phone : to.email;
  const { code } = await makeCode(ctx, { userId, kind, relatesTo: recipient, minutes: smsMinutes, facts });
  const common = { to: recipient, purpose: purposes[kind] };
  await writeMessage(
    ctx,
    "phone" in to
      ? { channel, ...common, body: authMessages.codeBySms({ code, minutes: smsMinutes }) }
      : { channel: "email", ...common, ...authMessages.codeByMail({ code, minutes: smsMinutes }) },
  );
}

/** Sends a person who is signed in a code to a number (E.164): it proves that number, or that they are still themselves. */
export async function sendCode(
  ctx: Context,
  userId: string,
  kind: "phone_change" | "reauthentication",
  to: RecoveryWay,
): Promise<Withheld | null> {
  const recipient = "phone" in to ? to.phone : to.email;
  return inTransaction(ctx, async (inside) => {
    const withheld = await claimSending(inside, recipient, kind);
    if (!withheld) await writeCode(inside, userId, { kind, to });
    return withheld;
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
