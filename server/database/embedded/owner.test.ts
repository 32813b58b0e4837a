import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { claimFolder, isAbandoned } from "./owner.ts";
import { AlreadyRunning } from "./start-problem.ts";

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "keneya-owner-"));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

function leave(number: number, owner: object | string): void {
  const text = typeof owner === "string" ? owner : JSON.stringify(owner);
  writeFileSync(join(folder, `keneya.owner.${number}.json`), text);
}

describe("claimFolder", () => {
  it("is refused while the owner on record lives, and granted once it gave the folder back", () => {
    const claim = claimFolder(folder, "http://localhost:3000");
    expect(claim.previous).toBe("none");
    expect(() => claimFolder(folder)).toThrow(AlreadyRunning);
    expect(() => claimFolder(folder)).toThrow("http://localhost:3000");
    claim.release();
    expect(claimFolder(folder).previous).toBe("left");
  });

  it("follows a killed owner, and one whose number another process carries today", () => {
    leave(3, { pid: 2 ** 22 + 1, started: "long ago" });
    const claim = claimFolder(folder);
    expect(claim.previous).toBe("killed");
    claim.release();
    leave(9, { pid: process.pid, started: "another run of this number" });
    expect(isAbandoned(folder)).toBe(true);
    expect(claimFolder(folder).previous).toBe("killed");
    expect(isAbandoned(folder)).toBe(false);
  });

  it("keeps one file, whatever was there before", () => {
    leave(1, { pid: 2 ** 22 + 1, started: "" });
    leave(2, "cut in the mid");
    claimFolder(folder);
    expect(readdirSync(folder)).toEqual(["keneya.owner.3.json"]);
  });
});
