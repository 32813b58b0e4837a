import type { Context } from "#server/context.ts";
import { writeMessage } from "#server/messages/write-message.ts";
import { authMessages } from "#texts/auth.ts";
import { deleteCodesOf, listOnTheirWay, type CodeKind } from "./code-queries.ts";
import { claimSending, mailedLink, makeCode, type Withheld } from "./one-time-codes.ts";
import { findUser } from "./queries.ts";
import { ownLanding, type Landing } from "./redirects.ts";
import { flowOf, mailHours, tellOwner } from "./send-mails.ts";
import type { AuthUser } from "./user.ts";
import { setEmailChange } from "./user-queries.ts";

/** A change of address needs the word of the new one, and of the former one where it has a say. */
export const changeKinds = ["email_change_new", "email_change_current"] as const satisfies readonly CodeKind[];
type ChangeKind = (typeof changeKinds)[number];

interface Letter {
  kind: ChangeKind;
  to: string;
  /** The address that is to be the person's. */
  email: string;
  halves: 1 | 2;
  landing: Landing;
  begun?: string | null;
}

async function sendHalf(ctx: Context, userId: string, letter: Letter): Promise<void> {
  const { code, token } = await makeCode(ctx, {
    userId,
    kind: letter.kind,
    relatesTo: letter.to,
    minutes: mailHours * 60,
    flow: flowOf(letter.landing, "email_change", letter.begun ?? null),
    halves: letter.halves,
  });
  const owner = await findUser(ctx.db, { email: letter.to });
  if (owner?.email_confirmed_at && owner.id !== userId) return tellOwner(ctx, owner, letter.to);
  const link = mailedLink(ctx, { token, type: "email_change", redirectTo: letter.landing.redirectTo });
  await writeMessage(ctx, {
    channel: "email",
    to: letter.to,
    purpose: "change-email",
    ...(letter.kind === "email_change_new"
      ? authMessages.changeEmail({ code, link, hours: mailHours })
      : authMessages.leaveEmail({ code, link, hours: mailHours, email: letter.email })),
  });
}

/**
 * Mails the address that somebody signed in wants as theirs a link, in the caller's transaction; with `former`, the address they have now
 * too, and then both must be opened. An address that is another's is treated alike: its owner is told. Within the interval nothing is sent.
 */
export async function sendEmailChange(
  ctx: Context,
  userId: string,
  email: string,
  { former = null, landing = ownLanding }: { former?: string | null; landing?: Landing } = {},
): Promise<Withheld | null> {
  const withheld = await claimSending(ctx, email, "email_change_new");
  if (withheld) return withheld;
  await deleteCodesOf(ctx.db, userId, changeKinds);
  await setEmailChange(ctx.db, userId, email);
  const halves = former === null ? 1 : 2;
  await sendHalf(ctx, userId, { kind: "email_change_new", to: email, email, halves, landing });
  if (former === null) return null;
  const begun = (await listOnTheirWay(ctx.db, userId, ["email_change_new"]))[0]?.flow_id ?? null;
  // The former address hears of it however often it was written to today: it is what protects the account.
  await sendHalf(ctx, userId, {
    kind: "email_change_current",
    to: former,
    email,
    halves,
    landing: { ...landing, challenge: null },
    begun,
  });
  return null;
}

/** Mails once more those halves of a change that have not been opened; `asked` has been counted already, of others their own limit holds. */
export async function resendEmailChange(ctx: Context, user: AuthUser, asked: string, landing: Landing): Promise<void> {
  if (!user.email_change) return;
  for (const half of await listOnTheirWay(ctx.db, user.id, changeKinds)) {
    const kind = half.kind as ChangeKind;
    if (half.relates_to !== asked && (await claimSending(ctx, half.relates_to, kind))) continue;
    const { halves, flow_id: begun } = half;
    await sendHalf(ctx, user.id, { kind, to: half.relates_to, email: user.email_change, halves, landing, begun });
  }
}
