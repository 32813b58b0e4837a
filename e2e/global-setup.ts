import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { TestProject } from "vitest/node";
import { startProduct } from "./product.ts";

/** How to launch the browser, as Playwright's `launch` takes it. */
export interface BrowserLaunch {
  executablePath: string;
  args: string[];
  env: Record<string, string>;
  headless: boolean;
}

declare module "vitest" {
  interface ProvidedContext {
    /** Addresses of the products of this run: files of journeys that run at the same time each have one to themselves. */
    productUrls: readonly string[];
    browserLaunch: BrowserLaunch;
  }
}

/** As many as the workers of the project `e2e` in vitest.config.ts. */
const atOnce = 3;

/** A payment that the provider leaves open is decided this long after: longer than the callback page asks. */
const pendingSeconds = 15;

/** Builds the pages when their sources changed, finds the browser, and starts the real product once for each file that runs at a time. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const tool = (path: string) => import(pathToFileURL(join(import.meta.dirname, "..", "tools", path)).href);
  const { ensureBuilt } = (await tool("bootstrap/build.mjs")) as { ensureBuilt: () => Promise<void> };
  const { chromiumLaunch } = (await tool("chromium.ts")) as { chromiumLaunch: () => Promise<BrowserLaunch> };
  await ensureBuilt();
  project.provide("browserLaunch", await chromiumLaunch());
  const settings = { SANDBOX_PENDING_SECONDS: String(pendingSeconds) };
  const products = await Promise.all(Array.from({ length: atOnce }, () => startProduct(settings)));
  project.provide(
    "productUrls",
    products.map(({ url }) => url),
  );
  return async () => {
    await Promise.all(products.map((product) => product.stop()));
    const troubles = products.flatMap((product) => product.said().split("\n")).filter((line) => line.startsWith("{"));
    // oxlint-disable-next-line no-console -- a journey that failed for a fault of the server is explained here
    if (troubles.length > 0) console.error(["The product logged:", ...troubles].join("\n"));
  };
}
