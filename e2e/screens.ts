import { expect, test } from "vitest";
import { accessibilityFaults } from "./accessibility.ts";
import type { Journeys } from "./browser.ts";
import type { Role } from "./place.ts";
import { enterAs, houseAt, places } from "./places.ts";

const narrow = { width: 320, height: 640 };

/** Walks through everything these people see: nothing is wider than a narrow screen, nothing has an accessibility fault. */
export function judgeScreens(journeys: Journeys, roles: readonly Role[]): void {
  test.each(roles)(
    "what a %s sees fits a narrow screen and has no accessibility fault, small and large, light and dark",
    async (role) => {
      const { page } = await journeys.person();
      const house = await houseAt(journeys.url);
      await enterAs(page, role, journeys.url);
      const faults: string[] = [];
      for (const place of places.filter((one) => one.role === role)) {
        await page.setViewportSize(narrow);
        await place.open(page, house);
        const width = await page.evaluate(() => document.documentElement.scrollWidth);
        if (width > narrow.width) faults.push(`${place.name}: ${width} px wide`);
        faults.push(...(await accessibilityFaults(page, place.name)));
      }
      expect(faults).toEqual([]);
    },
    240_000,
  );
}
