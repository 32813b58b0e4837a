import { execFileSync, spawnSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { lintConfigText } from "./walls/lint-config.ts";
import { innocents, lintFaults, typeFaults, type Fault } from "./walls/model-house.ts";
import { floors, serverAround, serverBase, webBase } from "./walls/rooms.ts";

const root = join(import.meta.dirname, "..");
const configs = [
  ".oxlintrc.json",
  "package.json",
  ...readdirSync(root).filter((name) => /^tsconfig.*\.json$/u.test(name)),
];
const houses: string[] = [];

/** Builds a house of its own in the temporary folder, with our configuration and our packages. */
function build(files: Record<string, string>): string {
  const house = mkdtempSync(join(tmpdir(), "keneya-walls-"));
  houses.push(house);
  for (const name of configs) cpSync(join(root, name), join(house, name));
  // Linked one by one: what the compiler writes to node_modules/.cache must stay in this house.
  mkdirSync(join(house, "node_modules"));
  for (const name of readdirSync(join(root, "node_modules"))) {
    if (name !== ".cache") symlinkSync(join(root, "node_modules", name), join(house, "node_modules", name));
  }
  for (const [path, source] of Object.entries(files)) {
    mkdirSync(dirname(join(house, path)), { recursive: true });
    writeFileSync(join(house, path), source);
  }
  return house;
}

function planted(faults: readonly Fault[]): Record<string, string> {
  return { ...innocents, ...Object.fromEntries(faults.map((fault) => [fault.file, fault.source])) };
}

type Finding = { file: string; rule: string; message: string };

function lint(house: string): Finding[] {
  const run = spawnSync(join(root, "node_modules/.bin/oxlint"), ["--format", "json"], { cwd: house, encoding: "utf8" });
  const report = JSON.parse(run.stdout) as {
    diagnostics: { filename: string; code: string; message: string; help?: string }[];
  };
  return report.diagnostics.map(({ filename, code, message, help }) => ({
    file: filename,
    rule: code,
    message: `${message} ${help ?? ""}`,
  }));
}

function typeCheck(house: string): Finding[] {
  const run = spawnSync(join(root, "node_modules/.bin/tsc"), ["-b", "--pretty", "false"], {
    cwd: house,
    encoding: "utf8",
  });
  return [...run.stdout.matchAll(/^(?<file>[^\s(]+)\(\d+,\d+\): error (?<rule>TS\d+): (?<message>.*)$/gmu)].map(
    (match) => ({
      file: match.groups?.["file"] ?? "",
      rule: match.groups?.["rule"] ?? "",
      message: match.groups?.["message"] ?? "",
    }),
  );
}

afterAll(() => {
  for (const house of houses) rmSync(house, { recursive: true, force: true });
});

describe("the linter's configuration", () => {
  test("is the one generated from the rooms", () => {
    // Mend with: node tools/walls/write-lint-config.ts
    expect(readFileSync(join(root, ".oxlintrc.json"), "utf8")).toBe(lintConfigText());
  });

  test("names in the architecture page the floors that it holds", () => {
    const page = readFileSync(join(root, "docs/architecture.md"), "utf8");
    const drawn = [...page.matchAll(/^\| (?<height>\d) \| (?<features>[^|]+) \|/gmu)].map((row) =>
      (row.groups?.["features"] ?? "").trim().split(" · "),
    );
    expect(drawn).toEqual(floors.toReversed());
  });
});

describe("an innocent house", () => {
  let house = "";
  beforeAll(() => {
    house = build(innocents);
  });

  test("passes the linter", () => {
    expect(lint(house)).toEqual([]);
  });

  test("passes the type check", () => {
    expect(typeCheck(house)).toEqual([]);
  });
});

describe("a planted import or habit", () => {
  let found: Finding[] = [];
  beforeAll(() => {
    found = lint(build(planted(lintFaults)));
  });

  test.each(lintFaults)("is refused: $wall ($file)", ({ file, rule }) => {
    expect(found.filter((finding) => finding.file === file).map((finding) => finding.rule)).toContain(rule);
  });

  test("leaves the innocent files in peace", () => {
    const guilty = new Set(lintFaults.map((fault) => fault.file));
    expect(found.filter((finding) => !guilty.has(finding.file))).toEqual([]);
  });
});

describe("a name from the wrong platform", () => {
  let found: Finding[] = [];
  beforeAll(() => {
    found = typeCheck(build(planted(typeFaults)));
  }, 60_000);

  test.each(typeFaults)("is refused: $wall ($file)", ({ file, rule }) => {
    expect(found.filter((finding) => finding.file === file).map((finding) => finding.rule)).toContain(rule);
  });
});

describe("the floors of the server", () => {
  const features = floors.flatMap((names, height) => names.map((name) => ({ name, height })));
  const pairs = features.flatMap((from) =>
    features.map((to) => ({ from, to, file: `server/${from.name}/calls-${to.name}.ts` })),
  );
  let refused = new Set<string>();
  beforeAll(() => {
    const doors = features.map(({ name }) => [`server/${name}/verb.ts`, "export const verb = 1;\n"]);
    const calls = pairs.map(({ to, file }) => [
      file,
      `import { verb } from "#server/${to.name}/verb.ts";\nexport const use = verb;\n`,
    ]);
    const found = lint(build(Object.fromEntries([...doors, ...calls])));
    refused = new Set(found.filter(({ rule }) => rule === "eslint(no-restricted-imports)").map(({ file }) => file));
  });

  test("let a feature call every floor below its own", () => {
    const below = pairs.filter(({ from, to }) => to.height < from.height);
    expect(below.filter(({ file }) => refused.has(file))).toEqual([]);
  });

  test("let no feature call its own floor or one above", () => {
    const notBelow = pairs.filter(({ from, to }) => to.height >= from.height);
    expect(notBelow.filter(({ file }) => !refused.has(file))).toEqual([]);
  });
});

describe("the working tree", () => {
  const folders = (path: string) =>
    existsSync(join(root, path))
      ? readdirSync(join(root, path), { withFileTypes: true })
          .filter((entry) => entry.isDirectory())
          .map((entry) => entry.name)
      : [];

  test("has no room in server/ without a floor", () => {
    const known = new Set<string>([...floors.flat(), ...serverBase, ...serverAround]);
    expect(folders("server").filter((name) => !known.has(name))).toEqual([]);
  });

  test("has no room in web/ without a wall", () => {
    const known = new Set<string>([...webBase, "ui", "features", "screens", "testing", "public"]);
    expect(folders("web").filter((name) => !known.has(name))).toEqual([]);
  });

  test("gives a feature of the web the name it has on the server", () => {
    const known = new Set(floors.flat());
    expect(folders("web/features").filter((name) => !known.has(name))).toEqual([]);
  });

  test("holds no JSX in the server, which Node does not run", () => {
    const listed = execFileSync("git", ["ls-files", "server/*.tsx", "server/**/*.tsx"], {
      cwd: root,
      encoding: "utf8",
    });
    expect(listed).toBe("");
  });
});
