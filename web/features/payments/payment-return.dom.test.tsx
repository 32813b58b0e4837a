import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { refusalTexts } from "#texts/refusals.ts";
import { paymentScreens as words } from "#texts/payment-screens.ts";
import { storageKey } from "#web/session/stored-session.ts";
import { fakeServer, lostConnection } from "#web/testing/fake-server.ts";
import { renderInApp } from "#web/testing/in-app.tsx";
import { PaymentReturn } from "./payment-return.tsx";

const status = "GET /api/payments/status/R1";
const answered = (outcome: string) => ({
  body: { success: outcome === "successful", status: outcome, reference: "R1", appointment_id: "a1" },
});

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  sessionStorage.clear();
  const user = {
    id: "u1",
    full_name: "Awa Koné",
    phone_number: null,
    email: null,
    role: "patient",
    is_super_admin: false,
  };
  const expires_at = Math.floor(Date.now() / 1000) + 3600;
  localStorage.setItem(
    storageKey,
    JSON.stringify({ access_token: "a", refresh_token: "r", expires_in: 3600, expires_at, token_type: "bearer", user }),
  );
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
async function open(reference: string | null = "R1") {
  const onSignIn = vi.fn<() => void>();
  renderInApp(<PaymentReturn reference={reference} onSignIn={onSignIn} />, { url: "/payment/callback?reference=R1" });
  await pass(0);
  return onSignIn;
}

test("a payment that stays open is asked about four times, every four seconds, and then told truthfully", async () => {
  const server = fakeServer({ [status]: answered("pending") });
  await open();
  for (const check of [1, 2, 3, 4]) {
    expect(screen.getByText(words.check(check, 4))).toBeTruthy();
    expect(server.seen).toHaveLength(check);
    if (check < 4) await pass(4000);
    if (check === 3) break;
  }
  await pass(0);
  expect(server.seen).toHaveLength(4);
  expect(screen.getByText(words.pendingTitle)).toBeTruthy();
  expect(screen.queryByText(words.failedTitle)).toBeNull();
  await pass(60_000);
  expect(server.seen).toHaveLength(4);
  server.on(status, answered("successful"));
  fireEvent.click(screen.getByRole("button", { name: words.checkAgain }));
  await pass(0);
  expect(screen.getByText(words.successTitle)).toBeTruthy();
});

test("success leads home after three seconds", async () => {
  fakeServer({ [status]: answered("successful") });
  await open();
  const link = screen.getByRole("link", { name: words.seeConfirmation });
  expect(link.getAttribute("href")).toBe("/payment/confirmation/R1");
  await pass(2900);
  expect(location.pathname).toBe("/payment/callback");
  await pass(200);
  expect(location.pathname).toBe("/");
});

test("whoever touches the page after success stays on it", async () => {
  fakeServer({ [status]: answered("successful") });
  await open();
  fireEvent.pointerDown(document.body);
  await pass(10_000);
  expect(location.pathname).toBe("/payment/callback");
  expect(screen.getByText(words.staying)).toBeTruthy();
});

test("a failed payment can be tried again, and what keeps it from opening is told", async () => {
  const server = fakeServer({
    [status]: answered("failed"),
    "POST /api/payments/initialize": {
      status: 409,
      body: { detail: refusalTexts.booking_expired, code: "booking_expired", request_id: "r" },
    },
  });
  await open();
  expect(screen.getByText(words.failedTitle)).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: words.retryPayment }));
  await pass(0);
  expect(server.seen.at(-1)).toMatchObject({ method: "POST", body: { appointment_id: "a1" } });
  expect(screen.getByText(refusalTexts.booking_expired)).toBeTruthy();
});

test("a connection that breaks between two checks says nothing of the payment", async () => {
  let times = 0;
  fakeServer({
    [status]: () => {
      times += 1;
      return times === 1 ? lostConnection() : answered("successful");
    },
  });
  await open();
  expect(screen.getByText(words.check(1, 4))).toBeTruthy();
  await pass(4000);
  expect(screen.getByText(words.successTitle)).toBeTruthy();
});

const refusals = [
  [404, "payment_not_found", "Paiement introuvable. Contactez le support si le problème persiste."],
  [401, "refresh_failed", "Session expirée. Veuillez vous reconnecter pour vérifier le paiement."],
  [403, "not_allowed", "Session expirée. Veuillez vous reconnecter pour vérifier le paiement."],
  [422, "invalid_request", "Erreur lors de la vérification du paiement. Veuillez réessayer."],
] as const;

test.each(refusals)("%i is told with the catalogue's sentence", async (code, name, sentence) => {
  fakeServer({ [status]: { status: code, body: { detail: refusalTexts[name], code: name, request_id: "r" } } });
  await open();
  expect(screen.getByText(sentence)).toBeTruthy();
});

test("a missing reference is told and nobody is asked", async () => {
  const server = fakeServer();
  await open(null);
  expect(screen.getByText("Référence de paiement manquante")).toBeTruthy();
  expect(server.seen).toEqual([]);
});

test("without a session the person is asked to sign in again", async () => {
  localStorage.clear();
  const server = fakeServer();
  const onSignIn = await open();
  expect(screen.getByText(words.sessionExpired)).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: words.signIn }));
  expect(onSignIn).toHaveBeenCalledOnce();
  expect(server.seen).toEqual([]);
});

test("a session that has ended meanwhile is told with the catalogue's sentence", async () => {
  const ended = { detail: refusalTexts.session_expired, code: "session_expired", request_id: "r" };
  fakeServer({
    [status]: { status: 401, body: ended },
    "POST /auth/v1/token": { status: 400, body: { code: "refresh_failed" } },
  });
  const onSignIn = await open();
  expect(screen.getByText("Session expirée. Veuillez vous reconnecter pour vérifier le paiement.")).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: words.signIn }));
  expect(onSignIn).toHaveBeenCalledOnce();
});

test("a server that fails at all four checks is told with the catalogue's sentence, and may be asked again", async () => {
  const server = fakeServer({ [status]: { status: 502 } });
  await open();
  await pass(12_000);
  expect(server.seen).toHaveLength(4);
  expect(screen.getByText("Erreur lors de la vérification du paiement. Veuillez réessayer.")).toBeTruthy();
  expect(screen.getByRole("button", { name: words.checkAgain })).toBeTruthy();
  expect(screen.getByRole("link", { name: words.contact }).getAttribute("href")).toBe("/contact");
});

test("money that came for an appointment no longer there is told as given back, and leads to no confirmation", async () => {
  fakeServer({
    [status]: { body: { success: true, status: "successful", reference: "R1", appointment_id: "a1", refunded: true } },
  });
  await open();
  expect(screen.getByRole("heading", { name: words.refundedTitle })).toBeDefined();
  expect(screen.queryByRole("link", { name: words.seeConfirmation })).toBeNull();
  expect(screen.getByRole("link", { name: words.myAppointments })).toBeDefined();
});
