import { randomBytes } from "node:crypto";
import { closeSync, fsyncSync, mkdirSync, openSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import type { SealingKeys } from "./sealing.ts";

/** What is kept in the file: made at the first start, beside the data folder, never in it. */
interface Kept {
  encryptionKey: string;
  /** Keys that sealed before it, the latest first. */
  previousKeys?: string[];
  anonKey: string;
  serviceRoleKey: string;
}

/** Secrets in use, whether the settings name them or not. */
export interface Secrets {
  sealing: SealingKeys;
  anonKey: string;
  serviceRoleKey: string;
}

/** The settings that name secrets. */
interface Named {
  ENCRYPTION_KEY?: string | undefined;
  ENCRYPTION_KEY_PREVIOUS?: string | undefined;
  AUTH_ANON_KEY?: string | undefined;
  AUTH_SERVICE_ROLE_KEY?: string | undefined;
}

const make = () => randomBytes(32).toString("base64url");

/** Where the secrets of a data folder are kept: a file beside it, so that a copy of the data alone opens nothing. */
export function secretsFileOf(dataDir: string): string {
  return `${dataDir.replace(/[/\\]+$/, "")}.secrets.json`;
}

/**
 * The secrets in use: those the settings name, else those of the file, else new ones, written with mode 0600. A file that cannot be
 * read is an error: a new key would make sealed data unreadable.
 */
export function readSecrets(file: string, named: Named): Secrets {
  const { ENCRYPTION_KEY, AUTH_ANON_KEY, AUTH_SERVICE_ROLE_KEY } = named;
  const namedPrevious = (named.ENCRYPTION_KEY_PREVIOUS ?? "")
    .split(",")
    .map((key) => key.trim())
    .filter((key) => key !== "");
  if (ENCRYPTION_KEY && AUTH_ANON_KEY && AUTH_SERVICE_ROLE_KEY) {
    const sealing = { current: ENCRYPTION_KEY, previous: namedPrevious };
    return { sealing, anonKey: AUTH_ANON_KEY, serviceRoleKey: AUTH_SERVICE_ROLE_KEY };
  }
  const kept = keptIn(file);
  return {
    sealing: ENCRYPTION_KEY
      ? { current: ENCRYPTION_KEY, previous: namedPrevious }
      : { current: kept.encryptionKey, previous: [...(kept.previousKeys ?? []), ...namedPrevious] },
    anonKey: AUTH_ANON_KEY ?? kept.anonKey,
    serviceRoleKey: AUTH_SERVICE_ROLE_KEY ?? kept.serviceRoleKey,
  };
}

/** Puts a new sealing key into the file, before the former one, which still opens what it sealed; durable when it returns. */
export function renewKeptKey(file: string): void {
  const kept = keptIn(file);
  replace(file, {
    ...kept,
    encryptionKey: make(),
    previousKeys: [kept.encryptionKey, ...(kept.previousKeys ?? [])],
  });
}

/** Takes the former sealing keys out of the file; answers how many there were. */
export function forgetKeptKeys(file: string): number {
  const { previousKeys = [], ...kept } = keptIn(file);
  if (previousKeys.length > 0) replace(file, kept);
  return previousKeys.length;
}

function keptIn(file: string): Kept {
  const fresh: Kept = { encryptionKey: make(), anonKey: make(), serviceRoleKey: make() };
  try {
    mkdirSync(dirname(file), { recursive: true });
    // Created only if absent: two starts at once agree on the first one's secrets.
    writeFileSync(file, `${JSON.stringify(fresh, null, 2)}\n`, { mode: 0o600, flag: "wx" });
    return fresh;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    return JSON.parse(readFileSync(file, "utf8")) as Kept;
  }
}

/** The old file or the new one, whatever happens in between: a key that seals data must never be lost. */
function replace(file: string, kept: Kept): void {
  const draft = `${file}.${randomBytes(6).toString("hex")}.draft`;
  writeFileSync(draft, `${JSON.stringify(kept, null, 2)}\n`, { mode: 0o600, flag: "wx", flush: true });
  renameSync(draft, file);
  const folder = openSync(dirname(file), "r");
  try {
    fsyncSync(folder);
  } finally {
    closeSync(folder);
  }
}
