import type { Context } from "#server/context.ts";
import type { Http, HttpRequest } from "#server/platform/pages.ts";
import { validationFailed } from "./auth-error.ts";
import { signedInBy } from "./bearer.ts";
import { grantByPassword, grantByRefreshToken } from "./grants.ts";
import type { AdminHooks } from "./hooks.ts";
import { serveIdentities } from "./identities.ts";
import { serveAdmin } from "./serve-admin.ts";
import type { LogoutScope } from "./session-queries.ts";
import { endSessions, type Session } from "./sessions.ts";
import { exchange, serveCodes } from "./serve-codes.ts";
import { serveFactors } from "./serve-factors.ts";
import { tokensOf } from "./token-verifier.ts";
import { publicUser, type PublicUser } from "./user.ts";
import { fieldsOf, originOf, serveUnderAuth } from "./wire.ts";

const health = { version: "1.0.0", name: "keneya-auth", description: "Identity service of Kènèya" };

/** What this service can do, for clients that ask. */
const settingsOf = ({ config }: Context) => ({
  external: { email: true, phone: true, anonymous_users: config.AUTH_ANONYMOUS },
  disable_signup: false,
  mailer_autoconfirm: false,
  phone_autoconfirm: true,
  sms_provider: "",
  saml_enabled: false,
  passkeys_enabled: false,
});

async function grant(ctx: Context, request: HttpRequest): Promise<Session> {
  await ctx.rateLimits.action("token", request.ip);
  const type = (request.query as Record<string, unknown>)["grant_type"];
  if (type === "password") return grantByPassword(ctx, fieldsOf(request), originOf(request));
  if (type === "refresh_token") return grantByRefreshToken(ctx, fieldsOf(request));
  if (type === "pkce") return exchange(ctx, request);
  throw validationFailed("unsupported_grant_type");
}

async function readUser(ctx: Context, request: HttpRequest): Promise<PublicUser> {
  const { user, identities, factors } = await signedInBy(ctx, request.headers.authorization);
  return publicUser(user, { identities, factors });
}

function isScope(value: unknown): value is LogoutScope {
  return value === "global" || value === "local" || value === "others";
}

async function logout(ctx: Context, request: HttpRequest): Promise<void> {
  const { user, sessionId } = await signedInBy(ctx, request.headers.authorization);
  const scope = (request.query as Record<string, unknown>)["scope"] ?? "global";
  if (!isScope(scope)) throw validationFailed("Unsupported logout scope");
  await endSessions(ctx, user.id, scope, sessionId);
}

function serveRoutes(http: Http, ctx: Context): void {
  http.get("/health", () => Promise.resolve(health));
  http.get("/settings", () => Promise.resolve(settingsOf(ctx)));
  http.get("/.well-known/jwks.json", (_request, reply) => {
    reply.header("cache-control", "public, max-age=600");
    return tokensOf(ctx).keys.jwks();
  });
  http.post("/token", (request) => grant(ctx, request));
  http.get("/user", (request) => readUser(ctx, request));
  http.post("/logout", (request, reply) => logout(ctx, request).then(() => reply.code(204).send()));
}

/**
 * Serves the identity service under `/auth/v1`, wire-compatible with the public auth client: own error shapes, any origin, `apikey` and
 * foreign bearers tolerated where nobody needs to be signed in. `hooks` tie the product's accounts to people who sign up here.
 */
export function serveAuth(http: Http, ctx: Context, hooks: AdminHooks): void {
  // The keys are at hand before the first request; when the database is away, that request looks again.
  http.addHook("onReady", async () => {
    await tokensOf(ctx)
      .keys.signingKey()
      .catch((error: unknown) => ctx.log.warn({ err: error }, "signing keys not at hand yet"));
  });
  serveUnderAuth(http, ctx, (scope) => {
    serveRoutes(scope, ctx);
    serveCodes(scope, ctx, hooks);
    serveFactors(scope, ctx);
    serveIdentities(scope, ctx, hooks);
    serveAdmin(scope, ctx, hooks);
  });
}
