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
    /** Address of the product that all journeys of this run use. */
    productUrl: string;
    browserLaunch: BrowserLaunch;
  }
}

/** A payment that the provider leaves open is decided this long after: longer than the callback page asks. */
const pendingSeconds = 15;

/** Builds the pages when their sources changed, finds the browser, and starts the real product once for all journeys. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const tool = (path: string) => import(pathToFileURL(join(import.meta.dirname, "..", "tools", path)).href);
  const { ensureBuilt } = (await tool("bootstrap/build.mjs")) as { ensureBuilt: () => Promise<void> };
  const { chromiumLaunch } = (await tool("chromium.ts")) as { chromiumLaunch: () => Promise<BrowserLaunch> };
  await ensureBuilt();
  project.provide("browserLaunch", await chromiumLaunch());
  const product = await startProduct({ SANDBOX_PENDING_SECONDS: String(pendingSeconds) });
  project.provide("productUrl", product.url);
  return async () => {
    await product.stop();
    const troubles = product
      .said()
      .split("\n")
      .filter((line) => line.startsWith("{"));
    // oxlint-disable-next-line no-console -- a journey that failed for a fault of the server is explained here
    if (troubles.length > 0) console.error(["The product logged:", ...troubles].join("\n"));
  };
}
