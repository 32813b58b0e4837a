/**
 * Patterns that no working case has told truly are doubted, and patterns of signs that make an emergency by themselves which one time in three or more spoke of
 * something else in cases that are none: `node tools/doubt-patterns.ts` lists the ones that are still believed, with `--write` marks
 * them (` ?`, triage-engine/schema.ts). What somebody marked stays marked, save with `--believe`, which takes the mark from patterns that cases told
 * truly at least three times and never falsely (docs/decisions/0035).
 */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { concepts, presentations } from "#triage-engine/knowledge/index.ts";
import { requestConcepts } from "#triage-engine/knowledge/concepts/requests.ts";
import { derivations } from "#triage-engine/knowledge/derivations.ts";
import { sharedQuestions } from "#triage-engine/knowledge/questions.ts";
import { lexiconOf } from "#triage-engine/language/lexicon.ts";
import { findPatterns } from "#triage-engine/language/match.ts";
import { compilePatterns } from "#triage-engine/language/patterns.ts";
import { makeSpeller } from "#triage-engine/language/spelling.ts";
import { passOverThings } from "#triage-engine/language/things.ts";
import { readWords } from "#triage-engine/language/words.ts";
import { dangerWordings } from "#triage-engine/language/danger-wordings.ts";
import { makeReader } from "#triage-engine/language/read.ts";
import { readBook } from "#triage-engine/reasoning/book.ts";
import { complete, noFacts, noteSign } from "#triage-engine/reasoning/facts.ts";
import { firedRules } from "#triage-engine/reasoning/levels.ts";
import type { Vignette } from "#triage-engine/vignette.ts";
import { workVignettes } from "#triage-engine/vignettes/index.ts";

const enough = 3;
/** Days: a newborn, a baby, a child, a grown-up, an old person. */
const ages = [10, 60, 1000, 12_000, 27_000];
const misleads = ({ truly, elsewhere }: { truly: number; elsewhere: number }) =>
  elsewhere > 0 && elsewhere * 3 >= truly + elsewhere;
const folder = new URL("../triage-engine/knowledge/concepts/", import.meta.url);
const book = readBook({ concepts, presentations, sharedQuestions, derivations });
const own = compilePatterns(concepts);
const spell = makeSpeller(lexiconOf(own.words), own.beginnings);
// Nobody is asked whether a request, or a word that says nothing alone, was heard right.
const asks = concepts.filter((one) => !one.tacit && !requestConcepts.includes(one));
const parted = asks.flatMap(({ id, says = [], shares }) =>
  says.map((pattern) => ({ id: `${id}\t${pattern}`, label: "", says: [pattern], ...(shares ? { shares } : {}) })),
);
const index = compilePatterns(parted);
const read = makeReader(concepts);

const told = new Map(parted.map(({ id }) => [id, { truly: 0, falsely: 0 }]));
for (const one of workVignettes) tell(one.says, truthOf(one));
for (const [signs, wordings] of dangerWordings)
  for (const says of wordings.split(" ; ")) tell(says, new Set(signs.split("|")));

/** Signs each of which makes an emergency by itself, at some age. */
const alone = new Set(concepts.map(({ id }) => id).filter((id) => ages.some((age) => emergencyBy(id, age))));
const misleading = new Map(parted.map(({ id }) => [id, { truly: 0, elsewhere: 0 }]));
for (const one of workVignettes) mislead(one);

const marked = (key: string) => key.endsWith(" ?");
const untold = [...told].filter(([key, { truly }]) => !truly && !marked(key)).map(([key]) => key);
const often = [...misleading].filter(([key, count]) => !marked(key) && misleads(count)).map(([key]) => key);
const doubt = [...new Set([...untold, ...often])];
const believe = [...told].filter(([key, { truly, falsely }]) => marked(key) && truly >= enough && !falsely);
console.log(`${told.size} patterns, ${[...told.keys()].filter(marked).length} of them doubted`);
console.log(`believed, and told truly by no case: ${untold.length}`);
console.log(
  `believed, and one time in three or more of something else where nothing was an emergency: ${often.length}`,
);
console.log(`doubted, and told truly ${enough} times or more, never falsely: ${believe.length}`);
if (process.argv.includes("--write")) rewrite(new Set(doubt), (pattern) => `${pattern} ?`);
else if (process.argv.includes("--believe")) rewrite(new Set(believe.map(([key]) => key)), (key) => key.slice(0, -2));
else for (const key of [...doubt, ...believe.map(([believed]) => believed)]) console.log(key);

function emergencyBy(id: string, age: number): boolean {
  const facts = noFacts();
  facts.numbers.set("age", age);
  noteSign(facts, id, { value: "yes", via: "said", turn: 1 }, false);
  return firedRules(book, complete(facts, book.consequences)).some(({ level }) => level === "emergency");
}

/** Counts the patterns of a case by which the whole reader hears such a sign: truly, or where it is not and nothing is an emergency. */
function mislead(one: Vignette): void {
  const there = truthOf(one);
  const now = read(one.says).mentions.filter(
    ({ polarity, about, time, hypothetical }) =>
      polarity === "yes" && about === "patient" && time === "now" && !hypothetical,
  );
  const heard = new Set(now.map(({ concept }) => concept).filter((id) => alone.has(id)));
  const words = readWords(one.says, spell);
  passOverThings(words);
  for (const key of new Set(findPatterns(words, index).map(({ concept }) => concept))) {
    const id = key.slice(0, key.indexOf("\t"));
    if (!heard.has(id)) continue;
    const count = misleading.get(key)!;
    if (there.has(id)) count.truly += 1;
    else if (one.level !== "emergency") count.elsewhere += 1;
  }
}

/** Counts the patterns that these words show, by whether what they mean is there. */
function tell(says: string, there: ReadonlySet<string>): void {
  const words = readWords(says, spell);
  passOverThings(words);
  for (const key of new Set(findPatterns(words, index).map(({ concept }) => concept))) {
    const count = told.get(key)!;
    if (there.has(key.slice(0, key.indexOf("\t")))) count.truly += 1;
    else count.falsely += 1;
  }
}

/** All that is true in a case, what follows from it included. */
function truthOf({ yes, numbers = {} }: Vignette): ReadonlySet<string> {
  const facts = noFacts();
  for (const id of yes) noteSign(facts, id, { value: "yes", via: "said", turn: 1 }, false);
  for (const [name, value] of Object.entries(numbers)) facts.numbers.set(name as never, value);
  const { signs } = complete(facts, book.consequences);
  return new Set([...signs].filter(([, { value }]) => value === "yes").map(([id]) => id));
}

/** Writes these patterns anew where they stand; what is done here is formatted afterwards. */
function rewrite(keys: ReadonlySet<string>, change: (pattern: string) => string): void {
  for (const name of readdirSync(folder)) {
    const file = new URL(name, folder);
    const [head, ...rest] = readFileSync(file, "utf8").split(/(?=\bid: ")/);
    const changed = rest.map((part) => {
      const id = /^id: "([^"]+)"/.exec(part)?.[1] ?? "";
      return part.replace(/(\bsays: \[)([^\]]*)/, (_all, start: string, list: string) => {
        const patterns = list.replace(/"((?:[^"\\]|\\.)*)"/g, (whole, pattern: string) =>
          keys.has(`${id}\t${pattern}`) ? `"${change(pattern)}"` : whole,
        );
        return start + patterns;
      });
    });
    writeFileSync(file, [head, ...changed].join(""));
  }
}
