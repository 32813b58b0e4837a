import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { SessionAnswer } from "#contract/accounts.ts";
import { adminTexts } from "#texts/admin.ts";
import { apiTexts } from "#texts/api.ts";
import { loginTexts as words } from "#texts/login.ts";
import { resetPasswordTexts as reset } from "#texts/reset-password.ts";
import { fakeServer, lostConnection } from "#web/testing/fake-server.ts";
import { renderInApp } from "#web/testing/in-app.tsx";
import { awa } from "#web/testing/signed-in.ts";
import { AdminLoginForm } from "./admin-login-form.tsx";
import { AdminSetupForm } from "./admin-setup-form.tsx";
import { ForgottenPassword } from "./forgotten-password.tsx";
import { LoginDialog } from "./login-dialog.tsx";
import { SpecialistLoginForm } from "./specialist-login-form.tsx";

/** What must never lie in a storage, wherever it was typed. */
const secrets = ["mot-secret", "autre-secret", "cle-secrete", "135790"];

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  const kept = JSON.stringify([{ ...sessionStorage }, { ...localStorage }]);
  const found = secrets.filter((secret) => kept.includes(secret));
  if (found.length > 0) throw new Error(`kept: ${found.join(", ")}`);
  vi.useRealTimers();
  cleanup();
});

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label, { selector: "input" });
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const valueOf = (label: string) => field(label).value;
const submit = (name: string) => fireEvent.submit(screen.getByRole("button", { name }).closest("form")!);

/** The page is loaded anew. */
function reload(ui: ReactNode) {
  cleanup();
  renderInApp(ui);
}

const login = <LoginDialog open onClose={() => {}} onSignedIn={() => {}} />;
const session = {
  success: true,
  access_token: "a",
  refresh_token: "r",
  expires_in: 3600,
  expires_at: 0,
  token_type: "bearer",
  user: awa,
};

test("the login window keeps tab, number, address and the choice to be remembered through a reload, and never the password", async () => {
  fakeServer({ "POST /api/auth/phone/login": lostConnection });
  renderInApp(login);
  await screen.findByLabelText(words.phone);
  type(words.phone, "0707123456");
  type(words.password, "mot-secret");
  fireEvent.click(screen.getByLabelText(words.remember));
  submit(words.logIn);
  await screen.findByText(apiTexts.offline);
  expect(valueOf(words.password)).toBe("mot-secret");
  reload(login);
  await screen.findByLabelText(words.phone);
  expect([valueOf(words.phone), valueOf(words.password)]).toEqual(["0707123456", ""]);
  expect(screen.getByLabelText<HTMLInputElement>(words.remember).checked).toBe(false);

  fireEvent.click(screen.getByRole("tab", { name: words.byEmail }));
  type(words.email, "awa@exemple.ci");
  reload(login);
  await screen.findByLabelText(words.email);
  expect(valueOf(words.email)).toBe("awa@exemple.ci");
});

test("a choice taken back is not brought back, and a sign-in leaves nothing behind", async () => {
  fakeServer({ "POST /api/auth/phone/login": { body: session } });
  renderInApp(login);
  await screen.findByLabelText(words.phone);
  type(words.phone, "07");
  type(words.phone, "");
  reload(login);
  await screen.findByLabelText(words.phone);
  expect(valueOf(words.phone)).toBe("");
  type(words.phone, "0707123456");
  type(words.password, "mot-secret");
  submit(words.logIn);
  await waitFor(() => expect(localStorage.getItem("keneya-auth")).not.toBeNull());
  expect(sessionStorage.getItem("keneya-connexion")).toBeNull();
});

const forgotten = <ForgottenPassword onDone={(_answer: SessionAnswer) => {}} />;
const codeSent = { body: { success: true, message: "Code envoyé", retry_after: 60 } };

test("who left to read the SMS and finds the page loaded anew may type the code, and waits no longer than before for another", async () => {
  const server = fakeServer({ "POST /api/auth/password/forgot": codeSent });
  renderInApp(forgotten);
  type(reset.phone, "0707123456");
  submit(reset.sendCode);
  await screen.findByText("Code envoyé");
  type(reset.code, "135790");
  vi.useFakeTimers({ now: Date.now() + 20_000, toFake: ["Date"] });
  reload(forgotten);
  await screen.findByText("Code envoyé");
  expect(valueOf(reset.code)).toBe("");
  expect(screen.getByRole("button", { name: /40/ })).toBeDefined();
  expect(server.seen).toHaveLength(1);
});

test("a code that counts no more is not asked for: the number stands ready to be sent again", async () => {
  fakeServer({ "POST /api/auth/password/forgot": codeSent });
  renderInApp(forgotten);
  type(reset.phone, "0707123456");
  submit(reset.sendCode);
  await screen.findByText("Code envoyé");
  vi.useFakeTimers({ now: Date.now() + 11 * 60_000, toFake: ["Date"] });
  reload(forgotten);
  await screen.findByRole("button", { name: reset.sendCode });
  expect(valueOf(reset.phone)).toBe("0707123456");
});

test("an administrator's doors keep name and address, and neither password nor setup key", async () => {
  fakeServer();
  renderInApp(<AdminLoginForm />);
  type(adminTexts.email, "admin@exemple.ci");
  type(adminTexts.password, "mot-secret");
  reload(<AdminLoginForm />);
  await waitFor(() => expect(valueOf(adminTexts.email)).toBe("admin@exemple.ci"));
  cleanup();
  const setup = <AdminSetupForm onNotIn={() => {}} />;
  renderInApp(setup);
  type(adminTexts.fullName, "Aya Kouamé");
  type(adminTexts.password, "mot-secret");
  type(adminTexts.passwordAgain, "autre-secret");
  type(adminTexts.setupKey, "cle-secrete");
  reload(setup);
  expect([valueOf(adminTexts.fullName), valueOf(adminTexts.setupKey)]).toEqual(["Aya Kouamé", ""]);
});

test("a specialist's code is kept, and the one of a link counts more", async () => {
  fakeServer();
  renderInApp(<SpecialistLoginForm code="" />);
  type(words.specialistCode, "abcd2345");
  type(words.password, "mot-secret");
  reload(<SpecialistLoginForm code="" />);
  await waitFor(() => expect(valueOf(words.specialistCode)).toBe("ABCD2345"));
  reload(<SpecialistLoginForm code="WXYZ6789" />);
  expect(valueOf(words.specialistCode)).toBe("WXYZ6789");
});
