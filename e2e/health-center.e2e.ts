import { expect, test } from "vitest";
import { loginAdmin } from "#contract/accounts.ts";
import { addSpecialist, createHealthCenter, listOwnSpecialists, loginHealthCenter } from "#contract/health-centers.ts";
import { demoPasswords, superAdmin } from "#server/database/seed/people.ts";
import { paths } from "#web/paths.ts";
import { ask, done } from "./api.ts";
import { accessibilityFaults } from "./accessibility.ts";
import { laptop, useBrowser } from "./browser.ts";
import { logInAsAdmin, logInAsCenter, logInAsDoctor } from "./steps.ts";
import { nurseWindow, openNurse, tell } from "./triage-steps.ts";

const journeys = useBrowser();

test("an administrator creates a center, the center adds a doctor by its code, and the doctor signs in and can be found", async () => {
  const { url } = journeys;
  const unique = Date.now().toString(36);
  const adminToken = (
    await done(url, loginAdmin, { input: { email: superAdmin.email, password: demoPasswords.admin } })
  ).access_token;
  const center = await done(url, createHealthCenter, {
    token: adminToken,
    input: {
      name: "Polyclinique des Lagunes",
      license_number: `CS-${unique}`,
      location: "Marcory, Abidjan",
      contact_phone: "0708091011",
      contact_email: `contact-${unique}@lagunes.example`,
    },
  });
  expect(center.login_code).toMatch(/^HC-[A-Z2-9]{8}$/);

  const wrong = await ask(url, loginHealthCenter, { input: { login_code: "HC-AAAAAAAA" } });
  expect([wrong.status, wrong.body]).toMatchObject([
    401,
    { detail: "Code de connexion invalide. Veuillez vérifier et réessayer.", code: "invalid_center_code" },
  ]);
  const typed = ` ${center.login_code.toLowerCase().replace("-", "- ")} `;
  const centerToken = (await done(url, loginHealthCenter, { input: { login_code: typed } })).access_token;
  const doctor = await done(url, addSpecialist, {
    token: centerToken,
    input: {
      full_name: `Dr Ama Lagune ${unique}`,
      specialty: "Pédiatrie",
      license_number: `LIC-${unique}`,
      town: "Abidjan",
      clinic_address: "Marcory, Zone 4",
      password: "pirogue-du-matin",
    },
  });
  const listed = await done(url, listOwnSpecialists, { token: centerToken });
  expect(listed.map(({ full_name, specialist_code }) => [full_name, specialist_code])).toEqual([
    [doctor.full_name, doctor.specialist_code],
  ]);

  const { page } = await journeys.person({ screen: laptop });
  await logInAsDoctor(page, doctor.specialist_code, "pirogue-du-matin");
  await expect(page.getByRole("heading", { name: `Bonjour ${doctor.full_name}` })).toBeSeen();
  await expect(page.getByText("Aucune demande en attente")).toBeSeen();
  await page.goto(paths.doctors({ q: `lagune ${unique}` }));
  await expect(page.getByRole("link", { name: doctor.full_name }).first()).toBeSeen();
});

test("the same through the pages: the code is shown once to the administrator, the secretary uses it, hands the doctor another, and says that the center receives emergencies", async () => {
  const unique = Date.now().toString(36);
  const mariam = await journeys.person({ screen: laptop });
  await logInAsAdmin(mariam.page, superAdmin.email, demoPasswords.admin);
  await mariam.page.getByLabel("Nom du centre").fill("Centre médical des Palmiers");
  await mariam.page.getByLabel("Numéro de licence").fill(`CS-P-${unique}`);
  await mariam.page.getByLabel("Adresse", { exact: true }).fill("Dar es Salam, Bouaké");
  await mariam.page.getByLabel("Téléphone").fill("0708091011");
  await mariam.page.getByLabel("Adresse email").fill(`accueil-${unique}@palmiers.example`);
  await mariam.page.getByRole("button", { name: "Créer le centre" }).click();
  await expect(mariam.page.getByText("Centre médical des Palmiers est créé")).toBeSeen();
  const centerCode = await mariam.page.getByText(/^HC-[A-Z2-9]{8}$/).innerText();

  const secretary = await journeys.person({ screen: laptop });
  await logInAsCenter(secretary.page, centerCode.toLowerCase());
  await secretary.page.getByRole("button", { name: "Ajouter un spécialiste" }).click();
  const form = secretary.page.getByRole("dialog", { name: "Ajouter un spécialiste" });
  await form.getByLabel("Nom complet").fill("Dr Ismaël Palmier");
  await form.getByLabel("Spécialité").selectOption({ label: "Pédiatrie" });
  await form.getByLabel("Numéro de licence").fill(`LIC-P-${unique}`);
  await form.getByLabel("Ville").selectOption("Bouaké");
  await form.getByLabel("Adresse du cabinet").fill("Dar es Salam, Bouaké");
  await form.getByLabel("Mot de passe initial").fill("pirogue-du-soir");
  await form.getByRole("button", { name: "Ajouter", exact: true }).click();
  await expect(form.getByText("Dr Ismaël Palmier est ajouté")).toBeSeen();
  const doctorCode = await form.getByText(/^[A-Z2-9]{8}$/).innerText();

  const doctor = await journeys.person();
  await logInAsDoctor(doctor.page, doctorCode, "pirogue-du-soir");
  await expect(doctor.page.getByRole("heading", { name: "Bonjour Dr Ismaël Palmier" })).toBeSeen();

  await secretary.page.goto(paths.healthCenterDashboard());
  await secretary.page.getByRole("link", { name: "Compléter la fiche" }).click();
  await secretary.page.getByRole("radio", { name: "Oui" }).check();
  await secretary.page.getByRole("checkbox", { name: "Ouvert 24 h sur 24, tous les jours" }).check();
  expect(await accessibilityFaults(secretary.page, "fiche du centre")).toEqual([]);
  await secretary.page.getByRole("button", { name: "Enregistrer" }).first().click();
  await expect(secretary.page.getByText("La fiche de votre centre est enregistrée.")).toBeSeen();

  const somebody = await journeys.person();
  await openNurse(somebody.page);
  await tell(
    somebody.page,
    "Douleur qui serre la poitrine et va dans le bras gauche, il a 55 ans, nous sommes à Bouaké",
  );
  const listed = nurseWindow(somebody.page).getByRole("listitem").filter({ hasText: "Centre médical des Palmiers" });
  await expect(listed.getByText("Ouvert 24 h sur 24")).toBeSeen();
  expect(await listed.getByRole("link", { name: /^Appeler/ }).getAttribute("href")).toBe("tel:+2250708091011");
});
