import { randomUUID } from "node:crypto";
import { STATUS_CODES } from "node:http";
import type { Duplex } from "node:stream";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { RefusalBody } from "#contract/refusals.ts";
import type { Context } from "#server/context.ts";
import { databaseRefusal } from "./pg-errors.ts";
import { Refusal } from "./refuse.ts";
import type { Route } from "./route.ts";
import { securityHeaders } from "./security-headers.ts";

export const jsonType = "application/json; charset=utf-8";

/** The body of a refusal: always fit to be shown (decisions, "HTTP API"). */
export function refusalBody(refusal: Refusal, requestId: string): RefusalBody {
  return {
    detail: refusal.message,
    code: refusal.code,
    ...(refusal.errors ? { errors: refusal.errors } : {}),
    request_id: requestId,
  };
}

const ofFastify: Record<string, ConstructorParameters<typeof Refusal>[0]> = {
  FST_ERR_CTP_BODY_TOO_LARGE: "body_too_large",
  FST_ERR_CTP_INVALID_MEDIA_TYPE: "unsupported_media_type",
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: "malformed_request",
  FST_ERR_CTP_EMPTY_JSON_BODY: "malformed_request",
};

/** Turns whatever was thrown into a refusal; a fault is logged whole and answered without a word of it. */
function refusalOf(ctx: Context, error: unknown, request: FastifyRequest): Refusal {
  if (error instanceof Refusal) return error;
  const code = ofFastify[(error as { code?: string }).code ?? ""] ?? databaseRefusal(error);
  if (code) {
    if (code === "temporarily_unavailable" || code === "storage_full")
      ctx.log.error({ request_id: request.id, err: error }, "database away");
    return new Refusal(code, code === "temporarily_unavailable" ? { retryAfter: 2 } : {});
  }
  const status = (error as { statusCode?: number }).statusCode;
  if (status !== undefined && status >= 400 && status < 500) return new Refusal("malformed_request");
  ctx.log.error(
    { request_id: request.id, method: request.method, path: request.routeOptions.url, err: error },
    "fault",
  );
  return new Refusal("unexpected_error");
}

/** Answers what was thrown while a request was served: a refusal in its words, or the route's, a fault in none of its own. */
export async function answerError(
  ctx: Context,
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  reword: Route["reword"] = async (_ctx, own) => own,
): Promise<void> {
  const own = refusalOf(ctx, error, request);
  const refusal = await reword(ctx, own).catch(() => own);
  if (refusal.retryAfter !== undefined) reply.header("retry-after", String(refusal.retryAfter));
  if (refusal.status === 401) reply.header("www-authenticate", "Bearer");
  reply.header("cache-control", "no-store");
  await reply
    .code(refusal.status)
    .type(jsonType)
    .send(JSON.stringify(refusalBody(refusal, request.id)));
}

/** Answers a request whose address leads to no handler (a broken escape): no hook has seen it. */
export async function answerUnroutable(
  ctx: Context,
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  reply.headers(securityHeaders).header("x-request-id", request.id);
  const cause = await ctx.rateLimits.request(request.ip).then(
    () => error,
    (refused: unknown) => refused,
  );
  await answerError(ctx, cause, request, reply);
}

/** Answers what is no HTTP request at all, or one that never ends, on the bare connection, and closes it. */
export function answerBrokenRequest(error: Error & { code?: string }, socket: Duplex): void {
  if (error.code === "ECONNRESET" || socket.destroyed) return;
  const refusal = new Refusal(error.code === "HPE_HEADER_OVERFLOW" ? "body_too_large" : "malformed_request");
  const body = JSON.stringify(refusalBody(refusal, randomUUID()));
  const head = [
    `HTTP/1.1 ${refusal.status} ${STATUS_CODES[refusal.status]}`,
    `content-type: ${jsonType}`,
    `content-length: ${Buffer.byteLength(body)}`,
    "connection: close",
  ];
  if (socket.writable) socket.write(`${head.join("\r\n")}\r\n\r\n${body}`);
  socket.destroy();
}
