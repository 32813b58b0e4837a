import type { AdminUserAttributes, User } from "@supabase/auth-js";
import type { IdentityPort, IdentityState } from "#server/ports/identity.ts";
import { astonished, nobodyThere, objectIn, ownPlace, read } from "./answers.ts";
import type { Clients } from "./clients.ts";
import { opaqueEmail, opaquePhone, realEmail, realPhone } from "./opaque.ts";

const takenCodes = new Set(["email_exists", "phone_exists", "user_already_exists"]);

const said = ({ fullName, facts }: IdentityState) => ({
  user_metadata: { full_name: fullName },
  app_metadata: { [ownPlace]: facts },
});

/** The same facts, in whatever order the service gives them back. */
function sameFacts(there: Record<string, unknown> | null, here: Record<string, unknown>): boolean {
  const names = Object.keys(here);
  return (
    there !== null && Object.keys(there).length === names.length && names.every((name) => there[name] === here[name])
  );
}

/** What of a user differs from what we say. */
function differences(user: User, state: IdentityState): AdminUserAttributes {
  const [email, phone] = [realEmail(user.email), realPhone(user.phone)];
  const isKnown = state.email === email && (state.email === null || Boolean(user.email_confirmed_at));
  return {
    ...(isKnown ? {} : { email: state.email ?? opaqueEmail(user.id), email_confirm: true }),
    ...(state.phone === phone ? {} : { phone: state.phone?.slice(1) ?? opaquePhone(user.id), phone_confirm: true }),
    ...(user.user_metadata["full_name"] === state.fullName ? {} : { user_metadata: said(state).user_metadata }),
    ...(sameFacts(objectIn(user.app_metadata[ownPlace]), state.facts)
      ? {}
      : { app_metadata: said(state).app_metadata }),
  };
}

/** A user as the project has them; null for nobody. */
export async function findThere({ admin }: Pick<Clients, "admin">, id: string): Promise<User | null> {
  const { data, no } = read(await admin.getUserById(id));
  if (no === undefined) return data.user;
  return nobodyThere.has(no) ? null : astonished("to name a user", no);
}

/** The half of the port that writes users, with the service key. */
export function createWriting({ admin }: Clients): Pick<IdentityPort, "createUser" | "agree" | "removeUser"> {
  return {
    async createUser({ id, passwordHash, ...state }) {
      const { email, phone } = state;
      const { no } = read(
        await admin.createUser({
          id,
          email: email ?? opaqueEmail(id),
          email_confirm: true,
          ...(phone === null ? {} : { phone: phone.slice(1), phone_confirm: true }),
          ...(passwordHash === null ? {} : { password_hash: passwordHash }),
          ...said(state),
        }),
      );
      if (no === undefined) return true;
      return takenCodes.has(no) ? false : astonished("a new user", no);
    },
    async agree(id, { password, ...state }) {
      const user = await findThere({ admin }, id);
      if (!user) return "gone";
      const changes = { ...differences(user, state), ...(password === undefined ? {} : { password }) };
      if (Object.keys(changes).length === 0) return "agreed";
      const { no } = read(await admin.updateUserById(id, changes));
      if (no === undefined) return "changed";
      if (no === "user_not_found") return "gone";
      if (no === "weak_password") return "weak";
      return takenCodes.has(no) ? "taken" : astonished("a change", no);
    },
    async removeUser(id) {
      const { no } = read(await admin.deleteUser(id));
      if (no !== undefined && !nobodyThere.has(no)) astonished("to remove a user", no);
    },
  };
}
