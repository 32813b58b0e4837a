import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { refusalTexts } from "#texts/refusals.ts";
import { paymentScreens as words } from "#texts/payment-screens.ts";
import { fakeServer } from "#web/testing/fake-server.ts";
import { renderInApp } from "#web/testing/in-app.tsx";
import { PaymentStep } from "./payment-step.tsx";

beforeEach(() => {
  vi.useFakeTimers({ now: new Date("2026-11-23T10:00:00.000Z") });
  localStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const minutes = async (count: number) => {
  for (let minute = 0; minute < count; minute += 1) await pass(60_000);
};
const open = () =>
  renderInApp(
    <PaymentStep appointmentId="a1" amount={15_000} payBefore="2026-11-23T10:30:00.000Z" onBack={() => {}} />,
  );

test("says how much, until when the slot is held, and counts the minutes down to the end", async () => {
  fakeServer();
  open();
  expect(screen.getByText("15 000 FCFA")).toBeTruthy();
  expect(screen.getByText(words.remaining(30))).toBeTruthy();
  await pass(100);
  expect(screen.getByText(words.remaining(29))).toBeTruthy();
  await minutes(1);
  expect(screen.getByText(words.remaining(28))).toBeTruthy();
  await minutes(27);
  expect(screen.getByText("Encore une minute pour payer")).toBeTruthy();
  await minutes(2);
  expect(screen.getByText(words.heldOver)).toBeTruthy();
  expect(screen.queryByRole("button", { name: words.payNow })).toBeNull();
});

test("a payment that cannot be opened is told and can be tried again under the same key", async () => {
  const server = fakeServer({
    "POST /api/payments/initialize": {
      status: 503,
      body: {
        detail: refusalTexts.payment_provider_unavailable,
        code: "payment_provider_unavailable",
        request_id: "r",
      },
    },
  });
  open();
  fireEvent.click(screen.getByRole("button", { name: words.payNow }));
  await pass(0);
  expect(screen.getByText(refusalTexts.payment_provider_unavailable)).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: words.retry }));
  await pass(0);
  const keys = server.seen.map(({ headers }) => headers.get("idempotency-key"));
  expect(keys).toHaveLength(2);
  expect(keys[1]).toBe(keys[0]);
});

test("a payment that cannot be opened, without a word why, is told in the catalogue's", async () => {
  fakeServer({ "POST /api/payments/initialize": { status: 502 } });
  open();
  fireEvent.click(screen.getByRole("button", { name: words.payNow }));
  await pass(0);
  expect(screen.getByText("Erreur lors de l'initialisation du paiement. Veuillez réessayer.")).toBeTruthy();
});
