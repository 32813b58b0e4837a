import type { Role } from "#contract/endpoint.ts";

/** Who is asking, as a verified access token says. */
export interface Actor {
  accountId: string;
  role: Exclude<Role, "super_admin">;
  isSuperAdmin: boolean;
  sessionId: string;
  aal: "aal1" | "aal2";
  /** True when the account has a second factor that this session has not shown yet. */
  mfaRequired: boolean;
}

/** Turns a bearer token into an actor; null when it is forged, expired, or its session has ended. */
export interface TokenVerifier {
  verify(token: string): Promise<Actor | null>;
}
