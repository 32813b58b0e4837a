import { assess, assessHearing } from "#triage-engine/engine.ts";
import { rank } from "#triage-engine/schema.ts";
import type { Vignette } from "#triage-engine/vignette.ts";
import { playVignette } from "#triage-engine/vignettes/play-vignette.ts";

/** Signs listed by name, the ones that most often were the only way to the level first. */
const listed = 40;

/**
 * Leaves out of each pressing case each sign that was heard in its opening, one at a time, and plays it again: what is not heard must be asked. Prints how
 * many of these chats end too low, and by which sign; those that lost their only complaint are among them (decision 0034). Takes a minute and a half.
 */
export function deafReport(cases: readonly Vignette[]): void {
  const bySign = new Map<string, string[]>();
  let chats = 0;
  let low = 0;
  let home = 0;
  for (const one of cases.filter(({ level }) => rank(level) >= rank("urgent"))) {
    if (tooLow(one, assess)) continue;
    for (const sign of heardIn(one)) {
      const got = tooLow(one, (turns) =>
        assessHearing(
          (reading, text) =>
            text.includes(one.says)
              ? { ...reading, mentions: reading.mentions.filter(({ concept }) => concept !== sign) }
              : reading,
          turns,
        ),
      );
      chats += 1;
      if (!got) continue;
      low += 1;
      if (one.level === "emergency" && got !== "urgent") home += 1;
      bySign.set(sign, [...(bySign.get(sign) ?? []), `${one.id} (${one.level} > ${got})`]);
    }
  }
  console.log(`\nwith one sign unheard: ${chats} chats, ${low} too low, ${home} emergencies to routine or below`);
  for (const [sign, ids] of [...bySign].toSorted(([, a], [, b]) => b.length - a.length).slice(0, listed))
    console.log(`  ${String(ids.length).padStart(3)} ${sign.padEnd(24)}${ids.slice(0, 3).join(", ")}`);
}

/** The signs that the opening tells of. */
function heardIn({ says }: Vignette): string[] {
  const heard = new Set<string>();
  assessHearing(
    (reading) => {
      for (const { concept, polarity } of reading.mentions) if (polarity === "yes") heard.add(concept);
      return reading;
    },
    [{ says }],
  );
  return [...heard];
}

/** The level the case ends with, if it is lower than its own and not accepted. */
function tooLow(one: Vignette, nurse: typeof assess): string | undefined {
  const { level } = playVignette(one, undefined, nurse).outcome;
  const accepts: readonly string[] = one.accepts ?? [];
  if (level && (rank(level) >= rank(one.level) || accepts.includes(level))) return;
  return level ?? "none";
}
