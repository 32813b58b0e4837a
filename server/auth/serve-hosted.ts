import type { Context } from "#server/context.ts";
import type { Http, HttpReply, HttpRequest } from "#server/platform/pages.ts";
import type { ActionKind } from "#server/platform/rate-limits.ts";
import { refuse } from "#server/platform/refuse.ts";
import type { IdentityPort, PassedAnswer } from "#server/ports/identity.ts";
import { AuthError } from "./auth-error.ts";
import { hostedTokensOf } from "./hosted-tokens.ts";
import { countedThere } from "./identity-sessions.ts";
import { lookUp, type Claimant } from "./sign-in.ts";
import { authPrefix, fieldsOf, originOf, serveUnderAuth } from "./wire.ts";

/** What is counted by address before anything is passed on, as at the embedded service. */
const limits: readonly (readonly [RegExp, ActionKind])[] = [
  [/^POST \/token$/, "token"],
  [/^POST \/signup$/, "sign_up"],
  [/^POST \/(otp|magiclink)$/, "otp"],
  [/^(GET|POST) \/verify$/, "verify"],
  [/^POST \/recover$/, "recover"],
  [/^POST \/resend$/, "resend"],
  [/^PUT \/user$/, "update_user"],
  [/^GET \/reauthenticate$/, "update_user"],
  [/^POST \/factors\/.*(challenge|verify)$/, "second_factor"],
];

/** Every address of the contract in its one plain spelling: in another, what is counted below would pass uncounted. */
const plainPath = /^(\/[\w~-][\w.~-]*|\/\.well-known)+$/;

/** Behind our own address of the service, without and with its query. Refuses: not_found for what is spelled otherwise. */
function pathOf({ url, method }: HttpRequest): { plain: string; whole: string } {
  const whole = url.slice(authPrefix.length).replace(/#.*$/s, "");
  const plain = whole.replace(/\?.*$/s, "");
  if (!url.startsWith(authPrefix) || !plainPath.test(plain) || method === "HEAD") {
    throw new AuthError(404, "not_found", "There is nothing at this address");
  }
  return { plain, whole };
}

/** The word by which the service says no; null when something in between answered, which decides nothing. */
function codeOf({ body }: PassedAnswer): string | null {
  try {
    const said = JSON.parse(body.toString("utf8")) as Record<string, unknown>;
    const code = [said["error_code"], said["code"], said["error"]].find((one) => typeof one === "string");
    return code === undefined ? null : String(code);
  } catch {
    return null;
  }
}

/** Refuses: temporarily_unavailable for a no that the service did not say itself: it would sign people out. */
function judged(answer: PassedAnswer): PassedAnswer {
  const isNo = answer.status >= 400 && answer.status < 500 && answer.status !== 429;
  if (isNo && answer.body.length > 0 && codeOf(answer) === null) refuse("temporarily_unavailable", { retryAfter: 5 });
  return answer;
}

async function pass(port: IdentityPort, request: HttpRequest, body: Buffer | null): Promise<PassedAnswer> {
  const headers = Object.fromEntries(
    Object.entries(request.headers).filter((field): field is [string, string] => typeof field[1] === "string"),
  );
  const answer = await port.passOn({
    method: request.method,
    path: pathOf(request).whole,
    // The contract's bodies are JSON, whatever somebody calls theirs.
    headers: { ...headers, "content-type": "application/json;charset=UTF-8" },
    body,
    origin: originOf(request),
  });
  if (!answer) throw new AuthError(404, "not_found", "There is nothing at this address");
  return judged(answer);
}

function isByPassword(request: HttpRequest, plain: string): boolean {
  const { grant_type: grant } = request.query as Record<string, unknown>;
  return plain === "/token" && [grant].flat().includes("password");
}

/**
 * A sign-in by password in the contract's own fields, and who says it is they: a service that reads names of fields in any letter case
 * finds nobody else in it.
 */
function signInOf(request: HttpRequest): { claimant: Claimant | null; body: Buffer } {
  const { email, phone, password, gotrue_meta_security } = fieldsOf(request);
  const body = Buffer.from(JSON.stringify({ email, phone, password, gotrue_meta_security }));
  if (typeof email === "string" && email !== "") return { claimant: { email: email.trim().toLowerCase() }, body };
  return { claimant: typeof phone === "string" && phone !== "" ? { phone: phone.trim() } : null, body };
}

/** Wrong passwords count here as at the product's own doors, and together with them. */
async function countingTries(
  ctx: Context,
  claimant: Claimant,
  address: string,
  act: () => Promise<PassedAnswer>,
): Promise<PassedAnswer> {
  const account = countedThere(ctx, claimant, await lookUp(ctx, claimant, address), address);
  await ctx.rateLimits.beforeAttempt("login", account, address);
  const answer = await act();
  if (answer.status === 200) await ctx.rateLimits.attemptSucceeded("login", account, address);
  else if (codeOf(answer) === "invalid_credentials") await ctx.rateLimits.attemptFailed("login", account, address);
  return answer;
}

/** Somebody changed something of theirs: what is remembered of their sessions is asked again. */
async function askAgain(ctx: Context, request: HttpRequest): Promise<void> {
  const bearer = /^bearer (.+)$/i.exec(request.headers.authorization ?? "")?.[1];
  const tokens = hostedTokensOf(ctx);
  const claims = bearer === undefined ? null : await tokens.readClaims(bearer);
  if (claims) tokens.askAgain([claims.sessionId, ...tokens.seen(claims.userId).map(({ id }) => id)]);
}

async function handle(ctx: Context, port: IdentityPort, request: HttpRequest, reply: HttpReply): Promise<HttpReply> {
  const { plain } = pathOf(request);
  const [, limit] = limits.find(([sign]) => sign.test(`${request.method} ${plain}`)) ?? [];
  if (limit) await ctx.rateLimits.action(limit, request.ip);
  const { claimant, body } = isByPassword(request, plain)
    ? signInOf(request)
    : { claimant: null, body: Buffer.isBuffer(request.body) ? request.body : null };
  const act = () => pass(port, request, body);
  const answer = await (claimant ? countingTries(ctx, claimant, request.ip, act) : act());
  if (answer.status < 300 && request.method !== "GET") await askAgain(ctx, request);
  return reply.code(answer.status).headers(answer.headers).send(answer.body);
}

/**
 * Passes `/auth/v1` of our own origin on to the hosted project, so that browsers need no other origin. The person's own bearer goes along
 * as it is; the project's secret key never does.
 */
export function serveHostedAuth(http: Http, ctx: Context, port: IdentityPort): void {
  serveUnderAuth(http, ctx, (scope) => {
    scope.route({
      method: ["GET", "POST", "PUT", "PATCH", "DELETE"],
      url: "/*",
      handler: (request, reply) => handle(ctx, port, request, reply),
    });
  });
}
