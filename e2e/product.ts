import { execFile, spawn, type ChildProcess } from "node:child_process";
import { chmodSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { promisify } from "node:util";
import { isAbandoned } from "#server/database/embedded/owner.ts";
import { clearLeftover } from "#server/database/embedded/postmaster.ts";

const root = join(import.meta.dirname, "..");
const prefix = "keneya-e2e-";

/** How long the first start may take: the database is made and the demonstration data are sown. */
const startWithin = 120_000;
const stopWithin = 20_000;

export interface Product {
  url: string;
  /** What the product has said so far; at the level `warn`, that is what went wrong. */
  said(): string;
  /** Runs a command of the house with its settings, while it is stopped for that, and answers what was said. */
  command(script: string, ...args: string[]): Promise<string>;
  stop(): Promise<void>;
}

/** A port that was free a moment ago may be somebody else's by the time the product listens on it. */
const portTaken = /est déjà utilisé/;
const tries = 3;

/** Starts the product as an operator would, on a free port and in a data folder of its own that is removed afterwards. */
export async function startProduct(settings: Record<string, string> = {}): Promise<Product> {
  await clearInterruptedRuns();
  for (let left = tries; ; left -= 1)
    try {
      return await startAnew(settings);
    } catch (error) {
      if (left <= 1 || !portTaken.test(String(error))) throw error;
    }
}

async function startAnew(settings: Record<string, string>): Promise<Product> {
  const folder = mkdtempSync(join(tmpdir(), prefix));
  // PostgreSQL runs as another user when we are root.
  chmodSync(folder, 0o711);
  const dataDir = dataDirOf(folder);
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const env = {
    ...process.env,
    NODE_ENV: "development",
    HOST: "127.0.0.1",
    PORT: String(port),
    PUBLIC_URL: url,
    DATA_DIR: dataDir,
    DATABASE_URL: "",
    SEED: "demo",
    RATE_LIMITS: "off",
    LOG_LEVEL: "warn",
    // Several products open at a time; each would make its nurse ready while others are looked at.
    NURSE_AHEAD: "off",
    ...settings,
  };
  const said: string[] = [];
  // The channel tells the server when this process is killed: it then stops by itself and takes its database along.
  const launch = async (): Promise<ChildProcess> => {
    const child = spawn(process.execPath, ["server/main.ts"], {
      cwd: root,
      env,
      stdio: ["ignore", "pipe", "pipe", "ipc"],
    });
    child.stdout?.on("data", (chunk: Buffer) => said.push(chunk.toString()));
    child.stderr?.on("data", (chunk: Buffer) => said.push(chunk.toString()));
    try {
      await untilReady(child, url);
    } catch (error) {
      await end(child);
      throw new Error(`The product did not start.\n${said.join("")}`, { cause: error });
    }
    return child;
  };
  const running = { child: await launch().catch((error: unknown) => remove(folder).then(() => Promise.reject(error))) };
  return {
    url,
    said: () => said.join(""),
    async command(script, ...args) {
      await end(running.child);
      const { stdout } = await promisify(execFile)(process.execPath, [script, ...args], { cwd: root, env });
      running.child = await launch();
      return stdout;
    },
    async stop() {
      await end(running.child);
      await remove(folder);
    },
  };
}

async function untilReady(child: ChildProcess, url: string): Promise<void> {
  const late = Date.now() + startWithin;
  while (Date.now() < late) {
    if (child.exitCode !== null || child.signalCode !== null) throw new Error("it ended");
    const answer = await fetch(`${url}/api/ready`).catch(() => null);
    if (answer?.ok) return;
    await wait(100);
  }
  throw new Error(`not ready within ${startWithin / 1000} s`);
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((done) => child.once("exit", done));
  child.kill("SIGTERM");
  await Promise.race([gone, wait(stopWithin, undefined, { ref: false })]);
  if (child.exitCode === null && child.signalCode === null) child.kill("SIGKILL");
  await gone;
}

async function freePort(): Promise<number> {
  return new Promise((found, failed) => {
    const probe = createServer();
    probe.once("error", failed);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => (address && typeof address === "object" ? found(address.port) : failed(new Error("no port"))));
    });
  });
}

/** The product keeps its keys beside its data folder: both lie in the folder of the run. */
const dataDirOf = (folder: string) => join(folder, "data");

async function remove(folder: string): Promise<void> {
  await clearLeftover(join(dataDirOf(folder), "postgres"), true);
  rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
}

/** What a run that was killed outright left behind. */
async function clearInterruptedRuns(): Promise<void> {
  for (const name of readdirSync(tmpdir()).filter((entry) => entry.startsWith(prefix))) {
    const folder = join(tmpdir(), name);
    try {
      if (isAbandoned(dataDirOf(folder))) await remove(folder);
    } catch {
      // Another user's, or being cleared by another run at this moment.
    }
  }
}
