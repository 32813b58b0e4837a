import { spawnSync } from "node:child_process";
import { readFileSync, readlinkSync } from "node:fs";

/** Tells whether a process with this number runs; a zombie nobody has buried yet does not. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EPERM") return false;
  }
  return statOf(pid)?.state !== "Z";
}

/**
 * Names one run of one process: the same number given to a later process reads differently,
 * so a recycled number is never mistaken for the process that wrote it down.
 */
export function fingerprint(pid: number): string | undefined {
  if (process.platform !== "linux") return ps("lstart=", pid);
  const stat = statOf(pid);
  return stat && `${bootId()}:${stat.startTime}`;
}

/** Tells whether the process is the PostgreSQL server whose data folder this is. */
export function servesFolder(pid: number, folder: string): boolean {
  if (!isAlive(pid)) return false;
  if (process.platform !== "linux") return (ps("command=", pid) ?? "").includes(folder);
  try {
    // PostgreSQL makes its data folder its working directory, so this cannot be said of anything else.
    return readlinkSync(`/proc/${pid}/cwd`) === folder;
  } catch {
    return readText(`/proc/${pid}/cmdline`)?.includes(folder) ?? false;
  }
}

function statOf(pid: number): { state: string; startTime: string } | undefined {
  if (process.platform !== "linux") {
    const state = ps("state=", pid);
    return state === undefined ? undefined : { state: state.charAt(0), startTime: "" };
  }
  const text = readText(`/proc/${pid}/stat`);
  if (text === undefined) return undefined;
  // The command name stands in parentheses and may hold spaces: count the fields after it (proc(5): state is 3, start time 22).
  const fields = text.slice(text.lastIndexOf(")") + 2).split(" ");
  return { state: fields[0] ?? "", startTime: fields[19] ?? "" };
}

function bootId(): string {
  return readText("/proc/sys/kernel/random/boot_id")?.trim() ?? "";
}

function ps(format: string, pid: number): string | undefined {
  const { status, stdout } = spawnSync("ps", ["-o", format, "-p", String(pid)], { encoding: "utf8" });
  return status === 0 && stdout.trim() !== "" ? stdout.trim() : undefined;
}

function readText(path: string): string | undefined {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return undefined;
  }
}
