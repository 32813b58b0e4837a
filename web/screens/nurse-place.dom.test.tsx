import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { common } from "#texts/common.ts";
import { myAppointments } from "#texts/my-appointments.ts";
import { nurseTitle } from "#texts/nurse-title.ts";
import { nurse as words } from "#texts/nurse.ts";
import { paths } from "#web/paths.ts";
import { nurseChatKey } from "#web/session/stored-session.ts";
import { aQuestion } from "#web/testing/a-triage.ts";
import { fakeServer } from "#web/testing/fake-server.ts";
import { renderInApp } from "#web/testing/in-app.tsx";
import { signIn } from "#web/testing/signed-in.ts";
import { NurseBanner } from "./nurse-banner.tsx";
import { NurseDoor } from "./nurse-door.tsx";
import { NursePlace } from "./nurse-place.tsx";

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});
afterEach(cleanup);

const labels = { none: "ouvrir", open: "reprendre", completed: "revoir" };
const page = (
  <>
    <NurseDoor labels={labels} />
    <NursePlace />
  </>
);

test("the link opens the window by the address, and closing it leaves the address as it was", async () => {
  fakeServer();
  renderInApp(page, { url: "/" });
  fireEvent.click(screen.getByRole("link", { name: "ouvrir" }));
  expect(await screen.findByRole("dialog", { name: nurseTitle })).toBeDefined();
  expect(location.search).toBe("?infirmiere=true");
  expect(await screen.findByLabelText(words.openingField, {}, { timeout: 5000 })).toBeDefined();
  fireEvent.click(screen.getByRole("button", { name: common.close }));
  await expect.poll(() => location.search).toBe("");
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("an address that somebody kept opens it too, and closing keeps the rest of the address", async () => {
  fakeServer();
  renderInApp(page, { url: `${paths.nurse()}&town=Abidjan` });
  fireEvent.click(await screen.findByRole("button", { name: common.close }));
  await expect.poll(() => location.search).toBe("?town=Abidjan");
});

test("a press that the page cannot follow yet is seen to have been felt", () => {
  renderInApp(<NurseDoor labels={labels} />, { url: "/" });
  const link = screen.getByRole("link", { name: "ouvrir" });
  link.addEventListener("click", (event) => event.preventDefault());
  expect(link.getAttribute("aria-busy")).toBeNull();
  fireEvent.click(link);
  expect(link.getAttribute("aria-busy")).toBe("true");
  expect(link.querySelector(".button-turn")).not.toBeNull();
  expect(screen.getByText(common.loading)).toBeDefined();
});

test("an account with several people says who is ill, and nobody is chosen beforehand", async () => {
  signIn();
  const patients = [
    { id: "p1", full_name: "Awa Koné", relation: "self" },
    { id: "p2", full_name: "Ismaël Koné", relation: "child" },
  ];
  const { seen } = fakeServer({
    "GET /api/auth/me": { body: { user: {}, patients } },
    "POST /api/triage/start": { status: 500, body: { detail: "x", code: "unexpected_error", request_id: "r" } },
  });
  renderInApp(page, { url: paths.nurse() });
  const ismael = await screen.findByRole<HTMLInputElement>("radio", { name: "Ismaël Koné" }, { timeout: 5000 });
  expect(ismael.checked).toBe(false);
  fireEvent.click(ismael);
  fireEvent.change(screen.getByLabelText(words.openingField), { target: { value: "il tousse" } });
  fireEvent.click(screen.getByRole("button", { name: words.begin }));
  await screen.findByText(words.startFailed);
  expect(seen.at(-1)?.body).toEqual({ initial_symptoms: "il tousse", patient_id: "p2" });
});

test("while the window keeps a chat the link says that it can be resumed, from the moment the nurse is closed", async () => {
  fakeServer({ "POST /api/triage/start": { body: aQuestion() } });
  renderInApp(page, { url: "/" });
  fireEvent.click(screen.getByRole("link", { name: "ouvrir" }));
  fireEvent.change(await screen.findByLabelText(words.openingField, {}, { timeout: 5000 }), {
    target: { value: "je tousse" },
  });
  fireEvent.click(screen.getByRole("button", { name: words.begin }));
  await screen.findByText(words.question(1));
  fireEvent.click(screen.getByRole("button", { name: common.close }));
  expect(await screen.findByRole("link", { name: "reprendre" })).toBeDefined();
  expect(screen.queryByRole("link", { name: "ouvrir" })).toBeNull();
});

const asking = { key: "k", turns: ["je tousse"], taken: 1, state: { completed: false } };
const done = { ...asking, state: { completed: true } };

test.each([
  ["a chat that still asks", asking, "reprendre", "nurseResume", "nurseBegun"],
  ["a completed assessment", done, "revoir", "nurseReview", "nurseDone"],
  ["a completed one with a message that waits", { ...done, taken: 0 }, "reprendre", "nurseResume", "nurseBegun"],
  ["nothing that can be read", "?", "ouvrir", "nurseAction", "nurseText"],
] as const)("%s is named as what it is, at home and on the dashboard", (_what, chat, atHome, action, text) => {
  fakeServer();
  signIn();
  sessionStorage.setItem(nurseChatKey, chat === "?" ? chat : JSON.stringify(chat));
  renderInApp(
    <>
      <NurseDoor labels={labels} />
      <NurseBanner />
    </>,
    { url: "/dashboard" },
  );
  expect(screen.getByRole("link", { name: atHome })).toBeDefined();
  const link = screen.getByRole("link", { name: myAppointments[action] });
  expect(link.getAttribute("href")).toBe(paths.dashboard({ infirmiere: "true" }));
  expect(screen.getByText(myAppointments[text])).toBeDefined();
});
