import type { Page } from "playwright-core";
import { bookAppointment } from "#contract/appointments.ts";
import { demoCenters } from "#server/database/seed/centers-data.ts";
import { awa, demoPasswords, drKouassi, superAdmin } from "#server/database/seed/people.ts";
import { paths } from "#web/paths.ts";
import { accountPlaces } from "./account-places.ts";
import { done } from "./api.ts";
import { factorPlaces } from "./factor-places.ts";
import type { House, Place, Role } from "./place.ts";
import {
  doctorNamed,
  freeSlots,
  logIn,
  logInAsAdmin,
  logInAsCenter,
  logInAsDoctor,
  newPatient,
  openBooking,
  payInSandbox,
  registered,
} from "./steps.ts";
import { triagePlaces } from "./triage-places.ts";

export async function houseAt(url: string): Promise<House> {
  const doctor = await doctorNamed(url, "Dermatologie");
  return { url, doctorId: doctor.id, slots: await freeSlots(url, doctor.id, 10) };
}

const goTo =
  (path: string) =>
  async (page: Page): Promise<void> => {
    await page.goto(path);
    await page.getByRole("heading", { level: 1 }).first().waitFor();
  };

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });

const openSignUp = async (page: Page): Promise<void> => {
  await page.goto(paths.login());
  await button(page, "Créer un compte").click();
  await page.getByLabel("Nom complet").waitFor();
};

const openTerms = async (page: Page): Promise<void> => {
  await openSignUp(page);
  await page.getByRole("tab", { name: "Téléphone" }).click();
  await page.getByLabel("Nom complet").fill("Awa Koné");
  await page.getByLabel("Numéro de téléphone").fill("07 07 12 34 56");
  await page.getByLabel("Mot de passe", { exact: true }).fill("karité-et-mangue");
  await button(page, "Continuer").click();
  await button(page, "J'accepte").waitFor();
};

/** Books by hand up to the payment stage; each call takes another free hour. */
async function openPayment(page: Page, { doctorId, slots }: House, place: number): Promise<void> {
  const booking = await openBooking(page, doctorId, slots[place]!);
  await button(page, "Confirmer le rendez-vous").click();
  await booking.waitFor({ state: "detached" }).catch(() => {});
  await button(page, "Payer maintenant").waitFor();
}

async function pay(page: Page, house: House, place: number, outcome: "paid" | "refused"): Promise<void> {
  await openPayment(page, house, place);
  await button(page, "Payer maintenant").click();
  await payInSandbox(page, outcome);
}

/** The demonstration patient's accepted, paid appointment that lies ahead. */
async function openOwnAppointment(page: Page): Promise<void> {
  await goTo(paths.dashboard({ onglet: "rendez-vous" }))(page);
  await page
    .getByRole("listitem")
    .filter({ hasText: "Accepté" })
    .filter({ hasText: "Payé" })
    .getByRole("link", { name: /^Voir le rendez-vous/ })
    .first()
    .click();
  await page.getByRole("heading", { level: 1, name: /^Rendez-vous du/ }).waitFor();
}

export const places: readonly Place[] = [
  ...accountPlaces,
  { name: "accueil", role: "visitor", open: goTo(paths.home()) },
  { name: "a-propos", role: "visitor", open: goTo(paths.about()) },
  { name: "contact", role: "visitor", open: goTo(paths.contact()) },
  { name: "conditions", role: "visitor", open: goTo(paths.terms()) },
  { name: "confidentialite", role: "visitor", open: goTo(paths.privacy()) },
  { name: "mentions-legales", role: "visitor", open: goTo(paths.legalNotice()) },
  { name: "page-introuvable", role: "visitor", open: goTo("/nulle-part") },
  {
    name: "medecins",
    role: "visitor",
    open: async (page) => {
      await goTo(paths.doctors({ town: "Abidjan" }))(page);
      await page
        .getByRole("link", { name: /^Réserver avec/ })
        .first()
        .waitFor();
    },
  },
  {
    name: "medecins-aucun",
    role: "visitor",
    open: async (page) => {
      await page.goto(paths.doctors({ q: "zzzzzz" }));
      await page.getByText("Aucun médecin trouvé").waitFor();
    },
  },
  { name: "medecin", role: "visitor", open: (page, { doctorId }) => goTo(paths.doctor(doctorId))(page) },
  {
    name: "reserver-en-visiteur",
    role: "visitor",
    open: (page, { doctorId, slots }) => openBooking(page, doctorId, slots[0]!),
  },
  {
    name: "connexion",
    role: "visitor",
    open: async (page) => {
      await page.goto(paths.login());
      await page.getByRole("tab", { name: "Téléphone" }).click();
      await page.getByLabel("Numéro de téléphone").waitFor();
    },
  },
  {
    name: "connexion-email",
    role: "visitor",
    open: async (page) => {
      await page.goto(paths.login());
      await page.getByRole("tab", { name: "Email" }).click();
      await page.getByLabel("Adresse email").waitFor();
    },
  },
  {
    name: "connexion-refusee",
    role: "visitor",
    open: async (page) => {
      await page.goto(paths.login());
      await button(page, "Se connecter").click();
      await page.getByRole("dialog").getByRole("alert").first().waitFor();
    },
  },
  { name: "inscription", role: "visitor", open: openSignUp },
  { name: "inscription-conditions", role: "visitor", open: openTerms },
  { name: "connexion-specialiste", role: "visitor", open: goTo(paths.specialistLogin(drKouassi.specialist_code)) },
  { name: "connexion-centre", role: "visitor", open: goTo(paths.healthCenterLogin()) },
  { name: "connexion-admin", role: "visitor", open: goTo(paths.adminLogin()) },
  {
    name: "premier-administrateur",
    role: "visitor",
    open: async (page) => {
      await goTo(paths.admin())(page);
      await button(page, /Créer le premier administrateur/).click();
      await page.getByLabel("Nom complet").waitFor();
    },
  },
  { name: "retour-paiement-sans-session", role: "visitor", open: goTo(paths.paymentCallback({ reference: "KEN-X" })) },
  { name: "boite-d-envoi", role: "visitor", open: goTo(paths.outbox()) },

  { name: "patient-accueil", role: "patient", open: goTo(paths.dashboard()) },
  { name: "patient-rendez-vous", role: "patient", open: goTo(paths.dashboard({ onglet: "rendez-vous" })) },
  { name: "patient-medecins", role: "patient", open: goTo(paths.dashboard({ onglet: "medecins" })) },
  {
    name: "reserver",
    role: "patient",
    open: (page, { doctorId, slots }) => openBooking(page, doctorId, slots[0]!),
  },
  {
    name: "reserver-autre-heure",
    role: "patient",
    open: async (page, { doctorId, slots }) => {
      await openBooking(page, doctorId, slots[0]!);
      await button(page, "Changer").click();
      await page.getByLabel("Autre date").waitFor();
    },
  },
  {
    name: "creneau-pris",
    role: "patient",
    open: async (page, { url, doctorId, slots }) => {
      const { date, time } = slots[1]!;
      const token = await registered(url, newPatient("Yao Konan"));
      await openBooking(page, doctorId, slots[1]!);
      const slot = { doctor_id: doctorId, appointment_date: date, appointment_time: time };
      await done(url, bookAppointment, { token, input: { ...slot, consultation_type: "in-person" } });
      await button(page, "Confirmer le rendez-vous").click();
      await page.getByText("Créneaux les plus proches").waitFor();
    },
  },
  {
    name: "patient-menu",
    role: "patient",
    open: async (page) => {
      await goTo(paths.dashboard())(page);
      await button(page, "Plus").click();
      await page.getByRole("dialog").waitFor();
    },
  },

  { name: "patient-sans-rendez-vous", role: "new patient", open: goTo(paths.dashboard({ onglet: "rendez-vous" })) },
  { name: "payer", role: "new patient", open: (page, house) => openPayment(page, house, 2) },
  {
    name: "paiement-simule",
    role: "new patient",
    open: async (page, house) => {
      await openPayment(page, house, 3);
      await button(page, "Payer maintenant").click();
      await page.getByRole("heading", { name: "Paiement simulé" }).waitFor();
    },
  },
  {
    name: "paiement-refuse",
    role: "new patient",
    open: async (page, house) => {
      await pay(page, house, 4, "refused");
      await page.getByRole("heading", { name: "Paiement non abouti" }).waitFor();
    },
  },
  {
    name: "paiement-reussi",
    role: "new patient",
    open: async (page, house) => {
      await pay(page, house, 5, "paid");
      const title = page.getByRole("heading", { name: "Paiement réussi" });
      await title.waitFor();
      // Touched, the page stays.
      await title.click();
    },
  },
  {
    name: "confirmation",
    role: "new patient",
    open: async (page, house) => {
      await pay(page, house, 6, "paid");
      await page.getByRole("link", { name: "Voir la confirmation" }).click();
      await page.getByRole("heading", { name: "Confirmation de paiement" }).waitFor();
      await page.getByText("Montant payé").waitFor();
    },
  },
  {
    name: "demande-video-envoyee",
    role: "new patient",
    open: async (page, { doctorId, slots }) => {
      const booking = await openBooking(page, doctorId, slots[7]!);
      await booking.getByRole("radio", { name: /Vidéo par WhatsApp/ }).click();
      await button(page, "Confirmer le rendez-vous").click();
      await page.getByText("En attente de confirmation").waitFor();
    },
  },
  { name: "retour-paiement-sans-reference", role: "new patient", open: goTo(paths.paymentCallback()) },

  {
    name: "rendez-vous-passes",
    role: "patient",
    open: async (page) => {
      await goTo(paths.dashboard({ onglet: "rendez-vous", quand: "passes" }))(page);
      await page.getByText("Terminé").first().waitFor();
    },
  },
  { name: "un-rendez-vous", role: "patient", open: openOwnAppointment },
  ...(["symptomes", "annuler", "deplacer"] as const).map((name): Place => ({
    name: `un-rendez-vous-${name}`,
    role: "patient",
    open: async (page) => {
      await openOwnAppointment(page);
      await page.goto(`${page.url()}&fenetre=${name}`);
      await page.getByRole("dialog").waitFor();
      if (name === "symptomes") await page.getByRole("checkbox", { name: "Fièvre" }).check();
    },
  })),
  {
    name: "dossier",
    role: "patient",
    open: async (page) => {
      await goTo(paths.dashboard({ onglet: "dossier" }))(page);
      await page
        .getByText(/^Lu le /)
        .first()
        .waitFor();
    },
  },
  {
    name: "dossier-modifier",
    role: "patient",
    open: async (page) => {
      await page.goto(paths.dashboard({ onglet: "dossier", fenetre: "modifier" }));
      await page.getByLabel("Groupe sanguin").waitFor();
    },
  },
  {
    name: "recu-envoyer",
    role: "patient",
    open: async (page) => {
      await openOwnAppointment(page);
      await page.getByRole("link", { name: "Reçu" }).click();
      await button(page, "Envoyer par e-mail").click();
      await page.getByRole("dialog").waitFor();
    },
  },

  {
    name: "recu-envoyer-sms",
    role: "patient",
    open: async (page) => {
      await openOwnAppointment(page);
      await page.getByRole("link", { name: "Reçu" }).click();
      await button(page, "Envoyer par SMS").click();
      await page.getByRole("dialog").waitFor();
    },
  },

  {
    name: "medecin-tableau-de-bord",
    role: "doctor",
    open: async (page) => {
      await goTo(paths.dashboard())(page);
      await button(page, /^Accepter/)
        .first()
        .waitFor();
    },
  },
  {
    name: "medecin-refuser",
    role: "doctor",
    open: async (page) => {
      await goTo(paths.dashboard())(page);
      await button(page, /^Refuser la demande de/)
        .first()
        .click();
      await page.getByRole("button", { name: "Refuser la demande", exact: true }).click();
      await page.getByText("Indiquez le motif du refus.").waitFor();
    },
  },
  {
    name: "medecin-rendez-vous",
    role: "doctor",
    open: async (page) => {
      await goTo(paths.dashboard({ onglet: "rendez-vous" }))(page);
      await page.getByRole("table").waitFor();
    },
  },

  { name: "centre-tableau-de-bord", role: "center", open: goTo(paths.healthCenterDashboard()) },
  {
    name: "centre-specialistes",
    role: "center",
    open: async (page) => {
      await goTo(paths.healthCenterDashboard({ onglet: "specialistes" }))(page);
      await page.getByRole("table").waitFor();
    },
  },
  {
    name: "centre-ajouter",
    role: "center",
    open: async (page) => {
      await goTo(paths.healthCenterDashboard())(page);
      await button(page, "Ajouter un spécialiste").click();
      await page.getByRole("dialog").getByRole("button", { name: "Ajouter", exact: true }).click();
      await page.getByRole("dialog").getByRole("alert").filter({ hasText: /./ }).first().waitFor();
    },
  },
  { name: "admin-creer-un-centre", role: "administrator", open: goTo(paths.admin()) },

  ...triagePlaces,

  ...factorPlaces,

  // The last one of its role: behind the lock there is no other screen.
  {
    name: "espace-verrouille",
    role: "new patient",
    open: async (page) => {
      await page.goto(paths.dashboard());
      await page.evaluate(() => {
        const { user } = JSON.parse(localStorage.getItem("keneya-auth") ?? "{}") as { user?: { id: string } };
        localStorage.setItem("keneya-lock", user?.id ?? "");
      });
      await page.reload();
      await page.getByRole("heading", { name: "Espace verrouillé" }).waitFor();
    },
  },
];

/** Signs the person of a role in on a page of the product. */
export async function enterAs(page: Page, role: Role, url: string): Promise<void> {
  if (role === "patient") await logIn(page, { phone: awa.phone, password: demoPasswords.patient });
  if (role === "doctor") await logInAsDoctor(page, drKouassi.specialist_code, demoPasswords.doctor);
  if (role === "center") await logInAsCenter(page, demoCenters[0].login_code);
  if (role === "administrator") await logInAsAdmin(page, superAdmin.email, demoPasswords.admin);
  if (role === "new patient") {
    const patient = newPatient("Mariam Touré");
    await registered(url, patient);
    await logIn(page, patient);
  }
}
