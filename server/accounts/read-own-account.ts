import type { OutputOf } from "#contract/endpoint.ts";
import type { readOwnAccount as readOwnAccountEndpoint } from "#contract/accounts.ts";
import type { Context } from "#server/context.ts";
import type { Actor } from "#server/platform/actor.ts";
import { refuse } from "#server/platform/refuse.ts";
import { userOf } from "./create-account.ts";
import { findAccount, listPatients } from "./queries.ts";

/**
 * The signed-in account and the patients it looks after.
 * Refuses: session_expired when the account is gone.
 */
export async function readOwnAccount(
  ctx: Context,
  actor: Pick<Actor, "accountId">,
): Promise<OutputOf<typeof readOwnAccountEndpoint>> {
  const account = await findAccount(ctx.db, actor.accountId);
  if (!account) refuse("session_expired");
  return { user: userOf(account), patients: await listPatients(ctx.db, account.id) };
}
