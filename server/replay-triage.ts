import { uuidPattern } from "#contract/fields.ts";
import { triageReplay as texts } from "#texts/triage-replay.ts";
import { readConfig, type Config } from "#server/platform/config.ts";
import { openSealer } from "#server/platform/digest-keys.ts";
import { readDotEnv } from "#server/platform/dot-env.ts";
import { readSecrets } from "#server/platform/secrets.ts";
import { replay, rulesInUse, sessionNamed, type ReplayedTurn } from "#server/triage/replay.ts";
import { projectRoot, Stop, toExitCode, withOwnDatabase } from "./own-database.ts";

type Say = (line: string) => void;

const without = (these: readonly string[], those: readonly string[]) => these.filter((id) => !those.includes(id));

function tell(turn: ReplayedTurn, say: Say): void {
  const number = turn.turn + 1;
  if (!turn.sameVersion) say(texts.otherVersion(number, turn.version, rulesInUse, turn.identical));
  else if (turn.identical) say(texts.same(number, turn.version));
  else {
    const level = (one: string | null) => one ?? texts.question;
    say(texts.different(number, turn.version, level(turn.level), level(turn.levelNow)));
  }
  const [gone, come] = [without(turn.rules, turn.rulesNow), without(turn.rulesNow, turn.rules)];
  if (gone.length + come.length > 0) say(texts.rules(gone, come));
}

/**
 * `npm run triage:replay -- ID`: plays a stored assessment again, named by its id or by the reference of a problem reported in it, and tells,
 * message by message, whether the rules of today answer the same. It shows nothing that was said. Answers the exit code: 0 when all is the same to the last letter. Decision 0025.
 */
export async function replayTriage(
  env: Record<string, string | undefined>,
  args: readonly string[],
  say: Say,
): Promise<number> {
  return toExitCode(() => run(readConfig(env), args[0] ?? "", say), say);
}

async function run(config: Config, id: string, say: Say): Promise<number> {
  if (!uuidPattern.test(id)) throw new Stop(texts.usage);
  return withOwnDatabase(config, async ({ db, secretsFile }) => {
    const sealer = await openSealer(db, () => readSecrets(secretsFile, config).sealing);
    const session = await sessionNamed({ db }, id);
    if (session === null) throw new Stop(texts.erased(id));
    const turns = await replay({ db, sealer }, session);
    if (!turns) throw new Stop(texts.unknown(id));
    for (const turn of turns) tell(turn, say);
    if (turns.some(({ sameVersion, identical }) => sameVersion && !identical)) say(texts.notSame);
    else if (turns.some(({ sameVersion }) => !sameVersion)) say(texts.notComparable(rulesInUse));
    else say(texts.allSame);
    return turns.every(({ sameVersion, identical }) => sameVersion && identical) ? 0 : 1;
  });
}

if (import.meta.main) {
  readDotEnv(projectRoot);
  process.exitCode = await replayTriage(process.env, process.argv.slice(2), (line) => console.log(line));
}
