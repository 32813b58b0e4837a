import { beforeEach, expect, test } from "vitest";
import type { User } from "#contract/accounts.ts";
import { fakeServer, lostConnection } from "#web/testing/fake-server.ts";
import { getAccessToken, oweFactor, readSession, renew, sessionState, signOut, startSession } from "./session-store.ts";
import { readStored, storageKey } from "./stored-session.ts";

const awa: User = {
  id: "0b6f9a52-0000-4000-8000-000000000001",
  full_name: "Awa Koné",
  phone_number: "+2250707123456",
  email: null,
  role: "patient",
  is_super_admin: false,
};
const answer = (n: number, expires_in = 3600) => ({
  access_token: `access-${n}`,
  refresh_token: `refresh-${n}`,
  expires_in,
  user: awa,
});
const renewed = {
  body: { access_token: "access-2", refresh_token: "refresh-2", expires_in: 3600, token_type: "bearer" },
};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  readSession();
});

test("a remembered session lies in localStorage in the shape the auth service's client knows, and reads back as the same person", () => {
  startSession(answer(1), { remember: true });
  const stored = JSON.parse(localStorage.getItem(storageKey)!);
  expect(stored).toMatchObject({ access_token: "access-1", refresh_token: "refresh-1", token_type: "bearer" });
  expect(stored.user).toMatchObject({
    id: awa.id,
    phone: "2250707123456",
    role: "authenticated",
    app_metadata: { role: "patient" },
  });
  expect(stored.expires_at).toBeGreaterThan(Date.now() / 1000 + 3500);
  readSession();
  expect(sessionState()).toEqual({ status: "signed-in", user: awa });
});

test("without remember it lies in sessionStorage alone, and replaces a remembered one", () => {
  startSession(answer(1), { remember: true });
  startSession(answer(2), { remember: false });
  expect(localStorage.getItem(storageKey)).toBeNull();
  expect(readStored()?.access_token).toBe("access-2");
});

test("a storage that holds something else, or half a session, is a visitor", () => {
  for (const junk of ["{", "null", "7", JSON.stringify({ access_token: "a" })]) {
    localStorage.setItem(storageKey, junk);
    readSession();
    expect(sessionState().status).toBe("visitor");
  }
});

test("a token near its end is renewed before use, once for all who ask at the same time", async () => {
  const server = fakeServer({ "POST /auth/v1/token": renewed });
  startSession(answer(1, 60), { remember: true });
  expect(await Promise.all([getAccessToken(), getAccessToken(), renew("access-1")])).toEqual(Array(3).fill("access-2"));
  expect(server.seen).toHaveLength(1);
  expect(server.seen[0]!.body).toEqual({ refresh_token: "refresh-1" });
  expect(JSON.parse(localStorage.getItem(storageKey)!).refresh_token).toBe("refresh-2");
  expect(sessionState().user).toEqual(awa);
});

test("another window's renewal is taken instead of spending the refresh token twice", async () => {
  const server = fakeServer();
  startSession(answer(1), { remember: true });
  const other = { ...readStored()!, access_token: "access-9", refresh_token: "refresh-9" };
  localStorage.setItem(storageKey, JSON.stringify(other));
  expect(await renew("access-1")).toBe("access-9");
  expect(server.seen).toHaveLength(0);
});

test("a refused refresh token ends the session; a lost connection does not", async () => {
  const server = fakeServer({ "POST /auth/v1/token": lostConnection });
  startSession(answer(1), { remember: true });
  await expect(renew("access-1")).rejects.toMatchObject({ offline: true });
  expect(sessionState().status).toBe("signed-in");
  server.on("POST /auth/v1/token", { status: 400, body: { code: "refresh_failed", detail: "fini" } });
  expect(await renew("access-1")).toBeNull();
  expect(sessionState()).toEqual({ status: "visitor", user: null });
  expect(localStorage.getItem(storageKey)).toBeNull();
});

test("signing out while a renewal is on its way stays signed out", async () => {
  let let_answer = () => {};
  const held = new Promise<void>((resolve) => (let_answer = resolve));
  fakeServer({ "POST /auth/v1/token": async () => (await held, renewed), "POST /auth/v1/logout": { status: 204 } });
  startSession(answer(1), { remember: true });
  const waiting = renew("access-1");
  await Promise.resolve();
  await signOut();
  let_answer();
  expect(await waiting).toBeNull();
  expect(readStored()).toBeNull();
});

test("signing out forgets what was typed and chosen in this window, and nothing of others", async () => {
  fakeServer({ "POST /auth/v1/logout": { status: 204 } });
  startSession(answer(1), { remember: true });
  sessionStorage.setItem("keneya-choice", "toux");
  sessionStorage.setItem("autre", "reste");
  await signOut();
  expect({ ...sessionStorage }).toEqual({ autre: "reste" });
});

test("signing out works without a network and tells the server when there is one", async () => {
  const server = fakeServer({ "POST /auth/v1/logout": lostConnection });
  startSession(answer(1), { remember: true });
  await signOut();
  expect(sessionState().status).toBe("visitor");
  expect(server.seen[0]!.headers.get("authorization")).toBe("Bearer access-1");
});

test.each([502, 503, 504])("a renewal answered by %i ends no session: it is tried again later", async (status) => {
  const server = fakeServer({ "POST /auth/v1/token": { status } });
  startSession(answer(1, 60), { remember: true });
  expect(await getAccessToken()).toBe("access-1");
  expect(sessionState().status).toBe("signed-in");
  server.on("POST /auth/v1/token", renewed);
  expect(await getAccessToken()).toBe("access-2");
});

test("a token is renewed within three ticks of 30 seconds before its end, and not earlier", async () => {
  const server = fakeServer({ "POST /auth/v1/token": renewed });
  startSession(answer(1, 95), { remember: true });
  expect(await getAccessToken()).toBe("access-1");
  expect(server.seen).toHaveLength(0);
  startSession(answer(1, 90), { remember: true });
  expect(await getAccessToken()).toBe("access-2");
});

test("a session that owes its factor is a visitor's to every screen, and stays so when it is renewed and read anew", async () => {
  fakeServer({ "POST /auth/v1/token": renewed });
  startSession({ ...answer(1), mfa_required: true }, { remember: true });
  expect(sessionState()).toEqual({ status: "visitor", user: null, owing: awa });
  expect(await getAccessToken()).toBe("access-1");
  expect(await renew("access-1")).toBe("access-2");
  readSession();
  expect(sessionState()).toEqual({ status: "visitor", user: null, owing: awa });
});

test("only the present token can be told that it owes a factor", () => {
  startSession(answer(2), { remember: false });
  oweFactor("access-1");
  expect(sessionState().status).toBe("signed-in");
  oweFactor("access-2");
  expect(sessionState()).toEqual({ status: "visitor", user: null, owing: awa });
  expect(localStorage.getItem(storageKey)).toBeNull();
});
