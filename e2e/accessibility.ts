import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "playwright-core";
import { laptop, phone } from "./browser.ts";

/** What of axe's answer is read. */
interface AxeResults {
  violations: { id: string; help: string; nodes: { target: string[] }[] }[];
}
declare global {
  interface Window {
    axe?: { run: (options: object) => Promise<AxeResults> };
  }
}

const standards = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
const everything = { runOnly: { type: "tag", values: standards }, resultTypes: ["violations"] };
/** Of all rules, this one alone looks at colours. */
const contrast = { runOnly: { type: "rule", values: ["color-contrast"] }, resultTypes: ["violations"] };

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** Judges what stands on the page now, an open window included: small and large, in light and dark colours. */
export async function accessibilityFaults(page: Page, name: string): Promise<string[]> {
  const faults: string[] = [];
  for (const screen of [phone, laptop]) {
    await page.setViewportSize(screen);
    for (const [colours, rules] of [
      ["light", everything],
      ["dark", contrast],
    ] as const) {
      await page.emulateMedia({ colorScheme: colours });
      const { violations } = await judge(page, rules);
      for (const { id, help, nodes } of violations) {
        const where = nodes.map(({ target }) => target.join(" ")).join(" | ");
        faults.push(`${name}, ${screen.width} px, ${colours}: ${id} (${help}): ${where}`);
      }
    }
  }
  return faults;
}

async function judge(page: Page, rules: object): Promise<AxeResults> {
  if (!(await page.evaluate(() => window.axe !== undefined))) await page.evaluate(axe);
  return page.evaluate((options) => window.axe!.run(options), rules);
}
