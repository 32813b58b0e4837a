import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { triageMessageMost } from "#contract/triage.ts";
import { nurse as words } from "#texts/nurse.ts";
import { aQuestion, aResult, anEmergency } from "#web/testing/a-triage.ts";
import { messageOf } from "./chat-steps.ts";
import { begun, field, opening, openNurse, press, server, type } from "#web/testing/opened-nurse.tsx";

const signs = ["Fièvre", "Toux", "Frissons"];
const list = (more = {}) =>
  aQuestion({
    ai_message: "Avez-vous un de ces signes : fièvre, toux ou frissons ?",
    many: true,
    quick_replies: [...signs, ...words.alone].map((label) => ({ label })),
    ...more,
  });
const tick = (name: string) => fireEvent.click(screen.getByRole("checkbox", { name }));
const reviewed = /^Résultat revu à \d\d:\d\d/;
const newSign = () => screen.getByRole<HTMLTextAreaElement>("textbox", { name: words.newSignField });

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test("one button sends what is ticked, with what is typed beside it; Enter does too", async () => {
  const { sent } = server({ "POST /api/triage/start": { body: list() } });
  openNurse();
  await begun();
  expect(screen.getByRole("button", { name: words.send })).toBeDefined();
  tick("Toux");
  expect(screen.queryByRole("button", { name: words.send })).toBeNull();
  type(field(), "depuis ce matin");
  press(words.sendTicked(1));
  await screen.findByText("Depuis quand ?");
  expect(sent().at(-1)?.body).toMatchObject({ message: messageOf(["Toux"], "depuis ce matin") });
  expect(field().value).toBe("");
});

test("Enter sends what is ticked, even with nothing typed; the next list starts anew", async () => {
  const { sent } = server({
    "POST /api/triage/start": { body: list() },
    "POST /api/triage/continue": { body: list({ step: 2 }) },
  });
  openNurse();
  await begun();
  tick("Toux");
  fireEvent.keyDown(field(), { key: "Enter" });
  await screen.findByText(words.question(2));
  expect(sent().at(-1)?.body).toMatchObject({ message: "Toux" });
  expect(screen.getByRole<HTMLInputElement>("checkbox", { name: "Toux" }).checked).toBe(false);
});

test("a list whose end is not in view is not denied, nor sent, before it was seen", async () => {
  let tell: (seen: { isIntersecting: boolean }[]) => void = () => {};
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      constructor(told: typeof tell) {
        tell = told;
      }
      observe() {}
      disconnect() {}
    },
  );
  const { sent } = server({ "POST /api/triage/start": { body: list() } });
  openNurse();
  await begun();
  expect(screen.queryByRole("button", { name: words.alone[0]! })).toBeNull();
  tell([{ isIntersecting: false }]);
  await screen.findByRole("button", { name: words.moreSigns });
  tick("Fièvre");
  fireEvent.keyDown(field(), { key: "Enter" });
  expect(screen.queryByRole("button", { name: words.sendTicked(1) })).toBeNull();
  expect(sent()).toHaveLength(1);
  press(words.moreSigns);
  expect(document.activeElement?.tagName).toBe("INPUT");
  tell([{ isIntersecting: true }]);
  expect(await screen.findByRole("button", { name: words.sendTicked(1) })).toBeDefined();
  // Scrolled away again, it was seen.
  tell([{ isIntersecting: false }]);
  tick("Fièvre");
  expect(screen.getByRole("button", { name: words.alone[0]! })).toBeDefined();
});

test("an answer adds its line and the next question, and puts nothing else anew into what is read out", async () => {
  server({ "POST /api/triage/start": { body: list() } });
  openNurse();
  await begun();
  const added: Node[] = [];
  const watch = new MutationObserver((seen) => added.push(...seen.flatMap(({ addedNodes }) => [...addedNodes])));
  watch.observe(screen.getByRole("log"), { childList: true, subtree: true, characterData: true });
  press(words.alone[0]!);
  await screen.findByText("Depuis quand ?");
  watch.disconnect();
  expect(added.map((node) => node.nodeName)).toEqual(added.map(() => "LI"));
  expect(added.map(({ textContent }) => textContent).join(" ")).not.toContain("Avez-vous");
});

test("correcting keeps what was typed", async () => {
  server();
  openNurse();
  await begun();
  type(field(), "c'était avant-hier");
  press(words.correct);
  expect(field().value).toBe(`${words.correction}c'était avant-hier`);
  press(words.correct);
  expect(field().value).toBe(`${words.correction}c'était avant-hier`);
  expect(document.activeElement).toBe(field());
});

test("whoever does not begin anew is back on the button, and it stands among the others while an answer is awaited", async () => {
  server({ "POST /api/triage/continue": () => new Promise(() => {}) });
  openNurse();
  await begun();
  press(words.restart);
  press(words.restartNo);
  expect(document.activeElement).toBe(screen.getByRole("button", { name: words.restart }));
  press("Oui");
  expect(screen.getByRole("button", { name: words.restart }).closest(".talk-tools")).not.toBeNull();
});

test("a text that is too long is cut, and says so until it is shorter", async () => {
  server();
  openNurse();
  type(opening(), "a".repeat(triageMessageMost + 200));
  expect(opening()).toHaveProperty("value.length", triageMessageMost);
  expect(screen.getByText(/la fin a été coupée/)).toBeDefined();
  type(opening(), "j'ai mal");
  expect(screen.queryByText(/la fin a été coupée/)).toBeNull();
  press(words.begin);
  await screen.findByText(words.question(1));
  type(field(), "b".repeat(triageMessageMost + 1));
  expect(field().value).toHaveLength(triageMessageMost);
  expect(screen.getByText(/la fin a été coupée/)).toBeDefined();
});

test("an emergency told under a result takes its place: at the top, with the focus, and said to be reviewed", async () => {
  const { on } = server({ "POST /api/triage/start": { body: aResult({ user_town: "Abidjan" }) } });
  openNurse();
  type(opening(), "palpitations");
  press(words.begin);
  await screen.findByText(words.whom);
  expect(screen.queryByText(reviewed)).toBeNull();
  on("POST /api/triage/continue", { body: anEmergency({ step: 3, user_town: "Abidjan" }) });
  newSign().focus();
  type(newSign(), "douleur qui serre la poitrine");
  fireEvent.keyDown(newSign(), { key: "Enter" });
  await screen.findByRole("heading", { name: words.emergencyWord });
  await waitFor(() => expect(document.activeElement?.className).toBe("emergency"));
  expect(screen.getByText(reviewed).getAttribute("role")).toBe("status");
});

test("a result that stays the same after another word is said to be reviewed; choosing the town is no review", async () => {
  const { on } = server({ "POST /api/triage/start": { body: aResult() } });
  openNurse();
  type(opening(), "palpitations");
  press(words.begin);
  await screen.findByText(words.townTitle);
  press("Abidjan");
  await screen.findByText(words.whom);
  expect(screen.queryByText(reviewed)).toBeNull();
  on("POST /api/triage/continue", { body: aResult({ step: 3 }) });
  type(newSign(), "c'est pareil");
  fireEvent.keyDown(newSign(), { key: "Enter" });
  await screen.findByText(reviewed);
  expect(document.activeElement?.className).toContain("urgency");
});

test("why a word under the result was not taken stands under its field", async () => {
  const { on } = server({ "POST /api/triage/start": { body: aResult({ user_town: "Abidjan" }) } });
  openNurse();
  type(opening(), "palpitations");
  press(words.begin);
  await screen.findByText(words.whom);
  on("POST /api/triage/continue", { status: 500, body: { detail: "x", code: "unexpected_error", request_id: "r" } });
  type(newSign(), "ça pique");
  fireEvent.keyDown(newSign(), { key: "Enter" });
  const told = await screen.findByText(words.talkFailed);
  expect(newSign().compareDocumentPosition(told) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  expect(newSign().getAttribute("aria-describedby")).toBe(screen.getByText(words.newSign).id);
});

test("reporting a problem leads into its field, and from there to the thanks", async () => {
  server({
    "POST /api/triage/start": { body: aResult({ user_town: "Abidjan" }) },
    "POST /api/triage/s1/report-problem": { body: { success: true, message: "Merci." } },
  });
  openNurse();
  type(opening(), "palpitations");
  press(words.begin);
  await screen.findByText(words.whom);
  press(words.report);
  const box = screen.getByRole("textbox", { name: words.reportField });
  expect(document.activeElement).toBe(box);
  type(box, "Trop prudent");
  press(words.reportSend);
  const thanks = await screen.findByText("Merci.");
  expect(document.activeElement?.contains(thanks)).toBe(true);
  expect(document.activeElement).not.toBe(document.body);
});

test("that it replaces no doctor stands above every stage, and the numbers stand once under an emergency", async () => {
  const { on } = server();
  openNurse();
  const note = () => screen.getByText(words.disclaimer);
  expect(note()).toBeDefined();
  await begun();
  expect(note()).toBeDefined();
  on("POST /api/triage/continue", { body: anEmergency() });
  press("Oui");
  const call = await screen.findByRole("link", { name: words.callNow("185") });
  expect(note().compareDocumentPosition(call) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  expect(screen.queryByRole("list", { name: words.calls })).toBeNull();
});
