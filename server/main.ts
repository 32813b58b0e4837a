import { createServer } from "node:net";
import { dirname, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { starting } from "#texts/starting.ts";
import { createApp } from "#server/app.ts";
import { composeContext, serveProviderPages } from "#server/compose.ts";
import { openDatabase } from "#server/database/db.ts";
import { defaultDataDir } from "#server/database/embedded/data-dir.ts";
import { StartProblem } from "#server/database/embedded/start-problem.ts";
import { startEmbedded } from "#server/database/embedded/start.ts";
import { migrate, NewerDatabase } from "#server/database/migrate.ts";
import { demoLogins } from "#server/database/seed/demo-logins.ts";
import { seedDemo } from "#server/database/seed/seed-demo.ts";
import { loadPages, servePages } from "#server/pages/serve-pages.ts";
import { systemClock } from "#server/platform/clock.ts";
import { ConfigProblem, readConfig, type Config } from "#server/platform/config.ts";
import { openSealer } from "#server/platform/digest-keys.ts";
import { readDotEnv } from "#server/platform/dot-env.ts";
import { createLog } from "#server/platform/log.ts";
import { databaseRefusal } from "#server/platform/pg-errors.ts";
import { readSecrets, secretsFileOf } from "#server/platform/secrets.ts";
import { seedSettings } from "#server/settings/seed-settings.ts";
import { startWorker } from "#server/worker.ts";

const projectRoot = dirname(dirname(fileURLToPath(import.meta.url)));

/** What to undo at the end, newest first. */
const undo: (() => Promise<unknown>)[] = [];

/** Refuses a port somebody else listens on before anything is started. */
async function checkPort(config: Config): Promise<void> {
  if (config.PORT === 0) return;
  await new Promise<void>((done, fail) => {
    const probe = createServer();
    probe.once("error", (error: NodeJS.ErrnoException) => {
      const known = error.code === "EADDRINUSE" || error.code === "EACCES" || error.code === "EADDRNOTAVAIL";
      fail(known ? new ConfigProblem(starting.port_unusable(config.HOST, config.PORT, error.code!)) : error);
    });
    probe.listen(config.PORT, config.HOST, () => probe.close(() => done()));
  });
}

async function openStorage(config: Config, dataDir: string): Promise<string> {
  if (config.DATABASE_URL) return config.DATABASE_URL;
  const embedded = await startEmbedded({ dataDir, address: config.publicUrl() });
  undo.push(() => embedded.stop());
  return embedded.url;
}

function announce(config: Config): void {
  const lines = [starting.ready(config.publicUrl())];
  if (config.seed === "demo") {
    lines.push(
      "",
      starting.demo_logins,
      ...demoLogins.map(
        ({ label, path, login, secret }) =>
          `  ${label} : ${config.publicUrl()}${path}  ${login}${secret ? `  /  ${secret}` : ""}`,
      ),
    );
  }
  console.log(lines.join("\n"));
}

async function start(): Promise<void> {
  readDotEnv(projectRoot);
  const config = readConfig(process.env);
  const log = createLog(config.LOG_LEVEL);
  const dataDir = resolve(config.DATA_DIR ?? defaultDataDir(projectRoot));
  // The folder's owner is asked first: a second start beside a living one hears that Kènèya runs, not that a port is taken.
  const url = await openStorage(config, dataDir);
  await checkPort(config);
  await migrate(url);
  const { db, close } = openDatabase({
    url,
    prepared: config.DATABASE_PREPARED,
    onError: (error) => log.warn({ err: error }, "a connection to the database broke"),
  });
  undo.push(close);
  const sealer = await openSealer(db, () => readSecrets(secretsFileOf(dataDir), config).sealing);
  const ctx = composeContext({ config, db, clock: systemClock, log, sealer });
  await seedSettings(ctx);
  if (config.seed === "demo") await seedDemo(ctx);
  const pages = await loadPages(projectRoot);
  if (!pages) log.warn("the web wing is not built: only the API is served");
  const http = await createApp(ctx, [
    serveProviderPages,
    ...(pages ? [(server: typeof http, own: typeof ctx) => servePages(server, own, pages, projectRoot)] : []),
  ]);
  undo.push(() => http.close());
  await http.listen({ port: config.PORT, host: config.HOST });
  const worker = await startWorker(ctx, url);
  undo.push(() => worker.stop());
  announce(config);
}

let stopping = false;
async function stop(code: number): Promise<void> {
  if (stopping) return;
  stopping = true;
  for (const step of undo.toReversed()) await step().catch(() => {});
  process.exit(code);
}

// The queue's library drops the promise of a job it could not mark while the database was away; its watchdog begins a new queue. Whatever
// else nobody awaited is a fault of ours: told, and ended cleanly.
process.on("unhandledRejection", (reason) => {
  const away = databaseRefusal(reason) !== null;
  console.error(
    JSON.stringify({
      level: away ? 40 : 60,
      time: new Date().toISOString(),
      msg: "nobody awaited this",
      err: String(reason),
    }),
  );
  if (!away) void stop(1);
});
process.on("SIGINT", () => void stop(0));
process.on("SIGTERM", () => void stop(0));
// Started by the bootstrap: when that was killed, nobody would stop this process any more.
process.once("disconnect", () => void stop(0));

try {
  await start();
} catch (error) {
  const known = error instanceof ConfigProblem || error instanceof StartProblem || error instanceof NewerDatabase;
  console.error(known ? error.message : error);
  await stop(1);
}
