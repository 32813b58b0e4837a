import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { listPatients } from "#contract/patients.ts";
import { factorAnswers } from "#texts/factors.ts";
import { refusalTexts } from "#texts/refusals.ts";
import { secondFactor as words } from "#texts/second-factor.ts";
import { call } from "#web/api/call.ts";
import { FactorGate } from "#web/layouts/factor-gate.tsx";
import { paths } from "#web/paths.ts";
import { readSession, sessionState } from "#web/session/session-store.ts";
import { startSession, useSession } from "#web/session/session.tsx";
import { storageKey } from "#web/session/stored-session.ts";
import { fakeServer, lostConnection } from "#web/testing/fake-server.ts";
import type { FakeHandler } from "#web/testing/fake-server.ts";
import { renderInApp } from "#web/testing/in-app.tsx";
import { awa, signIn } from "#web/testing/signed-in.ts";
import { SecondFactorScreen } from "./second-factor.tsx";

const load = async () => SecondFactorScreen;
function Space() {
  const { status, user } = useSession();
  return <p>{user ? `espace de ${user.full_name}` : status}</p>;
}
const open = (url = "/dashboard?onglet=dossier") =>
  renderInApp(
    <FactorGate load={load}>
      <Space />
    </FactorGate>,
    { url },
  );

const app = { id: "f1", type: "totp", name: null, phone: null, created_at: "2026-11-01T08:00:00Z", last_used_at: null };
const number = { ...app, id: "f2", type: "phone", phone: "•• •• •• •• 34", last_used_at: "2026-11-20T08:00:00Z" };
const state = (factors: object[], more: object = {}) => ({
  body: { factors, recovery_codes: { total: 10, left: 4 }, required: true, recently_shown: false, ...more },
});
const challenge = (id: string, message: string = factorAnswers.openApp, retry_after = 0) => ({
  body: { challenge_id: id, type: "totp", expires_at: 0, message, retry_after },
});
const texted = (id: string) => challenge(id, factorAnswers.codeTexted(number.phone!), 60);
const opened = {
  body: {
    success: true,
    access_token: "a-2",
    refresh_token: "r-2",
    expires_in: 3600,
    expires_at: 0,
    token_type: "bearer",
    user: awa,
  },
};
const refused = (status: number, code: keyof typeof refusalTexts, field?: string) => ({
  status,
  body: {
    detail: refusalTexts[code],
    code,
    request_id: "r",
    ...(field ? { errors: [{ field, message: refusalTexts[code] }] } : {}),
  },
});
const served = (more: Record<string, FakeHandler> = {}) =>
  fakeServer({
    "GET /api/account/factors": state([app]),
    "POST /api/account/factors/f1/challenge": challenge("c1"),
    "POST /api/account/factors/f1/verify": opened,
    "POST /api/account/factors/f2/challenge": texted("c2"),
    "POST /api/account/factors/f2/verify": opened,
    ...more,
  });
const owe = (remember = true) =>
  startSession(
    { access_token: "a-1", refresh_token: "r-1", expires_in: 3600, user: awa, mfa_required: true },
    { remember },
  );
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const submit = () => fireEvent.submit(screen.getByRole("button", { name: words.goOn }).closest("form")!);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  readSession();
});
afterEach(cleanup);

test("a session that owes its factor shows the step in place of every page, after a reload too, and then the page asked for", async () => {
  const server = served();
  owe();
  open();
  await screen.findByRole("heading", { level: 1, name: words.stepTitle });
  expect(screen.queryByText(/espace/)).toBeNull();
  cleanup();
  readSession();
  open();
  const field = await screen.findByLabelText<HTMLInputElement>(words.appCode);
  expect([field.inputMode, field.autocomplete, document.activeElement]).toEqual(["numeric", "one-time-code", field]);
  type(words.appCode, "123 456");
  submit();
  await screen.findByText("espace de Awa Koné");
  expect(server.seen.at(-1)!.body).toEqual({ challenge_id: "c1", code: "123456" });
  expect(location.search).toBe("?onglet=dossier");
  const stored = JSON.parse(localStorage.getItem(storageKey)!);
  expect(stored).toMatchObject({ access_token: "a-2", refresh_token: "r-2" });
  expect(stored.factor_owed).toBeUndefined();
});

test("a session that was to end with the window still does after the step", async () => {
  served();
  owe(false);
  open();
  await screen.findByLabelText(words.appCode);
  type(words.appCode, "123456");
  submit();
  await screen.findByText("espace de Awa Koné");
  expect([localStorage.getItem(storageKey), sessionStorage.getItem(storageKey) !== null]).toEqual([null, true]);
});

test("any answer that wants the factor leads to the step; one to an older token does not", async () => {
  const owed = refused(403, "mfa_required");
  served({ "GET /api/patients": owed });
  signIn();
  open();
  screen.getByText("espace de Awa Koné");
  await expect(call(listPatients)).rejects.toMatchObject({ code: "mfa_required" });
  await screen.findByLabelText(words.appCode);
  cleanup();

  served({
    "GET /api/patients": () => {
      signIn({ id: "yao", full_name: "Yao" });
      return owed;
    },
  });
  signIn();
  await expect(call(listPatients)).rejects.toMatchObject({ code: "mfa_required" });
  expect(sessionState()).toMatchObject({ status: "signed-in", user: { id: "yao" } });
});

test("a wrong code is told under its field, which is selected; nothing typed is kept beyond the page", async () => {
  served({ "POST /api/account/factors/f1/verify": refused(422, "factor_code_invalid", "code") });
  owe();
  open();
  const field = await screen.findByLabelText<HTMLInputElement>(words.appCode);
  type(words.appCode, "111111");
  submit();
  const said = await screen.findByText(refusalTexts.factor_code_invalid);
  expect(field.getAttribute("aria-describedby")).toContain(said.closest("[role=alert]")!.id);
  expect([document.activeElement, field.getAttribute("aria-invalid")]).toEqual([field, "true"]);
  expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain("111111");
  expect(sessionState().owing?.id).toBe("awa");
});

test("half a code, a lost connection, too many attempts: each says so, and the code stays typed", async () => {
  const server = served();
  owe();
  open();
  await screen.findByLabelText(words.appCode);
  type(words.appCode, "12");
  submit();
  await screen.findByText("Le code comporte 6 chiffres.");
  expect(server.seen.filter(({ method }) => method === "POST")).toEqual([]);
  server.on("POST /api/account/factors/f1/challenge", lostConnection);
  type(words.appCode, "123456");
  submit();
  await screen.findByText(/connexion/i);
  server.on("POST /api/account/factors/f1/challenge", challenge("c1"));
  server.on("POST /api/account/factors/f1/verify", refused(429, "too_many_attempts"));
  submit();
  await screen.findByText(refusalTexts.too_many_attempts);
  expect(screen.getByLabelText<HTMLInputElement>(words.appCode).value).toBe("123456");
});

test("the app's question that grew old is put again by itself", async () => {
  let asked = 0;
  const server = served({
    "POST /api/account/factors/f1/challenge": () => challenge(`c${(asked += 1)}`),
    "POST /api/account/factors/f1/verify": ({ body }) =>
      (body as { challenge_id: string }).challenge_id === "c1" ? refused(422, "challenge_expired") : opened,
  });
  owe();
  open();
  await screen.findByLabelText(words.appCode);
  type(words.appCode, "123456");
  submit();
  await screen.findByText("espace de Awa Koné");
  expect(server.seen.at(-1)!.body).toEqual({ challenge_id: "c2", code: "123456" });
});

test("a number is texted once, masked, also through a reload; another SMS waits for its time", async () => {
  const server = served({ "GET /api/account/factors": state([app, number]) });
  const sent = () => server.seen.filter(({ path }) => path.endsWith("/f2/challenge")).length;
  owe();
  open();
  await screen.findByText(factorAnswers.codeTexted(number.phone!));
  expect(screen.getByRole<HTMLButtonElement>("button", { name: /^Renvoyer le code \(\d+ s\)$/ }).disabled).toBe(true);
  cleanup();
  open();
  await screen.findByText(factorAnswers.codeTexted(number.phone!));
  expect(sent()).toBe(1);
  vi.useFakeTimers({ now: Date.now() + 61_000, toFake: ["Date", "setInterval", "clearInterval"] });
  cleanup();
  open();
  fireEvent.click(await screen.findByRole("button", { name: words.resend }));
  vi.useRealTimers();
  await waitFor(() => expect(sent()).toBe(2));
  type(words.smsCode, "654321");
  submit();
  await screen.findByText("espace de Awa Koné");
  expect(server.seen.find(({ path }) => path.endsWith("/f2/verify"))!.body).toEqual({
    challenge_id: "c2",
    code: "654321",
  });
});

test("an SMS asked for from elsewhere a moment ago is said calmly, with the time to wait", async () => {
  served({
    "GET /api/account/factors": state([number]),
    "POST /api/account/factors/f2/challenge": {
      ...refused(429, "code_sent_recently"),
      headers: { "retry-after": "40" },
    },
  });
  owe();
  open();
  const said = await screen.findByText(refusalTexts.code_sent_recently);
  expect(said.closest("[role=status]")).not.toBeNull();
  await screen.findByRole("button", { name: /\((39|40) s\)/ });
});

test("another way is chosen by name; a recovery code opens too, however it is typed, and says how few are left", async () => {
  const server = served({
    "GET /api/account/factors": state([app, number]),
    "POST /api/account/recovery-codes/verify": { body: { ...opened.body, recovery_codes_left: 2 } },
  });
  owe();
  open();
  fireEvent.click(await screen.findByRole("button", { name: words.otherWay }));
  expect(screen.getAllByRole("button").map(({ textContent }) => textContent)).toEqual([
    words.app,
    words.sms(number.phone!),
    words.recoveryWay,
    words.leave,
  ]);
  fireEvent.click(screen.getByRole("button", { name: words.app }));
  expect(await screen.findByText(words.openApp)).toBeDefined();
  fireEvent.click(screen.getByRole("button", { name: words.lost }));
  type(words.recoveryCode, "ABCD efgh-ijkl mnop");
  submit();
  await screen.findByText("espace de Awa Koné");
  expect(screen.getByText(words.recoveryUsed(2))).toBeDefined();
  expect(server.seen.find(({ path }) => path.endsWith("/recovery-codes/verify"))!.body).toEqual({
    code: "ABCD efgh-ijkl mnop",
  });
});

test("a recovery code that is none is told under its field; who has none left is told whom to write to", async () => {
  const server = served({ "POST /api/account/recovery-codes/verify": refused(422, "recovery_code_invalid", "code") });
  owe();
  open();
  fireEvent.click(await screen.findByRole("button", { name: words.lost }));
  submit();
  await screen.findByText("Indiquez un de vos codes de secours.");
  type(words.recoveryCode, "abcdabcdabcdabcd");
  submit();
  await screen.findByText(refusalTexts.recovery_code_invalid);
  expect(document.activeElement).toBe(screen.getByLabelText(words.recoveryCode));
  cleanup();
  server.on("GET /api/account/factors", state([app], { recovery_codes: null }));
  open();
  await screen.findByText(words.noRecovery);
  expect(screen.queryByLabelText(words.recoveryCode)).toBeNull();
  expect(screen.getByRole("link", { name: words.contact }).getAttribute("href")).toBe(paths.contact());
});

test("the page to write to us stays open while the factor is owed, as to a visitor", async () => {
  served();
  owe();
  open(paths.contact());
  expect(screen.getByText("visitor")).toBeDefined();
});

test("factors that cannot be read are asked for again; signing out gives up", async () => {
  const server = served({ "GET /api/account/factors": lostConnection, "POST /auth/v1/logout": { status: 204 } });
  owe();
  open();
  await screen.findByText(words.loadFailed);
  server.on("GET /api/account/factors", state([app]));
  fireEvent.click(screen.getByRole("button", { name: "Réessayer" }));
  await screen.findByLabelText(words.appCode);
  fireEvent.click(screen.getByRole("button", { name: words.leave }));
  await screen.findByText("visitor");
  expect(location.pathname).toBe("/");
  expect(localStorage.getItem(storageKey)).toBeNull();
});

test("a factor removed from another device meanwhile leaves nothing to show", async () => {
  served({ "GET /api/account/factors": state([], { required: false, recovery_codes: null }) });
  owe();
  open();
  expect(await screen.findByText("espace de Awa Koné")).toBeDefined();
});
