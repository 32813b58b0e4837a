import { burnsThere } from "./burning.ts";
import { byEffort } from "./by-effort.ts";
import { choose } from "./choose.ts";
import { contextOf } from "./context.ts";
import { findPatterns, type Found } from "./match.ts";
import { bittenByPet, harmedNear } from "./harmed.ts";
import { lastingVerbs } from "./negation-words.ts";
import { reachOfNegations, type Polarity } from "./negation.ts";
import { saidAfter, takenBack } from "./said-after.ts";
import type { PatternIndex } from "./pattern-index.ts";
import type { Cast, Somebody } from "./people.ts";
import { personAt } from "./person-at.ts";
import { cutRunOn } from "./run-on.ts";
import { negationWords } from "./small-words.ts";
import type { Word } from "./words.ts";

/** A concept found in the words, with what is said of it. */
export type Sign = {
  concept: string;
  polarity: Polarity;
  first: number;
  last: number;
  past: boolean;
  hypothetical: boolean;
  /** Heard only in words that may well mean something else. */
  loose?: boolean;
  doubtful?: boolean;
  somebody?: Somebody | undefined;
};

/** The signs the words speak of, denied or not, told of now or of the past, and of whom. */
export function signsOf(words: readonly Word[], index: PatternIndex, cast: Cast): Sign[] {
  const read = findPatterns(words, index);
  const all = read
    .filter(
      (one) =>
        !(
          ofHabits(one, words) ||
          noLess(one, words) ||
          (one.negates && (namesNext(one, words) || deniesNext(one, words, read)))
        ) &&
        !burnsThere(one, words) &&
        !(one.concept === "snake_bite" && one.says && one.loose && bittenByPet(words)),
    )
    .map((one) => byEffort(one, words));
  const spent = new Map(
    choose(all, words)
      .filter(({ negates }) => negates)
      .flatMap(({ used }) =>
        used.filter((at) => negationWords.has(words[at]?.text ?? "")).map((at) => [at, used] as const),
      ),
  );
  const marks = reachOfNegations(words, spent);
  // « ce n'est pas la première fois que je convulse »: what reaches out of a denial does not own the words after it.
  const straddles = ({ used }: Found) => marks[used[0] ?? 0] === "no" && marks[used.at(-1) ?? 0] === undefined;
  // « la fièvre ne baisse pas »: what does not end does not own the words of what lasts.
  const lasts = ({ used }: Found) => used.length > 1 && notEnding(words, used.at(-1) ?? 0);
  const apart = (one: Found) => straddles(one) || lasts(one);
  const found = [
    ...choose(
      all.filter((one) => !apart(one)),
      words,
    ),
    ...all.filter(apart),
  ];
  cutRunOn(words, found, marks);
  const denials = found.filter((one) => !one.says && polarityOf(one, words, marks, spent) === "no");
  const contexts = contextOf(words);
  return found.flatMap((one) => {
    if (denials.some((other) => outweighs(other, one))) return [];
    // « je ne peux plus baisser le menton vers la poitrine » holds « menton … poitrine », which denies a stiff neck.
    if (
      !one.says &&
      found.some((other) => other.says && other.negates && other.concept === one.concept && shares(other, one))
    )
      return [];
    // « l'épaule est chaude » is no fever, and says nothing of one.
    if (!one.says && one.doubtful) return [];
    if (found.some((other) => holdsWhole(other, one) && answeredNo(other, words))) return [];
    const first = one.used[0] ?? 0;
    const last = one.used.at(-1) ?? first;
    const said = polarityOf(one, words, marks, spent);
    const polarity = revised(one, said, words, last);
    if (!polarity || askedBack(words, first, last)) return [];
    return [
      {
        concept: ofOneLeg(one, words) ? "leg_swelling_one" : ofOneself(one, words) ? "suicidal_thoughts" : one.concept,
        polarity,
        first,
        last,
        past: contexts[first]?.past ?? false,
        hypothetical: (contexts[first]?.hypothetical ?? false) && (contexts[last]?.hypothetical ?? false),
        loose: found.every(({ concept, says, loose }) => loose || !says || concept !== one.concept),
        doubtful: one.doubtful,
        somebody: ownerOf(words, cast, first, last),
      },
    ];
  });
}

/** « Quelle fièvre ? »: asked back of the nurse. */
const askedBack = (words: readonly Word[], first: number, last: number) =>
  /^quell?e?s?$/.test(words[first - 1]?.text ?? "") && words[last]?.after.includes("?") === true;

/** « mon pied gonfle » is said of one, « mes pieds gonflent » of both. */
function ofOneLeg({ concept, used }: Found, words: readonly Word[]): boolean {
  const one = (at: number) =>
    /^(pied|jambe|cheville)$/.test(words[at]?.text ?? "") &&
    ((words[at]?.text === "cheville" && words[at]?.gap !== 0) ||
      /^(la|le|l|m[ao]n?|s[ao]n?|une?|au|cette)$/.test(words[at - 1]?.text ?? ""));
  return concept === "leg_swelling_both" && used.some(one);
}

/** « il va me tuer » and « je vais me tuer » */
const ofOneself = ({ concept, used }: Found, words: readonly Word[]) =>
  concept === "violence_danger" && used.some((at) => words[at]?.text === "vais" && words[at + 1]?.text === "me");

function notEnding(words: readonly Word[], last: number): boolean {
  const verb = words[last];
  const next = words[last + 1];
  return (
    next?.gap === 0 && next.text === "pas" && (lastingVerbs.has(verb?.stem ?? "") || lastingVerbs.has(verb?.text ?? ""))
  );
}

/** « je n'entends pas moins bien »: no less than before. */
const noLess = ({ used }: Found, words: readonly Word[]) =>
  used.some((at) => words[at]?.text === "pas" && words[at + 1]?.text === "moins" && words[at + 1]?.gap === 0);

const kinds = new Set([
  "signe",
  "signes",
  "symptome",
  "symptomes",
  "probleme",
  "problemes",
  "souci",
  "soucis",
  "trace",
]);

/** « aucun signe » says that all is well, « aucun signe de fièvre » only that there is no fever. */
function namesNext({ used }: Found, words: readonly Word[]): boolean {
  const last = used.at(-1) ?? 0;
  return kinds.has(words[last]?.text ?? "") && /^(de|d|du)$/.test(words[last + 1]?.text ?? "");
}

/** « je ne bois pas, je ne prends rien »: of alcohol and drugs. « je bois peu » says little of an illness. */
function ofHabits({ concept, used }: Found, words: readonly Word[]): boolean {
  const last = used.at(-1) ?? 0;
  const said = `${words[used[0] ?? 0]?.text} ${words[last]?.text}`;
  if (concept === "poor_feeding") return said === "bois peu";
  if (concept !== "cannot_drink" || !/^(bois pas|prends? rien)$/.test(said)) return false;
  const next = words[last + 1];
  return next === undefined || next.gap > 0 || next.text === "et";
}

/** « il joue il tète pas de fièvre »: the denial is of the sign after it. */
function deniesNext({ concept, used }: Found, words: readonly Word[], read: readonly Found[]): boolean {
  const last = used.at(-1) ?? 0;
  return (
    /^(pas|ni)$/.test(words[last]?.text ?? "") &&
    /^de?$/.test(words[last + 1]?.text ?? "") &&
    words[last + 1]?.gap === 0 &&
    read.some((one) => one.says && !one.negates && one.concept !== concept && one.used[0] === last + 2)
  );
}

/** « plaques sèches » is said to be no hives, and « plaques … grattent » beside it does not bring them back: the words of a denial are its own. */
function outweighs(denial: Found, one: Found): boolean {
  return one.says && one.concept === denial.concept && one.used.length <= denial.used.length && shares(one, denial);
}

const shares = (one: Found, other: Found) => one.used.some((place) => other.used.includes(place));

/** « boule au dos : non » denies the whole of it, not the back only. */
function holdsWhole(other: Found, one: Found): boolean {
  return (
    one.says &&
    other.says &&
    other.concept === one.concept &&
    other.used.length > one.used.length &&
    one.used.every((place) => other.used.includes(place))
  );
}

function answeredNo({ used }: Found, words: readonly Word[]): boolean {
  const last = used.at(-1) ?? 0;
  const next = words[last + 1];
  return next?.text === "non" && (next.gap === 0 || /[:=?]/.test(words[last]?.after ?? ""));
}

/** What is said in the same breath against what was said first. */
function revised(one: Found, said: Polarity | undefined, words: readonly Word[], last: number): Polarity | undefined {
  return said === "no" && takenBack(words, last) ? (one.says ? "yes" : undefined) : said;
}

/** A pattern that denies counts only when it is itself affirmed. */
function polarityOf(
  one: Found,
  words: readonly Word[],
  marks: readonly (Polarity | undefined)[],
  spent: ReadonlyMap<number, readonly number[]>,
): Polarity | undefined {
  const last = one.used.at(-1) ?? 0;
  const heads = one.parts.map((part) => part[0] ?? 0);
  let said: Polarity = "yes";
  const marked = heads.map((at) => marks[at]).find((mark) => mark !== undefined);
  if (marked) said = marked;
  else if (one.denied || (!one.negates && deniedInTheEnd(one, words))) said = "no";
  else if (!one.negates) said = saidAfter(words, last, spent) ?? "yes";
  if (one.says) return said;
  return said === "yes" ? "no" : said === "unknown" ? "unknown" : undefined;
}

/** « je marche et je ne suis pas essoufflé »: a denial of its own stands before the last word. */
const deniedInTheEnd = ({ used }: Found, words: readonly Word[]) =>
  /\b(je|il|elle|on) ne? (\w+ ){0,3}(pas|jamais)( \w+)?$/.test(
    words
      .slice((used[0] ?? 0) + 1, used.at(-1))
      .map(({ text }) => text)
      .join(" "),
  );

/** Who a sign is said of: the subject so far, or the person right after it (« la fièvre de mon bébé »). */
function ownerOf(words: readonly Word[], cast: Cast, first: number, last: number): Somebody | undefined {
  // « trois voisins ont la diarrhée et moi aussi »
  const me = words[last + 1]?.text === "et" ? last + 2 : last + 1;
  if (words[me]?.text === "moi" && /^(aussi|pareil|egalement)$/.test(words[me + 1]?.text ?? ""))
    return cast.somebodies.get("self");
  for (let i = last + 1; i <= last + 4; i += 1) {
    const word = words[i];
    if (!word || word.gap > 0) break;
    const before = cast.of[i - 1];
    const here = cast.of[i];
    if (here !== before && here?.person && ["de", "d", "du", "chez", "a"].includes(words[last + 1]?.text ?? ""))
      return here;
    if (!word.small) break;
  }
  const subject = cast.of[first];
  if (subject?.person) {
    const harmed = harmedNear(words, cast, first, last);
    if (harmed) return harmed;
  }
  if (subject?.person?.kind === "other") {
    // « la vieille a fait une purge au bébé »: what is done to a child is the child's.
    for (let i = last + 1; i < words.length && words[i]?.gap === 0; i += 1) {
      const child = personAt(words, i);
      if (
        child &&
        child.kind !== "other" &&
        words.slice(i - 3, i).some(({ text }) => ["a", "au", "aux"].includes(text))
      )
        return cast.of[i];
    }
  }
  // « mon mari me frappe » is said of the one who is hit.
  return personAt(words, first) ? cast.of[last] : (cast.of[first] ?? cast.of[last]);
}
