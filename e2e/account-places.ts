import type { Page } from "playwright-core";
import { paths } from "#web/paths.ts";
import type { Place } from "./place.ts";

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });

const opened = async (page: Page, path: string, heading: string): Promise<void> => {
  await page.goto(path);
  await page.getByRole("heading", { name: heading, exact: true }).waitFor();
};

const openAccount = async (page: Page): Promise<void> => {
  await opened(page, paths.dashboard({ onglet: "compte" }), "Mon compte");
  await page.getByText("Cet appareil", { exact: true }).waitFor();
};

const openForgotten = async (page: Page): Promise<void> => {
  await page.goto(paths.login());
  await button(page, "Mot de passe oublié ?").click();
};

/** The screens around an account: mailed links, forgotten passwords, the account page, proches, the lock. */
export const accountPlaces: readonly Place[] = [
  {
    name: "inscription-email-envoyee",
    role: "visitor",
    open: async (page) => {
      await page.goto(paths.login());
      await button(page, "Créer un compte").click();
      await page.getByRole("tab", { name: "Email" }).click();
      await page.getByLabel("Nom complet").fill("Awa Koné");
      await page.getByLabel("Adresse email").fill("awa.places@exemple.ci");
      await page.getByLabel("Mot de passe", { exact: true }).fill("karité-et-mangue");
      await button(page, "Continuer").click();
      await button(page, "J'accepte").click();
      await page.getByText("vérifiez vos spams").waitFor();
    },
  },
  { name: "mot-de-passe-oublie", role: "visitor", open: openForgotten },
  {
    name: "mot-de-passe-code",
    role: "visitor",
    open: async (page) => {
      await openForgotten(page);
      // The way chosen last is the one offered again.
      await page.getByRole("tab", { name: "Téléphone" }).click();
      await page.getByLabel("Numéro de téléphone").fill("07 07 00 00 01");
      await button(page, "Recevoir un code par SMS").click();
      await page.getByLabel("Code reçu").waitFor();
    },
  },
  {
    name: "lien-email-sans-jeton",
    role: "visitor",
    open: (page) => opened(page, paths.verifyEmail(), "Adresse email non confirmée"),
  },
  {
    name: "nouveau-mot-de-passe",
    role: "visitor",
    open: (page) => opened(page, paths.resetPassword({ token: "x" }), "Nouveau mot de passe"),
  },
  {
    name: "mot-de-passe-page",
    role: "visitor",
    open: (page) => opened(page, paths.resetPassword(), "Mot de passe oublié"),
  },
  { name: "compte-supprime", role: "visitor", open: (page) => opened(page, paths.accountDeleted(), "Compte supprimé") },
  {
    name: "patient-proches",
    role: "patient",
    open: (page) => opened(page, paths.dashboard({ onglet: "proches" }), "Proches"),
  },
  {
    name: "patient-ajouter-proche",
    role: "patient",
    open: async (page) => {
      await opened(page, paths.dashboard({ onglet: "proches" }), "Proches");
      await button(page, "Ajouter un proche").click();
      await button(page, "Enregistrer").click();
      await page.getByText("Nom complet requis").waitFor();
    },
  },
  ...(["Modifier", "Retirer"] as const).map((what): Place => ({
    name: `patient-proche-${what.toLowerCase()}`,
    role: "patient",
    open: async (page) => {
      await opened(page, paths.dashboard({ onglet: "proches" }), "Proches");
      await button(page, new RegExp(`^${what} Ismaël`)).click();
      await page.getByRole("dialog").waitFor();
    },
  })),
  { name: "patient-compte", role: "new patient", open: openAccount },
  {
    name: "patient-compte-ouvert",
    role: "new patient",
    open: async (page) => {
      await openAccount(page);
      await button(page, "Changer de numéro").click();
      await button(page, "Ajouter une adresse").click();
      await button(page, "Définir un code").click();
      await page.getByLabel("Code à 4 chiffres").waitFor();
    },
  },
  {
    name: "patient-supprimer-compte",
    role: "new patient",
    open: async (page) => {
      await openAccount(page);
      await button(page, "Supprimer mon compte").click();
      await page.getByRole("dialog").waitFor();
    },
  },
  { name: "medecin-compte", role: "doctor", open: openAccount },
  {
    name: "centre-compte",
    role: "center",
    open: async (page) => {
      await opened(page, paths.healthCenterDashboard({ onglet: "compte" }), "Mon compte");
      await page.getByRole("radio", { name: "Oui" }).waitFor();
      await page.getByText("Cet appareil", { exact: true }).waitFor();
    },
  },
  {
    name: "admin-compte",
    role: "administrator",
    open: async (page) => {
      await opened(page, paths.admin({ onglet: "compte" }), "Mon compte");
      await page.getByText("Cet appareil", { exact: true }).waitFor();
    },
  },
];
