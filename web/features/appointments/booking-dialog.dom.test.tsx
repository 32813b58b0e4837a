import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { useState } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { apiTexts } from "#texts/api.ts";
import { booking as words } from "#texts/booking.ts";
import { refusalTexts } from "#texts/refusals.ts";
import { readPendingChoice } from "#web/session/pending-choice.ts";
import { startSession } from "#web/session/session.tsx";
import { storageKey } from "#web/session/stored-session.ts";
import { fakeServer, lostConnection } from "#web/testing/fake-server.ts";
import type { FakeHandler, SeenRequest } from "#web/testing/fake-server.ts";
import { renderInApp } from "#web/testing/in-app.tsx";
import type { BookingChoice } from "./booking-choice.ts";
import { PatientChoice } from "#web/features/accounts/patient-choice.tsx";
import { BookingDialog } from "./booking-dialog.tsx";

const doctor = {
  id: "d1",
  full_name: "Dr Aya Kouassi",
  specialty: "Cardiologie",
  town: "Abidjan",
  clinic_address: "Cocody",
  clinic_name: null,
  hospital_name: null,
  profile_image: null,
  consultation_fee: null,
  in_person_fee: 15_000,
  online_fee: 12_000,
  whatsapp_fee: null,
};
const days = [
  { date: "2030-01-07", times: ["09:00", "09:30", "10:00"] },
  { date: "2030-01-08", times: ["14:00"] },
];
const account = { user: {}, patients: [{ id: "p1", full_name: "Awa Koné", relation: "self" }] };
const booked = (body: Record<string, unknown>) => ({
  id: "a1",
  doctor_id: "d1",
  patient_id: "p1",
  appointment_date: body["appointment_date"],
  appointment_time: body["appointment_time"],
  consultation_type: body["consultation_type"],
  status: "pending",
  fee: body["consultation_type"] === "in-person" ? 15_000 : 12_000,
  payment_state: "due",
  pay_before: body["consultation_type"] === "in-person" ? "2030-01-01T10:30:00.000Z" : null,
});
const accepted = ({ body }: SeenRequest) => ({ status: 201, body: booked(body as Record<string, unknown>) });
const refused = (status: number, code: keyof typeof refusalTexts) => ({
  status,
  body: { detail: refusalTexts[code], code, request_id: "r" },
});

function signedIn() {
  const user = {
    id: "u1",
    aud: "authenticated",
    role: "authenticated",
    app_metadata: { role: "patient" },
    user_metadata: { full_name: "Awa Koné" },
  };
  const expires_at = Math.floor(Date.now() / 1000) + 3600;
  const session = { access_token: "a", refresh_token: "r", expires_in: 3600, expires_at, token_type: "bearer", user };
  localStorage.setItem(storageKey, JSON.stringify(session));
}

function server(book: FakeHandler) {
  const made = fakeServer({
    "GET /api/doctors/d1/slots": { body: days },
    "GET /api/auth/me": { body: account },
    "POST /api/appointments": book,
  });
  return { ...made, bookings: () => made.seen.filter(({ method }) => method === "POST") };
}

const onClose = vi.fn<() => void>();

function Window({ first }: { first: BookingChoice }) {
  const [choice, setChoice] = useState(first);
  return (
    <BookingDialog
      doctorId="d1"
      doctor={doctor}
      choice={choice}
      onChoice={setChoice}
      onClose={onClose}
      patientChoice={(patient) => <PatientChoice {...patient} />}
      login={({ open, onSignedIn }) =>
        open && (
          <button
            type="button"
            onClick={() => {
              const user = {
                id: "u1",
                full_name: "Awa Koné",
                phone_number: null,
                email: null,
                role: "patient" as const,
                is_super_admin: false,
              };
              startSession({ access_token: "a", refresh_token: "r", expires_in: 3600, user }, { remember: true });
              onSignedIn();
            }}
          >
            porte
          </button>
        )
      }
      enclosure={{ line: <p>ce qui va avec</p>, sent: () => null }}
      payment={({ id, fee }, onBack) => (
        <button type="button" onClick={onBack}>
          {`paiement ${id} ${fee}`}
        </button>
      )}
    />
  );
}

const nine: BookingChoice = { date: "2030-01-07", time: "09:00", type: null };
const open = (choice = nine) => renderInApp(<Window first={choice} />);
const notesField = () => screen.getByRole<HTMLTextAreaElement>("textbox", { name: new RegExp(words.notes) });
const confirm = () => fireEvent.submit(notesField().closest("form")!);
const writeNotes = (text: string) => fireEvent.change(notesField(), { target: { value: text } });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  onClose.mockClear();
});
afterEach(cleanup);

test("shows both prices before anything is booked, and leads from an in-person booking to its payment", async () => {
  signedIn();
  const { bookings } = server(accepted);
  open();
  expect(screen.getByText("15 000 FCFA")).toBeTruthy();
  expect(screen.getByText("12 000 FCFA")).toBeTruthy();
  expect(screen.getByText(/^lundi 7 janvier à 09:00$/)).toBeTruthy();
  writeNotes("Palpitations");
  confirm();
  expect(await screen.findByText("paiement a1 15000")).toBeTruthy();
  expect(screen.getByRole("heading", { name: words.payTitle })).toBeTruthy();
  expect(bookings()[0]!.body).toEqual({
    doctor_id: "d1",
    appointment_date: "2030-01-07",
    appointment_time: "09:00",
    consultation_type: "in-person",
    notes: "Palpitations",
    patient_id: null,
  });
});

test("what may go along to the doctor is offered before the reason is asked for", () => {
  signedIn();
  fakeServer();
  open();
  expect(screen.getByText("ce qui va avec").compareDocumentPosition(notesField())).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
});

test("coming back from the payment books nothing twice", async () => {
  signedIn();
  const { bookings } = server(accepted);
  open();
  confirm();
  fireEvent.click(await screen.findByText(/^paiement/));
  fireEvent.click(screen.getByRole("button", { name: words.toPayment }));
  expect(screen.getByText(/^paiement/)).toBeTruthy();
  expect(bookings()).toHaveLength(1);
});

test("a video booking waits for the doctor and closes when the person has read so", async () => {
  signedIn();
  server(accepted);
  open();
  fireEvent.click(screen.getByRole("radio", { name: /Vidéo/ }));
  confirm();
  expect(await screen.findByText(words.awaiting)).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: words.done }));
  expect(onClose).toHaveBeenCalledOnce();
  expect(readPendingChoice("d1")).toBeNull();
});

test("a visitor signs in on the way, and what was chosen is booked at once", async () => {
  const { bookings } = server(accepted);
  open();
  writeNotes("Fièvre");
  confirm();
  expect(bookings()).toEqual([]);
  expect(readPendingChoice("d1")).toMatchObject({ appointment_time: "09:00", notes: "Fièvre" });
  fireEvent.click(await screen.findByText("porte"));
  expect(await screen.findByText("paiement a1 15000")).toBeTruthy();
  expect(bookings()).toHaveLength(1);
  expect(bookings()[0]!.headers.get("authorization")).toBe("Bearer a");
  expect(bookings()[0]!.body).toMatchObject({ notes: "Fièvre" });
});

test("a lost connection keeps everything, and trying again is the same request", async () => {
  signedIn();
  let cut = true;
  const { bookings } = server((request) => (cut ? lostConnection() : accepted(request)));
  open();
  writeNotes("Toux");
  confirm();
  expect(await screen.findByText(apiTexts.offline)).toBeTruthy();
  expect(notesField().value).toBe("Toux");
  cut = false;
  fireEvent.submit(screen.getByRole("button", { name: words.retry }).closest("form")!);
  expect(await screen.findByText(/^paiement/)).toBeTruthy();
  const keys = bookings().map(({ headers }) => headers.get("idempotency-key"));
  expect(keys).toHaveLength(2);
  expect(keys[0]).toBeTruthy();
  expect(keys[1]).toBe(keys[0]);
});

test("the same request is repeated even when the page was reloaded in between", async () => {
  signedIn();
  let cut = true;
  const { bookings } = server((request) => (cut ? lostConnection() : accepted(request)));
  open();
  writeNotes("Toux");
  confirm();
  await screen.findByText(apiTexts.offline);
  cleanup();
  cut = false;
  open();
  expect(notesField().value).toBe("Toux");
  confirm();
  expect(await screen.findByText(/^paiement/)).toBeTruthy();
  const [first, second] = bookings().map(({ headers }) => headers.get("idempotency-key"));
  expect(second).toBe(first);
});

test("a booking whose answer got lost is found again although the notes were changed since", async () => {
  signedIn();
  let cut = true;
  const made = server(() => (cut ? lostConnection() : refused(409, "patient_busy")));
  made.on("GET /api/appointments", {
    body: [
      { ...booked({ appointment_date: "2030-01-07", appointment_time: "09:00", consultation_type: "in-person" }) },
    ],
  });
  open();
  confirm();
  await screen.findByText(apiTexts.offline);
  cut = false;
  writeNotes("Autre motif");
  confirm();
  expect(await screen.findByText("paiement a1 15000")).toBeTruthy();
  const [first, second] = made.bookings().map(({ headers }) => headers.get("idempotency-key"));
  expect(second).not.toBe(first);
});

test("a slot that was just taken is named, the notes stay, and the nearest free ones are one touch away", async () => {
  signedIn();
  let taken = true;
  const made = server((request) => (taken ? refused(409, "slot_taken") : accepted(request)));
  open();
  writeNotes("Douleur");
  await waitFor(() => expect(made.seen.some(({ path }) => path.endsWith("/slots"))).toBe(true));
  made.on("GET /api/doctors/d1/slots", { body: [{ date: "2030-01-07", times: ["09:30", "10:00"] }, days[1]] });
  confirm();
  const alert = (await screen.findByText(refusalTexts.slot_taken)).closest<HTMLElement>("[role=alert]")!;
  expect(within(alert).getByText("Le créneau du lundi 7 janvier à 09:00 n'est plus libre.")).toBeTruthy();
  const near = await within(alert).findAllByRole("button");
  expect(near.map(({ textContent }) => textContent)).toEqual([
    "lun. 7 janv. · 09:30",
    "lun. 7 janv. · 10:00",
    "mar. 8 janv. · 14:00",
  ]);
  fireEvent.click(near[0]!);
  expect(screen.queryByText(refusalTexts.slot_taken)).toBeNull();
  expect(notesField().value).toBe("Douleur");
  taken = false;
  confirm();
  expect(await screen.findByText(/^paiement/)).toBeTruthy();
  expect(made.bookings()[1]!.body).toMatchObject({ appointment_time: "09:30", notes: "Douleur" });
});

test("another date clears the hour, a day without free hours says so, and an hour must be chosen", async () => {
  signedIn();
  const made = server(accepted);
  open({ date: null, time: null, type: null });
  fireEvent.click(await screen.findByRole("radio", { name: "lun. 7 janv." }));
  fireEvent.click(screen.getByRole("radio", { name: "09:30" }));
  fireEvent.click(screen.getByRole("radio", { name: "mar. 8 janv." }));
  expect(screen.getByRole<HTMLInputElement>("radio", { name: "14:00" }).checked).toBe(false);
  confirm();
  expect(screen.getByText(words.chooseTime)).toBeTruthy();
  made.on("GET /api/doctors/d1/slots", { body: [] });
  fireEvent.change(screen.getByLabelText(words.otherDate), { target: { value: "2030-01-12" } });
  expect(await screen.findByText("Aucun créneau disponible pour cette date.")).toBeTruthy();
  expect(made.seen.at(-1)!.query).toEqual({ from: "2030-01-12", to: "2030-01-12" });
  expect(made.bookings()).toEqual([]);
});

test("asks for whom when the account has several patients", async () => {
  signedIn();
  const made = server(accepted);
  made.on("GET /api/auth/me", {
    body: { user: {}, patients: [...account.patients, { id: "p2", full_name: "Ibrahim Koné", relation: "child" }] },
  });
  open();
  fireEvent.click(await screen.findByRole("radio", { name: /Ibrahim Koné/ }));
  confirm();
  await screen.findByText(/^paiement/);
  expect(made.bookings()[0]!.body).toMatchObject({ patient_id: "p2" });
});

const refusals = ["patient_busy", "doctor_not_bookable"] as const;

test.each(refusals)("%s is told in the server's words", async (code) => {
  signedIn();
  server(refused(409, code));
  open();
  confirm();
  expect((await screen.findByText(refusalTexts[code])).closest("[role=alert]")).toBeTruthy();
});

test("too many unpaid bookings are told with the way to them", async () => {
  signedIn();
  server(refused(409, "too_many_unpaid"));
  open();
  confirm();
  expect(await screen.findByText(refusalTexts.too_many_unpaid)).toBeTruthy();
  const way = screen.getByRole("link", { name: words.seeAppointments });
  expect(way.getAttribute("href")).toBe("/dashboard?onglet=rendez-vous");
});

test("a session that ended is told in the catalogue's words, and the login opens", async () => {
  signedIn();
  server({ status: 401, body: {} });
  open();
  confirm();
  expect(await screen.findByText("porte")).toBeTruthy();
  expect(screen.getByText("Vous devez être connecté pour prendre un rendez-vous.")).toBeTruthy();
});

test("an account that may not book reads so, and with which one it may", async () => {
  signedIn();
  server(refused(403, "not_allowed"));
  open();
  confirm();
  const said = await screen.findByText("Vous n'êtes pas autorisé à prendre ce rendez-vous.");
  expect(within(said.closest<HTMLElement>("[role=alert]")!).getByText(words.notPatient)).toBeTruthy();
});

test.each([
  [403, "Vous n'êtes pas autorisé à prendre ce rendez-vous."],
  [400, "Erreur lors de la prise de rendez-vous. Veuillez réessayer."],
  [502, "Erreur lors de la prise de rendez-vous. Veuillez réessayer."],
])("%i without a word of the server is told as « %s »", async (status, sentence) => {
  signedIn();
  server({ status });
  open();
  writeNotes("Toux");
  confirm();
  expect(await screen.findByText(sentence)).toBeTruthy();
  expect(notesField().value).toBe("Toux");
});
