import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { appointmentPage } from "#texts/appointment-page.ts";
import { common } from "#texts/common.ts";
import { myAppointments as words } from "#texts/my-appointments.ts";
import { anAppointment } from "#web/testing/an-appointment.ts";
import { fakeServer, lostConnection } from "#web/testing/fake-server.ts";
import { renderInApp } from "#web/testing/in-app.tsx";
import { signIn } from "#web/testing/signed-in.ts";
import { AppointmentList } from "./appointment-list.tsx";

const list = "GET /api/appointments";
const open = ({ when = "upcoming", most }: { when?: "upcoming" | "past"; most?: number } = {}) =>
  renderInApp(
    <AppointmentList
      when={when}
      {...(most === undefined ? {} : { most })}
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
        anAppointment({ id: "a1", payable: true, pay_before: "2999-01-01T10:30:00.000Z" }),
        anAppointment({ id: "a2", consultation_type: "whatsapp-video" }),
        anAppointment({ id: "a3", status: "accepted", payment_state: "paid" }),
      ],
    },
  });
  open();
  const [unpaid, video, accepted] = await screen.findAllByRole("listitem");
  expect(within(unpaid!).getByText("En Attente")).toBeTruthy();
  expect(within(unpaid!).getByText("payer a1")).toBeTruthy();
  expect(within(unpaid!).getByText(/À payer avant mar\. 1 janv\. à 10:30/)).toBeTruthy();
  expect(within(video!).getByText(words.payAfterAcceptance)).toBeTruthy();
  expect(within(video!).queryByText(/^payer/)).toBeNull();
  expect(within(accepted!).getByText("Accepté")).toBeTruthy();
  expect(within(accepted!).getByText(words.paid)).toBeTruthy();
});

test("tells why a request was refused and where to book again", async () => {
  fakeServer({
    [list]: { body: [anAppointment({ status: "rejected", rejection_reason: "Congrès", payment_state: "refunded" })] },
  });
  open();
  expect(await screen.findByText("Motif du refus : Congrès")).toBeTruthy();
  expect(screen.getByText(words.refunded)).toBeTruthy();
  expect(screen.getByRole("link", { name: /Reprendre rendez-vous/ }).getAttribute("href")).toBe("/medecins/d1");
});

test("asks for what lies ahead or is over as its tab says, and the first screen shows only the next ones", async () => {
  const server = fakeServer({
    [list]: {
      body: [
        anAppointment({ id: "soon", doctor_name: "Dr Tôt" }),
        anAppointment({ id: "late", appointment_date: "2999-03-01", doctor_name: "Dr Tard" }),
      ],
    },
  });
  open({ most: 1 });
  expect(await screen.findByText("Dr Tôt")).toBeTruthy();
  expect(screen.queryByText("Dr Tard")).toBeNull();
  cleanup();
  open({ when: "past" });
  await screen.findByText("Dr Tard");
  expect(server.seen.map(({ query }) => query["when"])).toEqual(["upcoming", "past"]);
});

test("leads to the next step of each: symptoms when accepted, an answer when the doctor proposes another time", async () => {
  const proposal = { id: "q1", date: "2999-02-01", time: "10:00", expires_at: "2999-01-06T09:00:00.000Z" };
  fakeServer({
    [list]: {
      body: [
        anAppointment({ id: "a1", status: "accepted" }),
        anAppointment({ id: "a2", status: "accepted", symptoms: [], proposal: { ...proposal, by: "doctor" } }),
        anAppointment({ id: "a3", proposal: { ...proposal, by: "patient" } }),
      ],
    },
  });
  open();
  const [accepted, asked, asking] = await screen.findAllByRole("listitem");
  expect(within(accepted!).getByRole("link", { name: appointmentPage.symptoms }).getAttribute("href")).toBe(
    "/dashboard?onglet=rendez-vous&rendez_vous=a1&fenetre=symptomes",
  );
  expect(within(asked!).getByRole("link", { name: appointmentPage.answer }).getAttribute("href")).toBe(
    "/dashboard?onglet=rendez-vous&rendez_vous=a2",
  );
  expect(within(asked!).queryByRole("link", { name: appointmentPage.symptoms })).toBeNull();
  expect(within(asking!).getByText(appointmentPage.proposedByYou)).toBeTruthy();
  expect(within(asking!).queryByRole("link", { name: appointmentPage.answer })).toBeNull();
});

test("without a connection the ones seen last stand there, and that they are; nothing of health was kept", async () => {
  signIn();
  const server = fakeServer({
    [list]: { body: [anAppointment({ notes: "toux depuis lundi", symptoms_notes: "fièvre", payable: true })] },
  });
  open();
  await screen.findByText("Dr Aya Kouassi");
  const kept = JSON.stringify({ ...localStorage, ...sessionStorage });
  expect(kept).toContain("Dr Aya Kouassi");
  expect(kept).not.toMatch(/toux|fièvre/);
  cleanup();
  server.on(list, lostConnection);
  open();
  expect(await screen.findByText(/^Sans connexion : voici vos rendez-vous tels qu'ils étaient/)).toBeTruthy();
  expect(screen.getByText("Dr Aya Kouassi")).toBeTruthy();
  expect(screen.queryByText("payer a1")).toBeNull();
});

test("an empty list says what to do, a failed one can be tried again", async () => {
  const server = fakeServer({ [list]: lostConnection });
  open();
  expect(await screen.findByText(words.failed)).toBeTruthy();
  server.on(list, { body: [] });
  fireEvent.click(screen.getByRole("button", { name: common.retry }));
  expect(await screen.findByText(words.noneNext)).toBeTruthy();
  expect(screen.getByText("chercher")).toBeTruthy();
});
