import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Context } from "#server/context.ts";
import { plainDocument, type PlainPage } from "./plain-page.ts";
import { Refusal } from "./refuse.ts";
import { plainPagePolicy } from "./security-headers.ts";

export type Http = FastifyInstance;
export type HttpRequest = FastifyRequest;
export type HttpReply = FastifyReply;

/** What a plain page is asked: everything is text that anybody may have typed. */
interface PageRequest {
  params: Record<string, string>;
  query: Record<string, unknown>;
  /** The fields of a form, or of a flat JSON object; empty for GET. */
  form: Record<string, string>;
  address: string;
}

/** A page, data for machines, or the address to go to next (303). */
export type PageAnswer = { page: PlainPage } | { json: unknown } | { goTo: string };

/** One address outside the API: plain pages that work without a script. */
export interface PageRoute {
  method: "GET" | "POST";
  /** With `:name` for parameters. */
  path: string;
  handle: (ctx: Context, request: PageRequest) => Promise<PageAnswer>;
}

function formOf(body: unknown): Record<string, string> {
  if (typeof body === "string") return Object.fromEntries(new URLSearchParams(body));
  if (!Buffer.isBuffer(body)) return {};
  try {
    const sent: unknown = JSON.parse(body.toString("utf8"));
    if (typeof sent !== "object" || sent === null) return {};
    return Object.fromEntries(
      Object.entries(sent).filter((field): field is [string, string] => typeof field[1] === "string"),
    );
  } catch {
    return {};
  }
}

async function answerPage(
  ctx: Context,
  route: PageRoute,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const answer = await route.handle(ctx, {
    params: request.params as Record<string, string>,
    query: request.query as Record<string, unknown>,
    form: formOf(request.body),
    address: request.ip,
  });
  reply.header("cache-control", "no-store");
  if ("goTo" in answer) return reply.redirect(answer.goTo, 303);
  if ("json" in answer) return reply.send(answer.json);
  const { page } = answer;
  return reply
    .code(page.status ?? 200)
    .header("content-security-policy", plainPagePolicy(page.style.hash, page.formOrigins))
    .type("text/html; charset=utf-8")
    .send(plainDocument(page));
}

/** Registers plain pages; forms are read as forms or as JSON. Call before the server listens. */
export function servePages(http: Http, ctx: Context, routes: readonly PageRoute[]): void {
  void http.register(async (scope) => {
    scope.addContentTypeParser("application/x-www-form-urlencoded", { parseAs: "string" }, (_request, body, done) =>
      // PostgreSQL stores no NUL, and nobody types one.
      body.includes("%00") ? done(new Refusal("malformed_request")) : done(null, body),
    );
    for (const route of routes) {
      scope.route({
        method: route.method,
        url: route.path,
        handler: (request, reply) => answerPage(ctx, route, request, reply),
      });
    }
  });
}
