import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { apiTexts } from "#texts/api.ts";
import { contact as words } from "#texts/contact.ts";
import { contactForm } from "#texts/contact-form.ts";
import { refusalTexts } from "#texts/refusals.ts";
import { fakeServer, lostConnection } from "#web/testing/fake-server.ts";
import { renderInApp } from "#web/testing/in-app.tsx";
import { ContactScreen } from "./contact.tsx";

const post = "POST /api/contact";
const typed = {
  [words.formName]: "Awa Koné",
  [words.formEmail]: "awa@exemple.ci",
  [words.formSubject]: "Un reçu",
  [words.formMessage]: "Je ne retrouve pas mon reçu.",
};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

async function open(url = "/contact") {
  renderInApp(<ContactScreen />, { url });
  await screen.findByLabelText(words.formName);
}
const fill = () => {
  for (const [label, value] of Object.entries(typed))
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
};
const send = () => fireEvent.submit(screen.getByRole("button", { name: words.formSend }).closest("form")!);

test("all four fields are required, and the address must look like one", async () => {
  const server = fakeServer();
  await open();
  send();
  await screen.findByText(contactForm.nameMissing);
  for (const message of [contactForm.emailMissing, contactForm.subjectMissing, contactForm.messageMissing]) {
    expect(screen.getByText(message)).toBeDefined();
  }
  expect(document.activeElement).toBe(screen.getByLabelText(words.formName));
  fill();
  fireEvent.change(screen.getByLabelText(words.formEmail), { target: { value: "awa" } });
  send();
  await screen.findByText("Adresse email invalide");
  expect(server.seen).toHaveLength(0);
});

test("a message is sent, the banner stays five seconds and the form is empty again", async () => {
  const server = fakeServer({ [post]: { body: { success: true, message: contactForm.sent } } });
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await open();
  fill();
  send();
  await screen.findByText(contactForm.sent);
  expect(server.seen[0]!.body).toEqual({
    name: "Awa Koné",
    email: "awa@exemple.ci",
    subject: "Un reçu",
    message: "Je ne retrouve pas mon reçu.",
    website: "",
  });
  expect(screen.getByLabelText<HTMLTextAreaElement>(words.formMessage).value).toBe("");
  await act(() => vi.advanceTimersByTimeAsync(4500));
  expect(screen.queryByText(contactForm.sent)).not.toBeNull();
  await vi.advanceTimersByTimeAsync(1000);
  await waitFor(() => expect(screen.queryByText(contactForm.sent)).toBeNull());
});

test("a refusal is told in the server's words, anything else in the catalogue's, and nothing typed is lost", async () => {
  const server = fakeServer({
    [post]: {
      status: 429,
      body: { detail: refusalTexts.too_many_contact_messages, code: "too_many_contact_messages", request_id: "r" },
    },
  });
  await open();
  fill();
  send();
  await screen.findByText(refusalTexts.too_many_contact_messages);
  server.on(post, { status: 502 });
  send();
  await screen.findByText(contactForm.failed);
  expect(screen.getByLabelText<HTMLTextAreaElement>(words.formMessage).value).toBe(typed[words.formMessage]);
});

test("without a connection the message is kept, and sent once when it returns", async () => {
  const server = fakeServer({ [post]: lostConnection });
  const onLine = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  await open();
  fill();
  send();
  await screen.findByText(apiTexts.kept);
  server.on(post, { body: { success: true, message: contactForm.sent } });
  onLine.mockRestore();
  dispatchEvent(new Event("online"));
  await screen.findByText(contactForm.sent);
  const keys = server.seen.map(({ headers }) => headers.get("idempotency-key"));
  expect(keys).toEqual([keys[0], keys[0]]);
});

test("what was written survives a reload", async () => {
  fakeServer();
  await open();
  fill();
  cleanup();
  await open();
  expect(screen.getByLabelText<HTMLTextAreaElement>(words.formMessage).value).toBe(typed[words.formMessage]);
});

test("the form is a plain one too, and the address says when it was sent so", async () => {
  fakeServer();
  await open("/contact?envoye=1");
  expect(screen.getByText(contactForm.sent)).toBeDefined();
  const form = screen.getByRole("button", { name: words.formSend }).closest("form")!;
  expect([form.method, form.getAttribute("action")]).toEqual(["post", "/contact"]);
  expect([...new FormData(form).keys()]).toEqual(["name", "email", "subject", "message", "website"]);
});
