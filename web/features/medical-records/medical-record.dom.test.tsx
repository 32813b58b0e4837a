import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { medicalHistoryTexts as words } from "#texts/medical-history.ts";
import { medicalRecordMessages } from "#texts/medical-records.ts";
import { fakeServer } from "#web/testing/fake-server.ts";
import { renderInApp } from "#web/testing/in-app.tsx";
import { signIn } from "#web/testing/signed-in.ts";
import { MedicalHistoryCard } from "./medical-history-card.tsx";
import { PatientChoice } from "#web/features/accounts/patient-choice.tsx";
import { MedicalRecord } from "./medical-record.tsx";

const self = "11111111-1111-4111-8111-111111111111";
const child = "22222222-2222-4222-8222-222222222222";
const nothing = {
  blood_type: null,
  height: null,
  weight: null,
  chronic_conditions: [],
  allergies: [],
  current_medications: [],
  previous_surgeries: [],
  hospitalizations: [],
  family_medical_history: [],
  smoking_status: null,
  alcohol_consumption: null,
  exercise_frequency: null,
  emergency_contact_name: null,
  emergency_contact_phone: null,
  emergency_contact_relationship: null,
  additional_notes: null,
  share_with_doctors: true,
  created_at: null,
  updated_at: null,
};
const saved = {
  ...nothing,
  blood_type: "O+",
  height: 168,
  allergies: ["Pénicilline"],
  updated_at: "2026-08-14T08:00:00.000Z",
};
const account = {
  user: null,
  patients: [
    { id: child, full_name: "Ismaël Koné", relation: "child" },
    { id: self, full_name: "Awa Koné", relation: "self" },
  ],
};
const reading = {
  id: "r1",
  doctor_id: "d1",
  doctor_name: "Dr Aya Kouassi",
  specialty: "Cardiologie",
  appointment_id: "a1",
  appointment_date: "2026-11-20",
  read_at: "2026-11-20T10:30:00.000Z",
};

function serve(history: Record<string, unknown>) {
  return fakeServer({
    "GET /api/auth/me": { body: account },
    "GET /api/medical-history": ({ query }) => ({ body: { patient_id: query["patient_id"] ?? self, ...history } }),
    "GET /api/medical-history/readings": ({ query }) => ({ body: query["patient_id"] === self ? [reading] : [] }),
  });
}

function Record({ editing: at = false }) {
  const [patient, setPatient] = useState<string | null>(null);
  const [editing, setEditing] = useState(at);
  return (
    <MedicalRecord
      patientId={patient}
      onPatient={setPatient}
      patientChoice={(choice) => <PatientChoice {...choice} look="chips" />}
      editing={editing}
      onEdit={() => setEditing(true)}
      onClose={() => setEditing(false)}
    />
  );
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  signIn();
});
afterEach(cleanup);

test("the card tells what presses most, since when, and whether doctors may read it", async () => {
  serve(saved);
  renderInApp(<MedicalHistoryCard />);
  expect(await screen.findByText("O+")).toBeTruthy();
  expect(screen.getByText("Pénicilline")).toBeTruthy();
  expect(screen.getByText(words.shared)).toBeTruthy();
  expect(screen.getByText("Mis à jour le vendredi 14 août 2026")).toBeTruthy();
  cleanup();
  serve(nothing);
  renderInApp(<MedicalHistoryCard />);
  expect(await screen.findByText(words.empty)).toBeTruthy();
  expect(screen.getByRole("link", { name: words.fill }).getAttribute("href")).toBe("/dashboard?onglet=dossier");
});

test("shows one's own record first, then a child's, and who read each and when", async () => {
  serve(saved);
  renderInApp(<Record />);
  expect(await screen.findByRole("heading", { name: words.titleOf("Awa Koné") })).toBeTruthy();
  expect(await screen.findByText("Lu le 20 novembre 2026 à 10:30")).toBeTruthy();
  expect(screen.getByText("Dr Aya Kouassi")).toBeTruthy();
  fireEvent.click(screen.getByRole("radio", { name: "Ismaël Koné" }));
  expect(await screen.findByRole("heading", { name: words.titleOf("Ismaël Koné") })).toBeTruthy();
  expect(await screen.findByText(words.noReading)).toBeTruthy();
});

test("sends numbers as numbers and leaves out what is empty, save the sharing; items are trimmed, blanks and doubles ignored", async () => {
  const server = serve(nothing);
  server.on("POST /api/medical-history", { body: { patient_id: self, ...saved } });
  renderInApp(<Record editing />);
  fireEvent.change(await screen.findByLabelText(/^Taille/), { target: { value: "168" } });
  fireEvent.change(screen.getByLabelText(/^Poids/), { target: { value: "64,5" } });
  const allergies = screen.getByRole("textbox", { name: "Allergies" });
  for (const typed of ["  Pénicilline ", "   ", "pénicilline"]) {
    fireEvent.change(allergies, { target: { value: typed } });
    fireEvent.keyDown(allergies, { key: "Enter" });
  }
  // Typed and not added: leaving the field adds it.
  fireEvent.change(allergies, { target: { value: "Arachide" } });
  fireEvent.blur(allergies);
  fireEvent.click(screen.getByRole("checkbox", { name: words.share }));
  fireEvent.click(screen.getByRole("button", { name: words.save }));
  expect(await screen.findByText(words.saved)).toBeTruthy();
  expect(server.seen.find(({ method, path }) => method === "POST" && path === "/api/medical-history")?.body).toEqual({
    patient_id: self,
    height: 168,
    weight: 64.5,
    allergies: ["Pénicilline", "Arachide"],
    share_with_doctors: false,
  });
});

test("what is wrong is told beside its field, and nothing is sent", async () => {
  const server = serve(nothing);
  renderInApp(<Record editing />);
  fireEvent.change(await screen.findByLabelText(/^Taille/), { target: { value: "1000" } });
  fireEvent.change(screen.getByLabelText(/^Poids/), { target: { value: "beaucoup" } });
  fireEvent.change(screen.getByLabelText("Numéro de téléphone"), { target: { value: "12" } });
  fireEvent.click(screen.getByRole("button", { name: words.save }));
  expect(await screen.findByText(medicalRecordMessages.height)).toBeTruthy();
  expect(screen.getByText("Indiquez un nombre.")).toBeTruthy();
  expect(screen.getByText(medicalRecordMessages.emergencyPhone)).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/^Taille/)));
  expect(server.seen.filter(({ method }) => method === "POST")).toEqual([]);
});

test("a failure without words is told in ours; what was typed is still there after a reload", async () => {
  const server = serve(nothing);
  server.on("POST /api/medical-history", { status: 500, body: {} });
  renderInApp(<Record editing />);
  fireEvent.change(await screen.findByLabelText(/^Taille/), { target: { value: "168" } });
  const allergies = screen.getByRole("textbox", { name: "Allergies" });
  fireEvent.change(allergies, { target: { value: "Arachide" } });
  fireEvent.keyDown(allergies, { key: "Enter" });
  fireEvent.click(screen.getByRole("button", { name: words.save }));
  expect(await screen.findByText(words.fallback)).toBeTruthy();
  cleanup();
  renderInApp(<Record editing />);
  expect(((await screen.findByLabelText(/^Taille/)) as HTMLInputElement).value).toBe("168");
  expect(screen.getByRole("button", { name: words.removeOf("Arachide") })).toBeTruthy();
});
