import type { Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { loginAdmin } from "#contract/accounts.ts";
import { addSpecialist, createHealthCenter, loginHealthCenter } from "#contract/health-centers.ts";
import { admin, demoPasswords, superAdmin } from "#server/database/seed/people.ts";
import { paths } from "#web/paths.ts";
import { done } from "./api.ts";
import { laptop, phone, useBrowser } from "./browser.ts";
import { authenticator, withApp } from "./factor-steps.ts";
import { doctorNamed, fillLogin, freeSlots, newPatient, openBooking, registered } from "./steps.ts";

const journeys = useBrowser();
const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });
const part = (page: Page, title: string) => page.getByRole("region", { name: title, exact: true });
const appCode = (page: Page) => page.getByLabel("Code affiché par l'application");

const passwords = { patient: "karité-et-mangue", doctor: "pirogue-du-matin" };
const patient = { ...newPatient("Aya Bamba"), password: passwords.patient };
let centerCode = "";
let doctorCode = "";

/** A doctor and a center of this journey's own: the demonstration's sign in without a second factor elsewhere. */
beforeAll(async () => {
  const { url } = journeys;
  const unique = Date.now().toString(36);
  await registered(url, patient);
  const boss = { email: superAdmin.email, password: demoPasswords.admin };
  const { access_token: token } = await done(url, loginAdmin, { input: boss });
  const center = await done(url, createHealthCenter, {
    token,
    input: {
      name: "Clinique du Double Pas",
      license_number: `DP-${unique}`,
      location: "Treichville, Abidjan",
      contact_phone: "0708091012",
      contact_email: `contact-${unique}@double-pas.example`,
    },
  });
  centerCode = center.login_code;
  const secretary = await done(url, loginHealthCenter, { input: { login_code: centerCode } });
  const doctor = await done(url, addSpecialist, {
    token: secretary.access_token,
    input: {
      full_name: "Dr Binta Pas",
      specialty: "Pédiatrie",
      license_number: `LIC-DP-${unique}`,
      town: "Abidjan",
      clinic_address: "Treichville",
      password: passwords.doctor,
    },
  });
  doctorCode = doctor.specialist_code;
});

const doors = {
  patient: {
    home: /\/dashboard/,
    enter: async (page: Page) => {
      await page.goto(paths.login());
      await fillLogin(page, patient.phone, patient.password);
    },
  },
  doctor: {
    home: /\/dashboard/,
    enter: async (page: Page) => {
      await page.goto(paths.specialistLogin(doctorCode));
      await page.getByLabel("Mot de passe", { exact: true }).fill(passwords.doctor);
      await button(page, "Se connecter").click();
    },
  },
  center: {
    home: /\/health-center\/dashboard/,
    enter: async (page: Page) => {
      await page.goto(paths.healthCenterLogin());
      await page.getByLabel("Code de connexion").fill(centerCode);
      await button(page, "Se connecter").click();
    },
  },
  administrator: {
    home: /\/admin(\?|$)/,
    enter: async (page: Page) => {
      await page.goto(paths.adminLogin());
      await page.getByLabel("Adresse email").fill(admin.email);
      await page.getByLabel("Mot de passe", { exact: true }).fill(demoPasswords.admin);
      await button(page, "Se connecter").click();
    },
  },
} as const;
const roles = Object.keys(doors) as (keyof typeof doors)[];

/** What stands in the menu: beside the page on a laptop, else in the bar below or behind « Plus ». */
async function inMenu(page: Page, role: "link" | "button", name: string): Promise<void> {
  const seen = page.getByRole(role, { name, exact: true }).filter({ visible: true });
  const more = page.getByRole("button", { name: "Plus", exact: true }).filter({ visible: true });
  await seen.or(more).first().waitFor();
  if ((await seen.count()) === 0) await more.click();
  await seen.first().click();
}

async function openAccount(page: Page): Promise<void> {
  await inMenu(page, "link", "Compte");
  await part(page, "Double vérification").waitFor();
}

const signedOut = (page: Page) =>
  page.waitForFunction(() => !("keneya-auth" in { ...localStorage, ...sessionStorage }));

test.each(roles)("a %s adds a second factor on a phone, shows it on a laptop, and loses neither", async (role) => {
  const { home, enter } = doors[role];
  const { page: small } = await journeys.person({ screen: phone });
  await enter(small);
  await small.waitForURL(home);
  await openAccount(small);
  await expect(part(small, "Double vérification").getByText("Désactivée")).toBeSeen();
  for (const title of ["Numéro de téléphone", "Adresse email", "Mot de passe", "Appareils connectés"]) {
    await expect(part(small, title)).toBeSeen();
  }
  await button(small, "Ajouter une application").click();
  await small.getByRole("dialog").getByRole("button", { name: "Continuer" }).click();
  const code = authenticator(await small.locator(".secret-code").innerText());
  await appCode(small).fill(await code());
  await button(small, "Activer").click();
  const codes = small.getByRole("list", { name: "Codes de secours" }).getByRole("listitem");
  await codes.first().waitFor();
  const recoveryCode = await codes.first().innerText();
  await button(small, "J'ai gardé mes codes").click();
  await expect(small.getByText("10 codes de secours sur 10 encore valables")).toBeSeen();

  const { page: large } = await journeys.person({ screen: laptop });
  await enter(large);
  await appCode(large).waitFor();
  // Loaded anew in the middle, the step is still there, and nothing of the space.
  await large.reload();
  await expect(large.getByRole("heading", { level: 1, name: "Deuxième vérification" })).toBeSeen();
  await appCode(large).fill("000000");
  await button(large, "Continuer").click();
  await expect(large.getByText("Ce code est incorrect ou a déjà servi.")).toBeSeen();
  await appCode(large).fill(await code());
  await button(large, "Continuer").click();
  await large.waitForURL(home);
  await openAccount(large);
  await button(large, /^Déconnecter .+,/).click();
  await expect(large.getByText("Cet appareil est déconnecté.")).toBeSeen();
  await small.reload();
  await signedOut(small);

  await enter(small);
  await button(small, "J'ai perdu mon téléphone").click();
  await small.getByLabel("Code de secours").fill(recoveryCode.toUpperCase());
  await button(small, "Continuer").click();
  await small.waitForURL(home);
  await expect(small.getByText("Il vous reste 9 codes de secours.")).toBeSeen();

  await button(large, /^Retirer Application/).click();
  await large.getByRole("dialog").getByRole("button", { name: "Retirer", exact: true }).click();
  await expect(large.getByText("La double vérification est désactivée.")).toBeSeen();
  await inMenu(large, "button", "Se déconnecter");
  await signedOut(large);
  await enter(large);
  await large.waitForURL(home);
  await openAccount(large);
});

test("a visitor's chosen hour outlives the second step, and the booking goes through by itself", async () => {
  const { url } = journeys;
  const person = newPatient("Fanta Kéita");
  const { code } = await withApp(url, await registered(url, person));
  const doctor = await doctorNamed(url, "Dermatologie");
  const [slot] = (await freeSlots(url, doctor.id, 10)).slice(-1);
  const { page } = await journeys.person();
  const booking = await openBooking(page, doctor.id, slot!);
  await booking.getByRole("button", { name: "Confirmer le rendez-vous" }).click();
  await fillLogin(page, person.phone, person.password);
  const step = page.getByRole("dialog", { name: "Deuxième vérification" });
  await appCode(page).fill(await code());
  await step.getByRole("button", { name: "Continuer" }).click();
  await expect(button(page, "Payer maintenant")).toBeSeen();
});
