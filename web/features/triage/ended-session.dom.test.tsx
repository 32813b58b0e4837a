import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { nurse as words } from "#texts/nurse.ts";
import { refusalTexts } from "#texts/refusals.ts";
import { readSession } from "#web/session/session-store.ts";
import { aQuestion } from "#web/testing/a-triage.ts";
import { fakeServer, type FakeHandler } from "#web/testing/fake-server.ts";
import { renderInApp } from "#web/testing/in-app.tsx";
import { signIn } from "#web/testing/signed-in.ts";
import { keptChat } from "./kept-chat.ts";
import { NurseChat } from "./nurse-chat.tsx";
import { ReportProblem } from "./report-problem.tsx";

const expired = {
  status: 401,
  body: { detail: refusalTexts.session_expired, code: "session_expired", request_id: "r" },
};
const gone = { status: 400, body: { code: "refresh_token_not_found", message: "gone" } };
const renewed = { body: { access_token: "renewed", refresh_token: "r2", expires_in: 3600, token_type: "bearer" } };

/** Takes the renewed token alone. */
const startOf: FakeHandler = ({ headers }) =>
  headers.get("authorization") === "Bearer renewed" ? { body: aQuestion() } : expired;

function begin() {
  const numbers = aQuestion().emergency_numbers;
  renderInApp(<NurseChat towns={[]} numbers={numbers} doctors={() => null} patientChoice={() => null} />);
  fireEvent.change(screen.getByRole("textbox", { name: words.openingField }), { target: { value: "j'ai mal" } });
  fireEvent.click(screen.getByRole("button", { name: words.begin }));
}

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  signIn();
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  localStorage.clear();
  readSession();
});

test("a beginning whose session ran out is made again with the renewed one, under the same key", async () => {
  const { seen } = fakeServer({ "POST /api/triage/start": startOf, "POST /auth/v1/token": renewed });
  begin();
  await screen.findByText(words.question(1));
  const starts = seen.filter(({ path }) => path === "/api/triage/start");
  expect(starts.map(({ headers }) => headers.get("authorization"))).toEqual(["Bearer a-awa", "Bearer renewed"]);
  expect(new Set(starts.map(({ headers }) => headers.get("idempotency-key"))).size).toBe(1);
});

test("a session that is over is told in French, and what was typed is kept", async () => {
  fakeServer({ "POST /api/triage/start": startOf, "POST /auth/v1/token": gone });
  begin();
  expect(await screen.findByText(refusalTexts.session_expired)).toBeDefined();
  expect(screen.getByText(words.nothingLost)).toBeDefined();
  expect(keptChat()?.turns).toEqual(["j'ai mal"]);
});

test("so is a report, whose words stay in the field", async () => {
  fakeServer({ "POST /api/triage/s1/report-problem": expired, "POST /auth/v1/token": gone });
  renderInApp(<ReportProblem sessionId="s1" />);
  fireEvent.click(screen.getByRole("button", { name: words.report }));
  const field = screen.getByRole<HTMLTextAreaElement>("textbox", { name: words.reportField });
  fireEvent.change(field, { target: { value: "Trop prudent" } });
  fireEvent.click(screen.getByRole("button", { name: words.reportSend }));
  expect(await screen.findByText(refusalTexts.session_expired)).toBeDefined();
  expect(field.value).toBe("Trop prudent");
});
