import { setTimeout as wait } from "node:timers/promises";
import { Logger, parseCronItems, run, type ParsedCronItem, type Runner, type TaskList } from "graphile-worker";
import pg from "pg";
import { resolve } from "node:path";
import { attachmentMakers } from "#server/attachments.ts";
import { composeContext } from "#server/compose.ts";
import type { Context } from "#server/context.ts";
import { endOf, openDatabase, type Database } from "#server/database/db.ts";
import { defaultDataDir } from "#server/database/embedded/data-dir.ts";
import { jobs } from "#server/jobs.ts";
import { sendMessages, sentAtOnce } from "#server/messages/send-messages.ts";
import { systemClock } from "#server/platform/clock.ts";
import { ConfigProblem, readConfig } from "#server/platform/config.ts";
import { openSealer } from "#server/platform/digest-keys.ts";
import { readDotEnv } from "#server/platform/dot-env.ts";
import type { Job } from "#server/platform/job.ts";
import { createLog, type Log } from "#server/platform/log.ts";
import { readSecrets, secretsFileOf } from "#server/platform/secrets.ts";
import type { Sealer, SealingKeys } from "#server/platform/sealing.ts";
import { starting } from "#texts/starting.ts";

/** One connection listens, two work; with the pool of ten requests share, the product stays well under twenty. */
const connections = 3;
const concurrentJobs = 2;

const betweenMessagesMs = 400;
/** Pause after the database or the queue was away. */
const afterTroubleMs = 2000;

/** So many looks for work in a row that failed: about five seconds. */
const failuresMost = 5;

interface Stoppable {
  stop(): Promise<void>;
}

/** Each job once at a time in the queue: what an outage held up is not done twice when the database comes back. */
function scheduleOf(list: readonly Job[]): ParsedCronItem[] {
  return parseCronItems(
    list.map(({ name, cron }) => ({
      task: name,
      match: cron,
      identifier: name,
      options: { jobKey: name, jobKeyMode: "replace", maxAttempts: 1 },
    })),
  );
}

function tasksOf(ctx: Context, list: readonly Job[]): TaskList {
  return Object.fromEntries(
    list.map((job) => [
      job.name,
      async () => {
        const start = performance.now();
        try {
          await job.run(ctx);
          ctx.log.debug({ job: job.name, ms: Math.round(performance.now() - start) }, "job done");
        } catch (error) {
          // The next round does what this one left: nothing is gained by trying the same round again.
          ctx.log.error({ job: job.name, err: error }, "job failed");
        }
      },
    ]),
  );
}

/** The queue's own words, in our log; an outage is one warning here, not a stack per second. */
function queueLog(ctx: Context): Logger {
  return new Logger(() => (level, message) => {
    if (level === "error" || level === "warning") ctx.log.warn({ queue: message }, "queue");
    else ctx.log.debug({ queue: message }, "queue");
  });
}

/** Already stopping by itself is as good. */
async function stopQuietly(runner: Runner): Promise<void> {
  await runner.stop().catch(() => {});
}

/**
 * A queue whose very first look for work failed keeps that failure for good (graphile-worker 0.18 remembers the rejected promise of
 * its task list): one that fails again and again is ended, and a new one begins.
 */
function stopWhenStuck(runner: Runner): void {
  let failures = 0;
  runner.events.on("worker:getJob:error", () => {
    failures += 1;
    if (failures === failuresMost) void stopQuietly(runner);
  });
  runner.events.on("worker:getJob:empty", () => void (failures = 0));
  runner.events.on("job:start", () => void (failures = 0));
}

/** The queue's connections. One that breaks, in use or idle, is reported and replaced; it never brings the process down. */
function queuePool(ctx: Context, databaseUrl: string): pg.Pool {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: connections,
    connectionTimeoutMillis: 5000,
    keepAlive: true,
    application_name: "keneya jobs",
  });
  const broken = (error: Error) => ctx.log.debug({ err: error }, "a connection of the queue broke");
  pool.on("error", broken);
  pool.on("connect", (client) => void client.on("error", broken));
  return pool;
}

/** Runs the jobs at their times and starts again whenever the queue gives up: a database that was away is no reason to stop. */
function runJobs(ctx: Context, databaseUrl: string, list: readonly Job[]): Stoppable {
  const stopped = new AbortController();
  const pool = queuePool(ctx, databaseUrl);
  const end = endOf(pool);
  let runner: Runner | null = null;
  async function once(): Promise<void> {
    runner = await run({
      pgPool: pool,
      concurrency: concurrentJobs,
      noPreparedStatements: !ctx.config.DATABASE_PREPARED,
      noHandleSignals: true,
      pollInterval: 2000,
      taskList: tasksOf(ctx, list),
      parsedCronItems: scheduleOf(list),
      logger: queueLog(ctx),
    });
    stopWhenStuck(runner);
    if (stopped.signal.aborted) await stopQuietly(runner);
    await runner.promise;
  }
  const running = (async () => {
    while (!stopped.signal.aborted) {
      try {
        await once();
      } catch (error) {
        // Once per outage, not once per try.
        if (runner) ctx.log.warn({ err: error }, "the queue stopped and is started again");
        runner = null;
      }
      await pause(afterTroubleMs, stopped.signal);
    }
  })();
  return {
    async stop() {
      stopped.abort();
      if (runner) await stopQuietly(runner);
      await running;
      await end();
    },
  };
}

/** Sends messages as they become due. */
function runSending(ctx: Context): Stoppable {
  const stopped = new AbortController();
  const running = (async () => {
    let away = false;
    while (!stopped.signal.aborted) {
      try {
        const sent = await sendMessages(ctx, attachmentMakers);
        if (away) ctx.log.info({}, "messages are sent again");
        away = false;
        // A round costs two commits whether it sends one message or many: only a full one is followed at once by the next.
        if (sent < sentAtOnce) await pause(betweenMessagesMs, stopped.signal);
      } catch (error) {
        if (!away) ctx.log.warn({ err: error }, "messages wait for the database");
        away = true;
        await pause(afterTroubleMs, stopped.signal);
      }
    }
  })();
  return {
    async stop() {
      stopped.abort();
      await running;
    },
  };
}

async function pause(ms: number, signal: AbortSignal): Promise<void> {
  await wait(ms, undefined, { signal }).catch(() => {});
}

/**
 * Does what nobody waits for: sends messages and runs the jobs, until it is stopped. Several may run at once. `stop` lets what is
 * under way end first.
 */
export async function startWorker(
  ctx: Context,
  databaseUrl: string,
  list: readonly Job[] = jobs,
): Promise<{ stop(): Promise<void> }> {
  const parts = [runSending(ctx), runJobs(ctx, databaseUrl, list)];
  return {
    async stop() {
      await Promise.all(parts.map((part) => part.stop()));
    },
  };
}

/** The sealer of the database, as soon as it answers: a worker may be started before it. */
async function sealerOf(db: Database, log: Log, readKeys: () => SealingKeys): Promise<Sealer> {
  for (;;) {
    try {
      return await openSealer(db, readKeys);
    } catch (error) {
      if (error instanceof ConfigProblem) throw error;
      log.warn({ err: error }, "the worker waits for the database");
      await wait(afterTroubleMs);
    }
  }
}

/** `node server/worker.ts`: a worker of its own beside servers that share one database. */
async function standAlone(): Promise<void> {
  const projectRoot = resolve(import.meta.dirname, "..");
  readDotEnv(projectRoot);
  const config = readConfig(process.env);
  if (!config.DATABASE_URL) throw new ConfigProblem(starting.worker_needs_database());
  const log = createLog(config.LOG_LEVEL);
  const { db, close } = openDatabase({
    url: config.DATABASE_URL,
    prepared: config.DATABASE_PREPARED,
    onError: (error) => log.warn({ err: error }, "a connection to the database broke"),
  });
  const dataDir = resolve(config.DATA_DIR ?? defaultDataDir(projectRoot));
  const sealer = await sealerOf(db, log, () => readSecrets(secretsFileOf(dataDir), config).sealing);
  const worker = await startWorker(
    composeContext({ config, db, clock: systemClock, log, sealer }),
    config.DATABASE_URL,
  );
  const stop = async () => {
    await worker.stop();
    await close();
    process.exit(0);
  };
  process.once("SIGINT", () => void stop());
  process.once("SIGTERM", () => void stop());
}

if (import.meta.main) {
  await standAlone().catch((error: unknown) => {
    console.error(error instanceof ConfigProblem ? error.message : error);
    process.exit(1);
  });
}
