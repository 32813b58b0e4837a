import { randomBytes } from "node:crypto";
import { linkSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fingerprint, isAlive } from "./process-table.ts";
import { AlreadyRunning } from "./start-problem.ts";

interface Owner {
  pid: number;
  started: string;
  address?: string;
  released?: boolean;
}

export interface Claim {
  /** How the owner before us left: `killed` means that its database may still run and is ours to stop. */
  previous: "none" | "left" | "killed";
  release(): void;
}

/**
 * Makes this process the only owner of the data folder.
 * Refuses: `AlreadyRunning` while the owner on record lives.
 *
 * Each claim is a new file, one number above the last, made by an exclusive link: of two who take over from the same dead
 * owner one makes the file. A late one who still finds a lower number free sees the higher file afterwards and withdraws.
 */
export function claimFolder(folder: string, address?: string): Claim {
  const me: Owner = {
    pid: process.pid,
    started: fingerprint(process.pid) ?? "",
    ...(address === undefined ? {} : { address }),
  };
  for (;;) {
    const last = lastClaim(folder);
    const living = last?.owner && !last.owner.released && isLiving(last.owner);
    if (living) throw new AlreadyRunning(folder, last.owner?.address);
    const number = (last?.number ?? 0) + 1;
    if (!create(folder, number, me)) continue;
    if (lastClaim(folder)?.number !== number) {
      rmSync(file(folder, number), { force: true });
      continue;
    }
    for (const lower of claims(folder)) if (lower < number) rmSync(file(folder, lower), { force: true });
    return {
      previous: last === undefined ? "none" : last.owner?.released ? "left" : "killed",
      // The file stays, marked: removing it would let a late claimant reuse its number.
      release: () => replace(folder, number, { ...me, released: true }),
    };
  }
}

/** Tells whether nobody alive owns the folder: what a killed process left behind may be cleared away. */
export function isAbandoned(folder: string): boolean {
  const owner = lastClaim(folder)?.owner;
  return owner !== undefined && !isLiving(owner);
}

function isLiving(owner: Owner): boolean {
  return isAlive(owner.pid) && fingerprint(owner.pid) === owner.started;
}

function lastClaim(folder: string): { number: number; owner: Owner | undefined } | undefined {
  const number = claims(folder).at(-1);
  if (number === undefined) return undefined;
  try {
    return { number, owner: JSON.parse(readFileSync(file(folder, number), "utf8")) as Owner };
  } catch (error) {
    // A higher claim removed it between the two looks: look again. Anything else unreadable is nobody's.
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return lastClaim(folder);
    return { number, owner: undefined };
  }
}

function claims(folder: string): number[] {
  return readdirSync(folder)
    .flatMap((name) => /^keneya\.owner\.(\d+)\.json$/.exec(name)?.[1] ?? [])
    .map(Number)
    .toSorted((a, b) => a - b);
}

function create(folder: string, number: number, owner: Owner): boolean {
  const draft = writeDraft(folder, owner);
  try {
    linkSync(draft, file(folder, number));
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return false;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

function replace(folder: string, number: number, owner: Owner): void {
  try {
    renameSync(writeDraft(folder, owner), file(folder, number));
  } catch {
    // On a full disk the mark cannot be made: the claim then ends with this process.
  }
}

function writeDraft(folder: string, owner: Owner): string {
  const draft = join(folder, `keneya.owner.${randomBytes(8).toString("hex")}.draft`);
  writeFileSync(draft, JSON.stringify(owner), { mode: 0o600 });
  return draft;
}

function file(folder: string, number: number): string {
  return join(folder, `keneya.owner.${number}.json`);
}
