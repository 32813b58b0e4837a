import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { useBrowser } from "./browser.ts";
import { answerUntilResult, nurseWindow, openNurse, startAnew, tell } from "./triage-steps.ts";

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

test.each([
  ["a low phone", { width: 360, height: 560 }],
  ["a very low one", { width: 360, height: 500 }],
])("on %s the composer covers no list, and nothing denies it before its end was seen", async (_what, screen) => {
  const { page } = await journeys.person({ screen });
  await openNurse(page);
  await tell(page, long);
  const nurse = nurseWindow(page);
  await nurse.getByRole("checkbox").first().waitFor();
  const foot = nurse.locator(".nurse-foot");
  expect(await foot.evaluate((element) => getComputedStyle(element).position)).toBe("static");
  const last = nurse.locator(".choice").last();
  expect(await top(foot)).toBeGreaterThanOrEqual(await bottom(last));
  const denies = await nurse.getByRole("button", { name: "Rien de tout cela" }).count();
  expect((await bottom(last)) > screen.height && denies > 0).toBe(false);
  await nurse.evaluate((box) => box.scrollTo(0, box.scrollHeight));
  const none = nurse.getByRole("button", { name: "Rien de tout cela" });
  await none.waitFor();
  expect(await bottom(none)).toBeLessThanOrEqual(screen.height);
});

test("a sign that is ticked does not show over the bars that it is scrolled under", async () => {
  const { page } = await journeys.person({ screen: { width: 360, height: 560 } });
  await openNurse(page);
  await tell(page, long);
  const nurse = nurseWindow(page);
  await nurse.getByRole("checkbox").first().check();
  const sign = nurse.locator(".choice").first();
  await nurse.evaluate((box) => box.scrollTo(0, box.scrollHeight));
  const edge = await bottom(nurse.locator(".nurse-top"));
  const { x, y, width } = (await sign.boundingBox())!;
  expect(y).toBeLessThan(edge - 10);
  const seen = await page.evaluate(
    ([left, at]) => document.elementFromPoint(left!, at!)?.closest(".choice")?.className ?? null,
    [x + width / 2, edge - 4],
  );
  expect(seen).toBeNull();
});

test("somebody who taps again and again answers one question, not the next one unread", async () => {
  const { page } = await journeys.person();
  await openNurse(page);
  await tell(page, long);
  const nurse = nurseWindow(page);
  const none = nurse.getByRole("button", { name: "Rien de tout cela" });
  await none.click({ trial: true });
  const { x, y, width, height } = (await none.boundingBox())!;
  for (let tap = 0; tap < 4; tap += 1) {
    await page.mouse.click(x + width / 2, y + height / 2);
    await page.waitForTimeout(120);
  }
  await nurse.getByText("Question 2").waitFor();
  await page.waitForTimeout(1500);
  expect(await nurse.locator(".line-person").allTextContents()).toHaveLength(2);
});

test("reading aloud is within reach where the words begin: of the first screen, a question, a result, an emergency", async () => {
  const { page } = await journeys.person();
  await page.addInitScript(() => {
    const voices = [{ lang: "fr-FR" } as SpeechSynthesisVoice];
    speechSynthesis.getVoices = () => voices;
  });
  const nurse = nurseWindow(page);
  const reach = async () => {
    const button = nurse.getByRole("button", { name: "Lire à voix haute" });
    await button.waitFor();
    // Where it stands when the screen has come to rest, without scrolling to it.
    await page.waitForTimeout(400);
    const { x, y, width, height } = (await button.boundingBox())!;
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    const hit = await page.evaluate(
      ([left, middle]) => Boolean(document.elementFromPoint(left!, middle!)?.closest(".read-aloud")),
      [x + width / 2, y + height / 2],
    );
    expect(hit).toBe(true);
  };
  await openNurse(page);
  await reach();
  await tell(page, mild);
  await nurse.getByText("Question 1").waitFor();
  await reach();
  await answerUntilResult(page);
  await reach();
  await startAnew(page);
  await openNurse(page);
  await tell(page, grave);
  await nurse.getByRole("heading", { name: "URGENCE", exact: true }).waitFor();
  await reach();
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
  await nurse.getByText(/^Résultat revu à .*Urgence.*, et non plus .*Soins à la maison/).waitFor();
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
