import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import type { AnyEndpoint, Role } from "#contract/endpoint.ts";
import { refusalStatus } from "#contract/refusals.ts";
import { routes } from "#server/app.ts";
import { jsonSchemaOf } from "#server/platform/json-schema.ts";
import { openApiOf } from "#server/platform/openapi.ts";
import { useTestApp, type Answer } from "#server/testing/app.ts";
import { aCenter, aDoctor, aPatient, anAdmin, signInAgain, type Person } from "#server/testing/people.ts";

const app = useTestApp();
const tokens = {} as Record<Role, string>;
const people = {} as Record<Role, Person>;
const roles: Role[] = ["patient", "specialist", "health_center", "admin", "super_admin"];

beforeAll(async () => {
  people.patient = await aPatient(app);
  people.specialist = await aDoctor(app);
  people.health_center = await aCenter(app);
  people.admin = await anAdmin(app);
  people.super_admin = await anAdmin(app, true);
  for (const role of roles) tokens[role] = people[role].token;
});

/** These end the session they are asked with, or the account's others: whoever asked signs in again. */
const endsSessions = new Set(["logout", "endOtherSessions"]);

const endpoints = routes.map((route) => route.endpoint);
const closed = endpoints.filter((endpoint) => endpoint.access !== "anyone");

/** Nobody's: what is asked for with it is not there for anybody. */
const strange = "00000000-0000-7000-8000-000000000000";
const addressOf = (endpoint: AnyEndpoint, base = "/api") => base + endpoint.path.replace(/\{\w+\}/g, strange);

async function ask(
  endpoint: AnyEndpoint,
  token?: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const answer = await app.call(endpoint.method, addressOf(endpoint), {
    token,
    body: endpoint.method === "GET" ? undefined : (body ?? {}),
    headers,
  });
  const role = endsSessions.has(endpoint.name) && roles.find((one) => tokens[one] === token);
  if (role) tokens[role] = (await signInAgain(app, people[role])).token;
  return answer;
}

function admits(endpoint: AnyEndpoint, role: Role): boolean {
  if (typeof endpoint.access === "string") return true;
  return endpoint.access.includes(role) || (role === "super_admin" && endpoint.access.includes("admin"));
}

const named = (list: readonly AnyEndpoint[]) =>
  list.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const);

describe("the table of endpoints and roles", () => {
  it("has endpoints, each with its own name and address", () => {
    expect(endpoints.length).toBeGreaterThan(20);
    expect(new Set(endpoints.map(({ name }) => name)).size).toBe(endpoints.length);
    expect(new Set(endpoints.map(({ method, path }) => `${method} ${path}`)).size).toBe(endpoints.length);
  });

  it.each(named(closed))("turns a stranger away from %s before looking at the body", async (_name, endpoint) => {
    for (const body of [{}, "{not json", "x".repeat(2000)]) {
      const answer = await ask(endpoint, undefined, body);
      expect([answer.status, answer.body.code]).toEqual([401, "not_signed_in"]);
    }
    for (const forged of ["x", "a.b.c", `${tokens.patient.slice(0, -4)}AAAA`]) {
      const answer = await ask(endpoint, forged);
      expect([answer.status, answer.body.code]).toEqual([401, "session_expired"]);
    }
  });

  it.each(named(closed))("lets into %s the roles it names and no other", async (_name, endpoint) => {
    const turnedAway = new Set(["not_allowed", "not_signed_in", "session_expired"]);
    const letIn = await Promise.all(
      roles.map(async (role) => {
        const answer = await ask(endpoint, tokens[role]);
        return answer.status < 400 || !turnedAway.has(answer.body.code) ? role : `${answer.status} ${answer.body.code}`;
      }),
    );
    expect(letIn).toEqual(roles.map((role) => (admits(endpoint, role) ? role : "403 not_allowed")));
  });

  it.each(named(endpoints))(
    "answers %s alike under both bases, and 405 to a method it does not have",
    async (_name, endpoint) => {
      const [one, other] = await Promise.all(
        ["/api", "/api/v2"].map((base) =>
          app.call(endpoint.method, addressOf(endpoint, base), endpoint.method === "GET" ? {} : { body: {} }),
        ),
      );
      expect([one!.status, one!.body?.code]).toEqual([other!.status, other!.body?.code]);
      expect(one!.status).toBeLessThan(500);
      const served = new Set(endpoints.filter(({ path }) => path === endpoint.path).map(({ method }) => method));
      const missing = (["DELETE", "PATCH", "PUT"] as const).find((method) => !served.has(method))!;
      const refused = await app.call(missing, addressOf(endpoint));
      expect([refused.status, refused.body.code]).toEqual([405, "method_not_allowed"]);
      expect(refused.headers["allow"]).toContain(endpoint.method);
    },
  );

  it.each(named(endpoints.filter(({ path }) => path.includes("{"))))(
    "knows nothing of a thing that is not there: %s",
    async (_name, endpoint) => {
      for (const role of roles.filter((one) => admits(endpoint, one))) {
        const answer = await ask(endpoint, tokens[role]);
        // A list of an unknown specialty is an empty list; everything else is not there, not allowed, or badly signed.
        const nothing = endpoint.name === "listDoctorsBySpecialty" ? [200] : [401, 404];
        expect(nothing).toContain(answer.status);
      }
    },
  );
});

const attacks = [
  "' OR 1=1 --",
  "\u0000",
  "\uD800",
  "<script>alert(1)</script>",
  "${jndi:ldap://x}",
  "../../etc/passwd",
  "%00",
  "{{7*7}}",
  "a".repeat(100_000),
  -1,
  1e308,
  Number.MAX_SAFE_INTEGER,
  null,
  true,
  [],
  {},
  [[[[]]]],
  { $gt: "" },
  { __proto__: { admin: true } },
  "NaN",
  "2026-02-31",
  "25:61",
  "💊",
];

describe("hostile input", () => {
  const withInput = endpoints.filter((endpoint) => endpoint.input);

  it.each(named(withInput))("is refused without a word of the inside by %s", async (_name, endpoint) => {
    const role = roles.find((one) => admits(endpoint, one))!;
    const fields = Object.keys((jsonSchemaOf(endpoint.input!, "input")["properties"] ?? {}) as object);
    const value = fc.oneof(fc.constantFrom(...attacks), fc.anything(), fc.string({ unit: "binary", maxLength: 60 }));
    const body = fc.oneof(
      fc.record(Object.fromEntries(fields.map((field) => [field, value])), { requiredKeys: [] }),
      fc.constantFrom<unknown>(null, [], "text", 7, { constructor: {} }),
    );
    await fc.assert(
      fc.asyncProperty(body, async (sent) => {
        const answer = await ask(endpoint, tokens[role], sent);
        expect(answer.status).toBeLessThan(500);
        if (answer.status < 400) return;
        expect(Object.keys(refusalStatus)).toContain(answer.body.code);
        expect(JSON.stringify(answer.body)).not.toMatch(/zod|kysely|postgres|select |at \/|\.ts:|undefined|econnre/i);
      }),
      { numRuns: 25 },
    );
  });

  it.each(named(endpoints.filter((endpoint) => endpoint.query)))(
    "in the address is refused by %s",
    async (_name, endpoint) => {
      const role = roles.find((one) => admits(endpoint, one))!;
      const fields = Object.keys((jsonSchemaOf(endpoint.query!, "input")["properties"] ?? {}) as object);
      for (const attack of attacks.filter((one) => typeof one !== "object" && String(one).length < 5000)) {
        const query = fields.map((field) => `${field}=${encodeURIComponent(String(attack).toWellFormed())}`).join("&");
        const answer = await app.call("GET", `${addressOf(endpoint)}?${query}`, { token: tokens[role] });
        expect(answer.status).toBeLessThan(500);
      }
    },
  );

  it("of the wrong type or size is named as what it is", async () => {
    const login = "/api/auth/phone/login";
    const send = (headers: Record<string, string>, body: string) =>
      app.http.inject({ method: "POST", url: login, headers, payload: body });
    expect((await send({ "content-type": "text/plain" }, "phone=1")).json().code).toBe("unsupported_media_type");
    expect((await send({ "content-type": "application/json" }, "{")).json().code).toBe("malformed_request");
    expect(
      (await send({ "content-type": "application/json" }, JSON.stringify({ phone: "x".repeat(2_000_000) }))).json()
        .code,
    ).toBe("body_too_large");
  });
});

describe("the OpenAPI document", () => {
  it("describes every endpoint with its access, its answer and its refusals", () => {
    const document = openApiOf(routes, "http://example") as {
      openapi: string;
      paths: Record<
        string,
        Record<string, { operationId: string; responses: Record<string, { description: string }> }>
      >;
    };
    expect(document.openapi).toBe("3.1.0");
    for (const endpoint of endpoints) {
      const operation = document.paths[endpoint.path]![endpoint.method.toLowerCase()]!;
      expect(operation.operationId).toBe(endpoint.name);
      for (const code of endpoint.refusals)
        expect(operation.responses[String(refusalStatus[code])]!.description).toContain(`\`${code}\``);
    }
  });

  it("is served with a readable page", async () => {
    expect((await app.call("GET", "/api/openapi.json")).body.info.title).toBe("API de Kènèya");
    const page = await app.call("GET", "/api/v2/docs");
    expect(page.body).toContain("/appointments/{id}/accept");
    expect(page.headers["content-security-policy"]).toContain("script-src 'none'");
  });
});
