import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright-core";

const standards = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Judges what stands on the page now, an open window included. The page must belong to a person with `bypassPolicy`. */
export async function accessibilityFaults(page: Page, name: string): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).withTags(standards).analyze();
  return violations.map(
    ({ id, help, nodes }) => `${name}: ${id} (${help}): ${nodes.map(({ target }) => target.join(" ")).join(" | ")}`,
  );
}
