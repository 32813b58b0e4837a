import type { Context } from "#server/context.ts";
import type { Http, HttpRequest } from "#server/platform/pages.ts";
import type { ActionKind } from "#server/platform/rate-limits.ts";
import { unhurried } from "#server/platform/unhurried.ts";
import { grantByFlow, readChallenge } from "./flows.ts";
import type { AuthHooks } from "./hooks.ts";
import { sendOtp } from "./otp.ts";
import { readEmail } from "./read-fields.ts";
import { sendRecovery } from "./recover.ts";
import { allowedRedirect, type Landing } from "./redirects.ts";
import { resend } from "./resend.ts";
import { isAnonymous, signUp, signUpAnonymously } from "./sign-up.ts";
import { reauthenticate, updateOwnUser } from "./update-own-user.ts";
import { verifyByLink } from "./verify-by-link.ts";
import { verifyByCode } from "./verify-codes.ts";
import { fieldsOf, originOf, textOf } from "./wire.ts";

type Fields = Record<string, unknown>;

/** Counts what was done from an address; what came to nothing is given back. Refuses: over_request_rate_limit. */
async function counted<T>(ctx: Context, kind: ActionKind, request: HttpRequest, act: () => Promise<T>): Promise<T> {
  await ctx.rateLimits.action(kind, request.ip);
  try {
    return await act();
  } catch (error) {
    await ctx.rateLimits.actionUndone(kind, request.ip);
    throw error;
  }
}

/** Where the mailed link is to lead, as the asking app says in the address, a header or the body. */
function landingOf(ctx: Context, request: HttpRequest, fields: Fields): Landing {
  const query = request.query as Fields;
  const asked = query["redirect_to"] ?? request.headers["redirect_to"] ?? fields["redirect_to"];
  return { redirectTo: allowedRedirect(ctx, asked), challenge: readChallenge(fields) };
}

function register(ctx: Context, hooks: AuthHooks, request: HttpRequest) {
  const fields = fieldsOf(request);
  const origin = originOf(request);
  if (isAnonymous(fields)) {
    return counted(ctx, "sign_up_anonymously", request, () => signUpAnonymously(ctx, fields, origin));
  }
  return counted(ctx, "sign_up", request, async () =>
    signUp(ctx, hooks, fields, { ...origin, landing: landingOf(ctx, request, fields) }),
  );
}

/** POST `/recover`: `{}`, whoever asks for whatever address and however soon. Refuses: validation_failed. */
async function recover(ctx: Context, request: HttpRequest): Promise<object> {
  const fields = fieldsOf(request);
  const email = readEmail(textOf(fields, "email"));
  await sendRecovery(ctx, { email }, landingOf(ctx, request, fields));
  return {};
}

/** `grant_type=pkce`. */
export const exchange = (ctx: Context, request: HttpRequest) => grantByFlow(ctx, fieldsOf(request), originOf(request));

/** Everything about codes and links, and what people change of themselves. */
export function serveCodes(http: Http, ctx: Context, hooks: AuthHooks): void {
  http.post("/signup", (request) => register(ctx, hooks, request));
  const otp = (request: HttpRequest) =>
    counted(ctx, "otp", request, async () => {
      const fields = fieldsOf(request);
      return unhurried(sendOtp(ctx, fields, landingOf(ctx, request, fields)));
    });
  http.post("/otp", otp);
  http.post("/magiclink", otp);
  http.post("/recover", (request) => counted(ctx, "recover", request, () => unhurried(recover(ctx, request))));
  http.post("/resend", (request) =>
    counted(ctx, "resend", request, async () => {
      const fields = fieldsOf(request);
      return unhurried(resend(ctx, fields, landingOf(ctx, request, fields)));
    }),
  );
  http.post("/verify", async (request) => {
    await ctx.rateLimits.action("verify", request.ip);
    const { authorization } = request.headers;
    return verifyByCode(ctx, hooks, fieldsOf(request), { ...originOf(request), authorization });
  });
  // No HEAD: a program that only looks must not spend the link.
  http.get("/verify", { exposeHeadRoute: false }, async (request, reply) => {
    await ctx.rateLimits.action("verify", request.ip);
    return reply.redirect(await verifyByLink(ctx, hooks, request.query as Fields, originOf(request)), 303);
  });
  http.put("/user", (request) =>
    counted(ctx, "update_user", request, async () => {
      const fields = fieldsOf(request);
      const { authorization } = request.headers;
      const landing = landingOf(ctx, request, fields);
      return updateOwnUser(ctx, hooks, fields, { authorization, address: request.ip, landing });
    }),
  );
  http.get("/reauthenticate", (request) => reauthenticate(ctx, hooks, request.headers.authorization));
}
