import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { Link, useLocation } from "react-router";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { User } from "#contract/accounts.ts";
import { loginTexts as words } from "#texts/login.ts";
import { paths } from "#web/paths.ts";
import { keepPendingChoice } from "#web/session/pending-choice.ts";
import { startSession } from "#web/session/session.tsx";
import { renderInApp } from "#web/testing/in-app.tsx";
import { LoginDoor } from "./login-door.tsx";

const person = (role: User["role"]): User => ({
  id: "u1",
  full_name: "Awa",
  phone_number: null,
  email: null,
  role,
  is_super_admin: false,
});
const signIn = (role: User["role"]) =>
  startSession({ access_token: "a", refresh_token: "r", expires_in: 3600, user: person(role) }, { remember: false });

function Page() {
  const { pathname, search } = useLocation();
  return (
    <>
      <LoginDoor />
      <Link to={paths.login()}>ouvrir</Link>
      <output>{pathname + search}</output>
    </>
  );
}
const where = () => document.querySelector("output")!.textContent;
const shown = () => screen.queryByRole("dialog");

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(cleanup);

test("the address opens the window and closing it leaves the landing page", async () => {
  renderInApp(<Page />, { url: paths.login() });
  expect(shown()).not.toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "Fermer" }));
  await waitFor(() => expect(shown()).toBeNull());
  expect(where()).toBe("/");
});

test("a link opens it, and the back button closes it", async () => {
  renderInApp(<Page />);
  expect(shown()).toBeNull();
  fireEvent.click(screen.getByText("ouvrir"));
  expect(shown()).not.toBeNull();
  await waitFor(() => expect(where()).toBe(paths.login()));
  history.back();
  await waitFor(() => expect(shown()).toBeNull());
});

test("whoever is signed in is led to their own space instead", async () => {
  for (const [role, place] of [
    ["patient", paths.dashboard()],
    ["specialist", paths.dashboard()],
    ["admin", paths.admin()],
    ["health_center", paths.healthCenterDashboard()],
  ] as const) {
    signIn(role);
    renderInApp(<Page />, { url: paths.login() });
    await waitFor(() => expect(where()).toBe(place));
    expect(shown()).toBeNull();
    cleanup();
  }
});

test("a patient who had chosen a slot is led back to it", async () => {
  keepPendingChoice({
    doctor_id: "d1",
    appointment_date: "2026-12-01",
    appointment_time: "09:30",
    consultation_type: "in-person",
    notes: "",
    patient_id: null,
    attempt: null,
    booked: null,
  });
  renderInApp(<Page />, { url: paths.login() });
  await screen.findByLabelText(words.phone);
  signIn("patient");
  await waitFor(() => expect(where()).toBe("/medecins/d1?date=2026-12-01&heure=09%3A30&type=in-person"));
});
