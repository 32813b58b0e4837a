import { audit } from "#server/audit/audit.ts";
import type { Context } from "#server/context.ts";
import type { Http, HttpRequest } from "#server/platform/pages.ts";
import { inTransaction } from "#server/platform/transaction.ts";
import { AuthError } from "./auth-error.ts";
import { signedInBy } from "./bearer.ts";
import { deleteCodes } from "./code-queries.ts";
import type { AuthHooks } from "./hooks.ts";
import { readBelongings } from "./belonging-queries.ts";
import { clearEmail, lockUser, updatePhone } from "./user-queries.ts";
import { idIn } from "./wire.ts";

/**
 * Closes one of the ways in which somebody signs in, address or number, which is free from then on. Never the last one.
 * Refuses: insufficient_aal while a second factor is owed, identity_not_found, single_identity_not_deletable.
 */
async function removeIdentity(ctx: Context, hooks: AuthHooks, request: HttpRequest): Promise<object> {
  const { user, session } = await signedInBy(ctx, request.headers.authorization);
  const id = idIn(request, "identity_id");
  if (session.has_factor && session.aal === "aal1") {
    throw new AuthError(401, "insufficient_aal", "AAL2 session is required to unlink an identity");
  }
  return inTransaction(ctx, async (inside) => {
    await lockUser(inside.db, user.id);
    const { identities } = await readBelongings(inside.db, user.id);
    const found = identities.find((identity) => identity.id === id);
    if (!found) throw new AuthError(422, "identity_not_found", "Identity doesn't exist");
    if (identities.length === 1) {
      const message = "User must have at least 1 identity after unlinking";
      throw new AuthError(422, "single_identity_not_deletable", message);
    }
    const provider = found.provider === "email" ? "email" : "phone";
    const now = inside.clock.now();
    await (provider === "email" ? clearEmail(inside.db, user.id, now) : updatePhone(inside.db, user.id, null, now));
    await deleteCodes(inside.db, user.id);
    await hooks.onIdentityRemoved(inside, user.id, provider);
    await audit(inside, { accountId: user.id }, "identity.removed", { type: "account", id: user.id }, { provider });
    return {};
  });
}

/** The ways in which somebody signs in (auth wire contract, section 2). No other than ours can be added by hand. */
export function serveIdentities(http: Http, ctx: Context, hooks: AuthHooks): void {
  http.delete("/user/identities/:identity_id", (request) => removeIdentity(ctx, hooks, request));
  http.get("/user/identities/authorize", async (request) => {
    await signedInBy(ctx, request.headers.authorization);
    throw new AuthError(404, "manual_linking_disabled", "Manual linking is disabled");
  });
}
