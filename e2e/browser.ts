import "./seen.ts";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium, type Browser, type BrowserContext, type Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, inject } from "vitest";

export const phone = { width: 360, height: 720 } as const;
export const laptop = { width: 1366, height: 768 } as const;

export interface NewPerson {
  /** A phone unless said. */
  screen?: { width: number; height: number };
  colours?: "light" | "dark";
  javaScript?: boolean;
  /** Another product than the one of the run. */
  url?: string;
}

/** One person at one device: a browser profile with nothing in common with the others'. */
export interface Person {
  page: Page;
  context: BrowserContext;
}

export interface Journeys {
  url: string;
  /** Somebody who opens a browser for the first time. */
  person: (options?: NewPerson) => Promise<Person>;
}

/** A call of the API that was refused or lost is no fault of the page: it is what the journey is about. */
const expectedNoise = /^Failed to load resource:/;

/**
 * The browser of one file of journeys. After each journey its people leave; what a page wrote as an error to the console, an
 * uncaught exception or a breach of the security policy fails the journey; a failed one leaves a picture of each page.
 */
export function useBrowser(): Journeys {
  const own = productOfThisWorker();
  let browser: Browser;
  let people: Person[] = [];
  let faults: string[] = [];
  beforeAll(async () => {
    browser = await chromium.launch(inject("browserLaunch"));
  });
  afterAll(() => browser.close());
  afterEach(async ({ task }) => {
    const failed = task.result?.state === "fail" || faults.length > 0;
    if (failed) await picture(task.name, people);
    const found = faults;
    await Promise.all(people.map(({ context }) => context.close()));
    people = [];
    faults = [];
    expect(found).toEqual([]);
  });
  return {
    url: own,
    async person({ screen = phone, colours = "light", javaScript = true, url = own } = {}) {
      const context = await browser.newContext({
        baseURL: url,
        viewport: screen,
        colorScheme: colours,
        javaScriptEnabled: javaScript,
        locale: "fr-CI",
        timezoneId: "Africa/Abidjan",
        hasTouch: screen.width < 640,
        reducedMotion: "reduce",
      });
      context.setDefaultTimeout(15_000);
      context.on("console", (message) => {
        const text = message.text();
        if (message.type() === "error" && !expectedNoise.test(text)) faults.push(`${message.page()?.url()}: ${text}`);
      });
      context.on("weberror", (error) => faults.push(`${error.page()?.url()}: ${error.error().stack}`));
      const one = { context, page: await context.newPage() };
      people.push(one);
      return one;
    },
  };
}

/** Workers are numbered from 1, and no two that run at a time share a number. */
function productOfThisWorker(): string {
  const url = inject("productUrls")[Number(process.env.VITEST_POOL_ID) - 1];
  if (!url) throw new Error(`no product was started for worker ${process.env.VITEST_POOL_ID}`);
  return url;
}

async function picture(name: string, people: readonly Person[]): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "keneya-journey-"));
  const pages = people.flatMap(({ context }) => context.pages());
  await Promise.all(
    pages.map(async (page, number) => {
      const file = join(folder, `${name.replaceAll(/[^\p{L}\d]+/gu, "-").slice(0, 80)}-${number + 1}.png`);
      await page.screenshot({ path: file }).catch(() => {});
      // oxlint-disable-next-line no-console -- whoever reads the failure needs to know where the picture lies
      console.error(`« ${name} »: ${page.url()} → ${file}`);
    }),
  );
}
