/**
 * Plays the triage engine against cases with known answers and prints how it did: `npm run bench:triage`, with `--held` the set that nobody looks at
 * while building, with `--misses` each case that went wrong, with `--in-sentences` also how it does with people who answer lists in whole sentences, with `--deaf` (of the working set) how it does when it misses one sign of the opening, with `--conversations` also the chats that people led in their own words, with `--lines` also first messages of one line. Of the held set only sums are ever shown: whoever sees one of its cases has begun to
 * learn from it. The figures asked for stand in the issue and in docs/reports/.
 */
import { assess } from "#triage-engine/engine.ts";
import { conversationsReport } from "./conversations.ts";
import { deafReport } from "./deaf.ts";
import { firstLinesReport } from "./first-lines.ts";
import { presentations } from "#triage-engine/knowledge/index.ts";
import { levels, rank, type Level } from "#triage-engine/schema.ts";
import { engineVersion } from "#triage-engine/version.ts";
import { heldVignettes } from "#triage-engine/vignettes/held-set.ts";
import { workVignettes } from "#triage-engine/vignettes/index.ts";
import { manners } from "#triage-engine/vignettes/in-sentences.ts";
import { playVignette, type Played } from "#triage-engine/vignettes/play-vignette.ts";

const held = process.argv.includes("--held");
const only = process.argv.find((word) => word.startsWith("--only="))?.slice(7);
if (held && process.argv.some((word) => word === "--misses" || word === "--deaf" || word.startsWith("--only="))) {
  console.error("The held set is played whole and shown in sums: move it to the working sets to see its cases.");
  process.exit(1);
}
const chosen = (held ? heldVignettes : workVignettes).filter(({ id }) => !only || id.includes(only));
const played = chosen.map((vignette) => playVignette(vignette));

const levelOf = ({ outcome }: Played): Level | "none" => outcome.level ?? "none";
const strict = (one: Played) => levelOf(one) === one.vignette.level;
const accepted = (one: Played) =>
  strict(one) || (one.vignette.accepts as readonly string[] | undefined)?.includes(levelOf(one)) === true;
const place = (one: Played) => (one.outcome.level ? rank(one.outcome.level) : -1);
const under = (one: Played) => !accepted(one) && place(one) < rank(one.vignette.level);
const over = (one: Played) => !accepted(one) && place(one) > rank(one.vignette.level);
const right = ({ vignette, outcome }: Played) =>
  outcome.specialties.some((name) => vignette.specialties.includes(name));

/** A share with its 95 % interval by Wilson's score. */
function share(good: number, all: number): string {
  if (!all) return "–";
  const z = 1.96;
  const p = good / all;
  const middle = (p + (z * z) / (2 * all)) / (1 + (z * z) / all);
  const half = (z * Math.sqrt((p * (1 - p)) / all + (z * z) / (4 * all * all))) / (1 + (z * z) / all);
  const percent = (part: number) => (100 * part).toFixed(1);
  return `${percent(p)} % (${percent(Math.max(0, middle - half))}–${percent(Math.min(1, middle + half))})  ${good}/${all}`;
}

const count = (list: readonly Played[], test: (one: Played) => boolean) => list.filter(test).length;
const mean = (values: readonly number[]) =>
  values.length ? values.reduce((sum, value) => sum + value, 0) / values.length : 0;
const row = (name: string, text: string) => console.log(`${name.padEnd(34)}${text}`);

function levelsReport(): void {
  row("strict level", share(count(played, strict), played.length));
  row("accepted level", share(count(played, accepted), played.length));
  for (const level of levels.toReversed()) {
    const list = played.filter(({ vignette }) => vignette.level === level);
    row(
      `  ${level}`,
      `strict ${share(count(list, strict), list.length)}   accepted ${share(count(list, accepted), list.length)}`,
    );
  }
  const emergencies = played.filter(({ vignette }) => vignette.level === "emergency");
  const others = played.filter(({ vignette }) => vignette.level !== "emergency");
  row("emergency sensitivity", share(count(emergencies, strict), emergencies.length));
  row(
    "emergency specificity",
    share(others.length - count(others, (one) => levelOf(one) === "emergency" && !accepted(one)), others.length),
  );
  row(
    "emergencies to routine or below",
    share(
      count(emergencies, (one) => place(one) < rank("urgent")),
      emergencies.length,
    ),
  );
  row(
    "under-triage / over-triage",
    `${share(count(played, under), played.length)} / ${share(count(played, over), played.length)}`,
  );
  row("right specialty of three", share(count(played, right), played.length));
}

function questionsReport(): void {
  const asked = played.map((one) => one.asked.length);
  const urgent = played.filter(({ vignette }) => vignette.level === "emergency").map((one) => one.asked.length);
  row(
    "questions, mean / most",
    `${mean(asked).toFixed(2)} / ${Math.max(0, ...asked)}   emergencies ${mean(urgent).toFixed(2)}`,
  );
}

function tagsReport(): void {
  console.log("\nby tag (accepted level)");
  const tags = [...new Set(played.flatMap(({ vignette }) => vignette.tags))].toSorted();
  for (const tag of tags) {
    const list = played.filter(({ vignette }) => vignette.tags.includes(tag));
    row(
      `  ${tag}`,
      `${share(count(list, accepted), list.length)}   under ${count(list, under)}  over ${count(list, over)}`,
    );
  }
}

function confusionReport(): void {
  const names = [...levels.toReversed(), "none"] as const;
  console.log(`\n${"truth \\ answer".padEnd(16)}${names.map((name) => name.padStart(11)).join("")}`);
  for (const truth of levels.toReversed()) {
    const list = played.filter(({ vignette }) => vignette.level === truth);
    console.log(
      truth.padEnd(16) + names.map((name) => String(count(list, (one) => levelOf(one) === name)).padStart(11)).join(""),
    );
  }
}

function coverageReport(): void {
  const fired = new Set(played.flatMap(({ outcome }) => outcome.trace.fired));
  const rules = presentations.flatMap((presentation) => presentation.rules.map(({ id }) => id));
  const silent = rules.filter((id) => !fired.has(id));
  row("\nrules fired by a case", share(rules.length - silent.length, rules.length));
  if (process.argv.includes("--silent")) console.log(silent.join(" "));
}

function timeReport(): void {
  const times = played.slice(0, 200).map(({ messages }) => {
    const turns = messages.map((says) => ({ says }));
    const begin = performance.now();
    assess(turns);
    return performance.now() - begin;
  });
  const ordered = times.toSorted((a, b) => a - b);
  row(
    "time of the last message",
    `median ${ordered[Math.floor(ordered.length / 2)]?.toFixed(2)} ms, longest ${ordered.at(-1)?.toFixed(2)} ms`,
  );
}

function mannersReport(): void {
  console.log("\nanswers in sentences (accepted level; emergencies)");
  manners.forEach((manner, at) => {
    const told = chosen.map((vignette) => playVignette(vignette, manner));
    const pressing = told.filter(({ vignette }) => vignette.level === "emergency");
    row(
      `  manner ${at + 1}`,
      `${share(count(told, accepted), told.length)}   ${share(count(pressing, strict), pressing.length)}`,
    );
  });
}

function missesReport(): void {
  for (const one of played.filter(
    (each) => !accepted(each) || (process.argv.includes("--specialties") && !right(each)),
  )) {
    const { vignette, outcome, messages, asked } = one;
    console.log(
      `\n✗ ${vignette.id}: ${vignette.level} expected (${vignette.specialties.join(", ")}), got ${levelOf(one)} (${outcome.specialties.join(", ")})`,
    );
    messages.forEach((message, index) => console.log(`   ${index ? `? ${asked[index - 1]}\n   ` : ""}> ${message}`));
    console.log(`   rules: ${outcome.trace.rules.join(" ") || outcome.reasons.join(" ")}`);
    console.log(
      `   facts: ${Object.entries(outcome.trace.facts)
        .filter(([, value]) => value !== "no")
        .map(([id, value]) => (value === "yes" ? id : `${id}=${String(value)}`))
        .join(" ")}`,
    );
  }
}

console.log(`Triage engine ${engineVersion}, ${played.length} cases of the ${held ? "held" : "working"} set\n`);
levelsReport();
questionsReport();
confusionReport();
tagsReport();
coverageReport();
timeReport();
if (process.argv.includes("--in-sentences")) mannersReport();
if (process.argv.includes("--misses")) missesReport();
if (process.argv.includes("--deaf")) deafReport(chosen);
if (process.argv.includes("--conversations")) conversationsReport();
if (process.argv.includes("--lines")) firstLinesReport(row);
