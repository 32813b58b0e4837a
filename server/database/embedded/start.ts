import { realpathSync } from "node:fs";
import { resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { Client } from "pg";
import { findBinaries } from "./binaries.ts";
import { clusterMade, databaseUser, openCluster } from "./cluster.ts";
import { prepareDataDir } from "./data-dir.ts";
import { claimFolder } from "./owner.ts";
import { halt, launch, portOfRunning, type LaunchOptions, type Postmaster } from "./postmaster.ts";
import { userFor } from "./run-as.ts";
import { AlreadyRunning, explain } from "./start-problem.ts";

export interface EmbeddedOptions {
  dataDir: string;
  /** Where this instance will answer people: told to whoever starts a second one on the same folder. */
  address?: string;
  /** Receives each line PostgreSQL writes. */
  log?: (line: string) => void;
  /** A fixed port of the loopback instead of a free one. */
  port?: number;
  /** PostgreSQL settings that replace or join ours. */
  settings?: Record<string, string>;
}

export interface Embedded {
  url: string;
  /** The server's process, which changes when a killed server was started again. */
  readonly pid: number;
  /** Ends every connection, stops the server cleanly and gives the folder back. */
  stop(): Promise<void>;
}

const databaseName = "keneya";

/** Sized for a small machine: Node and PostgreSQL at rest within 250 MB. What is written is synced; a power cut loses nothing. */
const defaults: Record<string, string> = {
  max_connections: "60",
  shared_buffers: "256MB",
  effective_cache_size: "512MB",
  work_mem: "4MB",
  maintenance_work_mem: "32MB",
  min_wal_size: "80MB",
  max_wal_size: "512MB",
  checkpoint_completion_target: "0.9",
  random_page_cost: "1.1",
  io_method: "sync",
  log_checkpoints: "off",
  jit: "off",
  huge_pages: "off",
  max_parallel_workers_per_gather: "0",
  autovacuum_max_workers: "2",
  max_logical_replication_workers: "0",
  timezone: "UTC",
  log_timezone: "UTC",
  lc_messages: "C",
};

/**
 * Starts the database of this data folder, created on the first day, and answers its address once it accepts connections.
 * What a killed owner left running is stopped first. The server is started again, at the same address, if it dies alone.
 * Refuses: a `StartProblem` — `AlreadyRunning` while another process owns the folder — whose message is fit to be shown.
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<Embedded> {
  const wanted = resolve(options.dataDir);
  prepareDataDir(wanted);
  const dataDir = realpathSync(wanted);
  try {
    const claim = claimFolder(dataDir, options.address);
    try {
      return await startOwned(dataDir, options, claim.previous === "killed", claim.release);
    } catch (error) {
      claim.release();
      throw error;
    }
  } catch (error) {
    throw explain(error, dataDir);
  }
}

/**
 * The database of this data folder for a command that comes beside: the one another process runs, or else our own, which `stop` ends again.
 * Refuses: a `StartProblem`.
 */
export async function joinEmbedded(options: EmbeddedOptions): Promise<Pick<Embedded, "url" | "stop">> {
  try {
    return await startEmbedded(options);
  } catch (error) {
    const url = error instanceof AlreadyRunning ? addressOfRunning(realpathSync(resolve(options.dataDir))) : undefined;
    if (!url) throw error;
    return { url, stop: async () => {} };
  }
}

/** Where the server that another process runs on this folder is reached; undefined while it is still starting. */
function addressOfRunning(dataDir: string): string | undefined {
  try {
    const { folder, password } = clusterMade(dataDir);
    const port = portOfRunning(folder);
    return port ? `postgres://${databaseUser}:${password}@127.0.0.1:${port}/${databaseName}` : undefined;
  } catch {
    return undefined;
  }
}

async function startOwned(
  dataDir: string,
  options: EmbeddedOptions,
  leftByUs: boolean,
  release: () => void,
): Promise<Embedded> {
  const settings = { ...defaults, ...options.settings };
  const log = options.log ?? (() => {});
  const user = userFor(`${dataDir}/postgres`);
  const binaries = findBinaries(dataDir, user);
  const { folder, password } = await openCluster(dataDir, binaries, user, settings.fsync === "off");
  const launchOptions = { postgres: binaries.postgres, folder, user, leftByUs, settings, log };
  const supervised = supervise({ ...launchOptions, leftByUs: true }, await launch(launchOptions, options.port));
  const address = (database: string) =>
    `postgres://${databaseUser}:${password}@127.0.0.1:${supervised.port}/${database}`;
  try {
    await ensureDatabase(address);
  } catch (error) {
    await supervised.stop();
    throw error;
  }
  return {
    url: address(databaseName),
    get pid() {
      return supervised.pid();
    },
    async stop() {
      await supervised.stop();
      release();
    },
  };
}

function supervise(options: LaunchOptions, first: Postmaster) {
  let current = first;
  let isStopping = false;
  // A last resort for an end without stop(): the server gets the word and finishes by itself.
  const lastWord = () => current.child.kill("SIGINT");
  process.once("exit", lastWord);

  const bringBack = async (): Promise<void> => {
    while (!isStopping) {
      try {
        current = await launch(options, first.port);
        // Asked to stop meanwhile: the one who asks knew only the server before this one.
        if (isStopping) await haltChild(current.child);
        return;
      } catch (error) {
        options.log(`PostgreSQL did not start again: ${String(error)}`);
        await sleep(1000);
      }
    }
  };
  const watch = async (): Promise<void> => {
    for (;;) {
      await current.gone;
      if (isStopping) return;
      options.log(`PostgreSQL ended (${current.child.signalCode ?? current.child.exitCode}); starting it again`);
      await bringBack();
    }
  };
  const watching = watch();
  let stopped: Promise<void> | undefined;
  const stop = async (): Promise<void> => {
    isStopping = true;
    await haltChild(current.child);
    await watching;
    process.removeListener("exit", lastWord);
  };
  return {
    port: first.port,
    pid: () => current.child.pid ?? 0,
    stop: () => (stopped ??= stop()),
  };
}

async function haltChild(child: Postmaster["child"]): Promise<void> {
  if (child.pid !== undefined) await halt(child.pid, () => child.exitCode !== null || child.signalCode !== null);
}

async function ensureDatabase(address: (database: string) => string): Promise<void> {
  const client = new Client({ connectionString: address(databaseName) });
  try {
    await client.connect();
    return;
  } catch (error) {
    // 3D000: the database does not exist (PostgreSQL, appendix A).
    if ((error as { code?: string }).code !== "3D000") throw error;
  } finally {
    await client.end().catch(() => {});
  }
  const maintenance = new Client({ connectionString: address("postgres") });
  await maintenance.connect();
  try {
    await maintenance.query(`create database ${databaseName}`);
  } finally {
    await maintenance.end();
  }
}
