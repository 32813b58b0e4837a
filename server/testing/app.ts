import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll } from "vitest";
import { createApp } from "#server/app.ts";
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

/** Builds the whole server on a database of its own. */
export async function openTestApp(options: AppOptions = {}): Promise<TestApp & { close(): Promise<void> }> {
  const database = await createTestDatabase();
  const { db, close } = openDatabase({ url: database.url, connections: 10 });
  const config = readConfig({
    NODE_ENV: "test",
    PUBLIC_URL: "http://127.0.0.1:3999",
    RATE_LIMITS: "off",
    LOG_LEVEL: "error",
    ADMIN_SETUP_KEY: "the setup key of the tests",
    ...options.env,
  });
  const clock = createTestClock();
  const log = createLog(config.LOG_LEVEL);
  const sealer = await openSealer(db, () => testSealingKeys);
  const ctx = composeContext({ config, db, clock, log, sealer });
  if (options.payments) ctx.payments = options.payments(ctx);
  await seedSettings(ctx);
  const http = await createApp(ctx, [serveProviderPages]);
  return {
    ctx,
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
