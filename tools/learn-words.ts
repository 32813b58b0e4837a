/**
 * Learns from the working cases which words speak for which sign, and writes it where the engine reads it (`triage-engine/likelihood/learnt-words.json`).
 * The held set is never learnt from. Run when cases were added, before an edition: `npm run triage:learn`.
 */
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { concepts, presentations } from "#triage-engine/knowledge/index.ts";
import { dangerWordings } from "#triage-engine/language/danger-wordings.ts";
import { everydayWordings } from "#triage-engine/language/everyday-wordings.ts";
import { makeReader } from "#triage-engine/language/read.ts";
import { kindsOf, learn, type Told } from "#triage-engine/likelihood/learn.ts";
import { noteWords } from "#triage-engine/likelihood/telling-words.ts";
import { workVignettes } from "#triage-engine/vignettes/index.ts";

const engine = path.join(path.dirname(import.meta.dirname), "triage-engine");
const file = path.join(engine, "likelihood/learnt-words.json");

/** Signs that a complaint may begin with. */
const opening = new Set(presentations.flatMap(({ opens }) => Object.keys(opens)));
const read = makeReader(concepts, noteWords);
const told = (text: string, signs: readonly string[], of?: readonly string[]): Told => ({
  stems: read(text).noted!.map(({ stem }) => stem),
  signs: signs.filter((id) => opening.has(id)),
  ...(of ? { of } : {}),
});

const fromCases = workVignettes.flatMap(({ says, yes, numbers, sex, words = {} }) => [
  told(says, yes, kindsOf(numbers?.age, sex)),
  ...Object.entries(words).flatMap(([id, text]) => (yes.includes(id) ? [told(text, [id])] : [])),
]);
const fromWordings = [...dangerWordings, ...everydayWordings].flatMap(([ids, wordings]) =>
  ids.includes("|") ? [] : wordings.split(" ; ").map((text) => told(text, [ids])),
);
const fromSentences = readFileSync(path.join(engine, "vignettes/sentences/one-sign.tsv"), "utf8")
  .trim()
  .split("\n")
  .map((line) => line.split("\t"))
  .map(([id = "", text = ""]) => told(text, [id]));
/** A pattern without its marks is a text as well, and so is a name. */
const fromPatterns = concepts.flatMap(({ id, label, says = [] }) => [
  told(label, [id]),
  ...says.map((pattern) => told(pattern.replaceAll(/[|~&*?<>]/g, " "), [id])),
]);

const all = [...fromCases, ...fromWordings, ...fromSentences, ...fromPatterns].filter(
  ({ stems, signs }) => stems.length > 0 && signs.length > 0,
);
const learnt = learn(all);
writeFileSync(file, `${JSON.stringify(learnt, null, 2)}\n`);
console.log(
  `${Object.keys(learnt.words).length} words and ${Object.keys(learnt.signs).length} signs, from ${all.length} texts`,
);
