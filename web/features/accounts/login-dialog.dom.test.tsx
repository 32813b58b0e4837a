import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { User } from "#contract/accounts.ts";
import { apiTexts } from "#texts/api.ts";
import { loginWindow } from "#texts/login-window.ts";
import { loginTexts as words } from "#texts/login.ts";
import { refusalTexts } from "#texts/refusals.ts";
import { secondFactor } from "#texts/second-factor.ts";
import { sessionState } from "#web/session/session-store.ts";
import { storageKey } from "#web/session/stored-session.ts";
import { fakeServer, lostConnection } from "#web/testing/fake-server.ts";
import { renderInApp } from "#web/testing/in-app.tsx";
import { LoginDialog } from "./login-dialog.tsx";

const awa: User = {
  id: "u1",
  full_name: "Awa Koné",
  phone_number: "+2250707123456",
  email: null,
  role: "patient",
  is_super_admin: false,
};
const session = {
  success: true,
  access_token: "a",
  refresh_token: "r",
  expires_in: 3600,
  expires_at: 0,
  token_type: "bearer",
  user: awa,
};
const refused = (status: number, code: keyof typeof refusalTexts) => ({
  status,
  body: { detail: refusalTexts[code], code, request_id: "r" },
});

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(cleanup);

async function open() {
  const onSignedIn = vi.fn<(user: User) => void>();
  const onClose = vi.fn<() => void>();
  renderInApp(<LoginDialog open onClose={onClose} onSignedIn={onSignedIn} />);
  await screen.findByLabelText(words.phone);
  return { onSignedIn, onClose };
}
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const submit = (name: string) => fireEvent.submit(screen.getByRole("button", { name }).closest("form")!);

async function fillRegistration() {
  press(words.signUp);
  type(words.fullName, "Awa Koné");
  type(words.phone, "07 07 12 34 56");
  type(words.password, "karité-2026");
  submit(words.goOn);
  await screen.findByRole("heading", { name: loginWindow.terms });
}

test("logs in by phone and remembers the session unless told not to", async () => {
  const server = fakeServer({ "POST /api/auth/phone/login": { body: session } });
  const { onSignedIn } = await open();
  expect(screen.getByLabelText<HTMLInputElement>(words.remember).checked).toBe(true);
  type(words.phone, "0707123456");
  type(words.password, "secret");
  fireEvent.click(screen.getByLabelText(words.remember));
  submit(words.logIn);
  await waitFor(() => expect(onSignedIn).toHaveBeenCalledWith(awa));
  expect(server.seen[0]!.body).toEqual({ phone: "0707123456", password: "secret", remember: false });
  expect(localStorage.getItem(storageKey)).toBeNull();
  expect(sessionStorage.getItem(storageKey)).toContain("Awa");
});

test("an empty form is not sent: each field says what it lacks and the first has the focus", async () => {
  const server = fakeServer();
  await open();
  submit(words.logIn);
  const phone = screen.getByLabelText(words.phone);
  await waitFor(() => expect(document.activeElement).toBe(phone));
  expect(phone.getAttribute("aria-invalid")).toBe("true");
  expect(server.seen).toHaveLength(0);
});

test("a wrong password and a lost connection are told in French and lose nothing typed", async () => {
  const server = fakeServer({ "POST /api/auth/phone/login": refused(401, "invalid_phone_credentials") });
  await open();
  type(words.phone, "0707123456");
  type(words.password, "faux");
  submit(words.logIn);
  await screen.findByText(refusalTexts.invalid_phone_credentials);
  server.on("POST /api/auth/phone/login", lostConnection);
  submit(words.logIn);
  await screen.findByText(apiTexts.offline);
  expect(screen.getByLabelText<HTMLInputElement>(words.phone).value).toBe("0707123456");
  expect(screen.getByLabelText<HTMLInputElement>(words.password).value).toBe("faux");
});

test("logs in by e-mail in the other tab", async () => {
  const server = fakeServer({ "POST /api/auth/login": { body: session } });
  const { onSignedIn } = await open();
  fireEvent.click(screen.getByRole("tab", { name: words.byEmail }));
  type(words.email, "awa@example.ci");
  type(words.password, "secret");
  submit(words.logIn);
  await waitFor(() => expect(onSignedIn).toHaveBeenCalledTimes(1));
  expect(server.seen[0]!.body).toEqual({ email: "awa@example.ci", password: "secret" });
});

test("signing up sends nothing before the terms are accepted, and says so when they are declined", async () => {
  const server = fakeServer({ "POST /api/auth/phone/register": { status: 201, body: session } });
  const { onSignedIn } = await open();
  await fillRegistration();
  press(words.decline);
  await screen.findByText(words.declined);
  expect(server.seen).toHaveLength(0);
  expect(screen.getByLabelText<HTMLInputElement>(words.password).value).toBe("karité-2026");
  fireEvent.click(screen.getByLabelText(words.doctor, { exact: false }));
  submit(words.goOn);
  press(words.accept);
  await waitFor(() => expect(onSignedIn).toHaveBeenCalledTimes(1));
  expect(server.seen[0]!.body).toEqual({
    full_name: "Awa Koné",
    phone_number: "07 07 12 34 56",
    password: "karité-2026",
    role: "provider",
    terms_accepted: true,
  });
});

test("a short password is told before the terms", async () => {
  fakeServer();
  await open();
  press(words.signUp);
  expect(screen.getByText(words.passwordHint)).toBeDefined();
  type(words.fullName, "Awa");
  type(words.phone, "0707123456");
  type(words.password, "12345");
  submit(words.goOn);
  await screen.findByText("Le mot de passe doit contenir au moins 6 caractères");
  expect(document.activeElement).toBe(screen.getByLabelText(words.password));
});

test("a number that has an account leads to the login with the number filled in", async () => {
  fakeServer({ "POST /api/auth/phone/register": refused(409, "phone_already_registered") });
  await open();
  await fillRegistration();
  press(words.accept);
  const notice = await screen.findByText(refusalTexts.phone_already_registered);
  fireEvent.click(within(notice.closest<HTMLElement>(".notice")!).getByRole("button", { name: words.logIn }));
  expect(screen.getByLabelText<HTMLInputElement>(words.phone).value).toBe("07 07 12 34 56");
  expect(screen.getByRole("heading", { name: loginWindow.login })).toBeDefined();
});

test("a lost answer keeps the terms open and is asked again under the same key", async () => {
  const server = fakeServer({ "POST /api/auth/phone/register": lostConnection });
  const { onSignedIn } = await open();
  await fillRegistration();
  press(words.accept);
  await screen.findByText(apiTexts.offline);
  server.on("POST /api/auth/phone/register", { status: 201, body: session });
  press(words.accept);
  await waitFor(() => expect(onSignedIn).toHaveBeenCalledTimes(1));
  const keys = server.seen.map(({ headers }) => headers.get("idempotency-key"));
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
  expect(keys[1]).toBe(keys[0]);
});

test("what was typed survives a reload, the password does not", async () => {
  fakeServer();
  await open();
  await fillRegistration();
  cleanup();
  await open();
  press(words.signUp);
  expect(screen.getByLabelText<HTMLInputElement>(words.fullName).value).toBe("Awa Koné");
  expect(screen.getByLabelText<HTMLInputElement>(words.password).value).toBe("");
  expect(JSON.stringify({ ...sessionStorage })).not.toContain("karité");
});

const owing = { body: { ...session, mfa_required: true } };
const factors = {
  body: {
    factors: [
      { id: "f1", type: "totp", name: null, phone: null, created_at: "2026-11-01T08:00:00Z", last_used_at: null },
    ],
    recovery_codes: null,
    required: true,
    recently_shown: false,
  },
};

async function logInOwing(more: Parameters<typeof fakeServer>[0] = {}) {
  fakeServer({ "POST /api/auth/phone/login": owing, "GET /api/account/factors": factors, ...more });
  const opened = await open();
  type(words.phone, "07 07 12 34 56");
  type(words.password, "secret");
  submit(words.logIn);
  await screen.findByLabelText(secondFactor.appCode);
  return opened;
}

test("an account with a second factor is asked for it in the same window; only then is somebody signed in", async () => {
  const { onSignedIn } = await logInOwing({
    "POST /api/account/factors/f1/challenge": {
      body: { challenge_id: "c1", type: "totp", expires_at: 0, message: "", retry_after: 0 },
    },
    "POST /api/account/factors/f1/verify": { body: { ...session, access_token: "a2" } },
  });
  expect(screen.getByRole("heading", { name: loginWindow.factor })).toBeDefined();
  expect(onSignedIn).not.toHaveBeenCalled();
  expect(sessionState()).toMatchObject({ status: "visitor", user: null, owing: { id: "u1" } });
  type(secondFactor.appCode, "123456");
  submit(secondFactor.goOn);
  await waitFor(() => expect(onSignedIn).toHaveBeenCalledWith(awa));
  expect(sessionState()).toMatchObject({ status: "signed-in", user: { id: "u1" } });
});

test("leaving the window with the factor owed gives the sign-in up", async () => {
  await logInOwing({ "POST /auth/v1/logout": { status: 204 } });
  cleanup();
  expect(sessionState()).toEqual({ status: "visitor", user: null });
  expect(localStorage.getItem(storageKey)).toBeNull();
});
