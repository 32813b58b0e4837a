import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { forgetKeptKeys, readSecrets, renewKeptKey, secretsFileOf } from "./secrets.ts";

let folder = "";
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), "keneya-secrets-"))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it("makes the secrets once, beside the data folder, for its owner alone", () => {
  const file = secretsFileOf(join(folder, "data/"));
  expect(file).toBe(join(folder, "data.secrets.json"));
  const made = readSecrets(file, {});
  expect(made.sealing.previous).toEqual([]);
  expect(readSecrets(file, {})).toEqual(made);
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

it("puts a new key before the former ones, and forgets those when told", () => {
  const file = secretsFileOf(join(folder, "data"));
  const first = readSecrets(file, {});
  renewKeptKey(file);
  const second = readSecrets(file, {});
  renewKeptKey(file);
  const third = readSecrets(file, {});
  expect(third.sealing.previous).toEqual([second.sealing.current, first.sealing.current]);
  expect(new Set([first, second, third].map(({ sealing }) => sealing.current)).size).toBe(3);
  expect([third.anonKey, third.serviceRoleKey]).toEqual([first.anonKey, first.serviceRoleKey]);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readdirSync(folder)).toEqual(["data.secrets.json"]);
  expect(forgetKeptKeys(file)).toBe(2);
  expect(readSecrets(file, {}).sealing).toEqual({ current: third.sealing.current, previous: [] });
  expect(forgetKeptKeys(file)).toBe(0);
});

it("takes named keys before those of the file, and asks no file when all are named", () => {
  const file = secretsFileOf(join(folder, "data"));
  const named = { ENCRYPTION_KEY: "new", ENCRYPTION_KEY_PREVIOUS: " old , older,, ", AUTH_ANON_KEY: "a" };
  expect(readSecrets(file, { ...named, AUTH_SERVICE_ROLE_KEY: "s" }).sealing).toEqual({
    current: "new",
    previous: ["old", "older"],
  });
  expect(readdirSync(folder)).toEqual([]);
  expect(readSecrets(file, named).sealing.current).toBe("new");
  expect(readFileSync(file, "utf8")).not.toContain("older");
  const kept = readSecrets(file, { ENCRYPTION_KEY_PREVIOUS: "old" }).sealing;
  expect(kept.previous).toEqual(["old"]);
});
