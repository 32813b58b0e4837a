// npm test: every check and test of the project, on a machine with Node 20, npm and git alone. Parts by name: npm test -- check e2e
import { build } from "./bootstrap/build.mjs";
import { ensureInstalled } from "./bootstrap/install.mjs";
import { pinnedNode, root, Stop, told } from "./bootstrap/project.mjs";
import { runQuietly } from "./bootstrap/run.mjs";
import { runTests } from "./bootstrap/vitest.mjs";

const limit = 20 * 60_000;

/** A check that counts as one test. */
function check(script, ...args) {
  return async () => {
    const { code, output } = await runQuietly(pinnedNode, [script, ...args], { limit });
    return counted(code, output);
  };
}

function counted(code, output) {
  return code === 0 ? { passed: 1, failed: 0, skipped: 0, output: "" } : { passed: 0, failed: 1, skipped: 0, output };
}

const parts = {
  format: check("node_modules/oxfmt/bin/oxfmt", "--check", "."),
  lint: check("node_modules/oxlint/bin/oxlint", "--deny-warnings"),
  types: check("node_modules/typescript/bin/tsc", "-b"),
  "dead-code": check("node_modules/knip/bin/knip.js"),
  build: async () => {
    const { code, output } = await build();
    return counted(code, output);
  },
  unit: () => runTests(["unit", "db", "hosted", "dom"], limit),
  e2e: () => runTests(["e2e"], limit),
  "built-nurse": check("tools/built-nurse.ts"),
  bytes: check("tools/bytes.ts"),
};

/** What runs at the same time: reading and building are a process each, and what was built is played while the tests wait for databases. */
const together = [["format", "lint"], ["types", "dead-code", "build"], ["unit", "built-nurse", "bytes"], ["e2e"]];

const forgotten = Object.keys(parts).filter((name) => !together.flat().includes(name));
if (forgotten.length > 0) throw new Error(`no wave runs ${forgotten.join(", ")}`);

const groups = { check: ["format", "lint", "types", "dead-code"], all: Object.keys(parts) };

function chosen(words) {
  const names = (words.length === 0 ? ["all"] : words).flatMap((word) => groups[word] ?? [word]);
  const unknown = names.find((name) => !Object.hasOwn(parts, name));
  if (unknown) throw new Stop(`no part is called ${unknown}; there are ${Object.keys(parts).join(", ")}, check`);
  return names;
}

/** Runs one part. Whatever happens inside, it answers how many passed and failed. */
async function run(name) {
  try {
    return await parts[name]();
  } catch (error) {
    return { passed: 0, failed: 1, skipped: 0, output: String(error?.stack ?? error) };
  }
}

function countsOf({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`;
}

function line(name, result, seconds) {
  return `${result.failed === 0 ? "ok  " : "FAIL"} ${name.padEnd(10)} ${countsOf(result)} (${seconds} s)`;
}

/** The installation counts only when it fails: nothing else can run then. */
async function install() {
  try {
    await ensureInstalled();
    return true;
  } catch (error) {
    console.log(error instanceof Stop ? error.message : error);
    return false;
  }
}

/** Runs one part, and prints what came of it once it is over. */
async function runTimed(name) {
  const startedAt = Date.now();
  const result = await run(name);
  if (result.output) console.log(`\n${result.output.trim()}\n`);
  console.log(line(name, result, ((Date.now() - startedAt) / 1000).toFixed(1)));
  return result;
}

/** Runs parts one after the other. */
async function runInTurn(names) {
  const results = [];
  for (const name of names) results.push(await runTimed(name));
  return results;
}

/** Runs wave after wave; beside the first part of each the others follow each other. */
async function runAll(names) {
  const sum = { passed: 0, failed: 0, skipped: 0 };
  for (const wave of together) {
    const [first, ...others] = wave.filter((name) => names.includes(name));
    if (!first) continue;
    const results = await Promise.all([runInTurn([first]), runInTurn(others)]);
    for (const result of results.flat()) for (const key of Object.keys(sum)) sum[key] += result[key];
  }
  return sum;
}

await told(async () => {
  process.chdir(root);
  const names = chosen(process.argv.slice(2));
  const sum = (await install()) ? await runAll(names) : { passed: 0, failed: 1, skipped: 0 };
  process.exitCode = sum.failed > 0 || sum.passed === 0 ? 1 : 0;
  console.log(countsOf(sum));
});
