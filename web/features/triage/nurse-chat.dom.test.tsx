import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { apiTexts } from "#texts/api.ts";
import { common } from "#texts/common.ts";
import { nurse as words } from "#texts/nurse.ts";
import { refusalTexts } from "#texts/refusals.ts";
import { triageFields } from "#texts/triage.ts";
import { signIn } from "#web/testing/signed-in.ts";
import { aListedCenter, aQuestion, aResult, anEmergency } from "#web/testing/a-triage.ts";
import { lostConnection } from "#web/testing/fake-server.ts";
import { keptChat } from "./kept-chat.ts";
import { asked, begun, field, opening, openNurse as open, press, server, type } from "#web/testing/opened-nurse.tsx";

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});
afterEach(cleanup);

test("nothing is sent before something is said, and the field says so", () => {
  const { seen } = server();
  open();
  press(words.begin);
  expect(screen.getByText(triageFields.symptomsMissing)).toBeDefined();
  expect(document.activeElement).toBe(opening());
  expect(seen).toEqual([]);
});

test("Enter sends, Shift+Enter and a word still being composed do not", async () => {
  const { sent } = server();
  open();
  type(opening(), "fièvre");
  fireEvent.keyDown(opening(), { key: "Enter", shiftKey: true });
  fireEvent.keyDown(opening(), { key: "Enter", isComposing: true });
  expect(sent()).toHaveLength(0);
  fireEvent.keyDown(opening(), { key: "Enter" });
  await screen.findByText(words.question(1));
  expect(sent()[0]?.body).toEqual({ initial_symptoms: "fièvre", patient_id: null });
});

test("what is said shows at once; a touched answer goes word for word, with the step, once", async () => {
  const { sent } = server();
  open();
  await begun();
  const yes = screen.getByRole("button", { name: "Oui" });
  fireEvent.click(yes);
  fireEvent.click(yes);
  expect(within(screen.getByRole("log")).getByText("Oui")).toBeDefined();
  await screen.findByText("Depuis quand ?");
  expect(
    sent()
      .slice(1)
      .map(({ body }) => body),
  ).toEqual([{ session_id: "s1", message: "Oui", step: 1 }]);
});

test("of a list of signs the ticked ones go together, in the order in which they were offered", async () => {
  const quick_replies = ["Fièvre", "Toux", "Frissons", ...words.alone].map((label) => ({ label }));
  const { sent } = server({ "POST /api/triage/start": { body: aQuestion({ many: true, quick_replies }) } });
  open();
  await begun();
  expect(screen.getByRole("button", { name: "Rien de tout cela" })).toBeDefined();
  fireEvent.click(screen.getByRole("checkbox", { name: "Frissons" }));
  fireEvent.click(screen.getByRole("checkbox", { name: "Fièvre" }));
  press(words.sendTicked(2));
  await screen.findByText("Depuis quand ?");
  expect(sent()[1]?.body).toMatchObject({ message: "Fièvre, Frissons" });
});

test("signs that can be ticked are not shown a second time in the question, and stay in its text", async () => {
  const ai_message = "Un mot d'abord. Avez-vous un de ces signes : fièvre, toux ou frissons ?";
  const quick_replies = ["Fièvre", "Toux", "Frissons", ...words.alone].map((label) => ({ label }));
  const many = aQuestion({ ai_message, many: true, quick_replies });
  const { on } = server({ "POST /api/triage/start": { body: many } });
  open();
  type(opening(), "j'ai mal");
  press(words.begin);
  const hidden = await screen.findByText(/^fièvre, toux ou frissons/);
  expect(hidden.className).toBe("hidden-name");
  on("POST /api/triage/continue", {
    body: { ...many, step: 2, quick_replies: quick_replies.slice(1), ai_message: "Et ceci : toux ?" },
  });
  await asked(1);
  press(words.alone[0]!);
  // Answered, it is read again as it was; a question that does not name all of them is shown whole.
  const log = screen.getByRole("log");
  expect((await within(log).findByText(/Et ceci . toux/)).className).not.toBe("hidden-name");
  expect(within(log).getByText(/fièvre, toux ou frissons/).className).not.toBe("hidden-name");
});

test("a failed start and a failed answer are told in the words of the specification, and trying again sends the same", async () => {
  const failing = { status: 500, body: { detail: "x", code: "unexpected_error", request_id: "r" } };
  const { sent, on } = server({ "POST /api/triage/start": failing });
  open();
  type(opening(), "j'ai mal");
  press(words.begin);
  expect(await screen.findByText("Erreur lors du démarrage du triage. Veuillez réessayer.")).toBeDefined();
  on("POST /api/triage/start", { body: aQuestion() });
  press(common.retry);
  await asked(1);
  const [first, second] = sent();
  expect(second?.headers.get("idempotency-key")).toBe(first?.headers.get("idempotency-key"));
  on("POST /api/triage/continue", failing);
  press("Non");
  expect(await screen.findByText("Erreur lors de la conversation. Veuillez réessayer.")).toBeDefined();
  expect(within(screen.getByRole("log")).getByText("Non")).toBeDefined();
});

test("without a network the message waits, the nurse goes on from here, and it is sent once when the network is back", async () => {
  const { sent, on } = server();
  open();
  await begun();
  on("POST /api/triage/continue", lostConnection);
  press("Oui");
  expect(await screen.findByText(words.localBrief, {}, { timeout: 20_000 })).toBeDefined();
  const tried = sent().length;
  on("POST /api/triage/continue", ({ body }) => ({
    body: aQuestion({ ai_message: "Où avez-vous mal ?", step: (body as { step: number }).step + 1 }),
  }));
  window.dispatchEvent(new Event("online"));
  await waitFor(() => expect(keptChat()?.taken).toBe(2));
  expect(
    sent()
      .slice(tried)
      .map(({ body }) => body),
  ).toEqual([{ session_id: "s1", message: "Oui", step: 1 }]);
  expect(screen.queryByText(words.localBrief)).toBeNull();
}, 30_000);

test("a chat is there again after a reload, with what the server has of it", async () => {
  server();
  const { unmount } = open();
  await begun();
  unmount();
  server({
    "GET /api/triage/s1": {
      body: {
        ...aQuestion({ ai_message: "Et depuis quand ?", step: 2 }),
        transcript: [
          { from: "person", text: "j'ai mal à la tête", at: "" },
          { from: "nurse", text: "Avez-vous de la fièvre ?", at: "" },
          { from: "person", text: "Oui", at: "" },
          { from: "nurse", text: "Et depuis quand ?", at: "" },
        ],
        open: true,
        patient_id: null,
        created_at: "",
      },
    },
  });
  open();
  expect(await screen.findByText("Et depuis quand ?")).toBeDefined();
  expect(screen.getByText("j'ai mal à la tête")).toBeDefined();
});

test("an answer that comes after signing out brings nothing back", async () => {
  const { on } = server();
  const { unmount } = open();
  await begun();
  const held: (() => void)[] = [];
  on("POST /api/triage/continue", async () => {
    await new Promise<void>((answer) => held.push(answer));
    return { body: aQuestion({ step: 2 }) };
  });
  press("Oui");
  await waitFor(() => expect(held).toHaveLength(1));
  unmount();
  sessionStorage.clear();
  held[0]!();
  await new Promise((later) => setTimeout(later, 20));
  expect(sessionStorage).toHaveLength(0);
});

test("an answer that comes after the window was closed is there when it opens again", async () => {
  const { on } = server();
  const { unmount } = open();
  await begun();
  const held: (() => void)[] = [];
  on("POST /api/triage/continue", async () => {
    await new Promise<void>((answer) => held.push(answer));
    return { body: aQuestion({ ai_message: "Depuis quand ?", step: 2 }) };
  });
  press("Oui");
  await waitFor(() => expect(held).toHaveLength(1));
  unmount();
  held[0]!();
  await waitFor(() => expect(keptChat()?.taken).toBe(2));
});

test("a session that is gone is said to be gone, and what was typed stands in the field again", async () => {
  const { on } = server();
  open();
  await begun();
  const detail = refusalTexts.triage_session_not_found;
  on("POST /api/triage/continue", { status: 404, body: { detail, code: "triage_session_not_found", request_id: "r" } });
  type(field(), "elle convulse");
  fireEvent.keyDown(field(), { key: "Enter" });
  expect(await screen.findByText(detail)).toBeDefined();
  expect((opening() as HTMLTextAreaElement).value).toBe("elle convulse");
});

test("words a completed assessment does not take stand in the field again, to be said otherwise", async () => {
  const { on } = server();
  open();
  await begun();
  const detail = refusalTexts.triage_completed;
  on("POST /api/triage/continue", { status: 409, body: { detail, code: "triage_completed", request_id: "r" } });
  type(field(), "ça pique autrement");
  fireEvent.keyDown(field(), { key: "Enter" });
  expect(await screen.findByText(detail)).toBeDefined();
  expect((field() as HTMLTextAreaElement).value).toBe("ça pique autrement");
});

test("an emergency shows at once what to do, before any town; the centers of the town come on demand", async () => {
  server({
    "POST /api/triage/start": { body: anEmergency() },
    "GET /api/health-centers": { body: [aListedCenter("Clinique de nuit")] },
  });
  open();
  type(opening(), "douleur dans la poitrine");
  press(words.begin);
  const call = await screen.findByRole("link", { name: words.callNow("185") });
  await waitFor(() => expect(document.activeElement?.className).toBe("emergency"));
  // Whoever writes from another country does not call in vain.
  expect(screen.getByText(words.numbersOf)).toBeDefined();
  expect(call.getAttribute("href")).toBe("tel:185");
  const first = screen.getByText("Asseyez-vous.");
  const where = screen.getByText(words.emergencyTown);
  expect(first.compareDocumentPosition(where) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  fireEvent.click(screen.getAllByRole("button", { name: "Abidjan" })[0]!);
  expect(await screen.findByRole("link", { name: words.callCenter("Clinique de nuit") })).toBeDefined();
});

test("whoever has signed in since is asked before an assessment is joined to the account", async () => {
  const { sent, on } = server();
  const { unmount } = open();
  await begun();
  unmount();
  signIn();
  on("POST /api/triage/s1/claim", { body: { session_id: "s1", patient_id: "p1" } });
  open();
  expect(screen.getByText(words.claimTitle)).toBeDefined();
  press(words.claimYes);
  await screen.findByText(words.question(1));
  expect(sent().at(-1)?.path).toBe("/api/triage/s1/claim");
  expect(sent().at(-1)?.headers.get("authorization")).toBe("Bearer a-awa");
});

test("beginning anew asks first and forgets the chat", async () => {
  server();
  open();
  await begun();
  press(words.restart);
  // The button is gone: what it asks has the focus.
  expect(document.activeElement).toBe(screen.getByRole("group", { name: words.restart }));
  press(words.restartYes);
  expect(opening()).toBeDefined();
  expect(keptChat()).toBeNull();
});

test("a problem is reported in the person's words", async () => {
  const { sent } = server({
    "POST /api/triage/start": { body: aResult({ user_town: "Abidjan" }) },
    "POST /api/triage/s1/report-problem": { body: { success: true, message: "Merci." } },
  });
  open();
  type(opening(), "palpitations");
  press(words.begin);
  await screen.findByText(words.whom);
  press(words.report);
  press(words.reportSend);
  expect(screen.getByText(triageFields.problemMissing)).toBeDefined();
  type(screen.getByRole("textbox", { name: words.reportField }), "Trop prudent");
  press(words.reportSend);
  expect(await screen.findByText("Merci.")).toBeDefined();
  expect(sent().at(-1)?.body).toEqual({ message: "Trop prudent" });
});

test("a lost connection at the very beginning keeps what was said", async () => {
  server({ "POST /api/triage/start": lostConnection });
  open();
  type(opening(), "j'ai mal à la tête depuis hier");
  press(words.begin);
  expect(await screen.findByText(words.localBrief, {}, { timeout: 8000 })).toBeDefined();
  expect(apiTexts.offline).toBeTypeOf("string");
  expect(keptChat()?.turns).toEqual(["j'ai mal à la tête depuis hier"]);
});
