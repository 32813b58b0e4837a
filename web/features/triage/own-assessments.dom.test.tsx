import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { common } from "#texts/common.ts";
import { nurse as words } from "#texts/nurse.ts";
import { aQuestion, aResult } from "#web/testing/a-triage.ts";
import { fakeServer, lostConnection } from "#web/testing/fake-server.ts";
import { renderInApp } from "#web/testing/in-app.tsx";
import { signIn } from "#web/testing/signed-in.ts";
import { keepChat, keptChat, newChat } from "./kept-chat.ts";
import { OwnAssessments } from "./own-assessments.tsx";

const at = "2026-11-20T09:00:00.000Z";
const listed = (more: object = {}) => ({
  session_id: "11111111-1111-4111-8111-111111111111",
  patient_id: "p1",
  patient_name: "Awa Koné",
  completed: true,
  urgency_level: "routine",
  initial_symptoms: "mon cœur bat vite",
  open: false,
  created_at: at,
  ...more,
});
const transcript = [
  { from: "person", text: "mon cœur bat vite", at },
  { from: "nurse", text: "Avez-vous de la fièvre ?", at },
];
const list = "GET /api/triage";
const one = "GET /api/triage/11111111-1111-4111-8111-111111111111";

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  signIn();
});
afterEach(cleanup);

test("a past assessment is read again as it was, and said to be old", async () => {
  const whole = { ...aResult(), transcript, open: false, patient_id: "p1", created_at: at };
  fakeServer({ [list]: { body: [listed()] }, [one]: { body: whole } });
  renderInApp(<OwnAssessments />);
  expect(await screen.findByText(words.quoted("mon cœur bat vite"))).toBeDefined();
  expect(screen.getByText(words.levels.routine)).toBeDefined();
  fireEvent.click(screen.getByRole("button", { name: /^Relire l'évaluation d'Awa Koné/ }));
  const dialog = await screen.findByRole("dialog", { name: words.summaryOf("Awa Koné") });
  expect(await within(dialog).findByText("Notez vos chiffres de tension.")).toBeDefined();
  expect(within(dialog).getByText(words.ownOld)).toBeDefined();
  expect(within(dialog).getByText("Avez-vous de la fièvre ?")).toBeDefined();
  expect(within(dialog).queryByRole("button", { name: words.ownGoOnNow })).toBeNull();
});

const unfinished = { list: [listed({ completed: false, urgency_level: null, open: true })] };
const running = { ...aQuestion({ step: 1 }), transcript, open: true, patient_id: "p1", created_at: at };

test("one begun elsewhere is gone on with in the nurse's window", async () => {
  fakeServer({ [list]: { body: unfinished.list }, [one]: { body: running } });
  renderInApp(<OwnAssessments />, { url: "/dashboard?onglet=dossier" });
  expect(await screen.findByText(words.ownUnfinished)).toBeDefined();
  fireEvent.click(screen.getByRole("button", { name: /^Reprendre l'évaluation d'Awa Koné/ }));
  fireEvent.click(await screen.findByRole("button", { name: words.ownGoOnNow }));
  await waitFor(() => expect(location.search).toBe("?infirmiere=true"));
  const { session_id, patient_id } = listed();
  expect(keptChat()).toMatchObject({ turns: ["mon cœur bat vite"], taken: 1, session_id, patient_id });
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("a chat that this window holds is not thrown away for it", async () => {
  keepChat({ ...newChat(), turns: ["autre chose"] });
  fakeServer({ [list]: { body: unfinished.list }, [one]: { body: running } });
  renderInApp(<OwnAssessments />);
  fireEvent.click(await screen.findByRole("button", { name: /^Reprendre l'évaluation d'Awa Koné/ }));
  expect(await screen.findByText(words.ownOther)).toBeDefined();
  expect(screen.queryByRole("button", { name: words.ownGoOnNow })).toBeNull();
  expect(keptChat()?.turns).toEqual(["autre chose"]);
});

test("nobody's list says how to begin, a list that fails can be asked again", async () => {
  const { on } = fakeServer({ [list]: lostConnection });
  renderInApp(<OwnAssessments />);
  expect(await screen.findByText(words.ownFailed)).toBeDefined();
  on(list, { body: [] });
  fireEvent.click(screen.getByRole("button", { name: common.retry }));
  expect(await screen.findByText(words.ownNone)).toBeDefined();
  expect(screen.getByRole("link", { name: words.ownBegin })).toBeDefined();
});
