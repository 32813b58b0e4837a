import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { Appointment } from "#contract/appointments.ts";
import { startSession } from "#web/session/session.tsx";
import { fakeServer, lostConnection, type FakeServer } from "#web/testing/fake-server.ts";
import { renderInApp } from "#web/testing/in-app.tsx";
import { SpecialistDashboardScreen } from "./specialist-dashboard.tsx";

const list = "GET /api/appointments/specialist";
const awaId = "5f0c2a1e-0000-4000-8000-000000000001";

function request(number: number, facts: Partial<Appointment> = {}): Appointment {
  return {
    id: `00000000-0000-4000-8000-00000000000${number}`,
    patient_id: awaId,
    patient_name: `Awa Koné ${number}`,
    patient_phone: "+2250707123456",
    doctor_id: "d",
    doctor_name: "Dr Kouassi",
    specialty: "Cardiologie",
    clinic_address: "Cocody",
    health_center_name: null,
    appointment_date: "2026-11-23",
    appointment_time: "09:00",
    notes: "Toux depuis trois jours",
    consultation_type: "in-person",
    status: "pending",
    rejection_reason: null,
    symptoms: null,
    symptoms_notes: null,
    fee: 10_000,
    payment_state: "paid",
    pay_before: null,
    payable: false,
    cancelled_by: null,
    cancellation_reason: null,
    cancellation: { allowed: true, refund: 10_000, kept: 0, refund_until: null },
    reschedulable: true,
    proposal: null,
    whatsapp_url: null,
    directions_url: null,
    payment_reference: null,
    created_at: "2026-11-20T08:00:00Z",
    ...facts,
  };
}

/** A server that holds these appointments and keeps the contract's order of things. */
function doctorsServer(appointments: Appointment[]): FakeServer {
  const server = fakeServer({
    [list]: ({ query }) => ({ body: appointments.filter(({ status }) => !query.status || status === query.status) }),
  });
  for (const one of appointments) {
    server.on(`POST /api/appointments/${one.id}/accept`, () => ({ body: Object.assign(one, { status: "accepted" }) }));
    server.on(`POST /api/appointments/${one.id}/reject`, ({ body }) => ({
      body: Object.assign(one, { status: "rejected", rejection_reason: (body as { reason: string }).reason }),
    }));
  }
  return server;
}

const button = (name: string | RegExp) => screen.getByRole("button", { name });

afterEach(cleanup);

beforeEach(() => {
  const user = {
    id: "0b6f9a52-0000-4000-8000-000000000002",
    full_name: "Dr Aya Kouassi",
    phone_number: null,
    email: "kouassi@keneya.ci",
    role: "specialist" as const,
    is_super_admin: false,
  };
  startSession({ access_token: "a", refresh_token: "r", expires_in: 3600, user }, { remember: true });
});

test("greets the doctor, counts the requests and shows the first five, asked for soonest first", async () => {
  const server = doctorsServer([1, 2, 3, 4, 5, 6].map((number) => request(number)));
  renderInApp(<SpecialistDashboardScreen />, { url: "/dashboard" });
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Bonjour Dr Aya Kouassi");
  await screen.findByText("6 nouvelles demandes vous attendent.");
  const asked = server.seen.find(({ method, path }) => `${method} ${path}` === list);
  expect(asked?.query).toMatchObject({ status: "pending", order: "soonest" });
  expect(screen.getAllByRole("button", { name: /^Accepter la demande/ })).toHaveLength(5);
  expect(screen.getByRole("link", { name: "Voir les 6 demandes" }).getAttribute("href")).toBe(
    "/dashboard?onglet=rendez-vous&statut=pending",
  );
  expect(screen.getAllByText("Patient n° 5f0c2a1e")).toHaveLength(5);
  expect(screen.getAllByText("lundi 23 novembre 2026 à 09:00")).toHaveLength(5);
  expect(screen.getAllByText("Toux depuis trois jours")).toHaveLength(5);
});

test("accepts a request, says so, and goes on from the title of the list", async () => {
  const server = doctorsServer([request(1), request(2)]);
  renderInApp(<SpecialistDashboardScreen />, { url: "/dashboard" });
  const accept = await screen.findByRole("button", { name: "Accepter la demande d'Awa Koné 1" });
  accept.focus();
  fireEvent.click(accept);
  await screen.findByText(/^Consultation acceptée avec succès.!$/);
  await screen.findByText("1 nouvelle demande vous attend.");
  const sent = server.seen.find(({ method }) => method === "POST")!;
  expect(sent.path).toBe(`/api/appointments/${request(1).id}/accept`);
  expect(sent.headers.get("idempotency-key")).toMatch(/^[\w-]{16,}$/);
  await waitFor(() => expect(document.activeElement?.textContent).toBe("Demandes en attente"));
});

test("refuses a request only with a reason", async () => {
  const server = doctorsServer([request(1)]);
  renderInApp(<SpecialistDashboardScreen />, { url: "/dashboard" });
  fireEvent.click(await screen.findByRole("button", { name: "Refuser la demande d'Awa Koné 1" }));
  const dialog = within(screen.getByRole("dialog", { name: "Refuser cette demande" }));
  fireEvent.change(dialog.getByLabelText("Motif du refus"), { target: { value: "   " } });
  fireEvent.click(dialog.getByRole("button", { name: "Refuser la demande" }));
  expect(dialog.getByRole("alert").textContent).toBe("Indiquez le motif du refus.");
  expect(document.activeElement).toBe(dialog.getByLabelText("Motif du refus"));
  expect(server.seen.some(({ method }) => method === "POST")).toBe(false);

  fireEvent.change(dialog.getByLabelText("Motif du refus"), { target: { value: " Absent ce jour-là " } });
  fireEvent.click(dialog.getByRole("button", { name: "Refuser la demande" }));
  await screen.findByText("La demande a été refusée. Le patient est prévenu.");
  expect(server.seen.find(({ method }) => method === "POST")!.body).toEqual({ reason: "Absent ce jour-là" });
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

test("a lost connection keeps the typed reason, and trying again repeats the same request", async () => {
  const server = doctorsServer([request(1)]);
  const address = `POST /api/appointments/${request(1).id}/reject`;
  server.on(address, lostConnection);
  renderInApp(<SpecialistDashboardScreen />, { url: "/dashboard" });
  fireEvent.click(await screen.findByRole("button", { name: /^Refuser la demande d'/ }));
  const dialog = within(screen.getByRole("dialog"));
  fireEvent.change(dialog.getByLabelText("Motif du refus"), { target: { value: "Congé" } });
  fireEvent.click(dialog.getByRole("button", { name: "Refuser la demande" }));
  await dialog.findByText(/^Connexion perdue/);
  expect(dialog.getByLabelText<HTMLTextAreaElement>("Motif du refus").value).toBe("Congé");
  server.on(address, { body: request(1, { status: "rejected" }) });
  fireEvent.click(dialog.getByRole("button", { name: "Refuser la demande" }));
  await screen.findByText("La demande a été refusée. Le patient est prévenu.");
  const keys = server.seen.filter(({ method }) => method === "POST").map((sent) => sent.headers.get("idempotency-key"));
  expect(keys).toHaveLength(2);
  expect(keys[0]).toBe(keys[1]);
});

test("a request decided elsewhere says so and the list is read again", async () => {
  const appointments = [request(1), request(2)];
  const server = doctorsServer(appointments);
  server.on(`POST /api/appointments/${request(1).id}/accept`, () => {
    appointments.shift();
    return { status: 409, body: { detail: "Ce rendez-vous n'est plus en attente.", code: "appointment_not_pending" } };
  });
  renderInApp(<SpecialistDashboardScreen />, { url: "/dashboard" });
  fireEvent.click(await screen.findByRole("button", { name: "Accepter la demande d'Awa Koné 1" }));
  const alert = await screen.findByRole("alert");
  expect(alert.textContent).toBe("Ce rendez-vous n'est plus en attente. La liste vient d'être mise à jour.");
  await waitFor(() => expect(screen.queryByText("Awa Koné 1")).toBeNull());
  expect(button("Accepter la demande d'Awa Koné 2")).toBeTruthy();
});

test("a fault of the server shows the catalogue's sentence and the request stays", async () => {
  const server = doctorsServer([request(1)]);
  server.on(`POST /api/appointments/${request(1).id}/accept`, { status: 500, body: {} });
  renderInApp(<SpecialistDashboardScreen />, { url: "/dashboard" });
  fireEvent.click(await screen.findByRole("button", { name: /^Accepter/ }));
  expect((await screen.findByRole("alert")).textContent).toBe("Erreur lors de l'acceptation de la consultation");
  expect(button(/^Accepter/)).toBeTruthy();
});

test("a list that could not be read says so and can be asked again", async () => {
  const server = fakeServer({ [list]: lostConnection });
  renderInApp(<SpecialistDashboardScreen />, { url: "/dashboard" });
  await screen.findByText("Vos demandes n'ont pas pu être chargées.");
  server.on(list, { body: [] });
  fireEvent.click(button("Réessayer"));
  await screen.findByText("Aucune nouvelle demande ne vous attend.");
  expect(screen.getByText("Aucune demande en attente")).toBeTruthy();
});

test("the table offers decisions on open requests alone, and says why one was refused", async () => {
  doctorsServer([
    request(1),
    request(2, { status: "accepted" }),
    request(3, { status: "rejected", rejection_reason: "Congé" }),
    request(4, { consultation_type: "whatsapp", payment_state: "due" }),
    request(5, { payment_state: "due" }),
  ]);
  renderInApp(<SpecialistDashboardScreen />, { url: "/dashboard?onglet=rendez-vous" });
  await screen.findByRole("table");
  const offered = screen.getAllByRole("button", { name: /^Accepter/ }).map((one) => one.getAttribute("aria-label"));
  expect(offered).toEqual(["Accepter la demande d'Awa Koné 1", "Accepter la demande d'Awa Koné 4"]);
  const refused = screen.getByRole("row", { name: /Awa Koné 3/ });
  expect(within(refused).getByText("Refusé")).toBeTruthy();
  expect(within(refused).getByText("Congé")).toBeTruthy();
  expect(within(screen.getByRole("row", { name: /Awa Koné 4/ })).getByText("Vidéo par WhatsApp")).toBeTruthy();
});

test("the chosen status is kept in the address and asked of the server", async () => {
  const server = doctorsServer([request(1), request(2, { status: "accepted" })]);
  renderInApp(<SpecialistDashboardScreen />, { url: "/dashboard?onglet=rendez-vous&statut=accepted" });
  await screen.findByText("Awa Koné 2");
  expect(screen.queryByText("Awa Koné 1")).toBeNull();
  fireEvent.change(screen.getByLabelText("Statut"), { target: { value: "completed" } });
  await screen.findByText("Aucun rendez-vous avec ce statut");
  expect(location.search).toBe("?onglet=rendez-vous&statut=completed");
  expect(server.seen.at(-1)!.query.status).toBe("completed");
  fireEvent.click(button("Afficher tous les rendez-vous"));
  await screen.findByText("Awa Koné 1");
  expect(location.search).toBe("?onglet=rendez-vous");
});

test("goes on where the first page ended, until nothing is left", async () => {
  const server = fakeServer({
    [list]: ({ query }) =>
      query.status
        ? { body: [] }
        : query.cursor
          ? { body: [request(2)] }
          : { body: [request(1)], headers: { link: '</api/appointments/specialist?limit=20&cursor=abc>; rel="next"' } },
  });
  renderInApp(<SpecialistDashboardScreen />, { url: "/dashboard?onglet=rendez-vous" });
  fireEvent.click(await screen.findByRole("button", { name: "Voir plus" }));
  await screen.findByText("Awa Koné 2");
  expect(screen.getByText("Awa Koné 1")).toBeTruthy();
  expect(server.seen.some(({ query }) => query.cursor === "abc")).toBe(true);
  expect(screen.queryByRole("button", { name: "Voir plus" })).toBeNull();
});
