import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { doctorProfileTexts as words } from "#texts/doctor-profile.ts";
import { refusalTexts } from "#texts/refusals.ts";
import { fakeServer } from "#web/testing/fake-server.ts";
import { renderInApp } from "#web/testing/in-app.tsx";
import { signIn } from "#web/testing/signed-in.ts";
import { SpecialistDashboardScreen } from "./specialist-dashboard.tsx";

const refused = (status: number, code: keyof typeof refusalTexts) => ({
  status,
  body: { detail: refusalTexts[code], code, request_id: "r" },
});
const profile = {
  id: "d1",
  full_name: "Dr Awa Koné",
  specialty: "Cardiologie",
  license_number: "CI-123",
  years_of_experience: 4,
  profile_image: null,
  clinic_address: "Cocody",
  town: "Abidjan",
  in_person_fee: 10_000,
  online_fee: 8000,
  bio: null,
  email: null,
  phone: null,
  specialist_code: null,
  status: "waiting",
};
const saved = "PUT /api/doctors/profile";
const own = "GET /api/doctors/profile";

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  signIn({ id: "doc", full_name: "Awa Koné", role: "specialist" as never });
});
afterEach(cleanup);

const type = (label: RegExp, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const submit = (name: string) => fireEvent.submit(screen.getByRole("button", { name }).closest("form")!);

test("a doctor who signed up alone fills in a profile, and then waits for the licence to be verified", async () => {
  const server = fakeServer({
    "GET /api/appointments/specialist": { body: [] },
    [own]: refused(404, "doctor_not_found"),
    [saved]: refused(409, "license_already_registered"),
  });
  renderInApp(<SpecialistDashboardScreen />, { url: "/dashboard" });
  await screen.findByRole("heading", { level: 1, name: words.fillTitle });
  await screen.findByLabelText(/^Nom complet/);
  submit(words.send);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/^Spécialité/)));
  expect(server.seen.some(({ method }) => method === "PUT")).toBe(false);
  type(/^Spécialité/, "cardiology");
  type(/^Numéro de licence/, "CI-123");
  type(/^Ville/, "Abidjan");
  type(/^Adresse du cabinet/, "Cocody");
  submit(words.send);
  await screen.findByText(refusalTexts.license_already_registered);
  server.on(saved, { body: profile });
  server.on(own, { body: profile });
  submit(words.send);
  await screen.findByText(words.waitingTitle);
  expect(server.seen.find(({ method }) => method === "PUT")!.body).toEqual({
    full_name: "Awa Koné",
    specialty: "cardiology",
    license_number: "CI-123",
    years_of_experience: 0,
    town: "Abidjan",
    clinic_address: "Cocody",
    in_person_fee: 10_000,
    online_fee: 8000,
    email: "",
    phone: "",
    bio: "",
  });
  fireEvent.click(screen.getByRole("button", { name: words.edit }));
  expect(screen.getByLabelText<HTMLInputElement>(/^Adresse du cabinet/).value).toBe("Cocody");
});

test("a listed doctor is warned before a change that takes the profile out of the directory", async () => {
  fakeServer({ "GET /api/appointments/specialist": { body: [] }, [own]: { body: { ...profile, status: "active" } } });
  renderInApp(<SpecialistDashboardScreen />, { url: "/dashboard?onglet=compte" });
  await screen.findByLabelText(/^Numéro de licence/);
  expect(screen.queryByText(words.verifyAgain)).toBeNull();
  type(/^Numéro de licence/, "CI-999");
  expect(screen.getByText(words.verifyAgain)).toBeDefined();
  type(/^Numéro de licence/, "CI-123");
  expect(screen.queryByText(words.verifyAgain)).toBeNull();
});
