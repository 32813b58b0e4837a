import axe from "axe-core";
import type { Page } from "playwright-core";
import { laptop, phone } from "./browser.ts";

declare global {
  interface Window {
    axe?: { run: (options: object) => Promise<axe.AxeResults> };
  }
}

const standards = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
const everything = { runOnly: { type: "tag", values: standards }, resultTypes: ["violations"] };
/** Of all rules, this one alone looks at colours. */
const contrast = { runOnly: { type: "rule", values: ["color-contrast"] }, resultTypes: ["violations"] };

/** Judges what stands on the page now, an open window included: small and large, in light and dark colours. */
export async function accessibilityFaults(page: Page, name: string): Promise<string[]> {
  const faults: string[] = [];
  for (const screen of [phone, laptop]) {
    await page.setViewportSize(screen);
    await keepFocusInView(page);
    for (const [colours, rules] of [
      ["light", everything],
      ["dark", contrast],
    ] as const) {
      await page.emulateMedia({ colorScheme: colours });
      const { violations } = await judge(page, rules);
      for (const { id, help, nodes } of violations) {
        const where = nodes.map(({ target }) => String(target)).join(" | ");
        faults.push(`${name}, ${screen.width} px, ${colours}: ${id} (${help}): ${where}`);
      }
    }
  }
  return faults;
}

/** As somebody does who turns a telephone: what they were at is brought back into view, clear of bars that stay in their place. */
async function keepFocusInView(page: Page): Promise<void> {
  await page.evaluate(() => {
    const { activeElement, body } = document;
    if (activeElement && activeElement !== body) activeElement.scrollIntoView({ block: "nearest" });
  });
}

async function judge(page: Page, rules: object): Promise<axe.AxeResults> {
  if (!(await page.evaluate(() => window.axe !== undefined))) await page.evaluate(axe.source);
  return page.evaluate((options) => window.axe!.run(options), rules);
}
