import { randomUUID } from "node:crypto";
import Fastify, { LogController, type FastifyInstance, type FastifyReply, type FastifyRequest } from "fastify";
import type { Context } from "#server/context.ts";
import type { Actor } from "./actor.ts";
import { admit } from "./access.ts";
import { answerBrokenRequest, answerError, answerUnroutable, jsonType, refusalBody } from "./answer-error.ts";
import { FileAnswer } from "./file-answer.ts";
import { isRandomKey, keyWasTaken, once, recall, rememberRefusal, requestDigest } from "./idempotency.ts";
import { jsonSchemaOf } from "./json-schema.ts";
import { RawJson } from "./raw-json.ts";
import { Refusal, refuse } from "./refuse.ts";
import type { ApiRequest, IdempotencyKey, Route } from "./route.ts";
import { securityHeaders } from "./security-headers.ts";
import { validate } from "./validate.ts";

declare module "fastify" {
  interface FastifyRequest {
    actor: Actor | null;
  }
}

/** Both bases serve every route by the same handler (decisions, "HTTP API"). */
export const apiBases = ["/api", "/api/v2"] as const;

const bodyLimit = 1024 * 1024;
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** The server before any route: request ids, security headers, one handler for refusals and faults. */
export function createHttp(ctx: Context): FastifyInstance {
  const http = Fastify({
    bodyLimit,
    trustProxy: ctx.config.TRUST_PROXY,
    genReqId: () => randomUUID(),
    logger: false,
    logController: new LogController({ disableRequestLogging: true }),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 500 },
    forceCloseConnections: "idle",
    requestTimeout: 30_000,
    frameworkErrors: (error, request, reply) => void answerUnroutable(ctx, error, request, reply),
    clientErrorHandler: (error, socket) => answerBrokenRequest(error, socket),
  });
  http.decorateRequest("actor", null);
  http.removeAllContentTypeParsers();
  http.addContentTypeParser("application/json", { parseAs: "buffer" }, (_request, body, done) => {
    // PostgreSQL stores no NUL, and nobody types one.
    if (body.includes("\\u0000")) done(new Refusal("malformed_request"));
    else done(null, body);
  });
  http.addHook("onRequest", async (request, reply) => {
    reply.headers(securityHeaders);
    reply.header("x-request-id", request.id);
    await ctx.rateLimits.request(request.ip);
    if (request.url.includes("%00")) refuse("malformed_request");
  });
  http.addHook("onResponse", (request, reply, done) => {
    logAnswer(ctx, request, reply);
    done();
  });
  http.setErrorHandler((error, request, reply) => answerError(ctx, error, request, reply));
  return http;
}

/** One line per answer: faults, writes and slow reads for everybody to see, the others for those who look closely. */
function logAnswer({ log }: Context, request: FastifyRequest, reply: FastifyReply): void {
  const isFault = reply.statusCode >= 500;
  const level = isFault ? "error" : request.method !== "GET" || reply.elapsedTime > 500 ? "info" : "debug";
  if (!log.isLevelEnabled(level)) return;
  log[level](
    {
      request_id: request.id,
      method: request.method,
      path: request.routeOptions.url,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    },
    "answered",
  );
}

function parseBody(raw: unknown): unknown {
  if (!Buffer.isBuffer(raw) || raw.length === 0) return undefined;
  try {
    return JSON.parse(raw.toString("utf8"));
  } catch {
    refuse("malformed_request");
  }
}

/** `Idempotency-Key`, 1 to 200 visible characters; kept apart per account, or per endpoint where nobody is signed in. */
function idempotencyKeyOf(ctx: Context, route: Route, request: FastifyRequest, body: unknown): IdempotencyKey | null {
  const header = request.headers["idempotency-key"];
  const { name, repeatable } = route.endpoint;
  if (!repeatable || typeof header !== "string" || header === "") return null;
  if (!/^[\x21-\x7e]{1,200}$/.test(header)) {
    refuse("invalid_request", {
      errors: [{ field: "Idempotency-Key", message: new Refusal("invalid_request").message }],
    });
  }
  if (!request.actor && repeatable === "random-key" && !isRandomKey(header)) return null;
  return {
    scope: request.actor?.accountId ?? `anyone ${name}`,
    key: header,
    requestHash: requestDigest(ctx, name, request.url.replace(/^\/api(\/v2)?/, ""), body),
  };
}

function apiRequest(ctx: Context, route: Route, request: FastifyRequest, reply: FastifyReply): ApiRequest {
  const { endpoint } = route;
  const body = endpoint.input ? parseBody(request.body) : undefined;
  const query = request.query as Record<string, unknown>;
  // `reject?reason=`: what the query string says is accepted where the body does not say it.
  const sent = endpoint.input && (body === undefined || body === null) && Object.keys(query).length > 0 ? query : body;
  return {
    actor: request.actor as Actor,
    params: request.params as Record<string, string>,
    query: (endpoint.query ? validate(endpoint.query, query) : undefined) as undefined,
    input: (endpoint.input ? validate(endpoint.input, sent ?? {}) : undefined) as undefined,
    address: request.ip,
    userAgent: request.headers["user-agent"]?.slice(0, 300) ?? "",
    arrivedAt: performance.now() - reply.elapsedTime,
    headers: request.headers,
    rawBody: Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0),
    idempotencyKey: idempotencyKeyOf(ctx, route, request, sent),
    nextPage(cursor) {
      const url = request.url.replace(/([?&])cursor=[^&]*&?/, "$1").replace(/[<>]/g, encodeURIComponent);
      const joint = !url.includes("?") ? "?" : /[?&]$/.test(url) ? "" : "&";
      reply.header("link", `<${url}${joint}cursor=${cursor}>; rel="next"`);
    },
    cacheFor(seconds) {
      reply.header("cache-control", `public, max-age=${seconds}`);
    },
  };
}

/** Answers one request of a route: once per key where a key was sent. */
async function run(ctx: Context, route: Route, request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
  const status = route.endpoint.status ?? 200;
  const asked = apiRequest(ctx, route, request, reply);
  const key = asked.idempotencyKey;
  if (!key) {
    const prepared = await route.prepare?.(ctx, asked);
    reply.code(status);
    return route.handle(ctx, asked, prepared);
  }
  try {
    if (route.keyWrittenBy === "verb") {
      reply.code(status);
      return await route.handle(ctx, asked, undefined);
    }
    const known = await recall(ctx, key);
    const answer = known ?? (await runOnce(ctx, route, asked, key, status));
    reply.code(answer.status);
    return answer.body;
  } catch (error) {
    if (keyWasTaken(error) || error instanceof Refusal) {
      const first = error instanceof Refusal ? await refusedOnce(ctx, key, error, request.id) : await recall(ctx, key);
      if (first) return sendRemembered(reply, first);
    }
    throw error;
  }
}

async function runOnce(ctx: Context, route: Route, asked: ApiRequest, key: IdempotencyKey, status: number) {
  const prepared = await route.prepare?.(ctx, asked);
  return once(ctx, key, status, (inside) => route.handle(inside, asked, prepared));
}

/** Remembers a refusal unless it speaks of the key itself. */
async function refusedOnce(ctx: Context, key: IdempotencyKey, refusal: Refusal, requestId: string) {
  if (refusal.code === "idempotency_key_reused" || refusal.code === "idempotency_in_progress") return null;
  return rememberRefusal(ctx, key, { status: refusal.status, body: refusalBody(refusal, requestId) });
}

function sendRemembered(reply: FastifyReply, answer: { status: number; body: unknown }): FastifyReply {
  return reply
    .code(answer.status)
    .type(jsonType)
    .serializer((text: string) => text)
    .send(JSON.stringify(answer.body));
}

function sendFile(reply: FastifyReply, mediaType: string, file: FileAnswer): FastifyReply {
  return reply
    .type(mediaType.startsWith("text/") ? `${mediaType}; charset=utf-8` : mediaType)
    .header("content-disposition", `attachment; filename="${file.fileName}"`)
    .send(file.body);
}

/** Registers routes under both bases; unknown paths answer 404, known paths with another method 405. */
export function serveApi(http: FastifyInstance, ctx: Context, routes: readonly Route[]): void {
  const methods = new Map<string, Set<string>>();
  for (const route of routes) {
    const { endpoint } = route;
    const path = endpoint.path.replace(/\{(\w+)\}/g, ":$1");
    const output = endpoint.output ? jsonSchemaOf(endpoint.output, "output", "draft-7") : undefined;
    for (const base of apiBases) {
      const url = `${base}${path}`;
      methods.set(url, (methods.get(url) ?? new Set()).add(endpoint.method));
      http.route({
        method: endpoint.method,
        url,
        ...(output ? { schema: { response: { [endpoint.status ?? 200]: output } } } : {}),
        onRequest: async (request) => {
          request.actor = await admit(ctx, endpoint, request.headers.authorization);
          checkParams(route, request);
          if (request.actor && endpoint.method !== "GET") await ctx.rateLimits.write(request.actor.accountId);
          const params = request.params as Record<string, string>;
          await route.allow?.(ctx, request.actor as Actor, params, request.headers);
        },
        errorHandler: (error, request, reply) => answerError(ctx, error, request, reply, route.reword),
        handler: async (request, reply) => {
          reply.header("cache-control", "no-store");
          const answer = await run(ctx, route, request, reply);
          if (reply.sent || answer === reply) return reply;
          if (answer instanceof FileAnswer) return sendFile(reply, endpoint.produces!, answer);
          if (endpoint.output === undefined && endpoint.produces === undefined) return reply.code(204).send();
          const raw = answer instanceof RawJson ? answer.text : null;
          if (!ctx.config.production && endpoint.output && reply.statusCode < 300)
            endpoint.output.parse(raw === null ? answer : JSON.parse(raw));
          return raw === null ? reply.send(answer) : reply.type(jsonType).send(raw);
        },
      });
    }
  }
  refuseOtherMethods(http, methods);
  http.setNotFoundHandler(() => refuse("not_found"));
}

function checkParams(route: Route, request: FastifyRequest): void {
  for (const [name, value] of Object.entries(request.params as Record<string, string>)) {
    const kind = route.endpoint.params?.[name] ?? "text";
    if (kind === "uuid" ? !uuid.test(value) : value.length > 200 || value.includes("\0")) refuse("not_found");
  }
}

function refuseOtherMethods(http: FastifyInstance, methods: Map<string, Set<string>>): void {
  const all = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const;
  for (const [url, served] of methods) {
    const others = all.filter((method) => !served.has(method));
    const allow = [...served].join(", ");
    http.route({
      method: others,
      url,
      handler: async (_request, reply) => {
        reply.header("allow", allow);
        refuse("method_not_allowed");
      },
    });
  }
}
