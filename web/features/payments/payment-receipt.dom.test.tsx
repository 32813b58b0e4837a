import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { paymentScreens as words } from "#texts/payment-screens.ts";
import { refusalTexts } from "#texts/refusals.ts";
import { fakeServer } from "#web/testing/fake-server.ts";
import { renderInApp } from "#web/testing/in-app.tsx";
import { signIn } from "#web/testing/signed-in.ts";
import { PaymentReceipt } from "./payment-receipt.tsx";

const address = "GET /api/payments/confirmation/R1";
const paid = {
  patient_name: "Awa Koné",
  doctor_name: "Dr Aya Kouassi",
  health_center_name: null,
  consultation_type: "in-person",
  appointment_date: "2030-01-07",
  appointment_time: "09:00",
  location: "Cocody",
  reference: "R1",
  amount_paid: 15_000,
};
const open = () => renderInApp(<PaymentReceipt reference="R1" issuer="Kènèya" />);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  signIn();
});
afterEach(cleanup);

test("says everything that was paid for, and how much", async () => {
  fakeServer({ [address]: { body: paid } });
  open();
  expect(await screen.findByText("Awa Koné")).toBeTruthy();
  const said = screen.getByRole("article").textContent;
  for (const fact of ["Dr Aya Kouassi", words.inPerson, "lundi 7 janvier 2030", "09:00", "Cocody", "R1"]) {
    expect(said).toContain(fact);
  }
  expect(said).toMatch(/15\s000\sFCFA/);
});

test("details that cannot be had are told with the way back to the dashboard", async () => {
  fakeServer({
    [address]: {
      status: 404,
      body: { detail: refusalTexts.payment_not_found, code: "payment_not_found", request_id: "r" },
    },
  });
  open();
  const notice = await screen.findByText("Impossible de récupérer les détails du paiement");
  expect(notice.closest("[role=alert]")).toBeTruthy();
  expect(screen.getByText(refusalTexts.payment_not_found)).toBeTruthy();
  expect(screen.getByRole("link", { name: words.toDashboard }).getAttribute("href")).toBe("/dashboard");
  expect(screen.queryByRole("button", { name: words.retry })).toBeNull();
});

test("a fault of the server may be tried again", async () => {
  const server = fakeServer({ [address]: { status: 503 } });
  open();
  const again = await screen.findByRole("button", { name: words.retry });
  server.on(address, { body: paid });
  fireEvent.click(again);
  expect(await screen.findByText("Awa Koné")).toBeTruthy();
});

test("a visitor reads that the details cannot be had, and nobody is asked", () => {
  localStorage.clear();
  const server = fakeServer();
  open();
  expect(screen.getByText("Impossible de récupérer les détails du paiement")).toBeTruthy();
  expect(server.seen).toEqual([]);
});
