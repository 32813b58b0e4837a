import { uuidPattern } from "#contract/fields.ts";
import type { Context } from "#server/context.ts";
import type { Http, HttpReply, HttpRequest } from "#server/platform/pages.ts";
import { databaseRefusal } from "#server/platform/pg-errors.ts";
import { Refusal } from "#server/platform/refuse.ts";
import { AuthError, validationFailed } from "./auth-error.ts";

/** The transport habits of the auth wire contract: bodies, errors in two shapes, cross-origin headers. */

const apiVersion = "2024-01-01";
const versionHeader = "x-supabase-api-version";

/** Where the service lives on our origin. */
export const authPrefix = "/auth/v1";

/** True when the client reads `code` as a word; without the header it reads the older shape. */
function isVersioned(request: HttpRequest): boolean {
  const asked = request.headers[versionHeader];
  return typeof asked === "string" && asked >= apiVersion;
}

/**
 * The fields of a JSON body; those that are null are as good as absent, those we do not know are ignored.
 * Refuses: bad_json.
 */
export function fieldsOf(request: HttpRequest): Record<string, unknown> {
  const raw = request.body;
  if (!Buffer.isBuffer(raw) || raw.length === 0) return {};
  const badJson = () => new AuthError(400, "bad_json", "Could not parse request body as JSON");
  let parsed: unknown;
  try {
    parsed = JSON.parse(raw.toString("utf8"));
  } catch {
    throw badJson();
  }
  if (typeof parsed !== "object" || parsed === null || Array.isArray(parsed)) throw badJson();
  return Object.fromEntries(Object.entries(parsed).filter(([, value]) => value !== null));
}

/** A text field, empty when absent. Refuses: bad_json for anything else; a zero byte, which no database text can hold. */
export function textOf(fields: Record<string, unknown>, name: string): string {
  const value = fields[name] ?? "";
  if (typeof value !== "string") throw new AuthError(400, "bad_json", `Could not read ${name}: expected a string`);
  if (value.includes("\0")) throw validationFailed(`${name} must not contain a null character`);
  return value;
}

/** Where a request comes from. */
export const originOf = (request: HttpRequest) => ({
  address: request.ip,
  userAgent: request.headers["user-agent"]?.slice(0, 300) ?? "",
});

/** An id in the address. Refuses: validation_failed, as if there were nothing there. */
export function idIn(request: HttpRequest, name: string): string {
  const value = (request.params as Record<string, unknown>)[name];
  if (typeof value === "string" && uuidPattern.test(value)) return value.toLowerCase();
  throw new AuthError(404, "validation_failed", `${name} must be an UUID`);
}

const ofRefusal: { [code in Refusal["code"]]?: [number, string, string] } = {
  too_many_requests: [429, "over_request_rate_limit", "Request rate limit reached"],
  phone_already_registered: [422, "phone_exists", "A user with this phone number has already been registered"],
  too_many_attempts: [429, "over_request_rate_limit", "Request rate limit reached"],
  body_too_large: [413, "request_entity_too_large", "Request body is too large"],
  temporarily_unavailable: [503, "unexpected_failure", "The service is temporarily unavailable"],
  storage_full: [503, "unexpected_failure", "The service is temporarily unavailable"],
};

/** What to say of anything thrown: an outage is never the caller's fault, because a 4xx would sign people out. */
function authErrorOf(ctx: Context, error: unknown, request: HttpRequest): AuthError {
  if (error instanceof AuthError) return error;
  const thrown = error as { code?: string; statusCode?: number };
  const refusal = error instanceof Refusal ? error.code : databaseRefusal(error);
  const known = ofRefusal[thrown.code === "FST_ERR_CTP_BODY_TOO_LARGE" ? "body_too_large" : (refusal ?? "not_found")];
  if (known) {
    if (known[0] === 503) ctx.log.error({ request_id: request.id, err: error }, "auth unavailable");
    return new AuthError(...known);
  }
  const status = error instanceof Refusal ? error.status : thrown.statusCode;
  if (status !== undefined && status >= 400 && status < 500) {
    return new AuthError(400, "bad_json", "Could not read the request");
  }
  ctx.log.error({ request_id: request.id, path: request.routeOptions.url, err: error }, "auth fault");
  return new AuthError(500, "unexpected_failure", "Unexpected failure, please check server logs for more information");
}

/** Answers a no in the shape its client reads. */
function answerAuthError(ctx: Context, error: unknown, request: HttpRequest, reply: HttpReply): void {
  const { status, code, message, details } = authErrorOf(ctx, error, request);
  const wait = error instanceof Refusal || error instanceof AuthError ? error.retryAfter : undefined;
  if (wait !== undefined) reply.header("retry-after", String(wait));
  const body = isVersioned(request)
    ? { code, message, ...details }
    : { code: status, error_code: code, msg: message, ...details, ...(status >= 500 ? { error_id: request.id } : {}) };
  allowOrigin(request, reply);
  void reply
    .header("x-sb-error-code", code)
    .header("cache-control", "no-store")
    .code(status)
    .type("application/json; charset=utf-8")
    .send(JSON.stringify(body));
}

/** Any page may call: who asks is told by the bearer, and no cookie rides along by itself. */
function allowOrigin(request: HttpRequest, reply: HttpReply): void {
  const { origin } = request.headers;
  reply.header("cross-origin-resource-policy", "cross-origin");
  if (isVersioned(request)) reply.header(versionHeader, apiVersion);
  reply.header("vary", "origin");
  if (typeof origin !== "string") return;
  reply.headers({
    "access-control-allow-origin": origin,
    "access-control-allow-credentials": "true",
    "access-control-expose-headers": "x-total-count, link, x-supabase-api-version, x-sb-error-code, retry-after",
  });
}

/** The answer to a browser that asks before it calls. */
function answerPreflight(request: HttpRequest, reply: HttpReply): HttpReply {
  const asked = request.headers["access-control-request-headers"];
  return reply
    .headers({
      "access-control-allow-methods": "GET, POST, PUT, PATCH, DELETE",
      "access-control-allow-headers":
        typeof asked === "string" && /^[\w-]+(\s*,\s*[\w-]+)*$/.test(asked)
          ? asked
          : "authorization, apikey, content-type, x-client-info, x-supabase-api-version",
      "access-control-max-age": "600",
    })
    .code(204)
    .send();
}

/** The room under `/auth/v1`: bodies come as they are, every answer speaks the service's own language of errors, any origin may call. */
export function serveUnderAuth(http: Http, ctx: Context, serve: (scope: Http) => void): void {
  void http.register(
    async (scope) => {
      scope.setErrorHandler((error, request, reply) => answerAuthError(ctx, error, request, reply));
      scope.setNotFoundHandler(() => {
        throw new AuthError(404, "not_found", "There is nothing at this address");
      });
      scope.addContentTypeParser("*", { parseAs: "buffer" }, (_request, body, done) => done(null, body));
      scope.addHook("onRequest", async (request, reply) => {
        allowOrigin(request, reply);
        reply.header("cache-control", "no-store");
      });
      scope.options("/*", (request, reply) => answerPreflight(request, reply));
      serve(scope);
    },
    { prefix: authPrefix },
  );
}
