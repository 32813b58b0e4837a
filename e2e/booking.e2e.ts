import { expect, test } from "vitest";
import { bookAppointment, listOwnAppointments } from "#contract/appointments.ts";
import { demoPasswords, drKouassi } from "#server/database/seed/people.ts";
import { paths } from "#web/paths.ts";
import { done, messagesTo } from "./api.ts";
import { laptop, useBrowser } from "./browser.ts";
import {
  bookingWindow,
  doctorNamed,
  freeSlots,
  international,
  logIn,
  logInAsDoctor,
  newPatient,
  openBooking,
  payInSandbox,
  registered,
  signUp,
} from "./steps.ts";

const journeys = useBrowser();

test("a visitor finds a doctor, signs up, books and pays; the doctor accepts; the patient sees it and gets the message", async () => {
  const mariam = newPatient("Mariam Touré");
  const { page } = await journeys.person();

  await page.goto(paths.home());
  await page.getByLabel("Nom, spécialité ou quartier").fill("kouasi");
  await page
    .getByRole("link", { name: /^Réserver avec Dr Aya Kouassi/ })
    .first()
    .click();
  const booking = await bookingWindow(page);
  await booking.getByRole("radio", { name: /Au cabinet/ }).click();
  await booking.getByLabel("Motif de la visite").fill("Essoufflement en montant les escaliers");
  await booking.getByRole("button", { name: "Confirmer le rendez-vous" }).click();
  await signUp(page, mariam);

  const payment = page.getByRole("dialog", { name: "Payer la consultation" });
  await payment.getByRole("button", { name: "Payer maintenant" }).click();
  await payInSandbox(page, "paid");
  await expect(page.getByRole("heading", { name: "Paiement réussi" })).toBeSeen();
  await page.getByRole("link", { name: "Voir la confirmation" }).click();
  await expect(page.getByRole("heading", { name: "Confirmation de paiement" })).toBeSeen();
  await expect(page.getByText("Mariam Touré")).toBeSeen();
  await expect(page.getByText("Dr Aya Kouassi")).toBeSeen();

  const doctor = await journeys.person({ screen: laptop });
  await logInAsDoctor(doctor.page, drKouassi.specialist_code, demoPasswords.doctor);
  await expect(doctor.page.getByRole("heading", { name: "Bonjour Dr Aya Kouassi" })).toBeSeen();
  // The first screen shows the five soonest requests; the table shows all.
  await doctor.page.goto(paths.dashboard({ onglet: "rendez-vous", statut: "pending" }));
  await doctor.page.getByRole("button", { name: "Accepter la demande de Mariam Touré" }).click();
  await expect(doctor.page.getByText(/^Consultation acceptée avec succès/)).toBeSeen();

  await page.goto(paths.dashboard({ onglet: "rendez-vous" }));
  await expect(page.getByText("Accepté")).toBeSeen();
  const [newest] = await messagesTo(journeys.url, international(mariam));
  expect(newest).toMatchObject({ channel: "sms", to: international(mariam) });
  expect(newest!.body).toContain("Dr Aya Kouassi vous attend");
});

test("a payment that was refused is tried again and succeeds", async () => {
  const fatou = newPatient("Fatou Bamba");
  await registered(journeys.url, fatou);
  const doctor = await doctorNamed(journeys.url, "Pédiatrie");
  const [slot] = await freeSlots(journeys.url, doctor.id);
  const { page } = await journeys.person();
  await logIn(page, fatou);
  const booking = await openBooking(page, doctor.id, slot!);
  await booking.getByRole("button", { name: "Confirmer le rendez-vous" }).click();
  await page.getByRole("button", { name: "Payer maintenant" }).click();
  await payInSandbox(page, "refused");
  await expect(page.getByRole("heading", { name: "Paiement non abouti" })).toBeSeen();
  await expect(page.getByText(/aucun montant n'a été retenu/)).toBeSeen();
  await page.getByRole("button", { name: "Réessayer le paiement" }).click();
  await payInSandbox(page, "paid");
  await expect(page.getByRole("heading", { name: "Paiement réussi" })).toBeSeen();
  await page.goto(paths.dashboard({ onglet: "rendez-vous" }));
  await expect(page.getByText("Payé", { exact: true })).toBeSeen();
});

test("a slot taken while choosing is refused in French, and another one can be booked at once", async () => {
  const awa = newPatient("Awa Diallo");
  const yao = newPatient("Yao Konan");
  const [, yaosToken] = [await registered(journeys.url, awa), await registered(journeys.url, yao)];
  const doctor = await doctorNamed(journeys.url, "Dermatologie");
  const [slot] = await freeSlots(journeys.url, doctor.id);
  const { page } = await journeys.person();
  await logIn(page, awa);
  const booking = await openBooking(page, doctor.id, slot!);

  const { date, time } = slot!;
  await done(journeys.url, bookAppointment, {
    token: yaosToken,
    input: { doctor_id: doctor.id, appointment_date: date, appointment_time: time, consultation_type: "in-person" },
  });
  await booking.getByRole("button", { name: "Confirmer le rendez-vous" }).click();
  const refusal = booking
    .getByRole("alert")
    .filter({ hasText: "Ce créneau vient d'être pris. Choisissez un autre créneau." });
  await expect(refusal).toBeSeen();
  const others = refusal.getByRole("button", { name: /\d{2}:\d{2}$/ });
  await others.first().click();
  await booking.getByRole("button", { name: "Confirmer le rendez-vous" }).click();
  await expect(page.getByRole("dialog", { name: "Payer la consultation" })).toBeSeen();
});

test("a connection lost after the booking was sent costs nothing: trying again yields one appointment", async () => {
  const adjoua = newPatient("Adjoua Kouamé");
  const token = await registered(journeys.url, adjoua);
  const doctor = await doctorNamed(journeys.url, "Cardiologie");
  const [slot] = await freeSlots(journeys.url, doctor.id);
  const { page, context } = await journeys.person();
  await logIn(page, adjoua);
  const booking = await openBooking(page, doctor.id, slot!);

  // The server hears it; its answer is lost on the way.
  await context.route(
    (url) => url.pathname === "/api/appointments",
    async (route) => {
      if (route.request().method() !== "POST") return route.fallback();
      await route.fetch();
      return route.abort("connectionreset");
    },
    { times: 1 },
  );
  await booking.getByLabel("Motif de la visite").fill("Douleur à la poitrine");
  await booking.getByRole("button", { name: "Confirmer le rendez-vous" }).click();
  await expect(booking.getByText(/^Connexion perdue/)).toBeSeen();
  expect(await booking.getByLabel("Motif de la visite").inputValue()).toBe("Douleur à la poitrine");
  await booking.getByRole("button", { name: "Réessayer" }).click();
  await expect(page.getByRole("dialog", { name: "Payer la consultation" })).toBeSeen();
  const mine = await done(journeys.url, listOwnAppointments, { token });
  expect(mine.map(({ status, notes }) => [status, notes])).toEqual([["pending", "Douleur à la poitrine"]]);
});

test("without any connection nothing is sent, and everything is still there when it returns", async () => {
  const koffi = newPatient("Koffi Brou");
  const token = await registered(journeys.url, koffi);
  const doctor = await doctorNamed(journeys.url, "Neurologie");
  const [slot] = await freeSlots(journeys.url, doctor.id);
  const { page, context } = await journeys.person();
  await logIn(page, koffi);
  const booking = await openBooking(page, doctor.id, slot!);
  await booking.getByRole("radio", { name: /Vidéo par WhatsApp/ }).click();
  await context.setOffline(true);
  await booking.getByRole("button", { name: "Confirmer le rendez-vous" }).click();
  await expect(booking.getByText(/^Connexion perdue/)).toBeSeen();
  expect(await done(journeys.url, listOwnAppointments, { token })).toEqual([]);
  await context.setOffline(false);
  await booking.getByRole("button", { name: "Réessayer" }).click();
  await expect(page.getByText("En attente de confirmation")).toBeSeen();
  expect(await done(journeys.url, listOwnAppointments, { token })).toHaveLength(1);
});
