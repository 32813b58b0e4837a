import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { common } from "#texts/common.ts";
import { nurse as words } from "#texts/nurse.ts";
import { refusalTexts } from "#texts/refusals.ts";
import { aQuestion, aResult } from "#web/testing/a-triage.ts";
import { fakeServer, lostConnection } from "#web/testing/fake-server.ts";
import { renderInApp } from "#web/testing/in-app.tsx";
import { signIn } from "#web/testing/signed-in.ts";
import { JoinBooked } from "./join-booked.tsx";
import { JoinLine } from "./join-line.tsx";
import { keepChat, keptChat, newChat } from "./kept-chat.ts";
import { ReadTriage, TriageOfAppointment } from "./triage-summary.tsx";

const appointment = { id: "a1", patient_id: "p1", patient_name: "Awa Koné", status: "pending", has_triage: false };
const summary = {
  appointment_id: "a1",
  urgency_level: "routine",
  needs_emergency_care: false,
  reasons: ["Des palpitations qui reviennent méritent un examen."],
  recommended_specialties: ["Cardiologie"],
  summary: "Premier message : il a des palpitations\nMalade : la personne qui écrit, 34 ans",
  engine_version: "1.0.0",
  assessed_at: "2026-11-21T08:00:00.000Z",
  attached_at: "2026-11-21T08:10:00.000Z",
  read_at: null,
};
const notFound = {
  status: 404,
  body: { detail: refusalTexts.triage_session_not_found, code: "triage_session_not_found", request_id: "r" },
};

function kept(more: object = {}) {
  keepChat({
    ...newChat(),
    session_id: "s1",
    turns: ["palpitations"],
    answers: ["…"],
    taken: 1,
    state: aResult(),
    ...more,
  });
}

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});
afterEach(cleanup);

test("a booking offers to take a completed assessment along, unticked; ticking is remembered", () => {
  kept();
  renderInApp(<JoinLine />);
  const box = screen.getByRole<HTMLInputElement>("checkbox", { name: new RegExp(words.join) });
  expect(box.checked).toBe(false);
  expect(screen.getByText(/^Votre évaluation \(à voir dans la semaine\)/)).toBeDefined();
  fireEvent.click(box);
  expect(keptChat()?.join).toBe(true);
});

test.each([
  ["a chat that still asks", { state: aQuestion() }],
  ["another account's", { owner: "somebody" }],
])("nothing is offered of %s", (_what, more) => {
  signIn();
  kept(more);
  renderInApp(<JoinLine />);
  expect(screen.queryByRole("checkbox")).toBeNull();
});

test("booked without the tick, nothing goes along", () => {
  signIn();
  kept();
  const { seen } = fakeServer();
  renderInApp(<JoinBooked appointment={appointment} />);
  expect(seen).toEqual([]);
});

test("what was begun without an account becomes its patient's, then goes to the doctor", async () => {
  signIn();
  kept({ join: true });
  const { seen, on } = fakeServer({ "POST /api/appointments/a1/triage": notFound });
  on("POST /api/triage/s1/claim", () => {
    on("POST /api/appointments/a1/triage", { body: summary });
    return { body: { session_id: "s1", patient_id: "p1" } };
  });
  renderInApp(<JoinBooked appointment={appointment} />);
  expect(await screen.findByText(words.joined)).toBeDefined();
  expect(seen.map(({ path, body }) => [path, body])).toEqual([
    ["/api/appointments/a1/triage", { session_id: "s1" }],
    ["/api/triage/s1/claim", { patient_id: "p1" }],
    ["/api/appointments/a1/triage", { session_id: "s1" }],
  ]);
  expect(keptChat()?.join).toBe(false);
});

const anothers = {
  status: 409,
  body: { detail: refusalTexts.triage_of_another_patient, code: "triage_of_another_patient", request_id: "r" },
};

test("what was begun without saying for whom becomes the appointment's patient's", async () => {
  signIn();
  kept({ join: true, owner: "awa" });
  const { seen, on } = fakeServer({ "POST /api/appointments/a1/triage": anothers });
  on("POST /api/triage/s1/claim", () => {
    on("POST /api/appointments/a1/triage", { body: summary });
    return { body: { session_id: "s1", patient_id: "p1" } };
  });
  renderInApp(<JoinBooked appointment={appointment} />);
  expect(await screen.findByText(words.joined)).toBeDefined();
  expect(seen[1]).toMatchObject({ path: "/api/triage/s1/claim", body: { patient_id: "p1" } });
});

test("what was begun for somebody is not given to another: why is said", async () => {
  signIn();
  kept({ join: true, owner: "awa", patient_id: "the child" });
  const { seen } = fakeServer({ "POST /api/appointments/a1/triage": anothers });
  renderInApp(<JoinBooked appointment={appointment} />);
  expect(await screen.findByText(refusalTexts.triage_of_another_patient)).toBeDefined();
  expect(seen).toHaveLength(1);
});

test("a failure to join leaves the booking in peace and can be tried again", async () => {
  signIn();
  kept({ join: true, owner: "awa" });
  const { on } = fakeServer({ "POST /api/appointments/a1/triage": lostConnection });
  renderInApp(<JoinBooked appointment={appointment} />);
  expect(await screen.findByText(words.joinFailed)).toBeDefined();
  on("POST /api/appointments/a1/triage", { body: summary });
  fireEvent.click(screen.getByRole("button", { name: common.retry }));
  expect(await screen.findByText(words.joined)).toBeDefined();
});

test("the doctor's screen asks for the assessment only when it is opened", async () => {
  signIn({ role: "specialist" as never });
  const { seen } = fakeServer({ "GET /api/appointments/a1/triage": { body: summary } });
  renderInApp(<ReadTriage appointment={{ ...appointment, has_triage: true }} />);
  expect(seen).toEqual([]);
  fireEvent.click(screen.getByRole("button", { name: words.readSummaryOf("Awa Koné") }));
  // Each line by itself, what it tells before it.
  expect((await screen.findByText("il a des palpitations")).previousSibling?.textContent).toBe("Premier message : ");
  expect(screen.getByText("la personne qui écrit, 34 ans")).toBeDefined();
  expect(screen.getByText(words.levels.routine)).toBeDefined();
});

test("the doctor reads the reasons once, and signs below each other", async () => {
  signIn({ role: "specialist" as never });
  const text =
    "Signes absents : fièvre ; langue, lèvres ou gorge qui gonflent\nMotifs : Des palpitations qui reviennent méritent un examen.";
  fakeServer({ "GET /api/appointments/a1/triage": { body: { ...summary, summary: text } } });
  renderInApp(<ReadTriage appointment={{ ...appointment, has_triage: true }} />);
  fireEvent.click(screen.getByRole("button", { name: words.readSummaryOf("Awa Koné") }));
  const sign = await screen.findByText("langue, lèvres ou gorge qui gonflent");
  expect(sign.closest("ul")?.children).toHaveLength(2);
  expect(screen.getAllByText(/méritent un examen/)).toHaveLength(1);
});

test("the patient reads what was sent and whether the doctor has read it", async () => {
  signIn();
  fakeServer({ "GET /api/appointments/a1/triage": { body: summary } });
  renderInApp(<TriageOfAppointment appointment={{ ...appointment, has_triage: true }} />);
  expect(await screen.findByText(new RegExp(words.summaryUnread))).toBeDefined();
});

test("an appointment without one offers the assessment that this window holds, while it lies ahead", () => {
  signIn();
  kept({ owner: "awa" });
  const { rerender } = renderInApp(<TriageOfAppointment appointment={appointment} />);
  expect(screen.getByRole("button", { name: words.joinLater })).toBeDefined();
  rerender(<TriageOfAppointment appointment={{ ...appointment, status: "completed" }} />);
  expect(screen.queryByRole("button")).toBeNull();
});
