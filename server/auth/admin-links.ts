import type { Context } from "#server/context.ts";
import { writeMessage } from "#server/messages/write-message.ts";
import { inTransaction } from "#server/platform/transaction.ts";
import { authMessages } from "#texts/auth.ts";
import { readWishes, type Wishes } from "./admin-fields.ts";
import { updateUser } from "./admin-queries.ts";
import { addUser, auditAdmin, emailExists, readWholeUser } from "./admin-users.ts";
import { AuthError, validationFailed } from "./auth-error.ts";
import { changeKinds } from "./change-email.ts";
import { deleteCodesOf, type CodeKind } from "./code-queries.ts";
import type { AuthHooks } from "./hooks.ts";
import { mailedLink, makeCode, siteUrl } from "./one-time-codes.ts";
import { findUser } from "./queries.ts";
import { readData, readEmail } from "./read-fields.ts";
import { allowedRedirect } from "./redirects.ts";
import { mailHours } from "./send-mails.ts";
import type { Administrator } from "./service-keys.ts";
import { issuerOf } from "./own-jwt.ts";
import type { AuthUser, PublicUser } from "./user.ts";
import { setEmailChange } from "./user-queries.ts";
import { textOf } from "./wire.ts";

type Fields = Record<string, unknown>;

/** Refuses: validation_failed, weak_password. */
async function readPerson(fields: Fields, hooks: AuthHooks): Promise<Wishes & { email: string }> {
  const email = readEmail(textOf(fields, "email"));
  const { email: _, ...chosen } = await readWishes({ password: fields["password"] }, hooks.newAppMetadata);
  return { ...chosen, email, userMetadata: readData(fields) };
}

/** Somebody who has not proven the address yet: known, or entered now. Refuses: email_exists. */
async function newcomer(ctx: Context, hooks: AuthHooks, wishes: Wishes & { email: string }): Promise<AuthUser> {
  const known = await findUser(ctx.db, { email: wishes.email });
  if (known?.email_confirmed_at) throw emailExists();
  return known ?? addUser(ctx, hooks, { ...wishes, passwordHash: null });
}

/**
 * POST `/invite`: enters somebody and mails them a link that opens their account. Refuses: validation_failed, email_exists for an address
 * that somebody has proven.
 */
export async function invite(
  ctx: Context,
  hooks: AuthHooks,
  by: Administrator,
  fields: Fields,
  redirectTo: unknown,
): Promise<PublicUser> {
  const wishes = await readPerson(fields, hooks);
  return inTransaction(ctx, async (inside) => {
    const now = inside.clock.now();
    const user = await newcomer(inside, hooks, wishes);
    await updateUser(inside.db, user.id, { invited_at: now, updated_at: now });
    const wanted = { userId: user.id, kind: "confirmation", relatesTo: wishes.email, minutes: mailHours * 60 } as const;
    const { code, token } = await makeCode(inside, wanted);
    const link = mailedLink(inside, { token, type: "invite", redirectTo: allowedRedirect(inside, redirectTo) });
    await writeMessage(inside, {
      channel: "email",
      to: wishes.email,
      purpose: "invitation",
      ...authMessages.invite({ code, link, hours: mailHours }),
    });
    await auditAdmin(inside, by, "user.invited", user.id);
    return readWholeUser(inside, user.id);
  });
}

const linkTypes = ["signup", "invite", "magiclink", "recovery", "email_change_current", "email_change_new"] as const;
type LinkType = (typeof linkTypes)[number];

interface Wanted {
  type: LinkType;
  person: Wishes & { email: string };
  newEmail: string | null;
}

async function readWanted(ctx: Context, hooks: AuthHooks, fields: Fields): Promise<Wanted> {
  const asked = textOf(fields, "type");
  const type = linkTypes.find((one) => one === asked);
  if (!type) throw validationFailed("Invalid email action link type requested");
  const person = await readPerson(fields, hooks);
  if (type === "signup" && person.passwordHash === null) {
    throw validationFailed("Signup requires a valid password");
  }
  const isChange = type === "email_change_current" || type === "email_change_new";
  const newEmail = isChange ? readEmail(textOf(fields, "new_email")) : null;
  if (newEmail !== null && (await findUser(ctx.db, { email: newEmail }))) throw emailExists();
  // A link for somebody who is nobody yet signs them up.
  const isNew = type === "magiclink" && !(await findUser(ctx.db, { email: person.email }));
  return { type: isNew ? "signup" : type, person, newEmail };
}

/** Whose link it will be, and what its code is about. Refuses: user_not_found, email_exists. */
async function owner(ctx: Context, hooks: AuthHooks, { type, person, newEmail }: Wanted) {
  if (type === "signup" || type === "invite") {
    const user = await newcomer(ctx, hooks, person);
    return { user, kind: "confirmation" as CodeKind, relatesTo: person.email, passwordHash: person.passwordHash };
  }
  const user = await findUser(ctx.db, { email: person.email });
  if (!user) throw new AuthError(404, "user_not_found", "User with this email not found");
  if (type === "magiclink" || type === "recovery") {
    return { user, kind: "recovery" as CodeKind, relatesTo: person.email, passwordHash: null };
  }
  if (newEmail !== user.email_change) await deleteCodesOf(ctx.db, user.id, changeKinds);
  await setEmailChange(ctx.db, user.id, newEmail ?? "");
  const relatesTo = type === "email_change_new" ? (newEmail ?? "") : person.email;
  return { user, kind: type as CodeKind, relatesTo, passwordHash: null };
}

/**
 * POST `/admin/generate_link`: makes a code and a link and sends nothing; whoever opens the link is who it says.
 * Refuses: validation_failed, weak_password, email_exists, user_not_found.
 */
export async function generateLink(
  ctx: Context,
  hooks: AuthHooks,
  by: Administrator,
  fields: Fields,
  redirectTo: unknown,
) {
  const wanted = await readWanted(ctx, hooks, fields);
  const redirect = allowedRedirect(ctx, redirectTo) ?? siteUrl(ctx);
  return inTransaction(ctx, async (inside) => {
    const { user, ...about } = await owner(inside, hooks, wanted);
    const { code, token } = await makeCode(inside, { userId: user.id, ...about, minutes: mailHours * 60 });
    if (wanted.type === "invite") {
      const now = inside.clock.now();
      await updateUser(inside.db, user.id, { invited_at: now, updated_at: now });
    }
    await auditAdmin(inside, by, "user.link_made", user.id);
    const verified = wanted.newEmail === null ? wanted.type : "email_change";
    const query = new URLSearchParams({ token, type: verified, redirect_to: redirect });
    return {
      ...(await readWholeUser(inside, user.id)),
      action_link: `${issuerOf(inside.config)}/verify?${query.toString()}`,
      email_otp: code,
      hashed_token: token,
      verification_type: wanted.type,
      redirect_to: redirect,
    };
  });
}
