import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { useState } from "react";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { Appointment } from "#contract/appointments.ts";
import { appointmentPage as words } from "#texts/appointment-page.ts";
import { refusalTexts } from "#texts/refusals.ts";
import { symptomMessages, symptomsForm } from "#texts/symptoms.ts";
import { anAppointment } from "#web/testing/an-appointment.ts";
import { fakeServer, lostConnection } from "#web/testing/fake-server.ts";
import type { FakeHandler } from "#web/testing/fake-server.ts";
import { renderInApp } from "#web/testing/in-app.tsx";
import { signIn } from "#web/testing/signed-in.ts";
import { AppointmentDetail } from "./appointment-detail.tsx";
import type { AppointmentWindow } from "./appointment-detail.tsx";

const id = "11111111-1111-4111-8111-111111111111";
const address = `/api/appointments/${id}`;
const paid = { status: "accepted", payment_state: "paid" } as const;

function Detail({ at }: { at: AppointmentWindow | null }) {
  const [open, setOpen] = useState(at);
  return (
    <AppointmentDetail
      id={id}
      open={open}
      onOpen={setOpen}
      onClose={() => setOpen(null)}
      pay={() => <button type="button">payer</button>}
      assessment={() => null}
    />
  );
}

function show(
  appointment: Partial<Appointment>,
  at: AppointmentWindow | null = null,
  more: Record<string, FakeHandler> = {},
) {
  const body = { ...anAppointment({ id, ...appointment }), history: [] as unknown[] };
  const server = fakeServer({ [`GET ${address}`]: { body }, ...more });
  renderInApp(<Detail at={at} />);
  return { server, body };
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  signIn();
});
afterEach(cleanup);

test("offers of each appointment only what its state allows", async () => {
  show({
    ...paid,
    payment_reference: "KN-1",
    directions_url: "https://maps.example/x",
    reschedulable: true,
    cancellation: { allowed: true, refund: 15_000, kept: 0, refund_until: "2999-01-06T09:00:00.000Z" },
  });
  expect(await screen.findByRole("button", { name: words.symptoms })).toBeTruthy();
  expect(screen.getByRole("link", { name: words.receipt }).getAttribute("href")).toBe("/payment/confirmation/KN-1");
  const way = screen.getByRole("link", { name: words.directionsLabel });
  expect([way.getAttribute("target"), way.getAttribute("rel")]).toEqual(["_blank", "noopener"]);
  for (const name of [words.calendar, words.move, words.cancelLabel])
    expect(screen.getByRole("button", { name })).toBeTruthy();
  cleanup();
  show({ status: "completed", cancellation: { allowed: false, refund: 0, kept: 0, refund_until: null } });
  await screen.findByText(words.historyTitle);
  for (const name of [words.symptoms, words.calendar, words.move, words.cancelLabel]) {
    expect(screen.queryByRole("button", { name })).toBeNull();
  }
});

test("tells its history in sentences, the latest first", async () => {
  const { server, body } = show({});
  const at = "2026-11-20T08:30:00.000Z";
  server.on(`GET ${address}`, {
    body: {
      ...body,
      history: [
        { event: "booked", at: "2026-11-19T08:00:00.000Z", by: "patient", details: {} },
        { event: "cancelled", at, by: "patient", details: { refund: 15_000 } },
      ],
    },
  });
  cleanup();
  renderInApp(<Detail at={null} />);
  const lines = within(await screen.findByRole("list")).getAllByRole("listitem");
  expect(lines.map(({ textContent }) => textContent?.replaceAll("\u00a0", " "))).toEqual([
    "Annulé par le patient · 15 000 FCFA remboursés20 novembre 2026 à 08:30",
    "Rendez-vous demandé19 novembre 2026 à 08:00",
  ]);
});

test("says before cancelling what is given back and until when, and sends what was shown", async () => {
  const cancellation = { allowed: true, refund: 15_000, kept: 0, refund_until: "2999-01-06T09:00:00.000Z" };
  const { server, body } = show({ ...paid, cancellation }, "cancel", {
    [`POST ${address}/cancel`]: { body: anAppointment({ status: "cancelled", payment_state: "refund_due" }) },
  });
  const terms = await screen.findByText(
    /vous seront remboursés\. Ce remboursement est possible jusqu'au dimanche 6 janvier 2999/,
  );
  expect(terms.textContent).toContain("15");
  fireEvent.change(screen.getByLabelText(/^Motif/), { target: { value: "voyage" } });
  server.on(`GET ${address}`, { body: { ...body, status: "cancelled" } });
  fireEvent.click(screen.getByRole("button", { name: words.cancelNow }));
  expect(await screen.findByText(/^Rendez-vous annulé\. 15.000 FCFA vous seront remboursés\./)).toBeTruthy();
  expect(server.seen.find(({ path }) => path.endsWith("/cancel"))?.body).toEqual({ reason: "voyage", kept: 0 });
});

test("money that would be lost is said; when the terms changed meanwhile nothing is cancelled and the new ones stand there", async () => {
  const until = "2999-01-06T09:00:00.000Z";
  const { server, body } = show(
    { ...paid, cancellation: { allowed: true, refund: 15_000, kept: 0, refund_until: until } },
    "cancel",
    {
      [`POST ${address}/cancel`]: {
        status: 409,
        body: { detail: refusalTexts.cancellation_terms_changed, code: "cancellation_terms_changed", request_id: "r" },
      },
    },
  );
  const press = await screen.findByRole("button", { name: words.cancelNow });
  server.on(`GET ${address}`, {
    body: { ...body, cancellation: { allowed: true, refund: 0, kept: 15_000, refund_until: until } },
  });
  fireEvent.click(press);
  expect(await screen.findByText(refusalTexts.cancellation_terms_changed)).toBeTruthy();
  expect(await screen.findByText(/ne seront pas remboursés/)).toBeTruthy();
  expect(screen.getByRole("button", { name: words.cancelKeptNow })).toBeTruthy();
});

test("answers the very proposal that is shown", async () => {
  const proposal = {
    id: "q1",
    date: "2999-02-01",
    time: "10:00",
    by: "doctor" as const,
    expires_at: "2999-01-06T09:00:00.000Z",
  };
  const { server } = show({ ...paid, proposal }, null, {
    [`POST ${address}/reschedule/accept`]: {
      status: 409,
      body: { detail: refusalTexts.appointment_moved_on, code: "appointment_moved_on", request_id: "r" },
    },
    [`POST ${address}/reschedule/decline`]: { body: anAppointment(paid) },
  });
  fireEvent.click(await screen.findByRole("button", { name: words.accept }));
  expect(await screen.findByText(refusalTexts.appointment_moved_on)).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: words.decline }));
  expect(await screen.findByText(words.declined)).toBeTruthy();
  const answers = server.seen.filter(({ path }) => path.includes("/reschedule/"));
  expect(answers.map(({ body }) => body)).toEqual([{ proposal_id: "q1" }, { proposal_id: "q1" }]);
});

test("a patient's own proposal can only be taken back", async () => {
  const proposal = {
    id: "q1",
    date: "2999-02-01",
    time: "10:00",
    by: "patient" as const,
    expires_at: "2999-01-06T09:00:00.000Z",
  };
  show({ ...paid, proposal }, null, { [`POST ${address}/reschedule/withdraw`]: { body: anAppointment(paid) } });
  fireEvent.click(await screen.findByRole("button", { name: words.withdraw }));
  expect(await screen.findByText(words.withdrawn)).toBeTruthy();
  expect(screen.queryByRole("button", { name: words.accept })).toBeNull();
});

test("proposes another free hour, and chooses anew when somebody was quicker", async () => {
  const { server } = show({ ...paid, reschedulable: true }, "move", {
    "GET /api/doctors/d1/slots": { body: [{ date: "2999-01-08", times: ["09:00", "09:30"] }] },
    [`POST ${address}/reschedule`]: {
      status: 409,
      body: { detail: refusalTexts.slot_taken, code: "slot_taken", request_id: "r" },
    },
  });
  const send = await screen.findByRole("button", { name: words.moveSend });
  fireEvent.click(await screen.findByRole("radio", { name: /8 janv/ }));
  fireEvent.click(screen.getByRole("radio", { name: "09:30" }));
  fireEvent.click(send);
  expect(await screen.findByText(refusalTexts.slot_taken)).toBeTruthy();
  expect((screen.getByRole("radio", { name: "09:30" }) as HTMLInputElement).checked).toBe(false);
  server.on(`POST ${address}/reschedule`, { body: anAppointment(paid) });
  fireEvent.click(screen.getByRole("radio", { name: "09:00" }));
  fireEvent.click(send);
  expect(await screen.findByText(words.moveSent)).toBeTruthy();
  expect(server.seen.findLast(({ path }) => path.endsWith("/reschedule"))?.body).toEqual({
    appointment_date: "2999-01-08",
    appointment_time: "09:00",
  });
});

test("a window that the appointment's state does not allow is not opened", async () => {
  show({ status: "pending" }, "symptoms");
  await screen.findByText(words.historyTitle);
  expect(screen.queryByRole("dialog")).toBeNull();
});

const report = { appointment_id: id, symptoms: [], additional_notes: null, created_at: null, updated_at: null };
const chip = (name: string) => screen.findByRole("checkbox", { name });

test("symptoms: at least one is asked for, duplicates are not added, a new one is mild and of unknown duration", async () => {
  const { server } = show({ ...paid, patient_name: "Ismaël Koné" }, "symptoms", {
    "POST /api/symptoms": { body: report },
  });
  expect(await screen.findByText(/^Pour Ismaël Koné/)).toBeTruthy();
  const send = screen.getByRole("button", { name: symptomsForm.send });
  fireEvent.click(send);
  expect(await screen.findByText(symptomMessages.none)).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("checkbox", { name: "Fièvre" })));
  fireEvent.click(await chip("Fièvre"));
  const other = screen.getByLabelText(/^Autre symptôme/);
  for (const typed of ["FIEVRE", "Démangeaisons"]) {
    fireEvent.change(other, { target: { value: typed } });
    fireEvent.keyDown(other, { key: "Enter" });
  }
  expect(within(screen.getByRole("region", { name: symptomsForm.chosen })).getAllByRole("listitem")).toHaveLength(2);
  fireEvent.click(screen.getAllByRole("radio", { name: "Sévère" })[0]!);
  fireEvent.change(screen.getAllByLabelText(/^Depuis combien de temps/)[0]!, { target: { value: "3 jours" } });
  // Typed and not added: it goes along.
  fireEvent.change(other, { target: { value: "Frissons" } });
  fireEvent.click(send);
  expect(await screen.findByText(symptomsForm.sent)).toBeTruthy();
  expect(server.seen.find(({ path }) => path === "/api/symptoms")?.body).toEqual({
    appointment_id: id,
    symptoms: [
      { name: "Fièvre", severity: "severe", duration: "3 jours" },
      { name: "Démangeaisons", severity: "mild", duration: "" },
      { name: "Frissons", severity: "mild", duration: "" },
    ],
    additional_notes: "",
  });
});

test("symptoms: a failure without words is told in ours, and what was typed survives a reload, for this account only", async () => {
  const fails = { "POST /api/symptoms": { status: 500, body: {} } };
  show(paid, "symptoms", fails);
  fireEvent.click(await chip("Toux"));
  fireEvent.change(screen.getByLabelText(/^Autre chose/), { target: { value: "la nuit surtout" } });
  fireEvent.click(screen.getByRole("button", { name: symptomsForm.send }));
  expect(await screen.findByText(symptomsForm.fallback)).toBeTruthy();
  cleanup();
  show(paid, "symptoms");
  expect(((await chip("Toux")) as HTMLInputElement).checked).toBe(true);
  expect((screen.getByLabelText(/^Autre chose/) as HTMLTextAreaElement).value).toBe("la nuit surtout");
  cleanup();
  signIn({ id: "yao" });
  show(paid, "symptoms");
  expect(((await chip("Toux")) as HTMLInputElement).checked).toBe(false);
  expect(JSON.stringify({ ...sessionStorage })).not.toContain("la nuit surtout");
});

test("symptoms sent without a connection are kept, and are not asked for twice", async () => {
  show(paid, "symptoms", { "POST /api/symptoms": lostConnection });
  fireEvent.click(await chip("Toux"));
  fireEvent.click(screen.getByRole("button", { name: symptomsForm.send }));
  expect(await screen.findByText(words.kept)).toBeTruthy();
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(screen.queryByRole("button", { name: words.symptoms })).toBeNull();
  // Kept to be sent: the draft has done its work.
  expect(Object.keys(sessionStorage).filter((key) => key.includes("symptomes"))).toEqual([]);
});
