import { spawn, type ChildProcess } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { programEnvironment } from "./cluster.ts";
import { servesFolder } from "./process-table.ts";
import type { SystemUser } from "./run-as.ts";
import { StartProblem } from "./start-problem.ts";
import { starting } from "#texts/starting.ts";

export interface Postmaster {
  child: ChildProcess;
  port: number;
  /** Settles when the process is gone, however it went. */
  gone: Promise<void>;
}

export interface LaunchOptions {
  postgres: string;
  folder: string;
  user: SystemUser | undefined;
  /** Whether a server found running on the cluster is one of ours, left by a killed owner. */
  leftByUs: boolean;
  settings: Record<string, string>;
  log: (line: string) => void;
}

/** Rejected with what PostgreSQL said before it gave up. */
class DidNotStart extends Error {}

const startTimeout = 60_000;
const stopSteps: [NodeJS.Signals, number][] = [
  ["SIGINT", 10_000],
  ["SIGQUIT", 5_000],
  ["SIGKILL", 5_000],
];

/**
 * Starts PostgreSQL on the cluster and waits until it accepts connections, on the given port of the loopback or a free one.
 * A server left there is cleared away first, also one that was itself still starting when its owner was killed.
 */
export async function launch(options: LaunchOptions, wantedPort?: number): Promise<Postmaster> {
  const giveUpAt = Date.now() + startTimeout;
  for (;;) {
    await clearLeftover(options.folder, options.leftByUs);
    const port = wantedPort ?? (await freePort());
    try {
      return await attempt(options, port, giveUpAt);
    } catch (error) {
      const told = String(error);
      const taken = /address already in use|could not create any TCP/i.test(told) && wantedPort === undefined;
      // The last processes of a killed server let go of its memory a moment after it.
      const lingering = /shared memory block|lock file "postmaster\.pid"/i.test(told);
      if (!(taken || lingering) || Date.now() > giveUpAt) throw error;
      await sleep(100);
    }
  }
}

/** Stops a server of ours: at once but cleanly, and harder when it does not follow. */
export async function halt(pid: number, isGone: () => boolean): Promise<void> {
  for (const [signal, patience] of stopSteps) {
    try {
      process.kill(pid, signal);
    } catch {
      // Gone already, which the loop below sees.
    }
    const until = Date.now() + patience;
    while (Date.now() < until) {
      if (isGone()) return;
      await sleep(10);
    }
  }
}

/**
 * Stops the server a killed owner left on this cluster.
 * Refuses: `database_in_use` when the living server was not left by an owner of ours.
 */
export async function clearLeftover(folder: string, leftByUs: boolean): Promise<void> {
  const pid = readPidFile(folder)?.pid;
  if (pid === undefined) return;
  if (!servesFolder(pid, folder)) return disown(folder, pid);
  if (!leftByUs) throw new StartProblem("database_in_use", starting.database_in_use(folder));
  await halt(pid, () => !servesFolder(pid, folder));
}

/**
 * PostgreSQL refuses to start while the process its file names seems alive, even a zombie or one that got a recycled number.
 * It takes its own parent's number for stale, so ours is written there; the rest of the file stays, by which it makes sure
 * that no process of the old server still works on the data.
 */
function disown(folder: string, pid: number): void {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ESRCH") return;
  }
  const path = join(folder, "postmaster.pid");
  const [, ...rest] = readFileSync(path, "utf8").split("\n");
  writeFileSync(path, [process.pid, ...rest].join("\n"));
}

async function attempt(options: LaunchOptions, port: number, giveUpAt: number): Promise<Postmaster> {
  const { postgres, folder, user, log } = options;
  const settings = {
    ...options.settings,
    port: String(port),
    listen_addresses: "127.0.0.1",
    unix_socket_directories: "",
  };
  const args = ["-D", folder, ...Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`])];
  const identity = user ? { uid: user.uid, gid: user.gid } : {};
  // Detached: Ctrl-C in a terminal reaches the whole group, and the database must outlive the requests being finished.
  const child = spawn(postgres, args, {
    cwd: folder,
    env: programEnvironment(),
    stdio: ["ignore", "ignore", "pipe"],
    detached: true,
    ...identity,
  });
  const told: string[] = [];
  let isReady = false;
  child.stderr?.setEncoding("utf8").on("data", (chunk: string) => {
    for (const line of chunk.split("\n").filter((text) => text.trim() !== "")) {
      if (!isReady && told.length < 200) told.push(line);
      log(line);
    }
  });
  const failed = new Promise<never>((_, reject) => child.once("error", reject));
  failed.catch(() => {});
  const gone = new Promise<void>((resolve) => {
    child.once("close", () => resolve());
    child.once("error", () => resolve());
  });
  await Promise.race([
    ready(child, folder, giveUpAt),
    failed,
    gone.then(() => Promise.reject(new DidNotStart(told.join("\n")))),
  ]);
  isReady = true;
  return { child, port, gone };
}

async function ready(child: ChildProcess, folder: string, giveUpAt: number): Promise<void> {
  while (child.exitCode === null && child.signalCode === null) {
    const found = readPidFile(folder);
    if (found?.pid === child.pid && found?.status === "ready") return;
    if (Date.now() > giveUpAt) {
      child.kill("SIGKILL");
      throw new DidNotStart("timeout");
    }
    await sleep(10);
  }
  // The race is decided by what the process said, once its output is read to the end.
  await new Promise(() => {});
}

/** The port a server listens on that runs on this cluster. */
export function portOfRunning(folder: string): number | undefined {
  return readPidFile(folder)?.port;
}

function readPidFile(folder: string): { pid: number; status: string; port: number | undefined } | undefined {
  try {
    // Lines of postmaster.pid (PostgreSQL, miscadmin.h): 1 is the process, 4 the port, 8 the status.
    const lines = readFileSync(join(folder, "postmaster.pid"), "utf8").split("\n");
    const pid = Number(lines[0]);
    return Number.isInteger(pid) && pid > 0
      ? { pid, status: lines[7]?.trim() ?? "", port: Number(lines[3]) || undefined }
      : undefined;
  } catch {
    return undefined;
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}
