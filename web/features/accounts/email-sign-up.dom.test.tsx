import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { apiTexts } from "#texts/api.ts";
import { loginWindow } from "#texts/login-window.ts";
import { loginTexts as words } from "#texts/login.ts";
import { refusalTexts } from "#texts/refusals.ts";
import { resetPasswordTexts as resetWords } from "#texts/reset-password.ts";
import { verifyEmailTexts as mailWords } from "#texts/verify-email.ts";
import { storageKey } from "#web/session/stored-session.ts";
import { fakeServer, lostConnection } from "#web/testing/fake-server.ts";
import { renderInApp } from "#web/testing/in-app.tsx";
import { LoginDialog } from "./login-dialog.tsx";

const sent = { success: true, requiresVerification: true, message: "Un lien vous a été envoyé." };
const again = { success: true, message: "Un nouveau lien vient d'être envoyé.", retry_after: 60 };
const user = { id: "u1", full_name: "Awa", phone_number: null, email: "awa@exemple.ci", role: "patient" };
const session = { success: true, access_token: "a", refresh_token: "r", expires_in: 3600, user, new_account: false };
const refused = (status: number, code: keyof typeof refusalTexts, errors?: unknown) => ({
  status,
  body: { detail: refusalTexts[code], code, errors, request_id: "r" },
});

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole("button", { name }));
const submit = (name: string) => fireEvent.submit(screen.getByRole("button", { name }).closest("form")!);

async function open() {
  const onSignedIn = vi.fn<() => void>();
  renderInApp(<LoginDialog open onClose={() => {}} onSignedIn={onSignedIn} />);
  await screen.findByLabelText(words.phone);
  return { onSignedIn };
}

async function openEmailSignUp() {
  await open();
  press(words.signUp);
  fireEvent.click(screen.getByRole("tab", { name: words.byEmail }));
  type(words.fullName, "Dr Awa Koné");
  type(words.email, "awa@exemple.ci");
  type(words.password, "karité-2026");
}

async function sendSignUp() {
  submit(words.goOn);
  fireEvent.click(await screen.findByRole("button", { name: words.accept }));
  await screen.findByText(sent.message);
}

test("signing up by email asks for the terms, then says where to look for the link, and signs nobody in", async () => {
  const server = fakeServer({ "POST /api/auth/register": { status: 201, body: sent } });
  await openEmailSignUp();
  fireEvent.click(screen.getByLabelText(words.doctor, { exact: false }));
  await sendSignUp();
  expect(screen.getByText(mailWords.checkInbox)).toBeDefined();
  expect(screen.getByRole("heading", { name: loginWindow.sent })).toBeDefined();
  expect(server.seen.map(({ body }) => body)).toEqual([
    {
      full_name: "Dr Awa Koné",
      email: "awa@exemple.ci",
      password: "karité-2026",
      role: "provider",
      terms_accepted: true,
    },
  ]);
  expect(localStorage.getItem(storageKey)).toBeNull();
});

test("the code of the mail is taken where it was announced; a wrong one says so", async () => {
  const server = fakeServer({
    "POST /api/auth/register": { status: 201, body: sent },
    "POST /api/auth/verify-email": refused(422, "code_invalid"),
  });
  await openEmailSignUp();
  await sendSignUp();
  type(mailWords.code, "12 34 56");
  submit(mailWords.confirmCode);
  await screen.findByText(refusalTexts.code_invalid);
  const proven = { success: true, message: "Votre adresse est confirmée.", email: "awa@exemple.ci" };
  server.on("POST /api/auth/verify-email", { body: proven });
  submit(mailWords.confirmCode);
  await screen.findByText(proven.message);
  expect(server.seen.at(-1)!.body).toEqual({ email: "awa@exemple.ci", code: "123456" });
  expect(screen.queryByLabelText(mailWords.code)).toBeNull();
});

test("another link may be asked for only after the first has had its time", async () => {
  const server = fakeServer({
    "POST /api/auth/register": { status: 201, body: sent },
    "POST /api/auth/resend": { body: again },
  });
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await openEmailSignUp();
  await sendSignUp();
  const button = screen.getByRole<HTMLButtonElement>("button", { name: /^Renvoyer le lien/ });
  expect(button.disabled).toBe(true);
  await act(() => vi.advanceTimersByTimeAsync(61_000));
  await waitFor(() => expect(button.disabled).toBe(false));
  fireEvent.click(button);
  await screen.findByText(again.message);
  expect(server.seen.at(-1)).toMatchObject({ path: "/api/auth/resend", body: { email: "awa@exemple.ci" } });
  expect(button.disabled).toBe(true);
});

test("declined terms and a lost connection leave what was typed", async () => {
  const server = fakeServer({ "POST /api/auth/register": lostConnection });
  await openEmailSignUp();
  submit(words.goOn);
  fireEvent.click(await screen.findByRole("button", { name: words.decline }));
  await screen.findByText(words.declined);
  submit(words.goOn);
  fireEvent.click(await screen.findByRole("button", { name: words.accept }));
  await screen.findByText(apiTexts.offline);
  server.on("POST /api/auth/register", { status: 201, body: sent });
  press(words.accept);
  await screen.findByText(sent.message);
  const keys = server.seen.map(({ headers }) => headers.get("idempotency-key"));
  expect(keys[1]).toBe(keys[0]);
  expect(JSON.stringify({ ...sessionStorage })).not.toContain("karité");
});

test("an address that is not confirmed yet is offered another link at the login", async () => {
  const server = fakeServer({
    "POST /api/auth/login": refused(403, "email_not_verified"),
    "POST /api/auth/resend": { body: again },
  });
  await open();
  fireEvent.click(screen.getByRole("tab", { name: words.byEmail }));
  type(words.email, "awa@exemple.ci");
  type(words.password, "karité-2026");
  submit(words.logIn);
  await screen.findByText(refusalTexts.email_not_verified);
  press(mailWords.resend);
  await screen.findByText(again.message);
  expect(server.seen.at(-1)!.body).toEqual({ email: "awa@exemple.ci" });
});

test("a forgotten password is replaced with the code that came by SMS, and the person is in", async () => {
  const server = fakeServer({
    "POST /api/auth/password/forgot": { body: { ...again, message: "Un code vient d'être envoyé." } },
    "POST /api/auth/password/reset": refused(422, "code_invalid", [
      { field: "code", message: refusalTexts.code_invalid },
    ]),
  });
  const { onSignedIn } = await open();
  type(words.phone, "0707123456");
  press(words.forgot);
  expect(screen.getByLabelText<HTMLInputElement>(resetWords.phone).value).toBe("0707123456");
  submit(resetWords.sendCode);
  await screen.findByText("Un code vient d'être envoyé.");
  type(resetWords.code, "12 34 56");
  type(resetWords.password, "mangue-2026");
  submit(resetWords.save);
  await screen.findByText(refusalTexts.code_invalid);
  expect(document.activeElement).toBe(screen.getByLabelText(resetWords.code));
  server.on("POST /api/auth/password/reset", { body: session });
  type(resetWords.code, "654321");
  submit(resetWords.save);
  await waitFor(() => expect(onSignedIn).toHaveBeenCalledTimes(1));
  expect(server.seen.at(-1)!.body).toEqual({
    phone_number: "0707123456",
    code: "654321",
    password: "mangue-2026",
  });
  expect(localStorage.getItem(storageKey)).toContain("Awa");
});

test("a forgotten password by email sends a link and says where to look; nobody learns who has an account", async () => {
  const server = fakeServer({ "POST /api/auth/password/forgot": { body: again } });
  await open();
  fireEvent.click(screen.getByRole("tab", { name: words.byEmail }));
  press(words.forgot);
  submit(resetWords.sendLink);
  expect(server.seen).toHaveLength(0);
  type(resetWords.email, "awa@exemple.ci");
  submit(resetWords.sendLink);
  await screen.findByText(again.message);
  expect(screen.getByText(resetWords.checkInbox)).toBeDefined();
  expect(screen.queryByLabelText(resetWords.code)).toBeNull();
  press(resetWords.otherEmail);
  expect(screen.getByLabelText(resetWords.email)).toBeDefined();
  press(resetWords.backToLogin);
  expect(screen.getByRole("heading", { name: loginWindow.login })).toBeDefined();
});
