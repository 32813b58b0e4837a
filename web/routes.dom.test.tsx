import { existsSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { findScreen, screens } from "./routes.tsx";

test("each address leads to its screen, an unknown one to the page that says so", () => {
  expect(findScreen("/").file).toBe("landing");
  expect(findScreen("/about").file).toBe("about");
  expect(findScreen("/about/").file).toBe("about");
  expect(findScreen("/conditions").file).toBe("legal-terms");
  expect(findScreen("/nulle-part").file).toBe("not-found");
  expect(findScreen("/%E0%A4%A").file).toBe("not-found");
});

test.each(screens.map((screen) => [screen.file, screen] as const))(
  "%s stands in the file that the manifest is asked for",
  async (file, screen) => {
    expect(existsSync(path.join(import.meta.dirname, "screens", `${file}.tsx`))).toBe(true);
    const expected = `${file.replace(/(^|-)(\w)/g, (_, _dash, letter: string) => letter.toUpperCase())}Screen`;
    expect((await screen.load()).name).toBe(expected);
  },
);
