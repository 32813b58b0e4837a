import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { common } from "#texts/common.ts";
import { myAppointments as words } from "#texts/my-appointments.ts";
import { fakeServer, lostConnection } from "#web/testing/fake-server.ts";
import { renderInApp } from "#web/testing/in-app.tsx";
import { AppointmentList } from "./appointment-list.tsx";

const appointment = (more: Record<string, unknown>) => ({
  id: "a1",
  patient_id: "p1",
  patient_name: "Awa Koné",
  patient_phone: null,
  doctor_id: "d1",
  doctor_name: "Dr Aya Kouassi",
  specialty: "Cardiologie",
  clinic_address: "Cocody",
  health_center_name: null,
  appointment_date: "2999-01-07",
  appointment_time: "09:00",
  notes: null,
  consultation_type: "in-person",
  status: "pending",
  rejection_reason: null,
  symptoms: null,
  fee: 15_000,
  payment_state: "due",
  pay_before: null,
  payable: false,
  created_at: "2026-11-01T08:00:00.000Z",
  ...more,
});
const list = "GET /api/appointments";
const open = (ahead?: number) =>
  renderInApp(
    <AppointmentList
      {...(ahead === undefined ? {} : { ahead })}
      pay={({ id }) => <button type="button">{`payer ${id}`}</button>}
      emptyAction={<a href="/medecins">chercher</a>}
    />,
  );

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(cleanup);

test("says of each appointment how far it is, in a word, and offers to pay only what can be paid now", async () => {
  fakeServer({
    [list]: {
      body: [
        appointment({ id: "a1", payable: true, pay_before: "2999-01-01T10:30:00.000Z" }),
        appointment({ id: "a2", consultation_type: "whatsapp-video" }),
        appointment({ id: "a3", status: "accepted", payment_state: "paid" }),
      ],
    },
  });
  open();
  const [unpaid, video, accepted] = await screen.findAllByRole("listitem");
  expect(within(unpaid!).getByText("En attente")).toBeTruthy();
  expect(within(unpaid!).getByText("payer a1")).toBeTruthy();
  expect(within(unpaid!).getByText(/À payer avant mar\. 1 janv\. à 10:30/)).toBeTruthy();
  expect(within(video!).getByText(words.payAfterAcceptance)).toBeTruthy();
  expect(within(video!).queryByText(/^payer/)).toBeNull();
  expect(within(accepted!).getByText("Accepté")).toBeTruthy();
  expect(within(accepted!).getByText(words.paid)).toBeTruthy();
});

test("tells why a request was refused and where to book again", async () => {
  fakeServer({
    [list]: { body: [appointment({ status: "rejected", rejection_reason: "Congrès", payment_state: "refunded" })] },
  });
  open();
  expect(await screen.findByText("Motif du refus : Congrès")).toBeTruthy();
  expect(screen.getByText(words.refunded)).toBeTruthy();
  expect(screen.getByRole("link", { name: /Reprendre rendez-vous/ }).getAttribute("href")).toBe("/medecins/d1");
});

test("the first tab shows what lies ahead, soonest first, and nothing that is over", async () => {
  fakeServer({
    [list]: {
      body: [
        appointment({ id: "late", appointment_date: "2999-03-01", doctor_name: "Dr Tard" }),
        appointment({ id: "soon", appointment_date: "2999-01-01", doctor_name: "Dr Tôt" }),
        appointment({ id: "past", appointment_date: "2020-01-01", doctor_name: "Dr Hier" }),
        appointment({ id: "off", status: "cancelled", doctor_name: "Dr Annulé" }),
      ],
    },
  });
  open(1);
  expect(await screen.findByText("Dr Tôt")).toBeTruthy();
  expect(screen.queryByText("Dr Tard")).toBeNull();
  expect(screen.queryByText("Dr Hier")).toBeNull();
  expect(screen.queryByText("Dr Annulé")).toBeNull();
});

test("an empty list says what to do, a failed one can be tried again", async () => {
  const server = fakeServer({ [list]: lostConnection });
  open();
  expect(await screen.findByText(words.failed)).toBeTruthy();
  server.on(list, { body: [] });
  fireEvent.click(screen.getByRole("button", { name: common.retry }));
  expect(await screen.findByText(words.none)).toBeTruthy();
  expect(screen.getByText("chercher")).toBeTruthy();
});
