import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { paymentScreens as words } from "#texts/payment-screens.ts";
import { receiptTexts } from "#texts/receipt.ts";
import { refusalTexts } from "#texts/refusals.ts";
import { fakeServer } from "#web/testing/fake-server.ts";
import { renderInApp } from "#web/testing/in-app.tsx";
import { signIn } from "#web/testing/signed-in.ts";
import { ReceiptActions } from "./receipt-actions.tsx";

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  signIn();
});
afterEach(cleanup);

test("the address and the number stand there already, and what the server says of the sending is shown", async () => {
  const server = fakeServer({
    "POST /api/payments/send-email": { body: { success: true, message: receiptTexts.emailSent } },
    "POST /api/payments/send-sms": { body: { success: true, message: receiptTexts.smsSent } },
  });
  renderInApp(<ReceiptActions reference="KN-1" />);
  fireEvent.click(screen.getByRole("button", { name: words.sendEmail }));
  expect((screen.getByLabelText(words.emailAddress) as HTMLInputElement).value).toBe("awa@demo.ci");
  fireEvent.click(screen.getByRole("button", { name: words.send }));
  expect(await screen.findByText(receiptTexts.emailSent)).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: words.sendSms }));
  expect((screen.getByLabelText(words.phoneNumber) as HTMLInputElement).value).toBe("+225 07 07 01 02 03");
  fireEvent.click(screen.getByRole("button", { name: words.send }));
  expect(await screen.findByText(receiptTexts.smsSent)).toBeTruthy();
  expect(server.seen.map(({ path, body }) => [path, body])).toEqual([
    ["/api/payments/send-email", { reference: "KN-1", email: "awa@demo.ci" }],
    ["/api/payments/send-sms", { reference: "KN-1", phone_number: "+225 07 07 01 02 03" }],
  ]);
});

test("the limit against abuse is told in the server's words, a failure without words in ours", async () => {
  const server = fakeServer({
    "POST /api/payments/send-sms": {
      status: 429,
      body: { detail: refusalTexts.too_many_receipts, code: "too_many_receipts", request_id: "r" },
    },
  });
  renderInApp(<ReceiptActions reference="KN-1" />);
  fireEvent.click(screen.getByRole("button", { name: words.sendSms }));
  fireEvent.click(screen.getByRole("button", { name: words.send }));
  expect(await screen.findByText(refusalTexts.too_many_receipts)).toBeTruthy();
  server.on("POST /api/payments/send-sms", { status: 500, body: {} });
  fireEvent.click(screen.getByRole("button", { name: words.send }));
  expect(await screen.findByText(receiptTexts.smsFailed)).toBeTruthy();
});
