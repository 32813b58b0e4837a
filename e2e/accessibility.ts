import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright-core";
import { expect } from "vitest";

const standards = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Judges what stands on the page now, an open dialog included. The page must belong to a person with `bypassPolicy`. */
export async function expectAccessible(page: Page, name: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).withTags(standards).analyze();
  const told = violations.map(
    ({ id, help, nodes }) => `${name}: ${id} (${help}): ${nodes.map(({ target }) => target.join(" ")).join(" | ")}`,
  );
  expect(told).toEqual([]);
}
