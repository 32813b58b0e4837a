import { classes } from "./classes.ts";
import { femaleWords, maleWords, people } from "./people-words.ts";
import { readWords } from "./words.ts";

const own =
  "adolescent adolescente octogenaire septuagenaire depuis jamais aucun aucune semaine semaines minute minutes heure heures journee annee annees hier avanthier aujourdhui maintenant temperature tension glycemie saturation " +
  "enceinte grossesse accouche accouchement cesarienne regles prostate testicule thermometre degres fois toujours souvent beaucoup vraiment pendant durant environ longtemps " +
  "diarrhee selles vomi vomir vomissement vomissements urine uriner convulse respire respiration fievre douleur toux tousse saigne sang mange boit dort bouge pleure parle marche";

/** Words the reader itself needs, so that they are known and typos of them mended. */
const lexiconWords: readonly string[] = [
  ...own.split(" "),
  ...Object.keys(people),
  ...femaleWords,
  ...maleWords,
  ...Object.values(classes).flatMap((list) => readWords(list.replaceAll("*", "")).map(({ text }) => text)),
];

/** The words of the patterns, with how often they stand there, and the reader's own. */
export function lexiconOf(words: ReadonlyMap<string, number>): ReadonlyMap<string, number> {
  const all = new Map(words);
  for (const word of lexiconWords) all.set(word, (all.get(word) ?? 0) + 3);
  return all;
}
