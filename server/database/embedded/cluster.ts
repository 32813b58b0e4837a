import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import {
  chownSync,
  closeSync,
  existsSync,
  fsyncSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from "node:fs";
import { join } from "node:path";
import type { Binaries } from "./binaries.ts";
import type { SystemUser } from "./run-as.ts";
import { StartProblem } from "./start-problem.ts";
import { starting } from "#texts/starting.ts";

/** Where the cluster stands and how to enter it. */
export interface Cluster {
  folder: string;
  password: string;
}

export const databaseUser = "keneya";

// PostgreSQL's own rules for case and order (fr-x-icu gives French order), so that a system upgrade never corrupts an index;
// the system's locale only classifies letters for search, and not every system has the first one.
const locales = ["C.UTF-8", "en_US.UTF-8", "C"];

/**
 * Opens the cluster of the data folder, made on the first day: it appears whole or not at all.
 * Refuses: `newer_data`, `older_data`, `folder_of_another`, `password_missing`.
 */
export async function openCluster(
  dataDir: string,
  binaries: Binaries,
  user: SystemUser | undefined,
  noSync: boolean,
): Promise<Cluster> {
  const folder = join(dataDir, "postgres");
  const passwordFile = join(dataDir, "postgres.password");
  if (existsSync(folder)) checkOwner(folder, user);
  if (!existsSync(join(folder, "PG_VERSION"))) {
    for (const name of readdirSync(dataDir)) {
      if (name.startsWith("postgres.draft-")) rmSync(join(dataDir, name), { recursive: true, force: true });
    }
    await create(dataDir, folder, passwordFile, binaries, user, noSync);
  }
  checkVersion(folder, binaries.major);
  return clusterMade(dataDir);
}

/** The cluster of a data folder as it was made. Refuses: `password_missing`. */
export function clusterMade(dataDir: string): Cluster {
  const passwordFile = join(dataDir, "postgres.password");
  if (!existsSync(passwordFile)) throw new StartProblem("password_missing", starting.password_missing(dataDir));
  return { folder: join(dataDir, "postgres"), password: readFileSync(passwordFile, "utf8").trim() };
}

/** The environment PostgreSQL's programs run in: nothing of ours, so that no PG… variable of the machine leaks in. */
export function programEnvironment(): NodeJS.ProcessEnv {
  return { PATH: process.env.PATH, LC_ALL: "C", TZ: "UTC" };
}

async function create(
  dataDir: string,
  folder: string,
  passwordFile: string,
  binaries: Binaries,
  user: SystemUser | undefined,
  noSync: boolean,
): Promise<void> {
  const password = randomBytes(24).toString("base64url");
  writeDurably(passwordFile, password);
  const draft = mkdtempSync(join(dataDir, "postgres.draft-"));
  try {
    const handed = join(draft, "password");
    const cluster = join(draft, "cluster");
    writeDurably(handed, password);
    if (user) for (const path of [draft, handed]) chownSync(path, user.uid, user.gid);
    await firstThatWorks(locales, (locale) => {
      rmSync(cluster, { recursive: true, force: true });
      const args = [
        `--pgdata=${cluster}`,
        `--username=${databaseUser}`,
        `--pwfile=${handed}`,
        "--auth=scram-sha-256",
        "--encoding=UTF8",
        `--locale=${locale}`,
        "--lc-messages=C",
        "--locale-provider=builtin",
        "--builtin-locale=C.UTF-8",
        ...(noSync ? ["--no-sync"] : []),
      ];
      return run(binaries.initdb, args, draft, user);
    });
    renameSync(cluster, folder);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

async function firstThatWorks<T>(options: T[], attempt: (option: T) => Promise<void>): Promise<void> {
  for (const [index, option] of options.entries()) {
    try {
      return await attempt(option);
    } catch (error) {
      if (index === options.length - 1 || !/locale/i.test(String(error))) throw error;
    }
  }
}

function run(program: string, args: string[], cwd: string, user: SystemUser | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const identity = user ? { uid: user.uid, gid: user.gid } : {};
    const child = spawn(program, args, {
      cwd,
      env: programEnvironment(),
      stdio: ["ignore", "ignore", "pipe"],
      ...identity,
    });
    let told = "";
    child.stderr.on("data", (chunk: Buffer) => (told += chunk.toString()));
    child.on("error", reject);
    child.on("close", (code) => (code === 0 ? resolve() : reject(new Error(told || `initdb: ${code}`))));
  });
}

function writeDurably(path: string, text: string): void {
  const file = openSync(path, "w", 0o600);
  writeSync(file, text);
  fsyncSync(file);
  closeSync(file);
}

function checkOwner(folder: string, user: SystemUser | undefined): void {
  const uid = user?.uid ?? process.getuid?.();
  if (statSync(folder).uid !== uid) {
    throw new StartProblem("folder_of_another", starting.folder_of_another(folder));
  }
}

function checkVersion(folder: string, ours: string): void {
  const found = readFileSync(join(folder, "PG_VERSION"), "utf8").trim();
  if (Number(found) > Number(ours)) throw new StartProblem("newer_data", starting.newer_data(folder, found, ours));
  if (Number(found) < Number(ours)) throw new StartProblem("older_data", starting.older_data(folder, found, ours));
}
