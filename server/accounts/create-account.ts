import type { User } from "#contract/accounts.ts";
import { legalVersions } from "#contract/legal.ts";
import { audit } from "#server/audit/audit.ts";
import { createUser } from "#server/auth/identity-users.ts";
import type { UserMetadata } from "#server/auth/user.ts";
import type { Context } from "#server/context.ts";
import { newRandomId } from "#server/platform/ids.ts";
import { inTransaction } from "#server/platform/transaction.ts";
import { insertAccount, insertPatient, insertTermsAcceptance, type Account } from "./queries.ts";

export interface AccountFacts {
  role: User["role"];
  isSuperAdmin?: boolean;
  fullName: string;
  /** E.164. */
  phone?: string | null;
  email?: string | null;
  emailVerified?: boolean;
  acceptsTerms?: boolean;
}

export interface AccountToCreate extends AccountFacts {
  /** Chosen by the caller where something else is written under the same id. */
  id?: string;
  /** From `hashPassword` of the auth service, made before any transaction. */
  passwordHash?: string | null;
  /** Who creates it, where it is not the person. */
  by?: { accountId: string };
}

/** The account of a user who exists already: its row, the person as the patient they are, the terms, the audit row. */
export async function writeAccount(
  ctx: Pick<Context, "db" | "clock">,
  id: string,
  facts: AccountFacts,
  by: { accountId: string } = { accountId: id },
): Promise<Account> {
  const now = ctx.clock.now();
  const account = await insertAccount(ctx.db, {
    id,
    role: facts.role,
    is_super_admin: facts.isSuperAdmin ?? false,
    full_name: facts.fullName,
    phone_number: facts.phone ?? null,
    email: facts.email ?? null,
    email_verified_at: facts.email && facts.emailVerified ? now : null,
    created_at: now,
  });
  if (facts.role === "patient") {
    await insertPatient(ctx.db, {
      id: newRandomId(),
      account_id: id,
      relation: "self",
      full_name: facts.fullName,
      phone_number: facts.phone ?? null,
      created_at: now,
    });
  }
  if (facts.acceptsTerms) await insertTermsAcceptance(ctx.db, id, legalVersions.terms.version, now);
  await audit(ctx, by, "account.created", { type: "account", id }, { role: facts.role });
  return account;
}

/**
 * Creates a person who can sign in and their account, in one transaction. Null, and nothing written, when the phone or the e-mail
 * address is another account's, also when that other is signing up at this very moment.
 */
export async function createAccount(ctx: Context, wanted: AccountToCreate): Promise<Account | null> {
  const metadata: UserMetadata = { full_name: wanted.fullName };
  return inTransaction(ctx, async (inside) => {
    const user = await createUser(inside, {
      ...(wanted.id ? { id: wanted.id } : {}),
      phone: wanted.phone ?? null,
      email: wanted.email ?? null,
      passwordHash: wanted.passwordHash ?? null,
      emailConfirmed: wanted.emailVerified ?? false,
      appMetadata: { role: wanted.role, ...(wanted.isSuperAdmin ? { is_super_admin: true } : {}) },
      userMetadata: metadata,
    });
    return user && writeAccount(inside, user.id, wanted, wanted.by);
  });
}

/** The specification's User: what the doors answer of an account. */
export function userOf(account: Account): User {
  const { id, full_name, phone_number, email, role, is_super_admin } = account;
  return { id, full_name, phone_number, email, role, is_super_admin };
}
