import { chromium } from "playwright-core";
import { describe, expect, it } from "vitest";
import { chromiumLaunch } from "./chromium.ts";

const page = `<!doctype html><meta charset="utf-8"><p><span id="narrow">iiiiii</span> <span id="wide">Kènèya</span></p>`;

describe("chromiumLaunch", () => {
  it("opens a page and draws its text on this machine", { timeout: 60_000 }, async () => {
    const browser = await chromium.launch(await chromiumLaunch());
    try {
      const tab = await browser.newPage({ viewport: { width: 360, height: 720 } });
      await tab.goto(`data:text/html,${encodeURIComponent(page)}`);
      // Without a font every letter is the same empty box.
      const [narrow, wide] = await tab.evaluate<number[]>(
        `["narrow", "wide"].map((id) => document.getElementById(id).getBoundingClientRect().width)`,
      );
      expect(narrow).toBeGreaterThan(0);
      expect(wide).toBeGreaterThan(2 * (narrow ?? 0));
      expect((await tab.screenshot()).length).toBeGreaterThan(1000);
    } finally {
      await browser.close();
    }
  });

  it("refuses a CHROMIUM_PATH that names no program", async () => {
    const before = process.env["CHROMIUM_PATH"];
    process.env["CHROMIUM_PATH"] = "/nowhere/chromium";
    await expect(chromiumLaunch()).rejects.toThrow("/nowhere/chromium");
    if (before === undefined) delete process.env["CHROMIUM_PATH"];
    else process.env["CHROMIUM_PATH"] = before;
  });
});
