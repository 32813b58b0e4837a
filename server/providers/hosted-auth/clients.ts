import { AuthAdminApi, AuthClient } from "@supabase/auth-js";
import type { IdentityOrigin } from "#server/ports/identity.ts";
import { patientFetch } from "./patient-fetch.ts";

export interface HostedProject {
  /** `https://project.supabase.co`. */
  url: string;
  anonKey: string;
  serviceKey: string;
}

/** Where the project's service answers. */
export const serviceOf = ({ url }: Pick<HostedProject, "url">) => `${url.replace(/\/+$/, "")}/auth/v1`;

/** A storage with one session in it, for a client that acts in the name of whoever bears this token. */
function storageOf(bearer: string | null) {
  // The token's own end is the service's to judge; the client would otherwise look at this machine's clock, and refresh.
  const session = bearer && { access_token: bearer, refresh_token: "none", expires_at: 4_102_444_800, user: {} };
  return { getItem: () => session && JSON.stringify(session), setItem: () => {}, removeItem: () => {} };
}

export type Client = InstanceType<typeof AuthClient>;

/** The published client in the three parts it plays here. */
export function createClients(project: HostedProject) {
  const { anonKey, serviceKey } = project;
  const fetch = patientFetch();
  const service = serviceOf(project);
  const client = (origin: IdentityOrigin | null, bearer: string | null): Client =>
    new AuthClient({
      url: service,
      headers: {
        apikey: anonKey,
        // Written as the client writes it: somebody's own bearer takes its place.
        Authorization: `Bearer ${anonKey}`,
        ...(origin ? { "x-forwarded-for": origin.address, "user-agent": origin.userAgent } : {}),
      },
      fetch,
      autoRefreshToken: false,
      persistSession: true,
      storage: storageOf(bearer),
      detectSessionInUrl: false,
      skipAutoInitialize: true,
    });
  const reader = client(null, null);
  return {
    admin: new AuthAdminApi({
      url: service,
      headers: { apikey: serviceKey, Authorization: `Bearer ${serviceKey}` },
      fetch,
    }),
    /** For questions that bring their own token. */
    reader,
    /** Somebody at the door. */
    visitor: (origin?: IdentityOrigin) => client(origin ?? null, null),
    /** Somebody who is in. */
    inNameOf: (bearer: string) => client(null, bearer),
  };
}

export type Clients = ReturnType<typeof createClients>;
