import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { useBrowser } from "./browser.ts";
import { answerUntilResult, nurseWindow, openNurse, tell } from "./triage-steps.ts";

const journeys = useBrowser();

const mild = "J'ai le nez qui coule depuis hier, j'ai 30 ans";
const grave = "Douleur qui serre la poitrine et va dans le bras gauche, il a 55 ans";
const long = "mon fils de 3 ans tousse et a le corps chaud depuis hier";

const top = (place: Locator) => place.evaluate((element) => element.getBoundingClientRect().top);
const bottom = (place: Locator) => place.evaluate((element) => element.getBoundingClientRect().bottom);
const scrolled = (page: Page) => nurseWindow(page).evaluate((box) => box.scrollTop);

test("on a phone of 360 × 640 each question shows its answers whole above the composer, and what was said before it where there is room", async () => {
  const { page } = await journeys.person({ screen: { width: 360, height: 640 } });
  await openNurse(page);
  await tell(page, long);
  const nurse = nurseWindow(page);
  const none = nurse.getByRole("button", { name: /^(Rien de tout cela|Non)$/ }).first();
  for (const asked of [1, 2, 3]) {
    await nurse.getByText(`Question ${asked}`).waitFor();
    await none.waitFor();
    const answers = await nurse.locator(".choice, .replies .button").all();
    const foot = await top(nurse.locator(".nurse-foot"));
    const above = await nurse.locator(".choice, .replies:not(.nurse-foot *) .button").all();
    for (const answer of above) expect(await bottom(answer)).toBeLessThanOrEqual(foot + 1);
    for (const answer of answers) expect(await bottom(answer)).toBeLessThanOrEqual(640);
    expect(await top(nurse.locator(".line-nurse").last())).toBeGreaterThanOrEqual(
      await bottom(nurse.locator(".nurse-top")),
    );
    await none.click();
  }
});

test("where a list goes on under the composer, nothing denies it before its end was seen", async () => {
  const { page } = await journeys.person({ screen: { width: 360, height: 500 } });
  await openNurse(page);
  await tell(page, long);
  const nurse = nurseWindow(page);
  await nurse.getByRole("button", { name: "Voir les autres signes" }).waitFor();
  expect(await nurse.getByRole("button", { name: "Rien de tout cela" }).count()).toBe(0);
  await nurse.getByRole("button", { name: "Voir les autres signes" }).click();
  await nurse.getByRole("button", { name: "Rien de tout cela" }).waitFor();
  expect(await bottom(nurse.locator(".choice").last())).toBeLessThanOrEqual(await top(nurse.locator(".nurse-foot")));
});

test("an emergency told under a result stands at the top at once, and holds the focus", async () => {
  const { page } = await journeys.person();
  await openNurse(page);
  await tell(page, mild);
  await answerUntilResult(page);
  const nurse = nurseWindow(page);
  await nurse.getByRole("button", { name: "Abidjan" }).click();
  await nurse.getByRole("heading", { name: "Que faire maintenant" }).waitFor();
  const field = nurse.getByLabel("Un signe nouveau ou une erreur ?");
  await field.fill("J'ai une douleur qui serre la poitrine et va dans le bras gauche");
  expect(await scrolled(page)).toBeGreaterThan(500);
  await field.press("Enter");
  await nurse.getByRole("heading", { name: "URGENCE", exact: true }).waitFor();
  await nurse.getByText("Résultat revu avec ce que vous venez de dire.").waitFor();
  expect(await scrolled(page)).toBe(0);
  expect(await page.evaluate(() => document.activeElement?.className)).toBe("emergency");
});

test("an emergency shows its numbers once; scrolled past, they come above, and nothing moves", async () => {
  const { page } = await journeys.person();
  await openNurse(page);
  await tell(page, grave);
  const nurse = nurseWindow(page);
  await nurse.getByRole("link", { name: "Appeler le 185", exact: true }).waitFor();
  expect(await nurse.getByRole("link", { name: /^Appeler le 1/ }).count()).toBe(3);
  const height = await nurse.evaluate((box) => box.scrollHeight);
  await nurse.evaluate((box) => box.scrollTo(0, 600));
  await nurse.getByRole("link", { name: "Appeler le 185 SAMU" }).waitFor();
  expect(await nurse.evaluate((box) => box.scrollHeight)).toBe(height);
  await nurse.evaluate((box) => box.scrollTo(0, 0));
  await nurse.getByRole("link", { name: "Appeler le 185 SAMU" }).waitFor({ state: "detached" });
});

test.each([
  ["twice as large on a phone", { width: 180, height: 360 }],
  ["twice as large on a laptop", { width: 683, height: 384 }],
  ["over an open keyboard", { width: 360, height: 400 }],
])("%s the question is what is seen, the field is wide enough, and nothing overflows", async (_what, screen) => {
  const { page } = await journeys.person({ screen });
  await openNurse(page);
  await tell(page, long);
  const nurse = nurseWindow(page);
  await nurse.getByText("Question 1").waitFor();
  await nurse.getByRole("checkbox").first().waitFor();
  const question = nurse.locator(".line-nurse").last();
  await page.waitForFunction(() => document.querySelector("dialog")!.scrollTop > 0);
  expect(await top(question)).toBeGreaterThanOrEqual(await bottom(nurse.locator(".dialog-head")));
  expect(await bottom(question)).toBeLessThan(screen.height);
  const field = nurse.getByLabel("Votre réponse");
  expect((await field.boundingBox())!.width).toBeGreaterThan(110);
  expect(await nurse.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
  // The field that is being filled stays, whatever is read meanwhile.
  await field.focus();
  await nurse.evaluate((box) => box.scrollTo(0, 0));
  expect(await bottom(field)).toBeLessThanOrEqual(screen.height);

  const { page: other } = await journeys.person({ screen });
  await openNurse(other);
  await tell(other, grave);
  const call = nurseWindow(other).getByRole("link", { name: "Appeler le 185", exact: true });
  await call.waitFor();
  expect(await nurseWindow(other).evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
  const seen = Math.min(await bottom(call), screen.height) - (await top(call));
  expect(seen).toBeGreaterThan(40);
});
