import { attachTriage } from "#contract/triage-records.ts";
import { startTriage } from "#contract/triage.ts";
import { bookAppointment } from "#contract/appointments.ts";
import { drKouassi } from "#server/database/seed/people.ts";
import { paths } from "#web/paths.ts";
import { done } from "./api.ts";
import type { Place } from "./place.ts";
import { doctorNamed, freeSlots, newPatient, registered } from "./steps.ts";
import { answerUntilResult, nurseWindow, openNurse, startAnew, tell } from "./triage-steps.ts";

const mild = "J'ai le nez qui coule depuis hier, j'ai 30 ans";
const grave = "Douleur qui serre la poitrine et va dans le bras gauche, il a 55 ans";

/** The nurse's window at each of its stages, and where a doctor reads what came of it. */
export const triagePlaces: readonly Place[] = [
  {
    name: "infirmiere",
    role: "visitor",
    open: async (page) => {
      await startAnew(page);
      await openNurse(page);
    },
  },
  {
    name: "infirmiere-question",
    role: "visitor",
    open: async (page) => {
      await startAnew(page);
      await openNurse(page);
      await tell(page, "J'ai mal à la tête depuis 2 jours");
      await nurseWindow(page).getByText("Question 1").waitFor();
    },
  },
  {
    name: "infirmiere-signes",
    role: "visitor",
    open: async (page) => {
      await startAnew(page);
      await openNurse(page);
      await tell(page, mild);
      await nurseWindow(page).getByRole("checkbox").first().check();
    },
  },
  {
    name: "infirmiere-ville",
    role: "visitor",
    open: async (page) => {
      await startAnew(page);
      await openNurse(page);
      await tell(page, mild);
      await answerUntilResult(page);
    },
  },
  {
    name: "infirmiere-resultat",
    role: "visitor",
    open: async (page) => {
      await startAnew(page);
      await openNurse(page);
      await tell(page, mild);
      await answerUntilResult(page);
      const nurse = nurseWindow(page);
      await nurse.getByRole("button", { name: "Abidjan" }).click();
      await nurse
        .getByRole("link", { name: /^Réserver avec/ })
        .first()
        .waitFor();
      await nurse.getByRole("button", { name: "Signaler un problème" }).click();
    },
  },
  {
    name: "infirmiere-urgence",
    role: "visitor",
    open: async (page) => {
      await startAnew(page);
      await openNurse(page);
      await tell(page, grave);
      await nurseWindow(page).getByRole("heading", { name: "URGENCE", exact: true }).waitFor();
    },
  },
  {
    name: "infirmiere-centres",
    role: "visitor",
    open: async (page) => {
      await startAnew(page);
      await openNurse(page);
      await tell(page, grave);
      const nurse = nurseWindow(page);
      await nurse.getByRole("button", { name: "Abidjan" }).first().click();
      await nurse
        .getByRole("link", { name: /^Itinéraire vers/ })
        .first()
        .waitFor();
      await nurse.getByRole("heading", { name: /^Centres de soins/ }).scrollIntoViewIfNeeded();
    },
  },
  {
    name: "infirmiere-evaluations",
    role: "patient",
    open: async (page) => {
      await page.goto(paths.dashboard({ onglet: "dossier" }));
      await page.getByRole("heading", { name: "Mes évaluations" }).scrollIntoViewIfNeeded();
      await page
        .getByRole("button", { name: /^Relire l'évaluation/ })
        .first()
        .click();
      await page.getByRole("dialog").getByText("Que faire maintenant").waitFor();
    },
  },
  {
    name: "medecin-evaluation",
    role: "doctor",
    open: async (page, { url }) => {
      const name = await joinedAssessment(url);
      await page.goto(paths.dashboard({ onglet: "rendez-vous", statut: "pending" }));
      await page
        .getByRole("button", { name: `Lire l'évaluation de ${name}` })
        .first()
        .click();
      await page.getByText("Orientation automatique").waitFor();
    },
  },
];

/** Somebody whose assessment lies with the demonstration doctor; answers the name. */
async function joinedAssessment(url: string): Promise<string> {
  const patient = newPatient("Salimata Coulibaly");
  const token = await registered(url, patient);
  const doctor = await doctorNamed(url, drKouassi.full_name);
  const slot = (await freeSlots(url, doctor.id, 10)).at(-1)!;
  const said = { initial_symptoms: grave };
  const { session_id } = await done(url, startTriage, { token, input: said });
  const { id } = await done(url, bookAppointment, {
    token,
    input: {
      doctor_id: doctor.id,
      appointment_date: slot.date,
      appointment_time: slot.time,
      consultation_type: "whatsapp-video",
    },
  });
  await done(url, attachTriage, { token, params: { id }, input: { session_id } });
  return patient.full_name;
}
