import type { Locator } from "playwright-core";
import { expect } from "vitest";

declare module "vitest" {
  // oxlint-disable-next-line typescript/no-unused-vars, no-unused-vars -- it must look as it is declared there
  interface Matchers<R extends void | Promise<void> = void | Promise<void>, T = unknown> {
    /** It appears on the page, in at most as long as a person would wait. */
    toBeSeen: () => Promise<void>;
  }
}

expect.extend({
  async toBeSeen(locator: Locator) {
    try {
      await locator.first().waitFor();
      return { pass: true, message: () => `${String(locator)} is seen` };
    } catch {
      return { pass: false, message: () => `${String(locator)} does not appear` };
    }
  },
});
