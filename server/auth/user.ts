import { publicFactor, type Factor } from "./factor.ts";

/** What our own code says of a person; rides in every access token. Never taken from what the person can edit. */
export interface AppMetadata {
  role?: "patient" | "specialist" | "health_center" | "admin";
  is_super_admin?: boolean;
  provider?: string;
  providers?: string[];
  [name: string]: unknown;
}

export type UserMetadata = Record<string, unknown>;

/** A user as the identity service keeps it. Only `publicUser` turns one into an answer. */
export interface AuthUser {
  id: string;
  aud: string;
  role: string;
  email: string | null;
  phone: string | null;
  password_hash: string | null;
  email_confirmed_at: Date | null;
  phone_confirmed_at: Date | null;
  invited_at: Date | null;
  confirmation_sent_at: Date | null;
  recovery_sent_at: Date | null;
  reauthentication_sent_at: Date | null;
  /** The address that waits to be proven in place of the present one. */
  email_change: string | null;
  email_change_sent_at: Date | null;
  /** The number (digits) that waits to be proven. */
  phone_change: string | null;
  phone_change_sent_at: Date | null;
  last_sign_in_at: Date | null;
  banned_until: Date | null;
  deleted_at: Date | null;
  app_metadata: AppMetadata;
  user_metadata: UserMetadata;
  /** Signed in without having said who they are: no account of the product. */
  is_anonymous: boolean;
  /** Made because a code was asked for, and proven by nobody yet: neither session nor account. */
  is_provisional: boolean;
  created_at: Date;
  updated_at: Date;
}

export interface Identity {
  id: string;
  user_id: string;
  provider: string;
  provider_id: string;
  identity_data: Record<string, unknown>;
  last_sign_in_at: Date | null;
  created_at: Date;
  updated_at: Date;
}

/** An identity as the wire has it: there `id` is the provider's id and `identity_id` the row's. */
function publicIdentity(identity: Identity) {
  return {
    identity_id: identity.id,
    id: identity.provider_id,
    user_id: identity.user_id,
    identity_data: identity.identity_data,
    provider: identity.provider,
    ...times({ last_sign_in_at: identity.last_sign_in_at }),
    created_at: identity.created_at.toISOString(),
    updated_at: identity.updated_at.toISOString(),
    ...(typeof identity.identity_data["email"] === "string" ? { email: identity.identity_data["email"] } : {}),
  };
}

/** Absent times are left out: clients take null for a time. */
function times(values: Record<string, Date | null | "">): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, time]) => (time ? [[name, time.toISOString()] as const] : [])),
  );
}

/** The one projection of a user that leaves the service: a column that is not named here cannot leak. */
export function publicUser(
  user: AuthUser,
  { identities, factors }: { identities: readonly Identity[]; factors: readonly Factor[] },
) {
  const confirmed = [user.email_confirmed_at, user.phone_confirmed_at].filter((time) => time !== null);
  return {
    id: user.id,
    aud: user.aud,
    role: user.role,
    email: user.email ?? "",
    phone: user.phone ?? "",
    ...times({
      email_confirmed_at: user.email_confirmed_at,
      phone_confirmed_at: user.phone_confirmed_at,
      confirmed_at: confirmed.toSorted((a, b) => a.getTime() - b.getTime())[0] ?? null,
      invited_at: user.invited_at,
      confirmation_sent_at: user.confirmation_sent_at,
      recovery_sent_at: user.recovery_sent_at,
      reauthentication_sent_at: user.reauthentication_sent_at,
      email_change_sent_at: user.email_change && user.email_change_sent_at,
      phone_change_sent_at: user.phone_change && user.phone_change_sent_at,
      last_sign_in_at: user.last_sign_in_at,
      banned_until: user.banned_until,
    }),
    ...(user.email_change ? { new_email: user.email_change } : {}),
    ...(user.phone_change ? { new_phone: user.phone_change } : {}),
    app_metadata: user.app_metadata,
    user_metadata: user.user_metadata,
    identities: identities.map(publicIdentity),
    ...(factors.length === 0 ? {} : { factors: factors.map(publicFactor) }),
    created_at: user.created_at.toISOString(),
    updated_at: user.updated_at.toISOString(),
    is_anonymous: user.is_anonymous,
  };
}

export type PublicUser = ReturnType<typeof publicUser>;
