import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { StrictMode } from "react";
import { useLocation } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { refusalTexts } from "#texts/refusals.ts";
import { resetPasswordTexts as resetWords } from "#texts/reset-password.ts";
import { verifyEmailTexts as words } from "#texts/verify-email.ts";
import { common } from "#texts/common.ts";
import { fakeServer, lostConnection } from "#web/testing/fake-server.ts";
import { renderInApp } from "#web/testing/in-app.tsx";
import { signIn } from "#web/testing/signed-in.ts";
import { ResetPasswordScreen } from "./reset-password.tsx";
import { VerifyEmailScreen } from "./verify-email.tsx";

const verify = "GET /api/auth/verify-email";
const proven = { success: true, message: "Votre adresse email est confirmée.", email: "awa@exemple.ci" };
const refused = (status: number, code: keyof typeof refusalTexts) => ({
  status,
  body: { detail: refusalTexts[code], code, request_id: "r" },
});

function Where() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}
const where = () => document.querySelector("output")!.textContent;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

function openVerify(url: string) {
  renderInApp(
    <StrictMode>
      <VerifyEmailScreen />
      <Where />
    </StrictMode>,
    { url },
  );
}

test("a mailed link is sent once however often the page draws itself, says success and leads to the login after three seconds", async () => {
  const server = fakeServer({ [verify]: { body: proven } });
  vi.useFakeTimers({ shouldAdvanceTime: true });
  openVerify("/verify-email?token=abc&type=signup");
  expect(screen.getByRole("heading", { name: words.verifying })).toBeDefined();
  await screen.findByRole("heading", { name: words.success });
  expect(screen.getByText(proven.message)).toBeDefined();
  expect(screen.getByRole("link", { name: words.logIn }).getAttribute("href")).toBe("/?login=true");
  expect(server.seen.map(({ query }) => query)).toEqual([{ token: "abc" }]);
  await act(() => vi.advanceTimersByTimeAsync(2500));
  expect(where()).toBe("/verify-email?token=abc&type=signup");
  await vi.advanceTimersByTimeAsync(1000);
  await waitFor(() => expect(where()).toBe("/?login=true"));
});

test("whoever touches the page keeps it", async () => {
  fakeServer({ [verify]: { body: proven } });
  vi.useFakeTimers({ shouldAdvanceTime: true });
  openVerify("/verify-email?token=held");
  await screen.findByRole("heading", { name: words.success });
  await act(() => vi.advanceTimersByTimeAsync(10));
  fireEvent.pointerDown(document.body);
  await vi.advanceTimersByTimeAsync(5000);
  expect(where()).toContain("/verify-email");
  expect(screen.getByText(words.staying)).toBeDefined();
});

test("without a token nothing is sent and the page says why", () => {
  const server = fakeServer();
  openVerify("/verify-email");
  expect(screen.getByText(words.missing).closest("[role=alert]")).not.toBeNull();
  expect(server.seen).toHaveLength(0);
});

test("a link that no longer counts says so in French and offers another one", async () => {
  const server = fakeServer({
    [verify]: refused(400, "verification_failed"),
    "POST /api/auth/resend": { body: { success: true, message: "Un nouveau lien…", retry_after: 60 } },
  });
  openVerify("/verify-email?token=old");
  await screen.findByText(refusalTexts.verification_failed);
  expect(screen.queryByRole("button", { name: common.retry })).toBeNull();
  fireEvent.change(screen.getByLabelText(words.email), { target: { value: "awa@exemple.ci" } });
  fireEvent.submit(screen.getByRole("button", { name: words.resend }).closest("form")!);
  await screen.findByText("Un nouveau lien…");
  expect(server.seen.at(-1)!.body).toEqual({ email: "awa@exemple.ci" });
});

test("a lost connection spends nothing: the same link can be tried again", async () => {
  const server = fakeServer({ [verify]: lostConnection });
  openVerify("/verify-email?token=lost");
  const retry = await screen.findByRole("button", { name: common.retry });
  server.on(verify, { body: proven });
  fireEvent.click(retry);
  expect(await screen.findByRole("heading", { name: words.success })).toBeDefined();
});

test("a changed address leads back to the account of whoever is signed in", async () => {
  fakeServer({ [verify]: { body: proven } });
  signIn();
  openVerify("/verify-email?token=change&type=email_change");
  const link = await screen.findByRole("link", { name: words.toAccount });
  expect(link.getAttribute("href")).toBe("/dashboard?onglet=compte");
});

test("the mailed link to a new password signs in, and one that was used offers another", async () => {
  const server = fakeServer({ "POST /api/auth/password/reset": refused(410, "link_invalid") });
  renderInApp(
    <>
      <ResetPasswordScreen />
      <Where />
    </>,
    { url: "/reset-password?token=t1" },
  );
  const save = () => fireEvent.submit(screen.getByRole("button", { name: resetWords.save }).closest("form")!);
  save();
  await screen.findByText("Mot de passe requis");
  expect(server.seen).toHaveLength(0);
  fireEvent.change(screen.getByLabelText(resetWords.password), { target: { value: "mangue-2026" } });
  save();
  await screen.findByText(refusalTexts.link_invalid);
  expect(screen.getByRole("link", { name: resetWords.again }).getAttribute("href")).toBe("/reset-password");
  const user = { id: "u1", full_name: "Awa", phone_number: null, email: "a@b.ci", role: "patient" };
  server.on("POST /api/auth/password/reset", {
    body: { success: true, access_token: "a", refresh_token: "r", expires_in: 3600, user, new_account: false },
  });
  save();
  await waitFor(() => expect(where()).toBe("/dashboard"));
  expect(server.seen.at(-1)!.body).toEqual({ token: "t1", password: "mangue-2026" });
});

test("the page without a link offers both ways", () => {
  fakeServer();
  renderInApp(<ResetPasswordScreen />, { url: "/reset-password" });
  expect(screen.getByLabelText(resetWords.phone)).toBeDefined();
  fireEvent.click(screen.getByRole("tab", { name: resetWords.byEmail }));
  expect(screen.getByLabelText(resetWords.email)).toBeDefined();
});

test("a proof that fails without a word of the server is told in the catalogue's", async () => {
  fakeServer({ [verify]: { status: 502 } });
  openVerify("/verify-email?token=silent");
  expect(await screen.findByText("La vérification de l'adresse email a échoué. Veuillez réessayer.")).toBeTruthy();
});

const linkUser = {
  id: "u1",
  email: "awa@exemple.ci",
  phone: "",
  app_metadata: { role: "patient" },
  user_metadata: { full_name: "Awa" },
};
const linkSession = { access_token: "a", refresh_token: "r", expires_in: 3600, user: linkUser };

test("a link that signs in asks first, then opens the person's space", async () => {
  const server = fakeServer({ "POST /auth/v1/verify": { body: linkSession } });
  openVerify("/verify-email?token=magic&type=magiclink");
  const go = await screen.findByRole("button", { name: words.linkGo });
  expect(server.seen).toHaveLength(0);
  fireEvent.click(go);
  await waitFor(() => expect(where()).toBe("/dashboard"));
  expect(server.seen[0]!.body).toEqual({ token_hash: "magic", type: "magiclink" });
  expect(JSON.parse(localStorage.getItem("keneya-auth")!)).toMatchObject({ access_token: "a", user: { id: "u1" } });
});

test("a link for a place of ours leads there", async () => {
  fakeServer({ "POST /auth/v1/verify": { body: linkSession } });
  const place = encodeURIComponent(`${location.origin}/medecins?q=a`);
  openVerify(`/verify-email?token=magic&type=signup&redirect_to=${place}`);
  fireEvent.click(await screen.findByRole("button", { name: words.linkGo }));
  await waitFor(() => expect(where()).toBe("/medecins?q=a"));
});

test("a link that signs in and no longer counts says so; whoever is signed in stays so and is named", async () => {
  fakeServer({ "POST /auth/v1/verify": { status: 403, body: { code: 403, error_code: "otp_expired", msg: "no" } } });
  signIn();
  openVerify("/verify-email?token=spent&type=magiclink");
  const before = localStorage.getItem("keneya-auth");
  expect(screen.getByText(/changez de compte/)).toBeDefined();
  fireEvent.click(await screen.findByRole("button", { name: words.linkGo }));
  await screen.findByText(words.linkFailed);
  expect(localStorage.getItem("keneya-auth")).toBe(before);
});

test("the first of two addresses that agree to a change is told to open the other link, and nothing moves on", async () => {
  fakeServer({ [verify]: { body: { success: true, message: "Ouvrez maintenant l'autre lien.", pending: true } } });
  openVerify("/verify-email?token=half&type=email_change");
  await screen.findByRole("heading", { name: words.halfway });
  expect(screen.getByText("Ouvrez maintenant l'autre lien.")).toBeDefined();
  expect(screen.queryByRole("link")).toBeNull();
});
