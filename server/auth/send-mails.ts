import type { Context } from "#server/context.ts";
import { writeMessage } from "#server/messages/write-message.ts";
import { inTransaction } from "#server/platform/transaction.ts";
import { authMessages } from "#texts/auth.ts";
import { findChoice, type CodeFacts } from "./code-queries.ts";
import type { Flow } from "./flows.ts";
import { claimSending, mailedLink, makeCode, siteUrl, type LinkType, type Withheld } from "./one-time-codes.ts";
import { findUser } from "./queries.ts";
import { ownLanding, type Landing } from "./redirects.ts";
import type { AuthUser } from "./user.ts";

/** Codes and links of a sign-up live a day (auth wire contract, defaults). */
export const mailHours = 24;

/** What whoever signs up chooses; it counts once the address is proven, and not before. */
export interface SignUpChoice {
  passwordHash: string | null;
  facts?: CodeFacts | null;
}

/** A flow that was begun by the first mail goes on when nobody begins another. */
export function flowOf(landing: Landing, method: string, begun: string | null = null): Flow | { id: string } | null {
  if (landing.challenge !== null) return { challenge: landing.challenge, method };
  return begun === null ? null : { id: begun };
}

interface Confirmation extends SignUpChoice {
  landing: Landing;
  begun?: string | null;
  /** Words and link of a sign-up, or of a sign-in that makes a new person. */
  type?: Extract<LinkType, "signup" | "magiclink">;
}

/** Mails a new code and link, in the caller's transaction; those mailed before stop working. */
export async function sendConfirmation(
  ctx: Context,
  user: AuthUser,
  email: string,
  { landing, begun = null, type = "signup", ...choice }: Confirmation,
): Promise<void> {
  const { code, token } = await makeCode(ctx, {
    userId: user.id,
    kind: "confirmation",
    relatesTo: email,
    minutes: mailHours * 60,
    flow: flowOf(landing, type === "signup" ? "email/signup" : "magiclink", begun),
    ...choice,
  });
  const link = mailedLink(ctx, { token, type, redirectTo: landing.redirectTo });
  await writeMessage(ctx, {
    channel: "email",
    to: email,
    ...(type === "signup"
      ? { purpose: "confirm-email", ...authMessages.confirmEmail({ code, link, hours: mailHours }) }
      : { purpose: "sign-in-link", ...authMessages.signInByMail({ code, link, minutes: mailHours * 60 }) }),
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

/**
 * Mails whoever an address belongs to after somebody signed up with it: a link to confirm it, or word that it has an account. `created`:
 * the address was nobody's until now.
 */
export async function announceSignUp(
  ctx: Context,
  email: string,
  choice: SignUpChoice,
  created: boolean,
  landing: Landing = ownLanding,
): Promise<void> {
  const withheld = await claimSending(ctx, email, "confirmation");
  const user = await findUser(ctx.db, { email });
  if (!user) return;
  if (user.email_confirmed_at) await tellOwner(ctx, user, email);
  // The first mail always goes: whoever asked about the address before it had an account cannot hold it back.
  else if (created || !withheld) await sendConfirmation(ctx, user, email, { ...choice, landing });
}

/**
 * Mails the link of a sign-up once more; what was chosen then still counts, and the sign-in ends where it began. Says nothing of whether
 * anybody was written to, only when it was too soon for everybody.
 */
export async function resendConfirmation(
  ctx: Context,
  email: string,
  landing: Landing = ownLanding,
): Promise<Withheld | null> {
  return inTransaction(ctx, async (inside) => {
    const withheld = await claimSending(inside, email, "confirmation");
    if (withheld) return withheld;
    const user = await findUser(inside.db, { email });
    if (!user || user.email_confirmed_at) return null;
    // Without a sign-up of their own, the person was entered by somebody entitled to choose the password.
    const choice = await findChoice(inside.db, user.id);
    await sendConfirmation(inside, user, email, {
      passwordHash: choice ? choice.passwordHash : user.password_hash,
      facts: choice?.facts ?? null,
      landing,
      begun: choice?.flowId ?? null,
      type: user.is_provisional ? "magiclink" : "signup",
    });
    return null;
  });
}
