import type { Context } from "#server/context.ts";
import type { CodeFacts, SpentCode } from "./code-queries.ts";
import { findUser } from "./queries.ts";
import type { AppMetadata, AuthUser, UserMetadata } from "./user.ts";
import { updateProven } from "./user-queries.ts";

/** A person who has just proven an address, the one they had before, and what they said when they asked. */
export interface ConfirmedEmail {
  user: AuthUser;
  kind: SpentCode["kind"];
  formerEmail: string | null;
  facts: CodeFacts | null;
  /** Somebody who had signed up with that address and never proved it: they have it no more. */
  displaced: string | null;
}

/** Somebody who has just proven a number by the code sent to it. */
export interface ProvenPhone {
  user: AuthUser;
  /** E.164. */
  phone: string;
  /** A number wanted by whoever is signed in; otherwise the one that somebody signs in by. */
  isChange: boolean;
  /** Nobody has been this person before. */
  isNew: boolean;
  /** Whoever is signed in on the device that proves it. */
  actorId: string | null;
  /** What was said when the code was asked for. */
  said: UserMetadata | null;
}

/** What the floors above do with people who sign up straight at the service; given where the server is composed. */
export interface AuthHooks {
  /** What we say of everybody who signs up by themselves. What they say of themselves never becomes part of it. */
  newAppMetadata: AppMetadata;
  /** Runs in the transaction that writes the user, or first proves who it is: the product's account and the user exist both, or neither. */
  onUserCreated: readonly ((ctx: Context, user: AuthUser) => Promise<void>)[];
  /** Runs in the transaction that confirms an address. */
  onEmailConfirmed: readonly ((ctx: Context, confirmed: ConfirmedEmail) => Promise<void>)[];
  /** True when the number this user has is theirs against everybody; false when they merely said so. */
  hasProvenPhone: (ctx: Context, userId: string) => Promise<boolean>;
  /** Runs in the transaction that proves a number, gives it to whom it belongs, and names that user: it need not be the one who had it. */
  settlePhone: (ctx: Context, proven: ProvenPhone) => Promise<string>;
  /** Runs in the transaction that closes one of a person's ways of signing in. */
  onIdentityRemoved: (ctx: Context, userId: string, provider: "email" | "phone") => Promise<void>;
}

/** What else is to be done where programs of the operator's administer users. */
export interface AdminHooks extends AuthHooks {
  /** Runs in the transaction in which such a program removes a user; a refusal keeps the user. */
  onUserRemoved: (ctx: Context, user: AuthUser) => Promise<void>;
}

/**
 * Makes somebody who was nobody yet (signed in anonymously, or asked for a code) a person like any other, now that they have proven an
 * address or a number.
 */
export async function welcome(ctx: Context, hooks: AuthHooks, user: AuthUser): Promise<AuthUser> {
  if (!user.is_anonymous && !user.is_provisional) return user;
  await updateProven(ctx.db, user.id, hooks.newAppMetadata);
  const known = await findUser(ctx.db, { id: user.id });
  if (!known) throw new Error("a user who has just proven something is gone");
  for (const hook of hooks.onUserCreated) await hook(ctx, known);
  return known;
}
