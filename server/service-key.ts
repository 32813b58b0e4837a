import { serviceKeys } from "#texts/service-keys.ts";
import { listServiceKeys, type ServiceKeyRow } from "#server/auth/service-key-queries.ts";
import { makeServiceKey, serviceKeyDays, takeServiceKeyBack } from "#server/auth/service-keys.ts";
import { createKeyRing } from "#server/auth/signing-keys.ts";
import { systemClock } from "#server/platform/clock.ts";
import { readConfig, type Config } from "#server/platform/config.ts";
import { openSealer } from "#server/platform/digest-keys.ts";
import { readDotEnv } from "#server/platform/dot-env.ts";
import { readSecrets } from "#server/platform/secrets.ts";
import { projectRoot, Stop, toExitCode, withOwnDatabase, type OwnDatabase } from "./own-database.ts";

type Say = (line: string) => void;
const clock = systemClock;

const dayOf = (time: Date) => time.toISOString().slice(0, 10);

function stateOf(key: ServiceKeyRow): string {
  if (key.revoked_at) return serviceKeys.revoked(dayOf(key.revoked_at));
  return key.expires_at > clock.now() ? serviceKeys.until(dayOf(key.expires_at)) : serviceKeys.expired();
}

async function list(own: OwnDatabase, say: Say): Promise<number> {
  const keys = await listServiceKeys(own.db);
  if (keys.length === 0) say(serviceKeys.none());
  for (const key of keys) {
    say(
      serviceKeys.line({
        id: key.id,
        name: key.name,
        state: stateOf(key),
        used: key.last_used_at && dayOf(key.last_used_at),
      }),
    );
  }
  return 0;
}

async function revoke(own: OwnDatabase, id: string, say: Say): Promise<number> {
  if (!(await takeServiceKeyBack({ db: own.db, clock }, id))) throw new Stop(serviceKeys.unknown(id));
  say(serviceKeys.taken_back(id));
  return 0;
}

async function make(own: OwnDatabase, config: Config, name: string, say: Say): Promise<number> {
  const sealer = await openSealer(own.db, () => readSecrets(own.secretsFile, config).sealing);
  const ctx = { db: own.db, clock, config, sealer };
  const made = await makeServiceKey(ctx, createKeyRing(ctx), name);
  say(serviceKeys.made({ id: made.id, days: serviceKeyDays, issuer: config.publicUrl() }));
  // Alone on its line, so that it can be copied or read by a program.
  say(made.token);
  return 0;
}

/**
 * `npm run keys:service`: makes a key with which a program administers users, and shows it once. `-- --name "…"` says what it is for,
 * `-- --list` tells which there are, `-- --revoke ID` takes one back at once. Answers the exit code. Decision 0021.
 */
export async function serviceKey(
  env: Record<string, string | undefined>,
  args: readonly string[],
  say: Say,
): Promise<number> {
  const after = (flag: string) => (args.includes(flag) ? (args[args.indexOf(flag) + 1] ?? "") : null);
  return toExitCode(() => {
    const config = readConfig(env);
    return withOwnDatabase(config, (own) => {
      if (args.includes("--list")) return list(own, say);
      const revoked = after("--revoke");
      if (revoked !== null) return revoke(own, revoked, say);
      return make(own, config, after("--name")?.slice(0, 100) || serviceKeys.unnamed, say);
    });
  }, say);
}

if (import.meta.main) {
  readDotEnv(projectRoot);
  process.exitCode = await serviceKey(process.env, process.argv.slice(2), (line) => console.log(line));
}
