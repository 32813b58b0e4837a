import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";

const root = path.dirname(import.meta.dirname);
/** What a browser may load. */
const rooms = ["contract", "triage-engine", "web"];
/** What the browser is never sent (`knowledge/carried.ts`). */
const served = "triage-engine/knowledge/everyday/";

/** Browsers before 2023 (Safari 16.3) refuse a whole file for one such expression, and nothing that builds it says so. */
const lookBehind = /\(\?<[=!]/;

it("looks behind in no expression that a browser loads", () => {
  const files = rooms.flatMap((room) =>
    readdirSync(path.join(root, room), { recursive: true, encoding: "utf8" })
      .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
      .map((name) => path.join(room, name))
      .filter((name) => !name.startsWith(served)),
  );
  expect(files.length).toBeGreaterThan(500);
  expect(files.filter((name) => lookBehind.test(readFileSync(path.join(root, name), "utf8")))).toEqual([]);
});
