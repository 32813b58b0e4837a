import { readFile } from "node:fs/promises";
import { describe, expect, test } from "vitest";
import { acceptReschedule, proposeReschedule } from "#contract/appointment-changes.ts";
import { listDoctorAppointments } from "#contract/appointments.ts";
import { readMedicalHistory, readPatientHistory } from "#contract/medical-records.ts";
import { addPatient } from "#contract/patients.ts";
import { paths } from "#web/paths.ts";
import { ask, done, messagesTo } from "./api.ts";
import { laptop, phone, useBrowser } from "./browser.ts";
import {
  appointmentNow,
  consultation,
  drKouassiAtWork,
  laterSlots,
  openAppointment,
  readyForOffline,
  wordsOfPdf,
} from "./care-steps.ts";
import { international, logIn, newPatient, registered } from "./steps.ts";

const journeys = useBrowser();

/** Somebody with an account, signed in at a device. */
async function patientAt(name: string, screen: { width: number; height: number }) {
  const who = newPatient(name);
  const token = await registered(journeys.url, who);
  const person = await journeys.person({ screen });
  await logIn(person.page, who);
  return { who, token, ...person };
}

describe.each([phone, laptop])("at $width px", (screen) => {
  test("a paid appointment is cancelled after what is given back was shown", async () => {
    const { page, token } = await patientAt("Mariam Touré", screen);
    const { id } = await consultation(journeys.url, token, await drKouassiAtWork(journeys.url));
    await page.goto(paths.dashboard({ onglet: "rendez-vous" }));
    await page.getByRole("link", { name: /^Voir le rendez-vous/ }).click();
    await page.getByRole("button", { name: "Annuler ce rendez-vous" }).click();
    const window = page.getByRole("dialog", { name: "Annuler le rendez-vous" });
    await expect(window.getByText(/FCFA vous seront remboursés\. Ce remboursement est possible jusqu'au/)).toBeSeen();
    // The back button closes the window and nothing else.
    await page.goBack();
    await window.waitFor({ state: "detached" });
    await page.getByRole("button", { name: "Annuler ce rendez-vous" }).click();
    await window.getByRole("button", { name: "Annuler le rendez-vous" }).click();
    await expect(page.getByText(/^Rendez-vous annulé\. .+ vous seront remboursés\.$/)).toBeSeen();
    await expect(page.getByText(/^Annulé par le patient · .+ remboursés$/)).toBeSeen();
    expect(await appointmentNow(journeys.url, token, id)).toMatchObject({
      status: "cancelled",
      cancelled_by: "patient",
    });
    await page.goto(paths.dashboard({ onglet: "rendez-vous", quand: "passes" }));
    await expect(page.getByText("Annulé par vous.")).toBeSeen();
  });

  test("another time is proposed; when both sides propose at once the later is told, and an accepted one moves the appointment", async () => {
    const { page, token } = await patientAt("Fatou Bamba", screen);
    const doctor = await drKouassiAtWork(journeys.url);
    const { id } = await consultation(journeys.url, token, doctor);
    await openAppointment(page, id);
    await page.getByRole("button", { name: "Proposer un autre créneau" }).click();
    const window = page.getByRole("dialog", { name: "Proposer un autre créneau" });
    await window
      .getByRole("radio", { name: /\. \d+ / })
      .nth(2)
      .click();
    await window
      .getByRole("radio", { name: /^\d{2}:\d{2}$/ })
      .first()
      .click();
    // The doctor is quicker.
    const [other] = await laterSlots(journeys.url, doctor.id, 6);
    const input = { appointment_date: other!.date, appointment_time: other!.time };
    await done(journeys.url, proposeReschedule, { token: doctor.token, params: { id }, input });
    await window.getByRole("button", { name: "Proposer ce créneau" }).click();
    await expect(page.getByText(/Un autre créneau est déjà proposé/)).toBeSeen();
    await openAppointment(page, id);
    await expect(page.getByText("Le médecin propose un autre créneau", { exact: true })).toBeSeen();
    await page.getByRole("button", { name: "Accepter" }).click();
    await expect(page.getByText("Nouveau créneau accepté.")).toBeSeen();
    await expect(page.getByText(/^Rendez-vous déplacé/)).toBeSeen();
    expect(await appointmentNow(journeys.url, token, id)).toMatchObject(input);
  });

  test("a patient's own proposal is accepted by the doctor while it is being taken back", async () => {
    const { page, token } = await patientAt("Awa Diallo", screen);
    const doctor = await drKouassiAtWork(journeys.url);
    const { id } = await consultation(journeys.url, token, doctor);
    await openAppointment(page, id);
    await page.getByRole("button", { name: "Proposer un autre créneau" }).click();
    const window = page.getByRole("dialog", { name: "Proposer un autre créneau" });
    await window
      .getByRole("radio", { name: /\. \d+ / })
      .nth(3)
      .click();
    await window
      .getByRole("radio", { name: /^\d{2}:\d{2}$/ })
      .last()
      .click();
    await window.getByRole("button", { name: "Proposer ce créneau" }).click();
    await expect(page.getByText("Vous proposez un autre créneau")).toBeSeen();
    await done(journeys.url, acceptReschedule, { token: doctor.token, params: { id }, input: {} });
    await page.getByRole("button", { name: "Retirer ma proposition" }).click();
    await expect(page.getByText(/^Cette proposition n'est plus valable/)).toBeSeen();
    await expect(page.getByText(/^Rendez-vous déplacé/)).toBeSeen();
  });

  test("symptoms are told for an accepted appointment and read by its doctor; they can be read again", async () => {
    const { page, token } = await patientAt("Koffi Brou", screen);
    const doctor = await drKouassiAtWork(journeys.url);
    const { id } = await consultation(journeys.url, token, doctor);
    await page.goto(paths.dashboard({ onglet: "rendez-vous" }));
    await page.getByRole("link", { name: "Remplir les symptômes" }).click();
    const window = page.getByRole("dialog", { name: "Décrire les symptômes" });
    await expect(window.getByText(/^Pour Koffi Brou/)).toBeSeen();
    await window.getByRole("button", { name: "Envoyer au médecin" }).click();
    await expect(window.getByText("Veuillez sélectionner au moins un symptôme")).toBeSeen();
    await window.getByRole("checkbox", { name: "Fièvre" }).check();
    await window.getByLabel(/^Autre symptôme/).fill("Frissons");
    await window.getByRole("button", { name: "Ajouter" }).click();
    await window.getByRole("radio", { name: "Sévère" }).first().click();
    await window.getByLabel(/^Autre chose/).fill("Surtout la nuit");
    // What is typed survives a reload.
    await page.reload();
    expect(await window.getByLabel(/^Autre chose/).inputValue()).toBe("Surtout la nuit");
    await window.getByRole("button", { name: "Envoyer au médecin" }).click();
    await expect(page.getByText("Symptômes envoyés au médecin.")).toBeSeen();
    await expect(page.getByRole("heading", { name: "Symptômes décrits au médecin" })).toBeSeen();
    const seen = await done(journeys.url, listDoctorAppointments, { token: doctor.token, query: { limit: 200 } });
    expect(seen.find((one) => one.id === id)).toMatchObject({
      symptoms: [
        { name: "Fièvre", severity: "severe", duration: "" },
        { name: "Frissons", severity: "mild", duration: "" },
      ],
      symptoms_notes: "Surtout la nuit",
    });
  });

  test("the record is saved and shared, a doctor reads it, and the patient sees who and when; unshared it is closed", async () => {
    const { page, token } = await patientAt("Adjoua Kouamé", screen);
    const doctor = await drKouassiAtWork(journeys.url);
    const { id } = await consultation(journeys.url, token, doctor);
    const { patient_id } = await appointmentNow(journeys.url, token, id);
    await page.goto(paths.dashboard({ onglet: "dossier" }));
    await page.getByRole("button", { name: "Remplir le dossier" }).click();
    const window = page.getByRole("dialog");
    await window.getByLabel("Groupe sanguin").selectOption("O+");
    await window.getByLabel(/^Poids/).fill("64,5");
    await window.getByRole("textbox", { name: "Allergies" }).fill("Pénicilline");
    await window.getByRole("button", { name: "Ajouter : Allergies" }).click();
    await window.getByRole("button", { name: "Enregistrer" }).click();
    await expect(page.getByText("Dossier médical enregistré.")).toBeSeen();
    await expect(page.getByText("Partagé", { exact: true })).toBeSeen();
    const read = await done(journeys.url, readPatientHistory, { token: doctor.token, params: { id: patient_id } });
    expect(read.medical_history).toMatchObject({ blood_type: "O+", weight: 64.5, allergies: ["Pénicilline"] });
    await page.reload();
    await expect(page.getByText(/^Lu le /)).toBeSeen();
    await expect(page.getByText("Dr Aya Kouassi")).toBeSeen();

    await page.getByRole("button", { name: "Modifier le dossier" }).click();
    await window.getByRole("checkbox", { name: "Partager ce dossier avec les médecins" }).uncheck();
    await window.getByRole("button", { name: "Enregistrer" }).click();
    await expect(page.getByText("Non partagé")).toBeSeen();
    const closed = await done(journeys.url, readPatientHistory, { token: doctor.token, params: { id: patient_id } });
    expect(closed).toMatchObject({ medical_history: null, medical_history_access: "not_shared" });
  });

  test("the receipt is a real PDF, really sent by e-mail and SMS; the calendar takes the appointment", async () => {
    const { page, who, token } = await patientAt("Ibrahim Ouattara", screen);
    const { id, reference, time } = await consultation(journeys.url, token, await drKouassiAtWork(journeys.url));
    await openAppointment(page, id);
    const calendar = page.waitForEvent("download");
    await page.getByRole("button", { name: "Ajouter au calendrier" }).click();
    const entry = await readFile(await (await calendar).path(), "utf8");
    expect(entry).toContain("BEGIN:VEVENT");
    expect(entry).toContain(`T${time.replace(":", "")}00`);

    await page.getByRole("link", { name: "Reçu" }).click();
    const receipt = page.waitForEvent("download");
    await page.getByRole("button", { name: "Télécharger" }).click();
    const pdf = await receipt;
    expect(pdf.suggestedFilename()).toMatch(/^recu-.+\.pdf$/);
    const words = await wordsOfPdf(await readFile(await pdf.path()));
    for (const told of ["Reçu de paiement", "Ibrahim Ouattara", "Dr Aya Kouassi", reference])
      expect(words).toContain(told);

    await page.getByRole("button", { name: "Envoyer par SMS" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Envoyer", exact: true }).click();
    await expect(page.getByText("Le SMS avec le lien de votre reçu est envoyé.")).toBeSeen();
    const [sms] = await messagesTo(journeys.url, international(who));
    expect(sms!.body).toMatch(/re[cç]u d'un paiement de/);
    const address = `ibrahim-${who.phone}@exemple.ci`;
    await page.getByRole("button", { name: "Envoyer par e-mail" }).click();
    await page.getByLabel("Adresse email").fill(address);
    await page.getByRole("dialog").getByRole("button", { name: "Envoyer", exact: true }).click();
    await expect(page.getByText("L'email avec votre reçu en pièce jointe est envoyé.")).toBeSeen();
    const [mail] = await messagesTo(journeys.url, address);
    expect(mail).toMatchObject({ channel: "email" });
  });

  test("a page that the worker does not hold is taken over as soon as it tells what it is made of", async () => {
    const { page, context } = await patientAt("Mariam Cissé", screen);
    await page.goto(paths.dashboard());
    await readyForOffline(page);
    // A reload past every cache goes past the worker as well.
    const devtools = await context.newCDPSession(page);
    const loaded = page.waitForEvent("load");
    await devtools.send("Page.reload", { ignoreCache: true });
    await loaded;
    expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
    await readyForOffline(page);
  });

  test("what is written without a connection says so, survives a reload, and is sent once when it returns", async () => {
    const { page, context, token } = await patientAt("Salimata Koné", screen);
    const { id } = await consultation(journeys.url, token, await drKouassiAtWork(journeys.url));
    await page.goto(paths.dashboard());
    await expect(page.getByText("Dr Aya Kouassi")).toBeSeen();
    await readyForOffline(page);
    const sent: string[] = [];
    page.on("request", (request) => {
      if (request.method() === "POST" && request.url().endsWith("/medical-history")) {
        sent.push(request.headers()["idempotency-key"] ?? "");
      }
    });

    await page.goto(paths.dashboard({ onglet: "dossier", fenetre: "modifier" }));
    const window = page.getByRole("dialog");
    await window.getByLabel(/^Taille/).fill("168");
    await context.setOffline(true);
    await window.getByRole("button", { name: "Enregistrer" }).click();
    await expect(
      page.getByText("Pas de connexion. À envoyer dès le retour du réseau : le dossier médical."),
    ).toBeSeen();
    // The dashboard opens without a network, with what was seen last.
    await page.goto(paths.dashboard({ onglet: "rendez-vous" }));
    await expect(page.getByText(/^Sans connexion\s: voici vos rendez-vous tels qu'ils étaient/)).toBeSeen();
    await expect(page.getByText("Dr Aya Kouassi")).toBeSeen();
    await expect(page.getByText(/^Pas de connexion\. À envoyer/)).toBeSeen();
    await openAppointment(page, id);
    expect((await done(journeys.url, readMedicalHistory, { token })).height).toBeNull();

    await context.setOffline(false);
    await expect(page.getByText("Envoyé : le dossier médical.")).toBeSeen();
    await page.getByText(/^Pas de connexion/).waitFor({ state: "detached" });
    expect((await done(journeys.url, readMedicalHistory, { token })).height).toBe(168);
    const keys = new Set(sent);
    expect(keys.size).toBe(1);
  });
});

test.each([phone, laptop])(
  "two families share a phone and its number at $width px: each person has a record of their own, and nothing stays when the other signs in",
  async (screen) => {
    const { page, who, token } = await patientAt("Aminata Sylla", screen);
    const url = journeys.url;
    const shared = { phone_number: international(who) };
    const child = await done(url, addPatient, {
      token,
      input: { full_name: "Issa Sylla", relation: "child", ...shared },
    });
    await done(url, addPatient, { token, input: { full_name: "Fanta Keita", relation: "other", ...shared } });
    await page.goto(paths.dashboard({ onglet: "dossier" }));
    await page.getByRole("radio", { name: "Issa Sylla" }).click();
    await page.getByRole("heading", { name: "Dossier médical d'Issa Sylla" }).waitFor();
    await page.getByRole("button", { name: "Remplir le dossier" }).click();
    await page.getByRole("textbox", { name: "Allergies" }).fill("Arachide");
    await page.getByRole("dialog").getByRole("button", { name: "Enregistrer" }).click();
    await expect(page.getByText("Dossier médical enregistré.")).toBeSeen();
    await page.getByRole("radio", { name: "Fanta Keita" }).click();
    await expect(page.getByRole("heading", { name: "Dossier médical de Fanta Keita" })).toBeSeen();
    await expect(page.getByText("Dossier encore vide")).toBeSeen();
    const kept = await done(url, readMedicalHistory, { token, query: { patient_id: child.id } });
    expect(kept.allergies).toEqual(["Arachide"]);
    expect((await done(url, readMedicalHistory, { token })).allergies).toEqual([]);

    // Something is being written when the phone changes hands.
    await page.getByRole("button", { name: "Remplir le dossier" }).click();
    await page.getByLabel(/^Autres informations/).fill("suivi à Bouaké");
    await page.goto(paths.dashboard());
    if (screen === phone) await page.getByRole("button", { name: "Plus" }).click();
    await page.getByRole("button", { name: "Se déconnecter" }).filter({ visible: true }).click();
    await page.waitForURL((address) => address.pathname === "/");
    const other = newPatient("Moussa Cissé");
    const othersToken = await registered(url, other);
    await logIn(page, other);
    await page.goto(paths.dashboard({ onglet: "dossier" }));
    await expect(page.getByText("Dossier encore vide")).toBeSeen();
    const left = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
    expect(left).not.toMatch(/Bouaké|Sylla|Arachide/);
    const stranger = await ask(url, readMedicalHistory, { token: othersToken, query: { patient_id: child.id } });
    expect(stranger.status).toBe(404);
  },
);
