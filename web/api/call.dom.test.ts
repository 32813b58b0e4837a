import { afterEach, expect, test, vi } from "vitest";
import { loginByPhone, readOwnAccount, registerByPhone } from "#contract/accounts.ts";
import { readDoctor, searchDoctors } from "#contract/doctors.ts";
import { apiTexts } from "#texts/api.ts";
import { fakeServer, lostConnection } from "#web/testing/fake-server.ts";
import { ApiError } from "./api-error.ts";
import { carryBearer } from "./bearer.ts";
import { call } from "./call.ts";

afterEach(() => {
  vi.useRealTimers();
  carryBearer({ token: async () => null, renew: async () => null, owes: () => {}, holder: () => null });
});

const caught = async (promise: Promise<unknown>) =>
  promise.then(
    () => expect.unreachable("the call succeeded"),
    (fault: unknown) => fault as ApiError,
  );
const refusal = (status: number, code: string) => ({
  status,
  body: { detail: `phrase ${code}`, code, request_id: "r" },
});

test("builds the address from path parameters and query, without what is empty", async () => {
  const server = fakeServer({ "GET /api/doctors": { body: [] }, "GET /api/doctors/a%2Fb": { body: { id: "a/b" } } });
  expect(await call(searchDoctors, { query: { q: "kouassi & fils", town: "", specialty: undefined } })).toEqual([]);
  expect(server.seen[0]!.query).toEqual({ q: "kouassi & fils" });
  expect(await call(readDoctor, { params: { id: "a/b" } })).toEqual({ id: "a/b" });
});

test("sends input as JSON, the given key on repeatable endpoints, and no bearer where nobody must be signed in", async () => {
  carryBearer({ token: async () => "t1", renew: async () => null, owes: () => {}, holder: () => null });
  const server = fakeServer({
    "POST /api/auth/phone/login": { body: {} },
    "POST /api/auth/phone/register": { status: 201, body: {} },
  });
  await call(loginByPhone, { input: { phone: "0707123456", password: "x" } });
  expect(server.seen[0]!.body).toEqual({ phone: "0707123456", password: "x" });
  expect(server.seen[0]!.headers.get("idempotency-key")).toBeNull();
  expect(server.seen[0]!.headers.get("authorization")).toBeNull();
  const input = { phone_number: "0707123456", full_name: "Awa", password: "secret1", terms_accepted: true } as const;
  await call(registerByPhone, { input, idempotencyKey: "k1" });
  await call(registerByPhone, { input });
  await call(registerByPhone, { input });
  const keys = server.seen.slice(1).map(({ headers }) => headers.get("idempotency-key"));
  expect(keys[0]).toBe("k1");
  expect(keys[1]).toMatch(/^[0-9a-f]{32}$/);
  expect(keys[2]).not.toBe(keys[1]);
});

test("a refusal keeps status, code, sentence, fields and the time to wait", async () => {
  fakeServer({
    "POST /api/auth/phone/login": {
      status: 422,
      body: {
        detail: "Vérifiez.",
        code: "invalid_request",
        errors: [{ field: "phone", message: "non" }],
        request_id: "r",
      },
      headers: { "retry-after": "30" },
    },
  });
  const fault = await caught(call(loginByPhone, { input: { phone: "x", password: "x" } }));
  expect(fault).toBeInstanceOf(ApiError);
  expect(fault).toMatchObject({
    status: 422,
    code: "invalid_request",
    detail: "Vérifiez.",
    retryAfter: 30,
    offline: false,
  });
  expect(fault.errors).toEqual([{ field: "phone", message: "non" }]);
});

test("a lost connection, a proxy's page and a success that is no JSON all become a French sentence", async () => {
  fakeServer({ "GET /api/doctors": lostConnection });
  expect(await caught(call(searchDoctors))).toMatchObject({ offline: true, status: 0, detail: apiTexts.offline });
  globalThis.fetch = async () => new Response("<h1>502</h1>", { status: 502 });
  expect(await caught(call(searchDoctors))).toMatchObject({ status: 502, detail: apiTexts.failed, undecided: true });
  globalThis.fetch = async () => new Response("<h1>Wi-Fi de l'hôtel</h1>", { status: 200 });
  expect(await caught(call(searchDoctors))).toMatchObject({ status: 502, detail: apiTexts.failed });
});

test("an answer that does not come within twenty seconds is given up, and the sentence says why", async () => {
  vi.useFakeTimers();
  globalThis.fetch = (_target, init) =>
    new Promise((_resolve, reject) => init!.signal!.addEventListener("abort", () => reject(new Error("aborted"))));
  const waiting = caught(call(searchDoctors));
  await vi.advanceTimersByTimeAsync(19_000);
  await vi.advanceTimersByTimeAsync(1_500);
  expect(await waiting).toMatchObject({ offline: true, detail: apiTexts.timeout });
});

test("a session that ran out is renewed once and the call made again", async () => {
  const renew = vi.fn<(refused: string) => Promise<string>>(async () => "t2");
  carryBearer({ token: async () => "t1", renew, owes: () => {}, holder: () => null });
  const server = fakeServer({
    "GET /api/auth/me": ({ headers }) =>
      headers.get("authorization") === "Bearer t2" ? { body: { patients: [] } } : refusal(401, "session_expired"),
  });
  expect(await call(readOwnAccount)).toEqual({ patients: [] });
  expect(renew).toHaveBeenCalledWith("t1");
  expect(server.seen).toHaveLength(2);
});

test("a session that cannot be renewed is told as the server said it, without asking for ever", async () => {
  carryBearer({ token: async () => "t1", renew: async () => "t2", owes: () => {}, holder: () => null });
  const server = fakeServer({ "GET /api/auth/me": refusal(401, "session_expired") });
  expect(await caught(call(readOwnAccount))).toMatchObject({
    code: "session_expired",
    detail: "phrase session_expired",
  });
  expect(server.seen).toHaveLength(2);
});
