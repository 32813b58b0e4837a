import type { Context } from "#server/context.ts";
import { writeMessage } from "#server/messages/write-message.ts";
import { violates } from "#server/platform/pg-errors.ts";
import { inTransaction } from "#server/platform/transaction.ts";
import { authMessages } from "#texts/auth.ts";
import { deleteCodes, findChoice, type CodeFacts, type SpentCode } from "./code-queries.ts";
import { claimSending, makeCode, proveByCode, siteUrl, spendLink } from "./one-time-codes.ts";
import { findUser } from "./queries.ts";
import type { AuthUser } from "./user.ts";
import { clearEmail, updateEmail, updatePassword } from "./user-queries.ts";

/** Mailed codes and links live a day (auth wire contract, defaults). */
const hours = 24;

/** What whoever signs up chooses; it counts once the address is proven, and not before. */
export interface SignUpChoice {
  passwordHash: string | null;
  facts?: CodeFacts | null;
}

/** Mails a new code and link, in the caller's transaction; those mailed before stop working. */
async function sendConfirmation(ctx: Context, user: AuthUser, email: string, choice: SignUpChoice): Promise<void> {
  const { code, token } = await makeCode(ctx, {
    userId: user.id,
    kind: "confirmation",
    relatesTo: email,
    minutes: hours * 60,
    ...choice,
  });
  await writeMessage(ctx, {
    channel: "email",
    to: email,
    purpose: "confirm-email",
    ...authMessages.confirmEmail({ code, link: `${siteUrl(ctx)}/verify-email?token=${token}&type=signup`, hours }),
  });
}

/** Tells the owner of an address that somebody wanted to sign up with it, at most once an hour. */
async function tellOwner(ctx: Context, user: AuthUser, email: string): Promise<void> {
  const hour = Math.floor(ctx.clock.now().getTime() / 3_600_000);
  await writeMessage(ctx, {
    channel: "email",
    to: email,
    purpose: "already-registered",
    dedupeKey: `already-registered ${user.id} ${hour}`,
    ...authMessages.alreadyRegistered({ link: `${siteUrl(ctx)}/` }),
  });
}

/**
 * Mails whoever an address belongs to after somebody signed up with it: a link to confirm it, or word that it has an account. `created`:
 * the address was nobody's until now.
 */
export async function announceSignUp(
  ctx: Context,
  email: string,
  choice: SignUpChoice,
  created: boolean,
): Promise<void> {
  const withheld = await claimSending(ctx, email, "confirmation");
  const user = await findUser(ctx.db, { email });
  if (!user) return;
  if (user.email_confirmed_at) await tellOwner(ctx, user, email);
  // The first mail always goes: whoever asked about the address before it had an account cannot hold it back.
  else if (created || !withheld) await sendConfirmation(ctx, user, email, choice);
}

/** Mails the link of a sign-up once more; what was chosen then still counts. Says nothing of whether anybody was written to. */
export async function resendConfirmation(ctx: Context, email: string): Promise<void> {
  await inTransaction(ctx, async (inside) => {
    const withheld = await claimSending(inside, email, "confirmation");
    const user = await findUser(inside.db, { email });
    if (withheld || !user || user.email_confirmed_at) return;
    const choice = await findChoice(inside.db, user.id);
    await sendConfirmation(inside, user, email, choice);
  });
}

/** Mails the address that somebody signed in wants as theirs a link, in the caller's transaction; within the interval nothing is sent. */
export async function sendEmailChange(ctx: Context, userId: string, email: string) {
  const withheld = await claimSending(ctx, email, "email_change_new");
  if (withheld) return withheld;
  const owner = await findUser(ctx.db, { email });
  const { code, token } = await makeCode(ctx, {
    userId,
    kind: "email_change_new",
    relatesTo: email,
    minutes: hours * 60,
  });
  if (owner?.email_confirmed_at && owner.id !== userId) {
    await tellOwner(ctx, owner, email);
    return null;
  }
  await writeMessage(ctx, {
    channel: "email",
    to: email,
    purpose: "change-email",
    ...authMessages.changeEmail({
      code,
      link: `${siteUrl(ctx)}/verify-email?token=${token}&type=email_change`,
      hours,
    }),
  });
  return null;
}

/** What proves an address: the link's token, or the address with its code. */
export type EmailProof = { token: string } | { email: string; code: string };

/** A person who has just proven an address, the one they had before, and what they said when they asked. */
export interface ConfirmedEmail {
  user: AuthUser;
  kind: SpentCode["kind"];
  formerEmail: string | null;
  facts: CodeFacts | null;
  /** Somebody who had signed up with that address and never proved it: they have it no more. */
  displaced: string | null;
}

/** Whose proof this is, spent by asking; null when it is unknown, used, too old, or tried too often. */
async function spend(ctx: Context, proof: EmailProof): Promise<SpentCode | null> {
  if ("token" in proof) return spendLink(ctx, ["confirmation", "email_change_new"], proof.token);
  const user = await findUser(ctx.db, { email: proof.email });
  if (!user) return null;
  return proveByCode(ctx, { userId: user.id, kind: "confirmation", relatesTo: proof.email, code: proof.code });
}

async function confirm(ctx: Context, proof: EmailProof): Promise<ConfirmedEmail | null> {
  const spent = await spend(ctx, proof);
  const before = spent && (await findUser(ctx.db, { id: spent.user_id }));
  if (!spent || !before) return null;
  const now = ctx.clock.now();
  const holder = await findUser(ctx.db, { email: spent.relates_to });
  const displaced = holder && holder.id !== before.id ? holder : null;
  if (displaced?.email_confirmed_at) return null;
  if (displaced) {
    await clearEmail(ctx.db, displaced.id, now);
    await deleteCodes(ctx.db, displaced.id);
  }
  await updateEmail(ctx.db, before.id, spent.relates_to, now);
  if (spent.password_hash) await updatePassword(ctx.db, before.id, spent.password_hash, now);
  const user = await findUser(ctx.db, { id: before.id });
  return (
    user && { user, kind: spent.kind, formerEmail: before.email, facts: spent.facts, displaced: displaced?.id ?? null }
  );
}

/**
 * Confirms an address once and lets `then` act in the same transaction. Null when the proof is no good, or when the address became
 * another's meanwhile, also at this very moment. A wrong code is counted although nothing else happens: after five the code is dead.
 */
export async function confirmEmail<Result>(
  ctx: Context,
  proof: EmailProof,
  then: (inside: Context, confirmed: ConfirmedEmail) => Promise<Result>,
): Promise<Result | null> {
  try {
    return await inTransaction(ctx, async (inside) => {
      const confirmed = await confirm(inside, proof);
      return confirmed && then(inside, confirmed);
    });
  } catch (error) {
    if (violates(error, "users_email")) return null;
    throw error;
  }
}
