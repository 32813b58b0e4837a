import { expect, test } from "vitest";
import { paths } from "#web/paths.ts";
import { expectAccessible } from "./accessibility.ts";
import { laptop, phone, useBrowser } from "./browser.ts";

const journeys = useBrowser();

const publicPages = [
  ["l'accueil", paths.home()],
  ["à propos", paths.about()],
  ["contact", paths.contact()],
] as const;

test.each(publicPages)("%s has no accessibility fault, small and large, light and dark", async (_name, path) => {
  for (const screen of [phone, laptop]) {
    for (const colours of ["light", "dark"] as const) {
      const { page, context } = await journeys.person({ screen, colours, bypassPolicy: true });
      const answer = await page.goto(path);
      expect(answer?.status()).toBe(200);
      await expectAccessible(page, `${path} ${screen.width} ${colours}`);
      await context.close();
    }
  }
});
