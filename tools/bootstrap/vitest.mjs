import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pinnedNode, projectEnvironment } from "./project.mjs";
import { runQuietly } from "./run.mjs";

/** Runs these Vitest projects and counts by Vitest's own report: `{ passed, failed, skipped, output }`. */
export async function runTests(projects, limit) {
  const folder = mkdtempSync(join(tmpdir(), "keneya-report-"));
  const report = join(folder, "report.json");
  // CI: a snapshot that is missing fails instead of being written.
  const args = ["run", ...projects.flatMap((project) => ["--project", project])];
  try {
    const { code, output } = await runQuietly(
      pinnedNode,
      [
        "node_modules/vitest/vitest.mjs",
        ...args,
        "--reporter=default",
        "--reporter=json",
        `--outputFile.json=${report}`,
      ],
      { limit, env: projectEnvironment({ NODE_ENV: "test", CI: "1", NO_COLOR: "1" }) },
    );
    const result = count(report, code);
    return { ...result, output: result.failed > 0 ? output : "" };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A file that could not be read, an error outside every test, a report that is missing or empty: each is a failure. */
export function count(report, code) {
  let read;
  try {
    read = JSON.parse(readFileSync(report, "utf8"));
  } catch {
    return { passed: 0, failed: 1, skipped: 0 };
  }
  const passed = read.numPassedTests;
  const skipped = read.numPendingTests + read.numTodoTests;
  const brokenFiles = read.testResults.filter(
    ({ status, assertionResults }) => status === "failed" && !assertionResults.some((test) => test.status === "failed"),
  ).length;
  const failed = read.numFailedTests + brokenFiles;
  const isUntold = failed === 0 && (code !== 0 || passed === 0);
  return { passed, failed: isUntold ? 1 : failed, skipped };
}
