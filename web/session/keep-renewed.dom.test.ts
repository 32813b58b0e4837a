import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fakeServer, lostConnection } from "#web/testing/fake-server.ts";
import { awa } from "#web/testing/signed-in.ts";
import { keepRenewed } from "./keep-renewed.ts";
import { readSession, sessionState, startSession } from "./session-store.ts";
import { readStored } from "./stored-session.ts";

const renewal = "POST /auth/v1/token";
const renewed = (n: number) => ({
  body: { access_token: `access-${n}`, refresh_token: `refresh-${n}`, expires_in: 3600, token_type: "bearer" },
});
const signInFor = (expires_in: number) =>
  startSession({ access_token: "access-1", refresh_token: "refresh-1", expires_in, user: awa }, { remember: true });

let hidden = false;
let stop = () => {};

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  sessionStorage.clear();
  readSession();
  hidden = false;
  vi.spyOn(document, "hidden", "get").mockImplementation(() => hidden);
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const see = (seen: boolean) => {
  hidden = !seen;
  document.dispatchEvent(new Event("visibilitychange"));
};

test("an open page renews its session by itself when less than 90 seconds are left, and asks nothing before", async () => {
  const server = fakeServer({ [renewal]: renewed(2) });
  signInFor(300);
  stop = keepRenewed();
  await vi.advanceTimersByTimeAsync(209_000);
  expect(server.seen).toHaveLength(0);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(server.seen.map(({ body }) => body)).toEqual([{ refresh_token: "refresh-1" }]);
  expect(readStored()?.access_token).toBe("access-2");
  await vi.advanceTimersByTimeAsync(300_000);
  expect(server.seen).toHaveLength(1);
});

test("a page nobody sees asks nothing, and does so at once when it is seen again", async () => {
  const server = fakeServer({ [renewal]: renewed(2) });
  signInFor(60);
  hidden = true;
  stop = keepRenewed();
  await vi.advanceTimersByTimeAsync(120_000);
  expect(server.seen).toHaveLength(0);
  see(true);
  await vi.advanceTimersByTimeAsync(0);
  expect(readStored()?.access_token).toBe("access-2");
});

test.each([
  ["502", { status: 502 }],
  ["503", { status: 503 }],
  ["504", { status: 504 }],
  ["no answer", lostConnection],
] as const)("after %s it is asked again after 200 ms, then twice as long each time", async (_name, answer) => {
  const times: number[] = [];
  const start = Date.now();
  fakeServer({
    [renewal]: () => {
      times.push(Date.now() - start);
      if (times.length === 5) return renewed(2);
      return typeof answer === "function" ? answer() : answer;
    },
  });
  signInFor(60);
  stop = keepRenewed();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(times).toEqual([0, 200, 600, 1400, 3000]);
  expect(readStored()?.access_token).toBe("access-2");
});

test("one tick gives up within its 30 seconds and the session stands; the next one tries again", async () => {
  const times: number[] = [];
  const start = Date.now();
  const server = fakeServer({ [renewal]: () => (times.push(Date.now() - start), { status: 503 }) });
  signInFor(60);
  stop = keepRenewed();
  await vi.advanceTimersByTimeAsync(29_999);
  expect(times).toEqual([0, 200, 600, 1400, 3000, 6200, 12_600, 25_400]);
  expect(sessionState().status).toBe("signed-in");
  server.on(renewal, renewed(2));
  await vi.advanceTimersByTimeAsync(30_000);
  expect(readStored()?.access_token).toBe("access-2");
});

test("a refused refresh token is asked about once and ends the session; a no that something in between said ends nothing", async () => {
  const server = fakeServer({ [renewal]: { status: 403, body: "<html>" } });
  signInFor(60);
  stop = keepRenewed();
  await vi.advanceTimersByTimeAsync(29_000);
  expect(sessionState().status).toBe("signed-in");
  server.seen.length = 0;
  server.on(renewal, { status: 400, body: { code: "refresh_token_not_found", message: "gone" } });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(server.seen).toHaveLength(1);
  expect(sessionState().status).toBe("visitor");
});

test("while another window renews, this one asks nothing; stopped, it asks nothing more", async () => {
  const server = fakeServer({ [renewal]: renewed(2) });
  let taken = true;
  const request = async (_name: string, ...rest: unknown[]) => {
    const work = rest.at(-1) as (held: unknown) => unknown;
    return work(rest.length > 1 && taken ? null : {});
  };
  vi.stubGlobal("navigator", { locks: { request }, onLine: true });
  signInFor(60);
  stop = keepRenewed();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(server.seen).toHaveLength(0);
  stop();
  taken = false;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(server.seen).toHaveLength(0);
  stop = keepRenewed();
  await vi.advanceTimersByTimeAsync(0);
  expect(server.seen).toHaveLength(1);
});
