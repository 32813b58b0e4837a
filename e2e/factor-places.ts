import type { Page } from "playwright-core";
import { paths } from "#web/paths.ts";
import { authenticator, withApp } from "./factor-steps.ts";
import type { House, Place } from "./place.ts";
import { fillLogin, newPatient, registered } from "./steps.ts";

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });

const openPart = async (page: Page): Promise<void> => {
  // A window left half-way would open again by itself.
  await page.evaluate(() => {
    for (const key of Object.keys(sessionStorage))
      if (key.startsWith("keneya-facteur-")) sessionStorage.removeItem(key);
  });
  await page.goto(paths.dashboard({ onglet: "compte" }));
  const part = page.getByRole("region", { name: "Double vérification" });
  await part.getByText(/^(Activée|Désactivée)$/).waitFor();
  await part.scrollIntoViewIfNeeded();
};

const openApp = async (page: Page): Promise<void> => {
  await openPart(page);
  await button(page, "Ajouter une application").click();
  await page.getByRole("dialog").getByRole("button", { name: "Continuer" }).click();
  await page.getByLabel("Code affiché par l'application").waitFor();
};

/** The step of a sign-in, in the login window: whoever was there before is gone. */
const openStep = async (page: Page, { url }: House): Promise<void> => {
  const person = newPatient("Rokia Coulibaly");
  await withApp(url, await registered(url, person));
  await page.goto(paths.contact());
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await page.goto(paths.login());
  await fillLogin(page, person.phone, person.password);
  await page.getByLabel("Code affiché par l'application").waitFor();
};

/** The second factor, to be added and to be shown. They stand last: who has shown or owes one is no longer who they were. */
export const factorPlaces: readonly Place[] = [
  { name: "double-verification-application", role: "new patient", open: openApp },
  {
    name: "double-verification-numero",
    role: "new patient",
    open: async (page) => {
      await openPart(page);
      await button(page, "Ajouter un numéro").click();
      await page.getByRole("dialog").getByLabel("Numéro de téléphone").waitFor();
    },
  },
  {
    name: "double-verification-codes",
    role: "new patient",
    open: async (page) => {
      await openApp(page);
      const code = authenticator(await page.locator(".secret-code").innerText());
      await page.getByLabel("Code affiché par l'application").fill(await code());
      await button(page, "Activer").click();
      await page.getByRole("list", { name: "Codes de secours" }).waitFor();
    },
  },
  { name: "double-verification-activee", role: "new patient", open: openPart },
  {
    name: "double-verification-retirer",
    role: "new patient",
    open: async (page) => {
      await openPart(page);
      await button(page, /^Retirer Application/).click();
      await page.getByRole("dialog").waitFor();
    },
  },
  { name: "deuxieme-verification", role: "visitor", open: openStep },
  {
    name: "deuxieme-verification-page",
    role: "visitor",
    open: async (page, house) => {
      await openStep(page, house);
      await page.reload();
      await page.getByRole("heading", { level: 1, name: "Deuxième vérification" }).waitFor();
      await page.getByLabel("Code affiché par l'application").fill("12");
      await button(page, "Continuer").click();
      await page.getByText("Le code comporte 6 chiffres.").waitFor();
    },
  },
  {
    name: "deuxieme-verification-secours",
    role: "visitor",
    open: async (page, house) => {
      await openStep(page, house);
      await button(page, "J'ai perdu mon téléphone").click();
      await page.getByLabel("Code de secours").waitFor();
    },
  },
];
