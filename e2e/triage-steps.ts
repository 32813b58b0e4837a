import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";
import { paths } from "#web/paths.ts";

export const nurseWindow = (page: Page): Locator => page.getByRole("dialog", { name: "Infirmière virtuelle" });

/** Opens the nurse's window as a link that somebody kept would. */
export async function openNurse(page: Page): Promise<void> {
  await page.goto(paths.nurse());
  await nurseWindow(page).getByLabel("Ce qui ne va pas").waitFor();
}

/** The first words, sent with Enter. */
export async function tell(page: Page, words: string): Promise<void> {
  const field = nurseWindow(page).getByLabel("Ce qui ne va pas");
  await field.fill(words);
  await field.press("Enter");
}

/** No page of the nurse's book comes for so long: the phone has all that the chat has opened so far. */
const readWithin = 3000;

/** Watches this page fetch the nurse's rules and the pages of her book that the chat opens; the answer waits until they are there, however busy the machine is. */
export function readingAhead(page: Page): () => Promise<void> {
  let last: number | undefined;
  page.on("requestfinished", (request) => {
    if (/\/nurse-[^/]+\/(?!outline)[^/]+\.bin$/.test(new URL(request.url()).pathname)) last = Date.now();
  });
  return () => expect.poll(() => last !== undefined && Date.now() - last > readWithin, { timeout: 60_000 }).toBe(true);
}

/** Denies whatever is asked until the nurse says how urgent it is. */
export async function answerUntilResult(page: Page): Promise<void> {
  const nurse = nurseWindow(page);
  const result = nurse.locator(".urgency, .emergency").first();
  const no = nurse.getByRole("button", { name: /^(Rien de tout cela|Non|15 à 49 ans)$/ }).first();
  // Where a list goes on under the composer, it is seen to its end first.
  const more = nurse.getByRole("button", { name: "Voir les autres signes" });
  for (let asked = 0; asked < 14; asked += 1) {
    await result.or(no).or(more).first().waitFor();
    if (await result.isVisible()) return;
    if (await more.isVisible()) await more.click();
    const question = await nurse.getByText(/^Question \d+/).textContent();
    await no.click();
    await nurse.getByText(question!, { exact: true }).waitFor({ state: "detached" });
  }
  throw new Error("the nurse goes on asking");
}

/** Forgets the chat that this browser holds. */
export async function startAnew(page: Page): Promise<void> {
  await page.goto(paths.home());
  await page.evaluate(() => sessionStorage.removeItem("keneya-triage"));
}
