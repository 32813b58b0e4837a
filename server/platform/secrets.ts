import { randomBytes } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

/** Secrets that nobody named: made at the first start and kept beside the data folder, never in it. */
export interface Secrets {
  encryptionKey: string;
  anonKey: string;
  serviceRoleKey: string;
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
export function readSecrets(
  file: string,
  named: {
    ENCRYPTION_KEY?: string | undefined;
    AUTH_ANON_KEY?: string | undefined;
    AUTH_SERVICE_ROLE_KEY?: string | undefined;
  },
): Secrets {
  const { ENCRYPTION_KEY, AUTH_ANON_KEY, AUTH_SERVICE_ROLE_KEY } = named;
  if (ENCRYPTION_KEY && AUTH_ANON_KEY && AUTH_SERVICE_ROLE_KEY) {
    return { encryptionKey: ENCRYPTION_KEY, anonKey: AUTH_ANON_KEY, serviceRoleKey: AUTH_SERVICE_ROLE_KEY };
  }
  const kept = keptIn(file);
  return {
    encryptionKey: ENCRYPTION_KEY ?? kept.encryptionKey,
    anonKey: AUTH_ANON_KEY ?? kept.anonKey,
    serviceRoleKey: AUTH_SERVICE_ROLE_KEY ?? kept.serviceRoleKey,
  };
}

function keptIn(file: string): Secrets {
  const fresh: Secrets = { encryptionKey: make(), anonKey: make(), serviceRoleKey: make() };
  try {
    mkdirSync(dirname(file), { recursive: true });
    // Created only if absent: two starts at once agree on the first one's secrets.
    writeFileSync(file, `${JSON.stringify(fresh, null, 2)}\n`, { mode: 0o600, flag: "wx" });
    return fresh;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    return JSON.parse(readFileSync(file, "utf8")) as Secrets;
  }
}
