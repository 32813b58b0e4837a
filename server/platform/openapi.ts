import { createHash } from "node:crypto";
import type { FastifyInstance } from "fastify";
import type { AnyEndpoint } from "#contract/endpoint.ts";
import { refusalStatus, type RefusalCode } from "#contract/refusals.ts";
import { apiPageTexts as texts } from "#texts/api-page.ts";
import { refusalTexts } from "#texts/refusals.ts";
import { apiBases } from "./http.ts";
import { jsonSchemaOf } from "./json-schema.ts";
import type { Route } from "./route.ts";
import { pagePolicy } from "./security-headers.ts";

type Json = { [key: string]: unknown };

const refusalSchema: Json = {
  type: "object",
  required: ["detail", "code", "request_id"],
  properties: {
    detail: { type: "string", description: texts.detail },
    code: { type: "string", enum: Object.keys(refusalStatus) },
    errors: {
      type: "array",
      items: {
        type: "object",
        required: ["field", "message"],
        properties: { field: { type: "string" }, message: { type: "string" } },
      },
    },
    request_id: { type: "string" },
  },
};

/** What every endpoint may refuse, before its own refusals. */
function refusalsOf(endpoint: AnyEndpoint): RefusalCode[] {
  return [
    ...(endpoint.input || endpoint.query ? (["invalid_request"] as const) : []),
    ...(endpoint.input ? (["malformed_request", "body_too_large", "unsupported_media_type"] as const) : []),
    ...(endpoint.access === "anyone" ? [] : (["not_signed_in", "session_expired"] as const)),
    ...(endpoint.access === "anyone" || endpoint.whileFactorOwed ? [] : (["mfa_required"] as const)),
    ...(Array.isArray(endpoint.access) ? (["not_allowed"] as const) : []),
    ...(endpoint.repeatable ? (["idempotency_key_reused", "idempotency_in_progress"] as const) : []),
    ...endpoint.refusals,
    "too_many_requests",
    "temporarily_unavailable",
  ];
}

function responsesOf(endpoint: AnyEndpoint): Json {
  const status = String(endpoint.status ?? (endpoint.output || endpoint.produces ? 200 : 204));
  const success: Json = { description: texts.success };
  if (endpoint.output) success["content"] = { "application/json": { schema: jsonSchemaOf(endpoint.output, "output") } };
  else if (endpoint.produces) success["content"] = { [endpoint.produces]: { schema: { type: "string" } } };
  const responses: Json = { [status]: success };
  for (const code of refusalsOf(endpoint)) {
    const at = String(refusalStatus[code]);
    const line = `\`${code}\` : ${refusalTexts[code]}`;
    const known = responses[at] as { description: string } | undefined;
    responses[at] = {
      description: known ? `${known.description}\n\n${line}` : line,
      content: { "application/json": { schema: { $ref: "#/components/schemas/Refusal" } } },
    };
  }
  return responses;
}

function parametersOf(endpoint: AnyEndpoint): Json[] {
  const inPath = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: "path",
    required: true,
    schema:
      endpoint.params?.[name!] === "uuid" ? { type: "string", format: "uuid" } : { type: "string", maxLength: 200 },
  }));
  const query = endpoint.query ? jsonSchemaOf(endpoint.query, "input") : {};
  const required = (query["required"] as string[] | undefined) ?? [];
  const inQuery = Object.entries((query["properties"] as Json | undefined) ?? {}).map(([name, schema]) => ({
    name,
    in: "query",
    required: required.includes(name),
    schema,
  }));
  const header = endpoint.repeatable
    ? [
        {
          name: "Idempotency-Key",
          in: "header",
          required: false,
          description: texts.idempotencyKey,
          schema: { type: "string", maxLength: 200 },
        },
      ]
    : [];
  return [...inPath, ...inQuery, ...header];
}

function rolesOf({ access }: AnyEndpoint): string {
  return typeof access === "string" ? access : access.join(", ");
}

/** A session is needed, goes along where there is one, or says nothing. */
function securityOf({ access, withSession }: AnyEndpoint): Json {
  if (access !== "anyone") return { security: [{ bearer: [] }] };
  return withSession ? { security: [{}, { bearer: [] }] } : {};
}

function operationOf(endpoint: AnyEndpoint): Json {
  const roles = rolesOf(endpoint);
  return {
    operationId: endpoint.name,
    summary: endpoint.summary,
    tags: [endpoint.tag],
    "x-access": endpoint.access,
    description: texts.access(roles),
    ...securityOf(endpoint),
    parameters: parametersOf(endpoint),
    ...(endpoint.input
      ? {
          requestBody: {
            required: true,
            content: { "application/json": { schema: jsonSchemaOf(endpoint.input, "input") } },
          },
        }
      : {}),
    responses: responsesOf(endpoint),
  };
}

/** The OpenAPI 3.1 document of the routes, made from the very schemas that validate. */
export function openApiOf(routes: readonly Route[], publicUrl: string): Json {
  const pathsOf: Record<string, Json> = {};
  for (const { endpoint } of routes) {
    pathsOf[endpoint.path] = { ...pathsOf[endpoint.path], [endpoint.method.toLowerCase()]: operationOf(endpoint) };
  }
  return {
    openapi: "3.1.0",
    info: { title: texts.title, version: "1", description: texts.intro },
    servers: apiBases.map((base) => ({ url: `${publicUrl}${base}` })),
    paths: pathsOf,
    components: {
      schemas: { Refusal: refusalSchema },
      securitySchemes: { bearer: { type: "http", scheme: "bearer", bearerFormat: "JWT" } },
    },
  };
}

const escape = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const sheet = `:root{color-scheme:light dark}body{font:16px/1.5 system-ui,sans-serif;margin:0 auto;max-width:60rem;padding:1.5rem 1rem 4rem}
h1{line-height:1.2}h2{margin-top:2.5rem}details{border-top:1px solid #8886;padding:.5rem 0}summary{cursor:pointer;padding:.4rem 0;overflow-wrap:anywhere}
code{font-family:ui-monospace,monospace}pre{overflow:auto;padding:1rem;background:#8882;border-radius:.5rem;font-size:.85rem}
dt{font-weight:600}dd{margin:0 0 .5rem}.method{display:inline-block;min-width:4rem;font-weight:700}`;

function endpointHtml(endpoint: AnyEndpoint): string {
  const block = (title: string, schema: Json | null) =>
    schema ? `<h4>${title}</h4><pre tabindex="0">${escape(JSON.stringify(schema, null, 2))}</pre>` : "";
  const refusals = refusalsOf(endpoint)
    .map((code) => `<dt><code>${refusalStatus[code]} ${code}</code></dt><dd>${escape(refusalTexts[code])}</dd>`)
    .join("");
  const roles = rolesOf(endpoint);
  return `<details><summary><span class="method">${endpoint.method}</span> <code>${escape(endpoint.path)}</code> ${escape(endpoint.summary)}</summary>
<p>${escape(texts.access(roles))}</p>
${block(texts.query, endpoint.query ? jsonSchemaOf(endpoint.query, "input") : null)}
${block(texts.body, endpoint.input ? jsonSchemaOf(endpoint.input, "input") : null)}
${block(texts.answer, endpoint.output ? jsonSchemaOf(endpoint.output, "output") : null)}
<h4>${texts.refusals}</h4><dl>${refusals}</dl></details>`;
}

function docsHtml(routes: readonly Route[]): string {
  const tags = [...new Set(routes.map(({ endpoint }) => endpoint.tag))];
  const sections = tags.map((tag) => {
    const own = routes.filter(({ endpoint }) => endpoint.tag === tag);
    return `<h2>${escape(tag)}</h2>${own.map(({ endpoint }) => endpointHtml(endpoint)).join("\n")}`;
  });
  return `<!doctype html><html lang="fr-CI"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${texts.title}</title><style>${sheet}</style></head><body><main><h1>${texts.title}</h1><p>${escape(texts.intro)}</p>
<p><a href="/api/openapi.json">openapi.json</a></p>${sections.join("\n")}</main></body></html>`;
}

/** Serves `/api/openapi.json` and its readable page `/api/docs`, under both bases; the page needs no script. */
export function serveOpenApi(http: FastifyInstance, routes: readonly Route[], publicUrl: () => string): void {
  const html = docsHtml(routes);
  const policy = pagePolicy([createHash("sha256").update(sheet).digest("base64")]).replace(
    "script-src 'self'",
    "script-src 'none'",
  );
  let document: string | undefined;
  for (const base of apiBases) {
    http.get(`${base}/openapi.json`, async (_request, reply) =>
      reply.type("application/json; charset=utf-8").send((document ??= JSON.stringify(openApiOf(routes, publicUrl())))),
    );
    http.get(`${base}/docs`, async (_request, reply) =>
      reply.type("text/html; charset=utf-8").header("content-security-policy", policy).send(html),
    );
  }
}
