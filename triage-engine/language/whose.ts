import { people } from "./people-words.ts";
import type { Who } from "./who.ts";

const namesOf = (kinds: readonly string[]) =>
  Object.keys(people)
    .filter((word) => kinds.includes(people[word]!.kind))
    .map((word) => word.replace(/^(belle|beau|grand|petit)(?=[a-z]{4})/, "$1[- ]?").replace("oe", "(?:oe|œ)"))
    .join("|");
const grown = namesOf(["other"]);
const children = namesOf(["child", "baby"]);
const determined = "(?:m(?:a|on)|mes|notre|nos|s(?:a|on)|ses|la|les?|l'|cette|ce|une?|leur)";
const role =
  "gardien|chef|patronne?|camarade|locataire|ouvriere?|apprentie?|boss|maitresse|chauffeur|co-?epouse|rivale|pote|coequipiere?|neveu|niece|gars|monsieur";
const someone = (words: string) =>
  String.raw`(?:(?:maman|papa|tonton|tantie|tata|mamie|papi|papy)\b|${determined} ?(?:grande?[- ]|petite?[- ]|defunte? |vieil?le |vieux )?(?:(?:${children}) (?:d[eu] |d')(?:${determined} ?)?(?:\w+[- ])?(?:${grown}|${role})|${words}|${role}|petite? [a-z]{3,})\b)`;
/** « ma tante », « le fils de la voisine », « le petit Moussa »; « ma fille » is somebody else for who writes of themselves alone. */
const compiled = (words: string) => ({
  here: new RegExp(someone(words), "y"),
  anywhere: new RegExp(`(?:^|\\W)(${someone(words)})`, "g"),
});
const patterns = { self: compiled(`${grown}|${children}`), other: compiled(grown) };
const patternsOf = (ill: Who | undefined) => patterns[ill?.kind === "self" ? "self" : "other"];

/** A sentence in small letters without accents, and as it was written. */
export type Sentence = { plain: string; text: string; from: number };

export function sentencesOf(plain: string, text: string): Sentence[] {
  return [...plain.matchAll(/[^.!?\n]+/g)].map(({ 0: sentence, index }) => ({
    plain: sentence,
    text: text.slice(index, index + sentence.length),
    from: index,
  }));
}

/** The words for somebody who is not the one who is ill, at this place; of who writes of themselves also a name written large. */
export function someoneAt({ plain, text }: Sentence, at: number, ill: Who | undefined): string | undefined {
  const { here } = patternsOf(ill);
  here.lastIndex = at;
  const person = here.exec(plain)?.[0];
  if (person) return isPatient(person, ill) ? undefined : person;
  return ill?.kind === "self" ? /^[A-ZÀ-Ý][a-zà-ÿ]{2,}\b/.exec(text.slice(at))?.[0] : undefined;
}

/** Whether somebody else is named before a place. */
export function someoneBefore({ plain, text }: Sentence, to: number, ill: Who | undefined): boolean {
  const persons = [...plain.slice(0, to).matchAll(patternsOf(ill).anywhere)];
  if (persons.some(([, person = ""]) => !isPatient(person, ill))) return true;
  // A name, and not the first word of the sentence.
  return ill?.kind === "self" && /[a-zà-ÿ,'] ?[A-ZÀ-Ý][a-zà-ÿ]{2,}\b/.test(text.slice(0, to));
}

/** « ma mère », of the mother whom the chat is about. */
function isPatient(person: string, ill: Who | undefined): boolean {
  if (!ill || ill.kind === "self") return false;
  const word = person
    .replace(/[- ]/g, "")
    .replace("œ", "oe")
    .replace(/^(m(?:a|on)|notre|l'|l[ae]|s(?:a|on)|cette|ce)/, "");
  return people[word]?.noun === ill.noun;
}
