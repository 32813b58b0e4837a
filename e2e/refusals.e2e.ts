import { expect, test } from "vitest";
import { bookAppointment } from "#contract/appointments.ts";
import { addDays, clinicDateAt } from "#contract/clinic-time.ts";
import { awa, drKouassi } from "#server/database/seed/people.ts";
import { paths } from "#web/paths.ts";
import { done } from "./api.ts";
import { useBrowser } from "./browser.ts";
import {
  doctorNamed,
  fillLogin,
  freeSlots,
  logIn,
  newPatient,
  openBooking,
  payInSandbox,
  registered,
} from "./steps.ts";

const journeys = useBrowser();

test("a wrong password is told in one sentence, and the number stays", async () => {
  const { page } = await journeys.person();
  await page.goto(paths.login());
  await fillLogin(page, awa.phone, "pas-le-bon");
  await expect(page.getByText("Numéro de téléphone ou mot de passe incorrect")).toBeSeen();
  expect(await page.getByLabel("Numéro de téléphone").inputValue()).toBe(awa.phone);
});

test("signing up tells what is wrong: a short password, refused terms, a number that has an account", async () => {
  const { page } = await journeys.person();
  await page.goto(paths.login());
  await page.getByRole("button", { name: "Créer un compte" }).click();
  await page.getByLabel("Nom complet").fill("Awa Koné");
  await page.getByLabel("Numéro de téléphone").fill(awa.phone);
  await page.getByLabel("Mot de passe", { exact: true }).fill("court");
  await page.getByRole("button", { name: "Continuer" }).click();
  await expect(page.getByText(/au moins 6\scaractères/)).toBeSeen();

  await page.getByLabel("Mot de passe", { exact: true }).fill("karité-et-mangue");
  await page.getByRole("button", { name: "Continuer" }).click();
  await page.getByRole("button", { name: "Je refuse" }).click();
  await expect(page.getByText("Vous devez accepter les conditions pour continuer")).toBeSeen();

  await page.getByRole("button", { name: "Continuer" }).click();
  await page.getByRole("button", { name: "J'accepte" }).click();
  await expect(page.getByText("Un compte existe déjà avec ce numéro.")).toBeSeen();
});

test("a doctor's wrong code or password is told in one sentence", async () => {
  const { page } = await journeys.person();
  await page.goto(paths.specialistLogin(drKouassi.specialist_code));
  await page.getByLabel("Mot de passe", { exact: true }).fill("pas-le-bon");
  await page.getByRole("button", { name: "Se connecter" }).click();
  await expect(page.getByText("Code ou mot de passe incorrect")).toBeSeen();
});

test("an hour that has passed cannot be booked", async () => {
  const patient = newPatient("Ibrahim Ouattara");
  await registered(journeys.url, patient);
  const doctor = await doctorNamed(journeys.url, "Urologie");
  const { page } = await journeys.person();
  await logIn(page, patient);
  const yesterday = addDays(clinicDateAt(new Date()), -1);
  const booking = await openBooking(page, doctor.id, { date: yesterday, time: "09:00" });
  await booking.getByRole("button", { name: "Confirmer le rendez-vous" }).click();
  await expect(booking.getByText("Cette date ou cette heure est déjà passée. Choisissez un autre créneau.")).toBeSeen();
});

test("a sixth unpaid booking is refused, and the way to the open ones is shown", async () => {
  const patient = newPatient("Salimata Koné");
  const token = await registered(journeys.url, patient);
  const doctor = await doctorNamed(journeys.url, "Pédiatrie");
  const slots = await freeSlots(journeys.url, doctor.id, 6);
  for (const { date, time } of slots.slice(0, 5)) {
    const input = {
      doctor_id: doctor.id,
      appointment_date: date,
      appointment_time: time,
      consultation_type: "in-person" as const,
    };
    await done(journeys.url, bookAppointment, { token, input });
  }
  const { page } = await journeys.person();
  await logIn(page, patient);
  const booking = await openBooking(page, doctor.id, slots[5]!);
  await booking.getByRole("button", { name: "Confirmer le rendez-vous" }).click();
  await expect(booking.getByText(/^Vous avez déjà 5 rendez-vous en attente de paiement/)).toBeSeen();
  await expect(booking.getByRole("link", { name: "Voir mes rendez-vous" })).toBeSeen();
});

test("a payment that stays open is asked about four times, then told truthfully, and is found paid later", async () => {
  const patient = newPatient("Aminata Sylla");
  await registered(journeys.url, patient);
  const doctor = await doctorNamed(journeys.url, "Ophtalmologie");
  const [slot] = await freeSlots(journeys.url, doctor.id);
  const { page } = await journeys.person();
  await logIn(page, patient);
  const booking = await openBooking(page, doctor.id, slot!);
  await booking.getByRole("button", { name: "Confirmer le rendez-vous" }).click();
  await page.getByRole("button", { name: "Payer maintenant" }).click();
  await page.clock.install();
  await payInSandbox(page, "late");
  for (const check of [1, 2, 3]) {
    await expect(page.getByText(`Vérification ${check}/4`)).toBeSeen();
    await page.clock.runFor(4_000);
  }
  await expect(
    page.getByText("Vérification 4/4").or(page.getByText("Paiement en cours de vérification")).first(),
  ).toBeSeen();
  await page.clock.runFor(4_000);
  await expect(page.getByRole("heading", { name: "Paiement en cours de vérification" })).toBeSeen();
  await expect(page.getByText(/vous préviendrons par SMS/)).toBeSeen();
  await expect
    .poll(
      async () => {
        await page
          .getByRole("button", { name: "Vérifier à nouveau" })
          .click({ timeout: 500 })
          .catch(() => {});
        return page.getByRole("heading", { name: "Paiement réussi" }).isVisible();
      },
      { timeout: 30_000, interval: 1_000 },
    )
    .toBe(true);
});

test("the payment's return page says so when the reference is missing or belongs to nobody", async () => {
  const patient = newPatient("Moussa Cissé");
  await registered(journeys.url, patient);
  const { page } = await journeys.person();
  await logIn(page, patient);
  await page.goto(paths.paymentCallback());
  await expect(page.getByText("Référence de paiement manquante")).toBeSeen();
  await page.goto(paths.paymentCallback({ reference: "KEN-INCONNUE" }));
  await expect(page.getByText("Paiement introuvable. Contactez le support si le problème persiste.")).toBeSeen();
  await page.goto(paths.paymentConfirmation("KEN-INCONNUE"));
  await expect(page.getByText("Impossible de récupérer les détails du paiement")).toBeSeen();
});

test("somebody without a session is led from private pages to the front door", async () => {
  const { page } = await journeys.person();
  await page.goto(paths.dashboard());
  await page.waitForURL((url) => url.pathname === "/");
  await page.goto(paths.paymentCallback({ reference: "KEN-INCONNUE" }));
  await expect(page.getByText("Session expirée. Veuillez vous reconnecter pour vérifier le paiement.")).toBeSeen();
});
