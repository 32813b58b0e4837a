import { expect, test } from "vitest";
import { loginAdmin } from "#contract/accounts.ts";
import { listContactMessages } from "#contract/contact.ts";
import { demoPasswords, superAdmin } from "#server/database/seed/people.ts";
import { paths } from "#web/paths.ts";
import { done } from "./api.ts";
import { laptop, phone, useBrowser, type NewPerson } from "./browser.ts";

const journeys = useBrowser();
const screens = [
  ["a phone", phone],
  ["a laptop", laptop],
] as const;

/** What reached the team about a subject. */
async function received(subject: string) {
  const input = { email: superAdmin.email, password: demoPasswords.admin };
  const { access_token: token } = await done(journeys.url, loginAdmin, { input });
  const messages = await done(journeys.url, listContactMessages, { token });
  return messages.filter((one) => one.subject === subject);
}

async function openContact(options: NewPerson) {
  const { page, context } = await journeys.person(options);
  await page.goto(paths.contact());
  return { page, context };
}

test.each(screens)("on %s: a message reaches the team, and the form says what it lacks", async (name, screen) => {
  const subject = `Un reçu perdu, vu sur ${name} ${Date.now()}`;
  const { page } = await openContact({ screen });
  await page.getByLabel("Votre nom").fill("Awa Koné");
  // The first touch fetches the form's script.
  await page.waitForLoadState("networkidle");
  await page.getByLabel("Votre adresse email").fill("awa@exemple");
  await page.getByLabel("Objet").fill(subject);
  await page.getByLabel("Votre message").fill("Je ne retrouve pas mon reçu.");
  await page.getByRole("button", { name: "Envoyer le message" }).click();
  await expect(page.getByText("Adresse email invalide")).toBeSeen();
  await page.getByLabel("Votre adresse email").fill("awa@exemple.ci");
  await page.getByRole("button", { name: "Envoyer le message" }).click();
  await expect(page.getByText(/^Message envoyé avec succès!/)).toBeSeen();
  expect(await page.getByLabel("Votre message").inputValue()).toBe("");
  expect(await received(subject)).toMatchObject([{ name: "Awa Koné", message: "Je ne retrouve pas mon reçu." }]);
});

test("without JavaScript the message reaches the team too", async () => {
  const subject = `Sans script ${Date.now()}`;
  const { page } = await openContact({ javaScript: false });
  await page.getByLabel("Votre nom").fill("Yao Konan");
  await page.getByLabel("Votre adresse email").fill("yao@exemple.ci");
  await page.getByLabel("Objet").fill(subject);
  await page.getByLabel("Votre message").fill("Une question.");
  await page.getByRole("button", { name: "Envoyer le message" }).click();
  await page.waitForURL(/\/contact\?envoye=1/);
  await expect(page.getByText(/^Message envoyé avec succès!/)).toBeSeen();
  expect(await received(subject)).toHaveLength(1);
});

test("what was typed before the script came, and before a reload, is not lost", async () => {
  const { page, context } = await journeys.person();
  // The form's own script is slow to come: everything typed so far is typed into the server's page.
  await context.route(/contact-form-[^/]*\.js$/, async (route) => {
    await new Promise((later) => setTimeout(later, 1500));
    await route.fallback();
  });
  await page.goto(paths.contact());
  await page.getByLabel("Votre nom").fill("Awa Koné");
  await page.getByLabel("Votre message").fill("Premier essai, bien long.");
  await page.waitForTimeout(4500);
  expect(await page.getByLabel("Votre nom").inputValue()).toBe("Awa Koné");
  await page.getByLabel("Objet").fill("Un essai");
  await page.reload();
  await page.waitForFunction(
    () => document.querySelector<HTMLInputElement>("input[name=subject]")?.value === "Un essai",
  );
  expect(await page.getByLabel("Votre nom").inputValue()).toBe("Awa Koné");
  expect(await page.getByLabel("Votre message").inputValue()).toBe("Premier essai, bien long.");
});
