/** The service cannot be reached or does not make sense: nothing was decided, ask again. Never a reason to sign anybody out. */
export class IdentityUnavailable extends Error {}

/** What is said of a person in two books at once: ours is written first and the service follows. */
export interface IdentityState {
  /** Proven; an address that waits for its link is in our books alone. */
  email: string | null;
  /** E.164. */
  phone: string | null;
  fullName: string;
  /** What we say of the person, written with our service key alone: never what people say of themselves. */
  facts: Record<string, unknown>;
}

export interface NewIdentity extends IdentityState {
  /** Ours, so that writing twice writes once. */
  id: string;
  passwordHash: string | null;
}

/** A person as the service knows them. */
export interface IdentityUser {
  id: string;
  email: string | null;
  emailConfirmed: boolean;
  /** E.164. */
  phone: string | null;
  isAnonymous: boolean;
  /** Has a second factor that counts. */
  hasFactor: boolean;
  /** What the person says of themselves. */
  said: Record<string, unknown>;
  /** What we said of them when we made them; null for people who signed up there by themselves. */
  facts: Record<string, unknown> | null;
  createdAt: Date;
}

export interface IdentitySession {
  access_token: string;
  refresh_token: string;
  expires_in: number;
  /** Seconds since 1970. */
  expires_at: number;
  user: IdentityUser;
}

/** What a token says once signature, issuer, audience and time are proven; nothing of its session. */
export interface IdentityClaims {
  userId: string;
  sessionId: string;
  aal: "aal1" | "aal2";
  isAnonymous: boolean;
  /** When the session last showed a second factor, in seconds since 1970; null for never. */
  factorShownAt: number | null;
  /** Seconds since 1970. */
  expiresAt: number;
}

/** Who says they are signing in; by id where a person has neither address nor number, or came by another door. */
export type IdentityKey = { phone: string } | { email: string } | { id: string };

/** Where the person's own request came from. */
export interface IdentityOrigin {
  address: string;
  userAgent: string;
}

/** `gone`: nobody there has this id. */
export type IdentityRefusal = "wrong" | "unconfirmed" | "banned" | "gone";

/** A request of somebody's own to the service, passed on as it is. */
export interface PassedRequest {
  method: string;
  /** Behind the service's address, with its query: `/token?grant_type=password`. */
  path: string;
  headers: Record<string, string>;
  body: Buffer | null;
  origin: IdentityOrigin;
}

export interface PassedAnswer {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

/**
 * Keeps users, passwords and sessions somewhere else than in our database, reached by URL. Any method may throw IdentityUnavailable. Where
 * the embedded service serves instead there is no such port, and its verbs run inside the product's own transactions (docs/decisions/0024).
 */
export interface IdentityPort {
  readonly name: string;
  /** False, and nothing written, when the address, the number or the id is taken. */
  createUser(user: NewIdentity): Promise<boolean>;
  /** Makes the service say of a user what we say; only what differs is written. A password ends every session. */
  agree(
    id: string,
    state: IdentityState & { password?: string },
  ): Promise<"agreed" | "changed" | "taken" | "weak" | "gone">;
  /** Nobody signs in as this user any more. Removing twice removes once. */
  removeUser(id: string): Promise<void>;
  /** The password's proof and the session in one. */
  signIn(key: IdentityKey, password: string, origin: IdentityOrigin): Promise<IdentitySession | IdentityRefusal>;
  /** A session for somebody proven otherwise. */
  openSession(id: string, origin: IdentityOrigin): Promise<IdentitySession | IdentityRefusal>;
  /** Ends this session, the person's others, or all. */
  endSessions(accessToken: string, scope: "local" | "others" | "global"): Promise<void>;
  /** Ends every session of somebody whose token we do not have. */
  endAllSessions(id: string): Promise<void>;
  /** Changes the password of whoever is signed in; their other sessions end. `unsure`: the service wants more to be shown for it. */
  changePassword(
    accessToken: string,
    password: string,
  ): Promise<"changed" | "same" | "weak" | "factor_owed" | "unsure" | "gone">;
  /** Null for a token that the service did not sign for us, or that has expired. */
  readToken(accessToken: string, now: Date): Promise<IdentityClaims | null>;
  /** Whose living session this token is; null when it has ended. */
  readUser(accessToken: string): Promise<IdentityUser | null>;
  /** A page of people, the newest first; empty behind the last. */
  listNewest(page: number): Promise<IdentityUser[]>;
  /** Null for an address that leads outside the service. */
  passOn(request: PassedRequest): Promise<PassedAnswer | null>;
}
