import type { Context } from "#server/context.ts";
import { newId } from "#server/platform/ids.ts";
import { inTransaction } from "#server/platform/transaction.ts";
import { deleteProvisional, insertIdentity, insertUser } from "./queries.ts";
import type { AppMetadata, AuthUser, UserMetadata } from "./user.ts";

export interface UserToCreate {
  /** Chosen by the caller where something else is written under the same id. */
  id?: string;
  /** With or without `+`, country code first. */
  phone?: string | null;
  email?: string | null;
  /** From `hashPassword`, which is slow and belongs before any transaction. */
  passwordHash?: string | null;
  /** The person may sign in by phone. True unless said: proving the number is kept apart, in accounts.phone_verified_at. */
  phoneConfirmed?: boolean;
  /** The person may sign in by e-mail. False unless said. */
  emailConfirmed?: boolean;
  appMetadata?: AppMetadata;
  userMetadata?: UserMetadata;
  /** Says nothing of who they are. */
  isAnonymous?: boolean;
  /** Nobody has proven to be this person: a code was asked for. */
  isProvisional?: boolean;
}

/** Digits only, country code first: how the auth wire contract writes a number. */
export function phoneDigits(phone: string): string {
  return phone.replace(/^\+/, "").replace(/\s/g, "");
}

/**
 * Writes a user with one identity for each way of signing in. Null, and nothing written, when the phone or the e-mail is another's, also
 * when that other is signing up at this very moment; whoever merely had a code sent there makes room.
 */
export async function createUser(ctx: Pick<Context, "db" | "clock">, wanted: UserToCreate): Promise<AuthUser | null> {
  const now = ctx.clock.now();
  const id = wanted.id ?? newId();
  const phone = wanted.phone ? phoneDigits(wanted.phone) : null;
  const email = wanted.email ? wanted.email.trim().toLowerCase() : null;
  const phoneConfirmed = wanted.phoneConfirmed !== false;
  const open = { is_anonymous: wanted.isAnonymous ?? false, is_provisional: wanted.isProvisional ?? false };
  const providers = [...(email ? ["email"] : []), ...(phone ? ["phone"] : [])];
  return inTransaction(ctx, async ({ db }) => {
    if ((phone ?? email) !== null && !open.is_provisional) await deleteProvisional(db, { phone, email });
    const user = await insertUser(db, {
      id,
      phone,
      email,
      password_hash: wanted.passwordHash ?? null,
      phone_confirmed_at: phone && phoneConfirmed ? now : null,
      email_confirmed_at: email && wanted.emailConfirmed ? now : null,
      app_metadata: {
        ...wanted.appMetadata,
        ...(open.is_anonymous ? {} : { provider: providers[0] ?? "email", providers }),
      },
      user_metadata: wanted.userMetadata ?? {},
      ...open,
      created_at: now,
    });
    if (!user) return null;
    for (const provider of providers) {
      await insertIdentity(db, {
        id: newId(),
        user_id: id,
        provider,
        provider_id: id,
        identity_data: {
          sub: id,
          ...(provider === "email" ? { email, email_verified: wanted.emailConfirmed === true } : { phone }),
          ...(provider === "phone" ? { phone_verified: phoneConfirmed } : {}),
        },
        created_at: now,
        updated_at: now,
      });
    }
    return user;
  });
}
