import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { drKouassi, demoPasswords } from "#server/database/seed/people.ts";
import { paths } from "#web/paths.ts";
import { accessibilityFaults } from "./accessibility.ts";
import { laptop, phone, useBrowser } from "./browser.ts";
import {
  bookingWindow,
  doctorNamed,
  freeSlots,
  logIn,
  logInAsDoctor,
  newPatient,
  openBooking,
  registered,
} from "./steps.ts";
import { answerUntilResult, nurseWindow, openNurse, readingAhead, tell } from "./triage-steps.ts";

const journeys = useBrowser();

const mild = "J'ai le nez qui coule depuis hier, j'ai 30 ans";
const grave = "Douleur qui serre la poitrine et va dans le bras gauche, il a 55 ans";

test.each([
  ["a phone", phone],
  ["a laptop", laptop],
])(
  "on %s a visitor says what is wrong, answers, chooses a town and books with a doctor that is shown",
  async (_what, size) => {
    const { page } = await journeys.person({ screen: size });
    await page.goto(paths.home());
    await page.getByRole("link", { name: "Commencer l'évaluation" }).click();
    await tell(page, mild);
    const nurse = nurseWindow(page);
    await expect(nurse.getByText("Question 1")).toBeSeen();
    await expect(nurse.getByRole("link", { name: "Appeler le 185 SAMU" })).toBeSeen();
    await answerUntilResult(page);
    await expect(nurse.getByText("Soins à la maison", { exact: true })).toBeSeen();
    // What to do waits for no town.
    await expect(nurse.getByRole("heading", { name: "Que faire maintenant" })).toBeSeen();
    await nurse.getByRole("button", { name: "Abidjan" }).click();
    const doctors = nurse.getByRole("heading", { name: "Médecins à Abidjan" });
    await expect
      .poll(() => doctors.evaluate((element) => element.getBoundingClientRect().bottom <= innerHeight))
      .toBe(true);
    await expect(nurse.getByRole("heading", { name: "Que faire maintenant" })).toBeSeen();
    await page.reload();
    await nurse
      .getByRole("link", { name: /^Réserver avec/ })
      .first()
      .click();
    const booking = await bookingWindow(page);
    await expect(booking.getByRole("checkbox", { name: /Joindre mon évaluation/ })).toBeSeen();
  },
);

test("in an emergency what to do stands there at once, before any town, and without a fault of accessibility", async () => {
  const { page } = await journeys.person();
  await openNurse(page);
  await tell(page, grave);
  const nurse = nurseWindow(page);
  const call = nurse.getByRole("link", { name: "Appeler le 185", exact: true });
  await expect(call).toBeSeen();
  expect(await call.getAttribute("href")).toBe("tel:185");
  expect(await call.evaluate((element) => element.getBoundingClientRect().bottom <= innerHeight)).toBe(true);
  expect(await accessibilityFaults(page, "urgence")).toEqual([]);
  await nurse.getByRole("button", { name: "Bouaké" }).first().click();
  const centers = nurse.getByRole("heading", { name: "Centres de soins à Bouaké" });
  await expect(centers).toBeSeen();
  // What the choice brought is in view from its heading on, which has the focus.
  expect(await centers.evaluate((element) => element === document.activeElement)).toBe(true);
  const under = await nurse.locator(".nurse-calls-bar").evaluate((bar) => bar.getBoundingClientRect().bottom);
  const place = await centers.evaluate((element) => element.getBoundingClientRect().top);
  expect(place).toBeGreaterThanOrEqual(under - 1);
  expect(place).toBeLessThan(360);
  const center = nurse.getByRole("listitem").filter({ hasText: "Centre médical du Gbêkê" });
  await expect(center.getByText("Service d'urgence", { exact: true })).toBeSeen();
  expect(await center.getByRole("link", { name: /^Appeler/ }).getAttribute("href")).toMatch(/^tel:\+225/);
  await expect(center.getByRole("link", { name: /^Itinéraire vers/ })).toBeSeen();
  expect(await accessibilityFaults(page, "centres")).toEqual([]);
});

test("the nurse is one touch away from the top of the page", async () => {
  const { page } = await journeys.person();
  await page.goto(paths.home());
  const door = page.getByRole("link", { name: "Parler à l'infirmière" });
  expect(await door.evaluate((element) => element.getBoundingClientRect().bottom <= innerHeight)).toBe(true);
  await door.click();
  await expect(nurseWindow(page).getByLabel("Ce qui ne va pas")).toBeSeen();
});

test("her script is on its way once her section is seen, before any press", async () => {
  const { page } = await journeys.person();
  await page.goto(paths.home());
  const fetched = page.waitForRequest(/\/assets\/nurse-window-/);
  const section = page.getByRole("region", { name: /L'infirmière virtuelle vous répond/ });
  await expect
    .poll(async () => {
      await section.scrollIntoViewIfNeeded();
      return page.evaluate(() =>
        performance.getEntriesByType("resource").some(({ name }) => name.includes("landing-late")),
      );
    })
    .toBe(true);
  await section.scrollIntoViewIfNeeded();
  await fetched;
});

test("the back button closes the window, and the chat is there when it opens again", async () => {
  const { page } = await journeys.person();
  await page.goto(paths.home());
  await page.getByRole("link", { name: "Commencer l'évaluation" }).click();
  await tell(page, "j'ai mal à la tête depuis 2 jours");
  await expect(nurseWindow(page).getByText("Question 1")).toBeSeen();
  await page.goBack();
  await nurseWindow(page).waitFor({ state: "detached" });
  await page.getByRole("link", { name: "Reprendre l'évaluation" }).click();
  await expect(nurseWindow(page).getByText("j'ai mal à la tête depuis 2 jours")).toBeSeen();
});

test("without a network the chat goes on, and what was said arrives once when it is back", async () => {
  const { page, context } = await journeys.person();
  await openNurse(page);
  const bookRead = readingAhead(page);
  await tell(page, mild);
  const nurse = nurseWindow(page);
  await expect(nurse.getByText("Question 1")).toBeSeen();
  await bookRead();
  await context.setOffline(true);
  await nurse.getByRole("button", { name: "Rien de tout cela" }).click();
  await expect(nurse.getByText("Question 2")).toBeSeen();
  await expect(nurse.getByText(/l'évaluation continue sur votre téléphone/)).toBeSeen();
  await nurse.getByRole("button", { name: "Rien de tout cela" }).click();
  await context.setOffline(false);
  await nurse.getByText(/l'évaluation continue sur votre téléphone/).waitFor({ state: "detached" });
  await page.waitForFunction(() => JSON.parse(sessionStorage.getItem("keneya-triage") ?? "{}").taken === 3);
  await page.reload();
  // As the server has it.
  await expect(nurse.getByText("Question 3").or(nurse.locator(".urgency"))).toBeSeen();
});

test("a patient joins the assessment to a booking; the doctor reads it, and the patient sees that", async () => {
  const awa = newPatient("Awa Diabaté");
  await registered(journeys.url, awa);
  const doctor = await doctorNamed(journeys.url, "Aya Kouassi");
  const slots = await freeSlots(journeys.url, doctor.id, 10);
  const { page } = await journeys.person();
  await logIn(page, awa);
  await page.getByRole("link", { name: "Commencer l'évaluation" }).click();
  await tell(page, mild);
  await answerUntilResult(page);
  await openBooking(page, doctor.id, slots.at(-1)!);
  const booking = await bookingWindow(page);
  await booking.getByRole("radio", { name: /Vidéo par WhatsApp/ }).click();
  await booking.getByRole("checkbox", { name: /Joindre mon évaluation/ }).check();
  await booking.getByRole("button", { name: "Confirmer le rendez-vous" }).click();
  await expect(page.getByText("Votre évaluation est jointe")).toBeSeen();

  const own = await journeys.person({ screen: laptop });
  await logInAsDoctor(own.page, drKouassi.specialist_code, demoPasswords.doctor);
  await own.page.goto(paths.dashboard({ onglet: "rendez-vous", statut: "pending" }));
  await own.page.getByRole("button", { name: "Lire l'évaluation d'Awa Diabaté" }).click();
  const read = own.page.getByRole("dialog", { name: "Évaluation d'Awa Diabaté" });
  await expect(read.getByText(/nez qui coule/)).toBeSeen();
  expect(await accessibilityFaults(own.page, "évaluation lue")).toEqual([]);

  await openFirstAppointment(page);
  await expect(page.getByText(/^Lue par le médecin le/)).toBeSeen();
});

async function openFirstAppointment(page: Page): Promise<void> {
  await page.goto(paths.dashboard({ onglet: "rendez-vous" }));
  await page
    .getByRole("link", { name: /^Voir le rendez-vous/ })
    .first()
    .click();
}

test("without JavaScript the nurse's section still tells the degrees and the numbers", async () => {
  const { page } = await journeys.person({ javaScript: false });
  await page.goto(paths.nurse());
  const section = page.getByRole("region", { name: /L'infirmière virtuelle vous répond/ });
  await expect(section.getByRole("link", { name: /185/ })).toBeSeen();
  await expect(section.getByText("Urgence", { exact: true })).toBeSeen();
  // Signs stay on the line of their word.
  expect(await section.getByRole("heading", { level: 2 }).textContent()).toContain("grave\u00a0?");
});
