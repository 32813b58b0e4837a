import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { count } from "./vitest.mjs";

let folder;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "keneya-count-"));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

function counted(code, report) {
  const file = join(folder, "report.json");
  if (report !== undefined) writeFileSync(file, typeof report === "string" ? report : JSON.stringify(report));
  return count(file, code);
}

const clean = { numPassedTests: 3, numFailedTests: 0, numPendingTests: 1, numTodoTests: 1, testResults: [] };

describe("the count of a test run", () => {
  it("adds what was skipped and what is still to do", () => {
    expect(counted(0, clean)).toEqual({ passed: 3, failed: 0, skipped: 2 });
  });

  it("counts a file that broke before its first test, beside the tests that failed", () => {
    const testResults = [
      { status: "failed", assertionResults: [] },
      { status: "failed", assertionResults: [{ status: "failed" }] },
    ];
    expect(counted(1, { ...clean, numFailedTests: 1, testResults })).toMatchObject({ passed: 3, failed: 2 });
  });

  it("never calls a run green that ended badly, ran nothing or told nothing", () => {
    expect(counted(1, clean).failed).toBe(1);
    expect(counted(0, { ...clean, numPassedTests: 0 }).failed).toBe(1);
    expect(counted(0).failed).toBe(1);
    expect(counted(0, "{ cut in the mid").failed).toBe(1);
  });
});
