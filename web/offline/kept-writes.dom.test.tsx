import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { cancelAppointment } from "#contract/appointment-changes.ts";
import { sendContactMessage } from "#contract/contact.ts";
import { saveMedicalHistory } from "#contract/medical-records.ts";
import { sendSymptoms } from "#contract/symptoms.ts";
import { offline as words } from "#texts/offline.ts";
import { refusalTexts } from "#texts/refusals.ts";
import { OfflineStatus } from "#web/layouts/offline-status.tsx";
import { signOut } from "#web/session/session.tsx";
import { fakeServer, lostConnection } from "#web/testing/fake-server.ts";
import { renderInApp } from "#web/testing/in-app.tsx";
import { signIn } from "#web/testing/signed-in.ts";
import { keepWrite, keptWrites } from "./kept-writes.ts";
import { keeper, sendKept } from "./send-kept.ts";

const symptoms = { input: { appointment_id: "a1", symptoms: [{ name: "Toux" }] } };
const names = () => keptWrites().map(({ endpoint }) => endpoint);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  signIn();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test("what is kept is sent in its order, each under its own key, and then no more", async () => {
  const server = fakeServer({ "POST /api/symptoms": { body: {} }, "POST /api/appointments/a1/cancel": { body: {} } });
  keepWrite(sendSymptoms, symptoms, "key-1");
  keepWrite(cancelAppointment, { params: { id: "a1" }, input: { kept: 0 } }, "key-2");
  await Promise.all([sendKept(), sendKept()]);
  await sendKept();
  expect(server.seen.map(({ path, headers, body }) => [path, headers.get("idempotency-key"), body])).toEqual([
    ["/api/symptoms", "key-1", symptoms.input],
    ["/api/appointments/a1/cancel", "key-2", { kept: 0 }],
  ]);
  expect(names()).toEqual([]);
});

test("nothing overtakes what waits: without an answer the rest stays, and a new write joins the end", async () => {
  const server = fakeServer({ "POST /api/symptoms": lostConnection, "POST /api/medical-history": { body: {} } });
  keepWrite(sendSymptoms, symptoms, "key-1");
  expect(await keeper.waiting()).toBe(true);
  keepWrite(saveMedicalHistory, { input: {} }, "key-2");
  await sendKept();
  expect(server.seen.filter(({ path }) => path === "/api/medical-history")).toEqual([]);
  expect(names()).toEqual(["sendSymptoms", "saveMedicalHistory"]);
  server.on("POST /api/symptoms", { status: 503, body: {} });
  await sendKept();
  expect(names()).toHaveLength(2);
  server.on("POST /api/symptoms", { body: {} });
  expect(await keeper.waiting()).toBe(false);
  expect(new Set(server.seen.map(({ headers }) => headers.get("idempotency-key")))).toEqual(
    new Set(["key-1", "key-2"]),
  );
});

test("what the server refuses is not sent again: its sentence stays until it was read", async () => {
  const refused = { detail: refusalTexts.appointment_past, code: "appointment_past", request_id: "r" };
  const server = fakeServer({ "POST /api/appointments/a1/cancel": { status: 409, body: refused } });
  keepWrite(cancelAppointment, { params: { id: "a1" }, input: {} }, "key-1");
  renderInApp(<OfflineStatus />);
  expect(await screen.findByText(new RegExp(refusalTexts.appointment_past))).toBeTruthy();
  await act(() => sendKept());
  expect(server.seen).toHaveLength(1);
  fireEvent.click(screen.getByRole("button", { name: words.understood }));
  expect(screen.queryByText(new RegExp(refusalTexts.appointment_past))).toBeNull();
  expect(names()).toEqual([]);
});

test("what waited for more than 20 hours is not sent unasked", async () => {
  // Never before what the tests above have kept: writes keep their order whatever the clock says.
  const start = Date.now() + 1000;
  vi.useFakeTimers({ now: start, toFake: ["Date"] });
  const server = fakeServer();
  keepWrite(sendSymptoms, symptoms, "key-1");
  vi.setSystemTime(start + 21 * 3_600_000);
  await sendKept();
  expect(server.seen).toEqual([]);
  expect(keptWrites()[0]?.refused).toBe(words.tooOld);
});

test("it belongs to its account: nobody else sends or sees it, and signing out takes it away", async () => {
  fakeServer({ "POST /auth/v1/logout": { status: 204 } });
  keepWrite(sendSymptoms, symptoms, "key-1");
  expect(JSON.stringify({ ...localStorage })).toContain("Toux");
  signIn({ id: "yao" });
  expect(names()).toEqual([]);
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain("Toux");
  keepWrite(sendSymptoms, symptoms, "key-2");
  await signOut();
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain("Toux");
});

test("without « remember » it goes with the window, as the session does", () => {
  signIn({}, { remember: false });
  keepWrite(sendSymptoms, symptoms, "key-1");
  expect(JSON.stringify({ ...localStorage })).not.toContain("Toux");
  expect(names()).toEqual(["sendSymptoms"]);
});

test("a visitor's message waits too, and survives signing in", async () => {
  localStorage.clear();
  sessionStorage.clear();
  fakeServer({ "POST /auth/v1/logout": { status: 204 } });
  await signOut();
  keepWrite(sendContactMessage, { input: { name: "Awa" } }, "key-1");
  signIn();
  expect(names()).toEqual(["sendContactMessage"]);
});

test("says what waits, sends it by itself when the connection is back, and says that too", async () => {
  const server = fakeServer({ "POST /api/symptoms": lostConnection });
  const online = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  keepWrite(sendSymptoms, symptoms, "key-1");
  renderInApp(<OfflineStatus />);
  expect(
    screen.getByText("Pas de connexion. À envoyer dès le retour du réseau : la description de vos symptômes."),
  ).toBeTruthy();
  expect(server.seen).toEqual([]);
  server.on("POST /api/symptoms", { body: {} });
  online.mockReturnValue(true);
  act(() => void dispatchEvent(new Event("online")));
  expect(await screen.findByText("Envoyé : la description de vos symptômes.")).toBeTruthy();
  await waitFor(() => expect(screen.queryByText(/^Pas de connexion/)).toBeNull());
  expect(server.seen).toHaveLength(1);
  online.mockRestore();
});

test("what waits stays while a second factor is owed: shown, the same request is sent", async () => {
  const owed = { detail: refusalTexts.mfa_required, code: "mfa_required", request_id: "r" };
  const server = fakeServer({ "POST /api/symptoms": { status: 403, body: owed } });
  keepWrite(sendSymptoms, symptoms, "key-1");
  await sendKept();
  expect(keptWrites().map(({ refused }) => refused)).toEqual([null]);
  signIn();
  server.on("POST /api/symptoms", { body: {} });
  await sendKept();
  expect(names()).toEqual([]);
});
