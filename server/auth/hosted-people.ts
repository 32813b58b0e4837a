import type { Context } from "#server/context.ts";
import type { Actor } from "#server/platform/actor.ts";
import { inTransaction } from "#server/platform/transaction.ts";
import type { IdentityUser } from "#server/ports/identity.ts";
import { deleteCodes } from "./code-queries.ts";
import { createUser } from "./create-user.ts";
import { keptElsewhere, markKept } from "./hosted.ts";
import type { AuthHooks } from "./hooks.ts";
import { findUser } from "./queries.ts";
import type { AuthUser } from "./user.ts";
import { clearEmail, lockUser, updateEmail, updatePhone } from "./user-queries.ts";

/** What the product says of a user: its accounts, not the token, decide who may do what. */
export interface Standing {
  role: Actor["role"];
  isSuperAdmin: boolean;
  /** Has left: whatever the project still says, nobody is this person any more. */
  hasLeft: boolean;
}

/** What the floors above know of people whose passwords a hosted project keeps. */
export interface HostedHooks extends AuthHooks {
  standingOf: (ctx: Pick<Context, "db">, userId: string) => Promise<Standing | null>;
  /** Runs in the transaction that notes a number (E.164) given at the project: nobody here has seen it proven. */
  onPhoneGiven: (ctx: Context, userId: string, phone: string) => Promise<void>;
}

/** Asks the project once more who this is. */
export type AskAgain = () => Promise<IdentityUser | null>;

/** Their address, where it is proven there, taken from whoever signed up with it here and never proved it. */
async function addressOf(
  ctx: Context,
  person: IdentityUser,
): Promise<{ email: string | null; displaced: string | null }> {
  const email = person.emailConfirmed ? person.email : null;
  const holder = email === null ? null : await findUser(ctx.db, { email });
  if (!holder || holder.id === person.id) return { email, displaced: null };
  // Proven here for somebody else: the books differ, and ours stands.
  if (holder.email_confirmed_at) return { email: null, displaced: null };
  await clearEmail(ctx.db, holder.id, ctx.clock.now());
  await deleteCodes(ctx.db, holder.id);
  return { email, displaced: holder.id };
}

/** Writes somebody here who signed up at the project by themselves: a patient, whatever they say of themselves. */
async function welcomeFromThere(ctx: Context, hooks: AuthHooks, person: IdentityUser): Promise<void> {
  await inTransaction(ctx, async (inside) => {
    const { email, displaced } = await addressOf(inside, person);
    const user = await createUser(inside, {
      id: person.id,
      phone: person.phone,
      email,
      emailConfirmed: email !== null,
      passwordHash: keptElsewhere,
      appMetadata: hooks.newAppMetadata,
      userMetadata: person.said,
    });
    // Another request wrote the same person at this moment, or the project says of two people what ours says of one.
    if (!user) return;
    for (const hook of hooks.onUserCreated) await hook(inside, user);
    if (email === null) return;
    const confirmed = { user, kind: "confirmation", formerEmail: null, facts: null, displaced } as const;
    for (const hook of hooks.onEmailConfirmed) await hook(inside, confirmed);
  });
}

const differs = (person: IdentityUser, user: AuthUser) => ({
  email: person.emailConfirmed && person.email !== null && !(person.email === user.email && user.email_confirmed_at),
  phone: person.phone !== null && person.phone !== (user.phone && `+${user.phone}`),
});

async function followEmail(ctx: Context, hooks: AuthHooks, person: IdentityUser, former: AuthUser): Promise<void> {
  const { email, displaced } = await addressOf(ctx, person);
  if (email === null) return;
  await updateEmail(ctx.db, person.id, email, ctx.clock.now());
  const user = await findUser(ctx.db, { id: person.id });
  if (!user) return;
  const confirmed = { user, kind: "email_change_new", formerEmail: former.email, facts: null, displaced } as const;
  for (const hook of hooks.onEmailConfirmed) await hook(ctx, confirmed);
}

async function followPhone(ctx: Context, hooks: HostedHooks, { id, phone }: IdentityUser): Promise<void> {
  if (phone === null || (await findUser(ctx.db, { phone: phone.slice(1) }))) return;
  await updatePhone(ctx.db, id, phone.slice(1), ctx.clock.now());
  await hooks.onPhoneGiven(ctx, id, phone);
}

/**
 * Writes here what a person changed at the project by themselves. With the person held, both books are read again: what our own doors are
 * just writing into both is no difference.
 */
async function follow(ctx: Context, hooks: HostedHooks, id: string, again: AskAgain): Promise<void> {
  await inTransaction(ctx, async (inside) => {
    await lockUser(inside.db, id);
    const [person, user] = [await again(), await findUser(inside.db, { id })];
    if (!person || !user) return;
    const { email, phone } = differs(person, user);
    if (email) await followEmail(inside, hooks, person, user);
    if (phone) await followPhone(inside, hooks, person);
  });
}

/**
 * Who somebody is here whom the project has just named; null for people who have left. Who is new becomes a patient: doctors, centers and
 * administrators are made by our own doors, which write here first, so that a trace of one at the project alone is one that was cut off.
 */
export async function knownHere(
  ctx: Context,
  hooks: HostedHooks,
  person: IdentityUser,
  again: AskAgain,
): Promise<{ user: AuthUser; standing: Standing } | null> {
  const look = async () => {
    const [standing, user] = await Promise.all([hooks.standingOf(ctx, person.id), findUser(ctx.db, { id: person.id })]);
    return { standing, user };
  };
  let { standing, user } = await look();
  const role = person.facts?.["role"] ?? "patient";
  if (!standing && role === "patient" && !person.isAnonymous) {
    await welcomeFromThere(ctx, hooks, person);
    ({ standing, user } = await look());
    if (!standing) ctx.log.error({ user_id: person.id }, "the hosted auth project and our book differ on a person");
  }
  if (!standing || !user || standing.hasLeft || (user.banned_until && user.banned_until > ctx.clock.now())) return null;
  await markKept(ctx, user);
  const { email, phone } = differs(person, user);
  if (email || phone) await follow(ctx, hooks, user.id, again);
  return { user, standing };
}
