import type { Context } from "#server/context.ts";
import { inTransaction } from "#server/platform/transaction.ts";
import { confirmEmail, type ConfirmedEmail } from "./confirm-email.ts";
import { siteUrl, spendLink } from "./one-time-codes.ts";
import { findUser } from "./queries.ts";
import { openSession, type Session } from "./sessions.ts";
import type { AuthHooks } from "./sign-up.ts";
import { updateEmail } from "./user-queries.ts";

type Origin = { address: string; userAgent: string };

/** Where a link may lead: our own site, whatever the path; anything else falls back to it (auth wire contract, redirect rule). */
function destination(ctx: Context, wanted: unknown): URL {
  const site = new URL(siteUrl(ctx));
  const asked = typeof wanted === "string" && URL.canParse(wanted) ? new URL(wanted) : site;
  return new URL(asked.origin === site.origin && asked.username === "" ? asked : site);
}

/** A forgotten password's link proves the address it was mailed to. */
async function recover(ctx: Context, token: string): Promise<ConfirmedEmail | null> {
  const spent = await spendLink(ctx, ["recovery"], token);
  const user = spent && (await findUser(ctx.db, { id: spent.user_id }));
  if (!spent || !user?.email || user.email !== spent.relates_to) return null;
  if (!user.email_confirmed_at) await updateEmail(ctx.db, user.id, user.email, ctx.clock.now());
  return { user, kind: "confirmation", formerEmail: user.email, facts: null, displaced: null };
}

async function openByLink(ctx: Context, hooks: AuthHooks, type: string, token: string, origin: Origin) {
  const open = async (inside: Context, confirmed: ConfirmedEmail): Promise<Session> => {
    for (const hook of hooks.onEmailConfirmed) await hook(inside, confirmed);
    return openSession(inside, confirmed.user.id, { method: "otp", ...origin });
  };
  if (type !== "recovery") return confirmEmail(ctx, { token }, open);
  return inTransaction(ctx, async (inside) => {
    const confirmed = await recover(inside, token);
    return confirmed && open(inside, confirmed);
  });
}

const types = new Set(["signup", "email", "email_change", "recovery", "magiclink", "invite"]);

/**
 * GET `/verify`: spends a link's token and answers where to go, with a session behind the `#`, or the reason why not. The mails of this
 * house lead to a page instead, so that a scanner that opens links spends nothing (decisions, "Identity").
 */
export async function verifyByLink(
  ctx: Context,
  hooks: AuthHooks,
  query: Record<string, unknown>,
  origin: Origin,
): Promise<string> {
  const { token, type, redirect_to } = query;
  const url = destination(ctx, redirect_to);
  const readable = typeof token === "string" && token.length <= 200 && typeof type === "string" && types.has(type);
  const session = readable ? await openByLink(ctx, hooks, type, token, origin) : null;
  url.hash = session
    ? new URLSearchParams({
        access_token: session.access_token,
        expires_at: String(session.expires_at),
        expires_in: String(session.expires_in),
        refresh_token: session.refresh_token,
        token_type: session.token_type,
        type: String(type),
      }).toString()
    : new URLSearchParams({
        error: "access_denied",
        error_code: "otp_expired",
        error_description: "Email link is invalid or has expired",
      }).toString();
  return url.toString();
}
