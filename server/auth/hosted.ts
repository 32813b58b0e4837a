import type { Context } from "#server/context.ts";
import { IdentityUnavailable, type IdentityPort, type IdentityState } from "#server/ports/identity.ts";
import { Refusal, refuse } from "#server/platform/refuse.ts";
import { inTransaction } from "#server/platform/transaction.ts";
import { findUser } from "./queries.ts";
import { listVerifiedFactors } from "./read-factors.ts";
import type { AuthUser } from "./user.ts";
import { lockUser, updatePassword } from "./user-queries.ts";

/**
 * Where a hosted project keeps people's passwords and sessions, our own `auth.users` says who has which address and number, and codes and
 * links stay ours: it is written first, in the product's transaction, and the project is made to agree before that commits
 * (docs/decisions/0024).
 */

/** Stands where a hash would: the project has the password. No hash of ours or of anybody's begins like it, so none matches. */
export const keptElsewhere = "kept by the hosted auth project";

/** Tells our users at the project from those of another house that uses it too, be it a copy of our own database at another address. */
const houseOf = ({ sealer, config }: Pick<Context, "sealer" | "config">) =>
  sealer.digest(config.publicUrl(), "hosted auth project").toString("base64url").slice(0, 16);

/** What we say of a user, in the project's terms. */
function stateOf(ctx: Pick<Context, "sealer" | "config">, user: AuthUser): IdentityState {
  const { role = "patient", is_super_admin } = user.app_metadata;
  const name = user.user_metadata["full_name"];
  return {
    email: user.email_confirmed_at ? user.email : null,
    phone: user.phone && `+${user.phone}`,
    fullName: typeof name === "string" ? name : "",
    facts: { house: houseOf(ctx), role, ...(is_super_admin === true ? { is_super_admin } : {}) },
  };
}

/** True for somebody whom the project does not know yet: an address alone, and that not proven. */
export const isPending = (user: AuthUser) =>
  user.phone === null && user.email !== null && !user.email_confirmed_at && user.password_hash !== keptElsewhere;

/** So far back an attempt that was cut off is looked for: a thousand sign-ups. */
const pagesBack = 5;

/**
 * Takes what a creation of ours left at the project when it was cut off: somebody of our house whom we do not know, who has what `user`
 * wants. Of two at once who want it, only one gets here: the other waits for the first in our own book.
 */
async function clearLeftover(ctx: Context, port: IdentityPort, user: AuthUser): Promise<boolean> {
  const { email, phone } = stateOf(ctx, user);
  for (let page = 1; page <= pagesBack; page += 1) {
    const people = await port.listNewest(page);
    if (people.length === 0) return false;
    const held = people.find(
      (one) =>
        one.facts?.["house"] === houseOf(ctx) &&
        (one.id === user.id || (email !== null && one.email === email) || (phone !== null && one.phone === phone)),
    );
    if (!held) continue;
    if (held.id !== user.id && (await findUser(ctx.db, { id: held.id }))) return false;
    await port.removeUser(held.id);
    return true;
  }
  return false;
}

/** Writes somebody at the project who is new here; false when it has the address or the number for somebody else. */
export async function createThere(
  ctx: Context,
  port: IdentityPort,
  user: AuthUser,
  passwordHash: string | null,
): Promise<boolean> {
  const wanted = { id: user.id, ...stateOf(ctx, user), passwordHash };
  if (await port.createUser(wanted)) return true;
  return (await clearLeftover(ctx, port, user)) && port.createUser(wanted);
}

/**
 * Makes the project say of a user what we say, in the transaction in which we say it. Nothing of somebody whom it does not know yet. False
 * when it has the address or the number for somebody whom we do not know.
 */
export async function agreeThere(ctx: Context, port: IdentityPort, id: string, password?: string): Promise<boolean> {
  const user = await findUser(ctx.db, { id });
  if (!user || isPending(user)) return true;
  const wanted = { ...stateOf(ctx, user), ...(password === undefined ? {} : { password }) };
  const agree = () => port.agree(id, wanted);
  let verdict = await agree();
  if (verdict === "taken" && (await clearLeftover(ctx, port, user))) verdict = await agree();
  if (verdict === "gone" && (await moveThere(ctx, port, user.id))) verdict = await agree();
  // Whom the project has removed, it keeps out.
  if (verdict === "gone") refuse("account_suspended");
  if (verdict === "weak") refusePassword("password_too_common");
  return verdict !== "taken";
}

export function refusePassword(code: "same_password" | "password_too_common"): never {
  refuse(code, { errors: [{ field: "new_password", message: new Refusal(code).message }] });
}

/** From now on the password is the project's. */
export async function markKept(ctx: Context, user: AuthUser): Promise<AuthUser> {
  if (user.password_hash === null || user.password_hash === keptElsewhere) return user;
  await updatePassword(ctx.db, user.id, keptElsewhere, ctx.clock.now());
  return { ...user, password_hash: keptElsewhere };
}

/**
 * Writes somebody of the embedded service's time at the project, with the hash they have. False where that cannot be: a second factor does
 * not travel, and without it the password alone would open the account.
 */
export async function moveThere(ctx: Context, port: IdentityPort, id: string): Promise<boolean> {
  return inTransaction(ctx, async (inside) => {
    await lockUser(inside.db, id);
    const user = await findUser(inside.db, { id });
    if (!user || isPending(user)) return false;
    // Another request at this moment was faster, or they have been there for long.
    if (user.password_hash === keptElsewhere) return true;
    if ((await listVerifiedFactors(inside, id)).length > 0) return false;
    const state = stateOf(inside, user);
    const written = await port.createUser({ id, ...state, passwordHash: user.password_hash });
    // An attempt that was cut off may have written them: what they have there counts.
    const isThere = written || ["agreed", "changed"].includes(await port.agree(id, state));
    if (isThere) await markKept(inside, user);
    return isThere;
  });
}

/** An outage is told once in so many milliseconds, not once for everybody who meets it. */
const betweenWords = 5000;

/** The project as verbs call it: its outage is ours to the person, told in the log, answered 503, and signs nobody out. */
export function reachable(port: IdentityPort, log: Context["log"]): IdentityPort {
  let quietUntil = 0;
  const guarded =
    (call: (...given: unknown[]) => unknown) =>
    async (...given: unknown[]) => {
      try {
        return await call(...given);
      } catch (error) {
        if (!(error instanceof IdentityUnavailable)) throw error;
        if (Date.now() > quietUntil) {
          quietUntil = Date.now() + betweenWords;
          log.error({ err: error }, "the hosted auth project is away");
        }
        refuse("temporarily_unavailable", { retryAfter: 5 });
      }
    };
  const methods = Object.entries(port).map(([name, part]: [string, unknown]) => [
    name,
    typeof part === "function" ? guarded(part as (...given: unknown[]) => unknown) : part,
  ]);
  return Object.fromEntries(methods) as IdentityPort;
}
