import { audit } from "#server/audit/audit.ts";
import type { Context } from "#server/context.ts";
import { violates } from "#server/platform/pg-errors.ts";
import { inTransaction } from "#server/platform/transaction.ts";
import { readWishes, type Wishes } from "./admin-fields.ts";
import { emptyUser, mergeAppMetadata, updateUser } from "./admin-queries.ts";
import { AuthError, validationFailed } from "./auth-error.ts";
import { deleteCodes } from "./code-queries.ts";
import { createUser } from "./create-user.ts";
import { welcome, type AdminHooks, type AuthHooks } from "./hooks.ts";
import { replacePassword } from "./manage-user.ts";
import { findUser } from "./queries.ts";
import { dropAllFactors } from "./remove-factor.ts";
import type { Administrator } from "./service-keys.ts";
import { readBelongings } from "./belonging-queries.ts";
import { endSessions } from "./sessions.ts";
import { publicUser, type AuthUser, type PublicUser } from "./user.ts";
import { deleteUser, lockUser, mergeUserMetadata, updateEmail } from "./user-queries.ts";

/** What programs of the operator's do to users. The product's books follow in the same transaction, by the hooks. */

export const emailExists = () =>
  new AuthError(422, "email_exists", "A user with this email address has already been registered");
const phoneExists = () => new AuthError(422, "phone_exists", "Phone number already registered by another user");
const idExists = () => new AuthError(422, "user_already_exists", "User already registered");

/** Refuses: user_not_found. */
export async function knownUser(ctx: Context, id: string): Promise<AuthUser> {
  const user = await findUser(ctx.db, { id });
  if (!user) throw new AuthError(404, "user_not_found", "User not found");
  return user;
}

/** A user as the wire has it, read afresh. Refuses: user_not_found. */
export async function readWholeUser(ctx: Context, id: string): Promise<PublicUser> {
  return publicUser(await knownUser(ctx, id), await readBelongings(ctx.db, id));
}

export async function auditAdmin(ctx: Context, by: Administrator, action: string, userId: string): Promise<void> {
  await audit(ctx, null, action, { type: "account", id: userId }, { service_key: by.serviceKeyId });
}

/** Who has what was wanted already. */
async function taken(ctx: Context, wishes: Wishes): Promise<AuthError> {
  if (wishes.email !== null && (await findUser(ctx.db, { email: wishes.email }))) return emailExists();
  if (wishes.phone !== null && (await findUser(ctx.db, { phone: wishes.phone }))) return phoneExists();
  return idExists();
}

/** Two who want the same at once meet in the database. */
async function unlessTaken<T>(act: Promise<T>): Promise<T> {
  try {
    return await act;
  } catch (error) {
    if (violates(error, "users_email")) throw emailExists();
    if (violates(error, "users_phone")) throw phoneExists();
    throw error;
  }
}

/** Writes a user and the product's account. Refuses: email_exists, phone_exists, user_already_exists for the id. */
export async function addUser(ctx: Context, hooks: AuthHooks, wishes: Wishes): Promise<AuthUser> {
  const user = await createUser(ctx, {
    ...(wishes.id === null ? {} : { id: wishes.id }),
    phone: wishes.phone,
    email: wishes.email,
    passwordHash: wishes.passwordHash,
    phoneConfirmed: wishes.phoneConfirmed,
    emailConfirmed: wishes.emailConfirmed,
    appMetadata: { ...wishes.appMetadata, ...hooks.newAppMetadata },
    userMetadata: wishes.userMetadata ?? {},
  });
  if (!user) throw await taken(ctx, wishes);
  for (const hook of hooks.onUserCreated) await hook(ctx, user);
  if (user.email_confirmed_at) await confirmAddress(ctx, hooks, user, null);
  if (user.phone && user.phone_confirmed_at) await settle(ctx, hooks, user, user.phone, false);
  if (wishes.bannedFor) await ban(ctx, user.id, wishes.bannedFor);
  return user;
}

async function confirmAddress(ctx: Context, hooks: AuthHooks, user: AuthUser, formerEmail: string | null) {
  const kind = formerEmail === null ? "confirmation" : "email_change_new";
  const confirmed = { user, kind, formerEmail, facts: null, displaced: null } as const;
  for (const hook of hooks.onEmailConfirmed) await hook(ctx, confirmed);
}

async function settle(ctx: Context, hooks: AuthHooks, user: AuthUser, digits: string, isChange: boolean) {
  await hooks.settlePhone(ctx, { user, phone: `+${digits}`, isChange, isNew: !isChange, actorId: null, said: null });
}

async function ban(ctx: Context, id: string, bannedFor: number | null): Promise<void> {
  const now = ctx.clock.now();
  const until = bannedFor === null ? null : new Date(now.getTime() + bannedFor);
  await updateUser(ctx.db, id, { banned_until: until, updated_at: now });
  if (until && until > now) await endSessions(ctx, id, "global");
}

/**
 * POST `/admin/users`. Refuses: validation_failed, weak_password, email_exists, phone_exists, user_already_exists.
 */
export async function createByAdmin(
  ctx: Context,
  hooks: AuthHooks,
  by: Administrator,
  fields: Record<string, unknown>,
): Promise<PublicUser> {
  const wishes = await readWishes(fields, hooks.newAppMetadata);
  if (wishes.email === null && wishes.phone === null) {
    throw validationFailed("Cannot create a user without either an email or phone");
  }
  return inTransaction(ctx, async (inside) => {
    const { id } = await addUser(inside, hooks, wishes);
    await auditAdmin(inside, by, "user.created", id);
    return readWholeUser(inside, id);
  });
}

async function changeEmail(ctx: Context, hooks: AuthHooks, before: AuthUser, wishes: Wishes): Promise<void> {
  const email = wishes.email ?? before.email;
  const isNew = email !== before.email;
  if (email === null || (!isNew && (!wishes.emailConfirmed || before.email_confirmed_at))) return;
  const holder = await findUser(ctx.db, { email });
  if (holder && holder.id !== before.id) throw emailExists();
  await deleteCodes(ctx.db, before.id);
  // What the operator enters is as good as proven: nobody else can have asked for it.
  await updateEmail(ctx.db, before.id, email, ctx.clock.now());
  const user = await welcome(ctx, hooks, await knownUser(ctx, before.id));
  await confirmAddress(ctx, hooks, user, isNew ? before.email : null);
}

async function changePhone(ctx: Context, hooks: AuthHooks, before: AuthUser, wishes: Wishes): Promise<void> {
  const phone = wishes.phone ?? before.phone;
  if (phone === null || (phone === before.phone && !wishes.phoneConfirmed)) return;
  const holder = await findUser(ctx.db, { phone });
  if (holder && holder.id !== before.id) throw phoneExists();
  const user = await welcome(ctx, hooks, await knownUser(ctx, before.id));
  await settle(ctx, hooks, user, phone, phone !== before.phone);
}

/**
 * PUT `/admin/users/{id}`. A password changed and a ban end every session at once.
 * Refuses: user_not_found, validation_failed, weak_password, email_exists, phone_exists.
 */
export async function updateByAdmin(
  ctx: Context,
  hooks: AuthHooks,
  by: Administrator,
  id: string,
  fields: Record<string, unknown>,
): Promise<PublicUser> {
  const wishes = await readWishes(fields, (await knownUser(ctx, id)).app_metadata);
  const change = inTransaction(ctx, async (inside) => {
    await lockUser(inside.db, id);
    const before = await knownUser(inside, id);
    const now = inside.clock.now();
    await changeEmail(inside, hooks, before, wishes);
    await changePhone(inside, hooks, before, wishes);
    if (wishes.passwordHash) await replacePassword(inside, id, wishes.passwordHash, null);
    if (wishes.userMetadata) await mergeUserMetadata(inside.db, id, wishes.userMetadata, now);
    if (wishes.appMetadata) await mergeAppMetadata(inside.db, id, wishes.appMetadata);
    if (wishes.bannedFor !== undefined) await ban(inside, id, wishes.bannedFor);
    await auditAdmin(inside, by, "user.changed", id);
    return readWholeUser(inside, id);
  });
  return unlessTaken(change);
}

/**
 * DELETE `/admin/users/{id}`: nobody signs in as this user any more. Softly: that they were there is kept, with nothing that tells who.
 * Refuses: user_not_found; what the product refuses, who keeps its own books.
 */
export async function deleteByAdmin(
  ctx: Context,
  hooks: Pick<AdminHooks, "onUserRemoved">,
  by: Administrator,
  id: string,
  softly: boolean,
): Promise<void> {
  await inTransaction(ctx, async (inside) => {
    await lockUser(inside.db, id);
    const user = await knownUser(inside, id);
    await hooks.onUserRemoved(inside, user);
    await auditAdmin(inside, by, "user.removed", id);
    await endSessions(inside, id, "global");
    if (!softly) return deleteUser(inside.db, id);
    await dropAllFactors(inside, id);
    await emptyUser(inside.db, id, inside.clock.now());
  });
}
