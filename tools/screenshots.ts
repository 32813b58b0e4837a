import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { chromium, type Browser, type Page } from "playwright-core";
import { chromiumLaunch } from "./chromium.ts";

/**
 * node tools/screenshots.ts <url> <folder>: every screen and window of the product that runs at that address with demonstration data,
 * small and large, in light and dark colours. It signs up people and books like the journeys, whose list of screens it uses.
 */
interface Places {
  places: readonly { name: string; role: string; open: (page: Page, house: unknown) => Promise<unknown> }[];
  houseAt: (url: string) => Promise<unknown>;
  enterAs: (page: Page, role: string, url: string) => Promise<void>;
}

const sizes = [
  { width: 360, height: 720 },
  { width: 1366, height: 768 },
] as const;

const [url, folder] = process.argv.slice(2);
if (!url || !folder) throw new Error("node tools/screenshots.ts <url> <folder>");
const journeys = pathToFileURL(join(import.meta.dirname, "../e2e/places.ts")).href;
const { places, houseAt, enterAs } = (await import(journeys)) as Places;

async function take(browser: Browser, role: string, into: string): Promise<number> {
  const context = await browser.newContext({
    baseURL: url,
    viewport: sizes[0],
    locale: "fr-CI",
    timezoneId: "Africa/Abidjan",
    hasTouch: true,
    reducedMotion: "reduce",
  });
  const page = await context.newPage();
  const house = await houseAt(url!);
  await enterAs(page, role, url!);
  let missed = 0;
  for (const place of places.filter((one) => one.role === role)) {
    await page.setViewportSize(sizes[0]);
    try {
      await place.open(page, house);
    } catch (error) {
      missed += 1;
      process.stderr.write(`${place.name}: ${String(error)}\n`);
      continue;
    }
    for (const size of sizes) {
      await page.setViewportSize(size);
      for (const colorScheme of ["light", "dark"] as const) {
        await page.emulateMedia({ colorScheme });
        const path = join(into, `${place.name}-${size.width}-${colorScheme}.png`);
        await page.screenshot({ path, fullPage: !(await page.getByRole("dialog").isVisible()) });
      }
    }
  }
  await context.close();
  return missed;
}

await mkdir(folder, { recursive: true });
const browser = await chromium.launch(await chromiumLaunch());
try {
  const roles = [...new Set(places.map(({ role }) => role))];
  let missed = 0;
  for (const role of roles) missed += await take(browser, role, folder);
  process.stdout.write(`${places.length - missed} screens in ${folder}, ${missed} missed\n`);
  process.exitCode = missed > 0 ? 1 : 0;
} finally {
  await browser.close();
}
