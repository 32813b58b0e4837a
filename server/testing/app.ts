import { createServer } from "node:http";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll } from "vitest";
import { createApp } from "#server/app.ts";
import { makeServiceKey } from "#server/auth/service-keys.ts";
import { tokensOf } from "#server/auth/token-verifier.ts";
import { composeContext, serveProviderPages } from "#server/compose.ts";
import type { Context } from "#server/context.ts";
import { openDatabase } from "#server/database/db.ts";
import { createTestDatabase } from "#server/database/test-database.ts";
import type { Clock } from "#server/platform/clock.ts";
import { readConfig } from "#server/platform/config.ts";
import { openSealer } from "#server/platform/digest-keys.ts";
import { createLog } from "#server/platform/log.ts";
import type { SealingKeys } from "#server/platform/sealing.ts";
import { seedSettings } from "#server/settings/seed-settings.ts";
import type { PaymentPort } from "#server/ports/payments.ts";
import { freePort } from "./product.ts";

/** What the tests' data is sealed with. */
export const testSealingKeys: SealingKeys = { current: "the sealing key of the tests", previous: [] };

/** A clock that stands still until a test moves it: Monday 23 November 2026, 08:00 in Abidjan. */
export interface TestClock extends Clock {
  moveTo(iso: string): void;
  moveBy(ms: number): void;
}

function createTestClock(start = "2026-11-23T08:00:00.000Z"): TestClock {
  let now = Date.parse(start);
  return {
    now: () => new Date(now),
    moveTo: (iso) => void (now = Date.parse(iso)),
    moveBy: (ms) => void (now += ms),
  };
}

// oxlint-disable-next-line no-explicit-any
export interface Answer<T = any> {
  status: number;
  body: T;
  headers: Record<string, string | string[] | number | undefined>;
}

interface CallOptions {
  token?: string | undefined;
  body?: unknown;
  headers?: Record<string, string>;
  /** The address the request comes from. */
  from?: string;
}

export interface TestApp {
  ctx: Context;
  /** Who keeps people's passwords and signs their tokens: the app itself, or its hosted project. */
  keeper: Context;
  clock: TestClock;
  http: FastifyInstance;
  /** One request through the whole server: `call("POST", "/api/appointments", { token, body })`. */
  call(method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE", path: string, options?: CallOptions): Promise<Answer>;
}

interface AppOptions {
  env?: Record<string, string>;
  /** A provider of the test's own, to make it misbehave. */
  payments?: (ctx: Context) => PaymentPort;
}

export type OpenApp = TestApp & { close(): Promise<void> };

/** True in the run in which a second copy of our own service, reached only by URL, keeps people's passwords. */
export const isHosted = process.env["TEST_IDENTITY"] === "hosted";

/** Builds the whole server on a database of its own; in the hosted run, with a second one beside it. */
export async function openTestApp(options: AppOptions = {}): Promise<OpenApp> {
  return isHosted ? openWithProject(options) : openApp(options, createTestClock());
}

export interface Project extends OpenApp {
  /** Nobody answers at its address any more. */
  goAway(): Promise<void>;
  comeBack(): Promise<void>;
  /** How often its signing keys were asked for. */
  keysAsked(): number;
}

async function openProject(clock: TestClock): Promise<Project> {
  const port = await freePort();
  const app = await openApp({ env: { PUBLIC_URL: `http://127.0.0.1:${port}` } }, clock);
  let keysAsked = 0;
  const server = createServer((request, response) => {
    if (request.url?.endsWith("/jwks.json")) keysAsked += 1;
    app.http.routing(request, response);
  });
  const comeBack = () => new Promise<void>((done) => server.listen(port, "127.0.0.1", done));
  const goAway = async () => {
    const gone = new Promise((done) => server.close(done));
    server.closeAllConnections();
    await gone;
  };
  await comeBack();
  const close = async () => {
    if (server.listening) await goAway();
    await app.close();
  };
  return { ...app, goAway, comeBack, keysAsked: () => keysAsked, close };
}

/** A second copy of the whole server that listens: the hosted auth project of the first. Both go by one clock. */
export async function openWithProject(options: AppOptions = {}): Promise<OpenApp & { project: Project }> {
  const clock = createTestClock();
  const project = await openProject(clock);
  const url = project.ctx.config.publicUrl();
  const key = await makeServiceKey(project.ctx, tokensOf(project.ctx).keys, "the product");
  const settings = {
    SUPABASE_URL: url,
    SUPABASE_ANON_KEY: "the-public-key-of-the-project",
    SUPABASE_SERVICE_ROLE_KEY: key.token,
  };
  const app = await openApp({ ...options, env: { ...settings, ...options.env } }, clock);
  const close = async () => {
    await app.close();
    await project.close();
  };
  return { ...app, keeper: project.ctx, project, close };
}

async function openApp(options: AppOptions, clock: TestClock): Promise<OpenApp> {
  const database = await createTestDatabase();
  const { db, close } = openDatabase({ url: database.url, connections: 10 });
  const config = readConfig({
    NODE_ENV: "test",
    PUBLIC_URL: "http://127.0.0.1:3999",
    RATE_LIMITS: "off",
    NURSE_AHEAD: "off",
    LOG_LEVEL: "error",
    ADMIN_SETUP_KEY: "the setup key of the tests",
    ...options.env,
  });
  const log = createLog(config.LOG_LEVEL);
  const sealer = await openSealer(db, () => testSealingKeys);
  const ctx = composeContext({ config, db, clock, log, sealer });
  if (options.payments) ctx.payments = options.payments(ctx);
  await seedSettings(ctx);
  const http = await createApp(ctx, [serveProviderPages]);
  return {
    ctx,
    keeper: ctx,
    clock,
    http,
    async call(method, path, { token, body, headers, from } = {}) {
      const answer = await http.inject({
        method,
        url: path,
        remoteAddress: from ?? "127.0.0.1",
        headers: {
          ...(token ? { authorization: `Bearer ${token}` } : {}),
          ...(body === undefined ? {} : { "content-type": "application/json" }),
          ...headers,
        },
        ...(body === undefined ? {} : { payload: typeof body === "string" ? body : JSON.stringify(body) }),
      });
      const json = String(answer.headers["content-type"] ?? "").includes("json");
      return { status: answer.statusCode, body: json ? answer.json() : answer.body, headers: answer.headers };
    },
    async close() {
      await http.close();
      await close();
      await database.drop();
    },
  };
}

/** One app for the tests of a file, opened before the first and closed after the last. */
export function useTestApp(options: AppOptions = {}): TestApp {
  const app = {} as TestApp & { close(): Promise<void> };
  beforeAll(async () => void Object.assign(app, await openTestApp(options)));
  afterAll(() => app.close());
  return app;
}
