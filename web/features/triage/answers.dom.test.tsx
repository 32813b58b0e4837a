import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { nurse as words } from "#texts/nurse.ts";
import { aQuestion } from "#web/testing/a-triage.ts";
import { lostConnection } from "#web/testing/fake-server.ts";
import { asked, begun, field, opening, openNurse, press, server, type } from "#web/testing/opened-nurse.tsx";

const list = (more = {}) =>
  aQuestion({
    many: true,
    quick_replies: ["Fièvre", "Toux", "Frissons", ...words.alone].map((label) => ({ label })),
    ...more,
  });
const none = words.alone[0]!;
const box = (name: string) => screen.getByRole<HTMLInputElement>("checkbox", { name });

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});
afterEach(cleanup);

test("the second of two taps does not answer the list that has just come, which nobody has read", async () => {
  const { sent } = server({
    "POST /api/triage/start": { body: list() },
    "POST /api/triage/continue": { body: list({ step: 2 }) },
  });
  openNurse();
  await begun();
  press(none);
  await screen.findByText(words.question(2));
  press(none);
  fireEvent.click(box("Fièvre"));
  expect(sent()).toHaveLength(2);
  expect(box("Fièvre").checked).toBe(false);
  await asked(2);
  press(none);
  await waitFor(() => expect(sent()).toHaveLength(3));
});

test("sent twice, by a double click or by Enter, what is ticked goes once and nothing else does", async () => {
  const { sent } = server({
    "POST /api/triage/start": { body: list() },
    "POST /api/triage/continue": { body: list({ step: 2 }) },
  });
  openNurse();
  await begun();
  fireEvent.click(box("Toux"));
  const send = screen.getByRole("button", { name: words.sendTicked(1) });
  fireEvent.click(send);
  fireEvent.click(send);
  fireEvent.keyDown(field(), { key: "Enter" });
  await screen.findByText(words.question(2));
  // Typed ahead: it stays until the question may have been read.
  type(field(), "depuis hier");
  fireEvent.keyDown(field(), { key: "Enter" });
  expect(sent().map(({ body }) => (body as { message?: string }).message)).toEqual([undefined, "Toux"]);
  expect(field().value).toBe("depuis hier");
});

test("words typed beside an answer that is touched go along with it", async () => {
  const { sent } = server();
  openNurse();
  await begun();
  type(field(), "depuis ce matin");
  press("Non");
  await screen.findByText("Depuis quand ?");
  expect(sent().at(-1)?.body).toMatchObject({ message: `Non. ${words.added}depuis ce matin` });
  expect(field().value).toBe("");
});

test("beside an answer that they would change they stay in the field, and the answer goes alone", async () => {
  const quick_replies = ["1 à 4 ans", "15 à 49 ans"].map((label) => ({ label }));
  const { sent } = server({ "POST /api/triage/start": { body: aQuestion({ quick_replies }) } });
  openNurse();
  await begun();
  type(field(), "il tousse depuis 3 jours");
  press("1 à 4 ans");
  await screen.findByText("Depuis quand ?");
  expect(sent().at(-1)?.body).toMatchObject({ message: "1 à 4 ans" });
  expect(field().value).toBe("il tousse depuis 3 jours");
});

test("what is ticked and typed is there after a reload, belongs to its question, and is forgotten once sent", async () => {
  const transcript = [
    { from: "person", text: "j'ai mal à la tête", at: "" },
    { from: "nurse", text: list().ai_message, at: "" },
  ];
  const { sent } = server({
    "POST /api/triage/start": { body: list() },
    "GET /api/triage/s1": { body: { ...list(), transcript, open: true, patient_id: null, created_at: "" } },
    "POST /api/triage/continue": { body: list({ step: 2 }) },
  });
  const { unmount } = openNurse();
  await begun();
  fireEvent.click(box("Frissons"));
  fireEvent.click(box("Fièvre"));
  type(field(), "cette nuit");
  unmount();
  openNurse();
  await asked(1);
  expect(["Fièvre", "Toux", "Frissons"].map((name) => box(name).checked)).toEqual([true, false, true]);
  press(words.sendTicked(2));
  await screen.findByText(words.question(2));
  expect(sent().at(-1)?.body).toMatchObject({ message: `Fièvre, Frissons. ${words.added}cette nuit` });
  expect(["Fièvre", "Toux", "Frissons"].map((name) => box(name).checked)).toEqual([false, false, false]);
  expect(sessionStorage.getItem("keneya-triage-draft")).toBeNull();
});

test("without a network a result that is reviewed says so, with its time and its level, and never leaves the screen", async () => {
  server({ "POST /api/triage/start": lostConnection });
  openNurse();
  type(opening(), "douleur qui serre la poitrine et va dans le bras gauche, j'ai 55 ans");
  press(words.begin);
  await screen.findByRole("heading", { name: words.emergencyWord }, { timeout: 20_000 });
  const status = screen.getAllByRole("status").find(({ className }) => className === "reviewed")!;
  expect(status.textContent).toBe("");
  const newSign = screen.getByRole("textbox", { name: words.newSignField });
  type(newSign, "je transpire beaucoup aussi");
  fireEvent.keyDown(newSign, { key: "Enter" });
  expect(screen.getByRole("heading", { name: words.emergencyWord })).toBeDefined();
  await waitFor(() => expect(status.textContent).toMatch(/^Résultat revu à \d\d:\d\d.* : toujours « Urgence »/), {
    timeout: 10_000,
  });
  expect(status.isConnected).toBe(true);
  expect(document.activeElement?.className).toBe("emergency");
}, 40_000);
