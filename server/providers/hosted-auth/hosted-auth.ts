import {
  IdentityUnavailable,
  type IdentityKey,
  type IdentityOrigin,
  type IdentityPort,
  type IdentityRefusal,
  type IdentitySession,
} from "#server/ports/identity.ts";
import { astonished, read, sessionOf, userOf } from "./answers.ts";
import { createClients, serviceOf, type Clients, type HostedProject } from "./clients.ts";
import { opaqueEmail } from "./opaque.ts";
import { passOn } from "./pass-on.ts";
import { createTokenReader } from "./read-token.ts";
import { createWriting, findThere } from "./write-users.ts";

const perPage = 200;
const endedCodes = new Set(["session_not_found", "user_not_found", "user_banned", "bad_jwt", "no_authorization"]);

const refusals: Record<string, IdentityRefusal> = {
  invalid_credentials: "wrong",
  validation_failed: "wrong",
  otp_expired: "wrong",
  email_not_confirmed: "unconfirmed",
  phone_not_confirmed: "unconfirmed",
  user_banned: "banned",
};

/** The half of the port that opens and ends sessions. */
function createSessions(
  clients: Clients,
): Pick<IdentityPort, "signIn" | "openSession" | "endSessions" | "endAllSessions"> {
  const { admin, visitor } = clients;

  /** The address a link can be made for: whoever signed up there by number alone gets one that nobody has. */
  async function addressFor(id: string): Promise<{ email: string } | IdentityRefusal> {
    const user = await findThere(clients, id);
    if (!user) return "gone";
    // The link would prove an address that nobody has proven.
    if (user.email) return user.email_confirmed_at ? { email: user.email } : "unconfirmed";
    const { no } = read(await admin.updateUserById(id, { email: opaqueEmail(id), email_confirm: true }));
    return no === undefined ? { email: opaqueEmail(id) } : astonished("an address", no);
  }

  async function openSession(id: string, origin?: IdentityOrigin): Promise<IdentitySession | IdentityRefusal> {
    const address = await addressFor(id);
    if (typeof address === "string") return address;
    const { data, no } = read(await admin.generateLink({ type: "magiclink", ...address }));
    if (no !== undefined) return refusals[no] ?? astonished("a link", no);
    const { hashed_token: token_hash } = data.properties ?? astonished("a link", "no link");
    const opened = read(await visitor(origin).verifyOtp({ token_hash, type: "magiclink" }));
    if (opened.no !== undefined) return refusals[opened.no] ?? astonished("its own link", opened.no);
    return sessionOf(opened.data.session);
  }

  async function credentials(key: IdentityKey): Promise<{ phone: string } | { email: string }> {
    if ("phone" in key || "email" in key) return key;
    const user = await findThere(clients, key.id);
    if (user?.email) return { email: user.email };
    return user?.phone ? { phone: user.phone } : { email: opaqueEmail(key.id) };
  }

  async function end(token: string, scope: "local" | "others" | "global"): Promise<void> {
    const { no } = read(await admin.signOut(token, scope));
    if (no !== undefined && !endedCodes.has(no)) astonished("to end a session", no);
  }

  return {
    openSession,
    endSessions: end,
    async signIn(key, password, origin) {
      const { data, no } = read(await visitor(origin).signInWithPassword({ ...(await credentials(key)), password }));
      return no === undefined ? sessionOf(data.session) : (refusals[no] ?? astonished("a sign-in", no));
    },
    async endAllSessions(id) {
      const opened = await openSession(id);
      if (typeof opened !== "string") await end(opened.access_token, "global");
    },
  };
}

/** A hosted auth project, spoken to in the published client's words. */
export function createHostedAuth(project: HostedProject): IdentityPort {
  const { anonKey } = project;
  const service = serviceOf(project);
  const clients = createClients(project);
  return {
    name: "hosted",
    readToken: createTokenReader(service, anonKey),
    ...createWriting(clients),
    ...createSessions(clients),
    async changePassword(accessToken, password) {
      const { no } = read(await clients.inNameOf(accessToken).updateUser({ password }));
      if (no === undefined) return "changed";
      if (no === "same_password") return "same";
      if (no === "weak_password") return "weak";
      if (no === "insufficient_aal") return "factor_owed";
      if (no.startsWith("reauthentication_") || no.startsWith("current_password_")) return "unsure";
      return endedCodes.has(no) ? "gone" : astonished("a password", no);
    },
    async readUser(accessToken) {
      const { data, no } = read(await clients.reader.getUser(accessToken));
      if (no === undefined) return userOf(data.user);
      if (endedCodes.has(no)) return null;
      throw new IdentityUnavailable(`the hosted auth project said ${no} of a session`);
    },
    async listNewest(page) {
      const { data, no } = read(await clients.admin.listUsers({ page, perPage }));
      return no === undefined ? data.users.map(userOf) : astonished("a list", no);
    },
    passOn: (request) => passOn({ service, anonKey }, request),
  };
}
