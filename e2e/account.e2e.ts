import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { loginByPhone } from "#contract/accounts.ts";
import { readAccount } from "#contract/account-settings.ts";
import { listPatients } from "#contract/patients.ts";
import { paths } from "#web/paths.ts";
import { ask, done, messagesTo } from "./api.ts";
import { laptop, phone, useBrowser } from "./browser.ts";
import {
  doctorNamed,
  fillLogin,
  freeSlots,
  international,
  logIn,
  newPatient,
  openBooking,
  registered,
  type Patient,
} from "./steps.ts";

const journeys = useBrowser();
const screens = [
  ["a phone", phone],
  ["a laptop", laptop],
] as const;

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });
const settings = (page: Page, title: string) => page.getByRole("region", { name: title, exact: true });
const mailOf = ({ phone: number }: Patient) => `e2e.${number}@exemple.ci`;

async function codeSentTo(to: string): Promise<string> {
  const [newest] = await messagesTo(journeys.url, to);
  return /^\d{6}/.exec(newest?.body ?? "")?.[0] ?? "";
}

async function linkSentTo(email: string): Promise<string> {
  const [newest] = await messagesTo(journeys.url, email);
  const link = /^https?:\S+$/m.exec(newest?.body ?? "")?.[0] ?? "";
  return link.replace(/^https?:\/\/[^/]+/, "");
}

async function openAccount(page: Page): Promise<void> {
  await page.goto(paths.dashboard({ onglet: "compte" }));
  await page.getByRole("heading", { name: "Mon compte", exact: true }).waitFor();
  await settings(page, "Profil").waitFor();
}

async function openEmailTab(page: Page): Promise<void> {
  await page.goto(paths.login());
  await page.getByRole("tab", { name: "Email" }).click();
}

async function logInByEmail(page: Page, email: string, password: string): Promise<void> {
  await openEmailTab(page);
  await page.getByLabel("Adresse email").fill(email);
  await page.getByLabel("Mot de passe", { exact: true }).fill(password);
  await button(page, "Se connecter").click();
}

async function signUpByEmail(page: Page, person: Patient, role: "Patient" | "Médecin"): Promise<void> {
  await openEmailTab(page);
  await button(page, "Créer un compte").click();
  const form = page.getByRole("dialog", { name: "Inscription" });
  await form.getByLabel("Nom complet").fill(person.full_name);
  await form.getByLabel("Adresse email").fill(mailOf(person));
  await form.getByLabel("Mot de passe", { exact: true }).fill(person.password);
  await form.getByRole("radio", { name: role }).check();
  await button(page, "Continuer").click();
  await button(page, "J'accepte").click();
  await expect(page.getByText("Consultez votre boîte de réception et vérifiez vos spams.")).toBeSeen();
}

test.each(screens)("on %s: signing up by email, the mailed link, and in", async (_name, screen) => {
  const person = newPatient("Aminata Diarra");
  const { page } = await journeys.person({ screen });
  await signUpByEmail(page, person, "Patient");
  await button(page, "Retour à la connexion").click();
  await page.getByRole("tab", { name: "Email" }).click();
  await page.getByLabel("Adresse email").fill(mailOf(person));
  await page.getByLabel("Mot de passe", { exact: true }).fill(person.password);
  await button(page, "Se connecter").click();
  await expect(page.getByText("Confirmez d'abord votre adresse email")).toBeSeen();
  await expect(button(page, /^Renvoyer le lien/)).toBeSeen();

  const link = await linkSentTo(mailOf(person));
  // A mail scanner opens the link first: only the page's script spends it.
  await fetch(`${journeys.url}${link}`);
  await page.goto(link);
  await expect(page.getByRole("heading", { name: "Adresse email confirmée" })).toBeSeen();
  await page.waitForURL((url) => url.searchParams.get("login") === "true");
  await logInByEmail(page, mailOf(person), person.password);
  await expect(page.getByRole("heading", { name: "Bonjour Aminata" })).toBeSeen();

  await page.goto(link);
  await expect(page.getByRole("heading", { name: "Adresse email non confirmée" })).toBeSeen();
});

test.each(screens)(
  "on %s: a doctor who signs up alone fills in a profile and waits for the licence to be verified",
  async (_name, screen) => {
    const person = newPatient("Dr Issa Sanogo");
    const { page } = await journeys.person({ screen });
    await signUpByEmail(page, person, "Médecin");
    await page.goto(await linkSentTo(mailOf(person)));
    await page.getByRole("link", { name: "Se connecter" }).click();
    await logInByEmail(page, mailOf(person), person.password);
    await expect(page.getByRole("heading", { name: "Complétez votre profil" })).toBeSeen();
    await page.getByLabel("Spécialité").selectOption({ label: "Cardiologie" });
    await page.getByLabel("Numéro de licence").fill(`E2E-${person.phone}`);
    await page.getByLabel("Ville").selectOption("Abidjan");
    await page.reload();
    expect(await page.getByLabel("Numéro de licence").inputValue()).toBe(`E2E-${person.phone}`);
    await page.getByLabel("Adresse du cabinet").fill("Cocody, boulevard Latrille");
    await button(page, "Envoyer pour vérification").click();
    await expect(page.getByText("Votre profil attend la vérification de votre licence")).toBeSeen();
  },
);

test.each(screens)("on %s: a password forgotten is replaced by code and by link", async (_name, screen) => {
  const person = newPatient("Seydou Traoré");
  const token = await registered(journeys.url, person);
  const { page } = await journeys.person({ screen });
  await page.goto(paths.login());
  await page.getByLabel("Numéro de téléphone").fill(person.phone);
  await button(page, "Mot de passe oublié ?").click();
  await button(page, "Recevoir un code par SMS").click();
  await page.getByLabel("Code reçu").fill("000000");
  await page.getByLabel("Nouveau mot de passe").fill("mangue-et-attiéké");
  await button(page, "Changer le mot de passe").click();
  await expect(page.getByText("Ce code est incorrect ou n'est plus valable.")).toBeSeen();
  await page.getByLabel("Code reçu").fill(await codeSentTo(international(person)));
  await button(page, "Changer le mot de passe").click();
  await page.waitForURL(/\/dashboard/);
  // Nobody had proven the number: whoever holds it has an account of their own now, and is asked for a name.
  expect((await ask(journeys.url, readAccount, { token })).status).toBe(401);
  await page.getByRole("region", { name: "Complétez votre compte" }).getByLabel("Nom complet").fill("Seydou Traoré");
  await page.getByRole("checkbox", { name: /conditions/ }).check();
  await button(page, "Enregistrer").click();
  await expect(page.getByText("Vos modifications sont enregistrées.")).toBeSeen();

  await openAccount(page);
  await button(page, "Ajouter une adresse").click();
  await page.getByLabel("Nouvelle adresse email").fill(mailOf(person));
  await settings(page, "Adresse email").getByRole("textbox", { name: "Mot de passe actuel" }).fill("mangue-et-attiéké");
  await button(page, "Recevoir le lien").click();
  await expect(page.getByText(/elle comptera une fois ce lien ouvert/)).toBeSeen();
  await page.goto(await linkSentTo(mailOf(person)));
  await page.getByRole("link", { name: "Aller à mon compte" }).click();
  await expect(page.getByText("Adresse confirmée")).toBeSeen();

  const elsewhere = await journeys.person({ screen });
  await openEmailTab(elsewhere.page);
  await button(elsewhere.page, "Mot de passe oublié ?").click();
  await elsewhere.page.getByLabel("Adresse email").fill(mailOf(person));
  await button(elsewhere.page, "Recevoir un lien par email").click();
  await expect(elsewhere.page.getByText(/un lien vient d'y être envoyé/)).toBeSeen();
  await elsewhere.page.goto(await linkSentTo(mailOf(person)));
  await elsewhere.page.getByLabel("Nouveau mot de passe").fill("gombo-et-igname");
  await button(elsewhere.page, "Changer le mot de passe").click();
  await elsewhere.page.waitForURL(/\/dashboard/);
  const answer = await ask(journeys.url, loginByPhone, {
    input: { phone: person.phone, password: "mangue-et-attiéké" },
  });
  expect(answer.status).toBe(401);
});

test.each(screens)("on %s: number, name, password and devices are looked after", async (_name, screen) => {
  const person = newPatient("Rokia Koné");
  const otherToken = await registered(journeys.url, person);
  const { page } = await journeys.person({ screen });
  await logIn(page, person);
  await openAccount(page);

  await button(page, "Vérifier mon numéro").click();
  await page.getByLabel("Code reçu").waitFor();
  await page.getByLabel("Code reçu").fill(await codeSentTo(international(person)));
  await button(page, "Confirmer").click();
  await expect(page.getByText("Numéro vérifié", { exact: true })).toBeSeen();

  await settings(page, "Profil").getByLabel("Nom complet").fill("Rokia Koné-Bamba");
  await settings(page, "Profil").getByRole("button", { name: "Enregistrer" }).click();
  await expect(page.getByText("Vos modifications sont enregistrées.")).toBeSeen();
  await expect(page.getByText("Rokia Koné-Bamba").filter({ visible: true })).toBeSeen();

  const password = settings(page, "Mot de passe");
  await password.getByRole("textbox", { name: "Mot de passe actuel" }).fill("pas-le-bon");
  await password.getByRole("textbox", { name: "Nouveau mot de passe", exact: true }).fill("igname-et-sauce");
  await password.getByRole("textbox", { name: "Confirmez le nouveau mot de passe" }).fill("igname-et-sauce");
  await button(page, "Changer le mot de passe").click();
  await expect(page.getByText("Le mot de passe actuel est incorrect.")).toBeSeen();
  await password.getByRole("textbox", { name: "Mot de passe actuel" }).fill(person.password);
  await button(page, "Changer le mot de passe").click();
  await expect(page.getByText("Mot de passe changé avec succès!")).toBeSeen();
  expect((await ask(journeys.url, readAccount, { token: otherToken })).status).toBe(401);

  const input = { phone: person.phone, password: "igname-et-sauce" };
  await done(journeys.url, loginByPhone, { input });
  await done(journeys.url, loginByPhone, { input });
  await page.reload();
  const devices = settings(page, "Appareils connectés");
  await expect(devices.getByText("Cet appareil", { exact: true })).toBeSeen();
  await devices
    .getByRole("button", { name: /^Déconnecter .+, / })
    .first()
    .click();
  await expect(page.getByText("Cet appareil est déconnecté.")).toBeSeen();
  await devices.getByRole("button", { name: "Déconnecter tous les autres appareils" }).click();
  await expect(page.getByText("Aucun autre appareil n'est connecté.")).toBeSeen();
});

test.each(screens)("on %s: proches are added, mended, removed, and offered when booking", async (_name, screen) => {
  const person = newPatient("Salimata Cissé");
  const token = await registered(journeys.url, person);
  const { page } = await journeys.person({ screen });
  await logIn(page, person);
  await page.goto(paths.dashboard({ onglet: "proches" }));
  await button(page, "Ajouter un proche").click();
  const window = page.getByRole("dialog");
  await window.getByLabel("Nom complet").fill("Yao Cissé");
  await button(page, "Enregistrer").click();
  await expect(page.getByText("Dites qui est cette personne pour vous.")).toBeSeen();
  await window.getByRole("radio", { name: "Enfant" }).check();
  await window.getByLabel(/^Date de naissance/).fill("2021-02-03");
  await button(page, "Enregistrer").click();
  await expect(page.getByRole("heading", { name: "Yao Cissé" })).toBeSeen();
  await button(page, "Modifier Yao Cissé").click();
  await window.getByRole("radio", { name: "Homme" }).check();
  await button(page, "Enregistrer").click();
  await expect(page.getByText(/ans · Homme/)).toBeSeen();
  expect((await done(journeys.url, listPatients, { token })).map(({ relation, sex }) => [relation, sex])).toEqual([
    ["self", null],
    ["child", "male"],
  ]);
  const doctor = await doctorNamed(journeys.url, "Pédiatrie");
  const [slot] = await freeSlots(journeys.url, doctor.id);
  const booking = await openBooking(page, doctor.id, slot!);
  await booking.getByRole("radio", { name: /^Yao Cissé/ }).check();
  await page.goto(paths.dashboard({ onglet: "proches" }));
  await button(page, "Retirer Yao Cissé").click();
  await button(page, "Retirer de mes proches").click();
  await expect(page.getByText("Vous n'avez pas encore de proche dans votre compte.", { exact: false })).toBeSeen();
});

test.each(screens)(
  "on %s: a shared phone is locked, survives a reload and opens to the code alone",
  async (_name, screen) => {
    const person = newPatient("Fanta Doumbia");
    await registered(journeys.url, person);
    const { page } = await journeys.person({ screen });
    await logIn(page, person);
    await openAccount(page);
    await button(page, "Définir un code").click();
    await page.getByLabel("Code à 4 chiffres").fill("2468");
    await settings(page, "Verrouillage rapide").getByRole("textbox", { name: "Mot de passe" }).fill(person.password);
    await settings(page, "Verrouillage rapide").getByRole("button", { name: "Enregistrer" }).click();
    await expect(page.getByText("Un code de verrouillage est défini")).toBeSeen();

    if (screen === phone) await button(page, "Plus").click();
    await page.locator(".board-account").filter({ visible: true }).getByRole("button", { name: "Verrouiller" }).click();
    await expect(page.getByRole("heading", { name: "Espace verrouillé" })).toBeSeen();
    expect(await page.content()).not.toContain("Doumbia");
    await page.reload();
    await expect(page.getByRole("heading", { name: "Espace verrouillé" })).toBeSeen();
    await page.goto(paths.home());
    await expect(page.getByRole("heading", { name: "Espace verrouillé" })).toBeSeen();
    await page.goto(paths.dashboard());

    const field = page.getByLabel("Entrez votre code à 4 chiffres.");
    await field.fill("1111");
    await expect(page.getByText(/^Code de verrouillage incorrect/)).toBeSeen();
    await field.fill("2468");
    await expect(page.getByRole("heading", { name: "Bonjour Fanta" })).toBeSeen();

    if (screen === phone) await button(page, "Plus").click();
    await page.locator(".board-account").filter({ visible: true }).getByRole("button", { name: "Verrouiller" }).click();
    for (let wrong = 1; wrong <= 4; wrong += 1) {
      await field.fill("1111");
      await page.waitForFunction(() => document.querySelector<HTMLInputElement>("input[name=pin]")?.value === "");
    }
    await field.fill("1111");
    await expect(page.getByText(/^Trop de codes incorrects/)).toBeSeen();
    await page.goto(paths.dashboard());
    await page.waitForURL((url) => url.pathname === "/");
  },
);

test.each(screens)("on %s: all data are taken along, then the account is deleted", async (_name, screen) => {
  const person = newPatient("Moussa Fofana");
  const token = await registered(journeys.url, person);
  const { page } = await journeys.person({ screen });
  await logIn(page, person);
  await openAccount(page);
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    button(page, "Télécharger mes données").click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^keneya-mes-donnees-\d{4}-\d{2}-\d{2}\.json$/);
  expect(readFileSync(await download.path(), "utf8")).toContain("Moussa Fofana");

  await button(page, "Supprimer mon compte").click();
  const window = page.getByRole("dialog", { name: "Supprimer votre compte ?" });
  await expect(window.getByRole("heading", { name: "Ce que la loi nous demande de garder" })).toBeSeen();
  await window.getByLabel("Votre mot de passe, pour confirmer").fill("pas-le-bon");
  await button(page, "Supprimer définitivement").click();
  await expect(window.getByText("Le mot de passe actuel est incorrect.")).toBeSeen();
  await window.getByLabel("Votre mot de passe, pour confirmer").fill(person.password);
  await button(page, "Supprimer définitivement").click();
  await expect(page.getByRole("heading", { name: "Compte supprimé" })).toBeSeen();
  expect((await ask(journeys.url, readAccount, { token })).status).toBe(401);
  await page.goto(paths.login());
  await fillLogin(page, person.phone, person.password);
  await expect(page.getByText("Numéro de téléphone ou mot de passe incorrect")).toBeSeen();
});
