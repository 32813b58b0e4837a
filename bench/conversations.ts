import { levels, rank } from "#triage-engine/schema.ts";
import { conversations } from "#triage-engine/vignettes/conversations-set.ts";
import { lead } from "#triage-engine/vignettes/conversation.ts";

/** Leads the recorded conversations once more and prints, level by level, how many end where they should, and which do not. */
export function conversationsReport(): void {
  const led = conversations.map((one) => ({ one, ...lead(one) }));
  const level = ({ outcome }: (typeof led)[number]) => outcome.level;
  const good = (each: (typeof led)[number]) =>
    level(each) === each.one.level || each.one.accepts?.includes(level(each) ?? "routine") === true;
  console.log(
    `\n${led.length} conversations led in people's own words: ${led.filter(good).length} end at an accepted level`,
  );
  for (const wanted of levels.toReversed()) {
    const those = led.filter(({ one }) => one.level === wanted);
    console.log(`  ${wanted.padEnd(32)}${those.filter(good).length}/${those.length}`);
  }
  const low = led.filter((each) => !good(each) && rank(level(each) ?? "self_care") < rank(each.one.level));
  console.log(
    `  too low ${low.length}, questions nobody had been asked then ${led.reduce((sum, { unforeseen }) => sum + unforeseen, 0)}`,
  );
  for (const each of led.filter((one) => !good(one)))
    console.log(`  ${each.one.id}: ${each.one.level}, ended ${level(each)}`);
}
