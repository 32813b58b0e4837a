import { spawn, type ChildProcess } from "node:child_process";
import { createServer, type AddressInfo } from "node:net";
import { dirname } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";

const projectRoot = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

export interface RunningProduct {
  child: ChildProcess;
  url: string;
  port: number;
  /** From the start of the process to the first 200 of `/api/ready`, in ms. */
  readyAfterMs: number;
  /** Asks it to end and waits until it has. */
  stop(): Promise<void>;
}

export interface ProductOptions {
  env: Record<string, string>;
  port: number;
  /** Arguments for Node itself. */
  nodeArguments?: string[];
  timeoutMs?: number;
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}

/** Settings of a production run that keeps everything on this machine. */
export const productionEnvironment = {
  NODE_ENV: "production",
  PAYMENT_PROVIDER: "sandbox",
  OUTBOX: "embedded",
  RATE_LIMITS: "off",
  LOG_LEVEL: "warn",
  HOST: "127.0.0.1",
} as const;

async function isReady(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/api/ready`, { signal: AbortSignal.timeout(2000) })).status === 200;
  } catch {
    return false;
  }
}

/** Waits for the first 200 of `/api/ready`, for as long as `goOn` says. */
export async function untilReady(url: string, goOn: () => boolean): Promise<void> {
  while (!(await isReady(url))) {
    if (!goOn()) throw new Error(`${url} did not become ready`);
    await sleep(10);
  }
}

export function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null;
}

/** Starts the product as a process of its own, by the door people start it by, and waits until it is ready. */
export async function startProduct(options: ProductOptions): Promise<RunningProduct> {
  const { env, port, nodeArguments = [], timeoutMs = 60_000 } = options;
  const startedAt = performance.now();
  const child = spawn(process.execPath, [...nodeArguments, "server/main.ts"], {
    cwd: projectRoot,
    env: { PATH: process.env["PATH"], HOME: process.env["HOME"], ...env, PORT: String(port) },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let told = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding("utf8").on("data", (chunk: string) => (told = (told + chunk).slice(-20_000)));
  }
  const url = `http://127.0.0.1:${port}`;
  try {
    await untilReady(url, () => !hasEnded(child) && performance.now() - startedAt < timeoutMs);
  } catch (error) {
    child.kill("SIGKILL");
    throw new Error(`the product did not start:\n${told}`, { cause: error });
  }
  return {
    child,
    url,
    port,
    readyAfterMs: performance.now() - startedAt,
    async stop() {
      child.kill("SIGTERM");
      for (let waited = 0; !hasEnded(child) && waited < 20_000; waited += 20) await sleep(20);
      if (!hasEnded(child)) child.kill("SIGKILL");
    },
  };
}
