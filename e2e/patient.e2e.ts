import { describe, expect, test } from "vitest";
import { acceptAppointment, bookAppointment } from "#contract/appointments.ts";
import { initializePayment } from "#contract/payments.ts";
import { paths } from "#web/paths.ts";
import { done, messagesTo } from "./api.ts";
import { laptop, phone, useBrowser } from "./browser.ts";
import {
  appointmentNow,
  consultation,
  drKouassiAtWork,
  laterSlots,
  openAppointment,
  type DoctorAtWork,
} from "./care-steps.ts";
import { international, logIn, newPatient, payInSandbox, registered } from "./steps.ts";

const journeys = useBrowser();

async function requested(token: string, doctor: DoctorAtWork, consultation_type: "in-person" | "whatsapp-video") {
  const [slot] = await laterSlots(journeys.url, doctor.id);
  const { date, time } = slot!;
  const input = { doctor_id: doctor.id, appointment_date: date, appointment_time: time, consultation_type };
  return done(journeys.url, bookAppointment, { token, input });
}

describe.each([phone, laptop])("at $width px", (screen) => {
  test("a visitor finds every public page in the navigation", async () => {
    const { page } = await journeys.person({ screen });
    await page.goto(paths.home());
    for (const [link, path] of [
      ["À Propos", paths.about()],
      ["Contact", paths.contact()],
      ["Centre de Santé", paths.healthCenterLogin()],
      ["Spécialiste", paths.specialistLogin()],
      ["Accueil", paths.home()],
    ] as const) {
      if (screen === phone) await page.getByText("Menu", { exact: true }).click();
      const navigation = page.getByRole("banner").getByRole("navigation").filter({ visible: true });
      await navigation.getByRole("link", { name: link, exact: true }).click();
      await page.waitForURL((url) => url.pathname === path);
      await expect(page.getByRole("heading", { level: 1 })).toBeSeen();
    }
    if (screen === phone) await page.getByText("Menu", { exact: true }).click();
    await page.getByRole("banner").getByRole("link", { name: "Connexion Patient" }).filter({ visible: true }).click();
    await expect(page.getByRole("dialog", { name: "Connexion" })).toBeSeen();
  });

  test("what is typed at the door survives a reload, the password apart", async () => {
    const { page } = await journeys.person({ screen });
    await page.goto(paths.login());
    await page.getByLabel("Numéro de téléphone").fill("07 07 12 34 56");
    await page.getByLabel("Mot de passe", { exact: true }).fill("karité-et-mangue");
    await page.reload();
    expect(await page.getByLabel("Numéro de téléphone").inputValue()).toBe("07 07 12 34 56");
    expect(await page.getByLabel("Mot de passe", { exact: true }).inputValue()).toBe("");
    const kept = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
    expect(kept).not.toContain("karité");
    await page.goto(paths.adminLogin());
    await page.waitForLoadState("networkidle");
    await page.getByLabel("Adresse email").fill("awa@exemple.ci");
    await page.reload();
    await page.waitForFunction(
      () => document.querySelector<HTMLInputElement>("input[name=email]")?.value === "awa@exemple.ci",
    );
  });

  test("an appointment cancelled while its payment is under way gives the money back and says so", async () => {
    const who = newPatient("Yao N'Guessan");
    const token = await registered(journeys.url, who);
    const { page, context } = await journeys.person({ screen });
    await logIn(page, who);
    const { id } = await requested(token, await drKouassiAtWork(journeys.url), "in-person");
    await openAppointment(page, id);
    await page.getByRole("button", { name: "Payer" }).click();
    await page.getByRole("heading", { name: "Paiement simulé" }).waitFor();
    // The same person, in another window of the same browser.
    const other = await context.newPage();
    await openAppointment(other, id);
    await other.getByRole("button", { name: "Annuler ce rendez-vous" }).click();
    await other
      .getByRole("dialog", { name: "Annuler le rendez-vous" })
      .getByRole("button", { name: "Annuler le rendez-vous" })
      .click();
    await expect(other.getByText(/^Rendez-vous annulé/)).toBeSeen();
    await payInSandbox(page, "paid");
    await expect(page.getByRole("heading", { name: "Paiement remboursé" })).toBeSeen();
    expect(await page.getByRole("link", { name: "Voir la confirmation" }).count()).toBe(0);
    expect((await appointmentNow(journeys.url, token, id)).status).toBe("cancelled");
    const [newest] = await messagesTo(journeys.url, international(who));
    expect(newest!.body).toContain("Ils vous sont remboursés");
    await openAppointment(page, id);
    await expect(page.getByText("Paiement arrivé trop tard, remboursé")).toBeSeen();
  });

  test("the way to the consultation: a map for the surgery, WhatsApp for video once it is paid, on both sides", async () => {
    const who = newPatient("Mariam Touré");
    const token = await registered(journeys.url, who);
    const doctor = await drKouassiAtWork(journeys.url);
    const { page } = await journeys.person({ screen });
    await logIn(page, who);
    const visit = await consultation(journeys.url, token, doctor);
    await openAppointment(page, visit.id);
    const map = page.getByRole("link", { name: /itinéraire/i });
    expect(await map.getAttribute("href")).toMatch(/^https:\/\/.+Cocody/);

    const { id } = await requested(token, doctor, "whatsapp-video");
    await done(journeys.url, acceptAppointment, { token: doctor.token, params: { id } });
    await openAppointment(page, id);
    await expect(page.getByRole("button", { name: "Payer" })).toBeSeen();
    expect(await page.getByRole("link", { name: /WhatsApp/ }).count()).toBe(0);
    const { authorization_url } = await done(journeys.url, initializePayment, { token, input: { appointment_id: id } });
    const body = new URLSearchParams({ outcome: "success" });
    await fetch(authorization_url, { method: "POST", body, redirect: "manual" });
    await page.reload();
    const call = page.getByRole("link", { name: /WhatsApp/ });
    await call.waitFor();
    expect(await call.getAttribute("href")).toMatch(/^https:\/\/wa\.me\/225\d{10}\?text=Bonjour%20Dr%20Aya%20Kouassi/);
    expect((await appointmentNow(journeys.url, doctor.token, id)).whatsapp_url).toContain(international(who).slice(1));
  });
});
