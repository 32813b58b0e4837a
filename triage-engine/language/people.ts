import {
  ailingAnimal,
  aside,
  bodySpokenOf,
  impersonal,
  reports,
  says,
  speaksOfCrowd,
  suffers,
} from "./clause-subject.ts";
import { bodyStems, harmingStems, people, type Person } from "./people-words.ts";
import { beforePerson, personAt, toldBy } from "./person-at.ts";
import { isStory, tellsOfToday } from "./story.ts";
import type { Word } from "./words.ts";

/** Somebody the text speaks of. `self` is the writer, `third` an « il » or « elle » never named, `crowd` people in general,
 * `animal` no person at all. */
export type Somebody = {
  key: string;
  person?: Person;
  /** Dead, or told of at second hand: never the patient. */
  away: boolean;
  /** Where the text names them first, when it tells of them as of something over: not the patient if somebody was ill before. */
  storyFrom?: number;
  /** « un élève », « sa cousine »: no relative of whoever writes. */
  stranger?: boolean;
  also: boolean;
  named: boolean;
  /** Named so by « mon », « ma », « notre ». */
  own?: boolean;
  /** A child of somebody else: « son fils », « le bébé de ma sœur ». */
  theirs?: boolean;
  /** Named only as company (« avec une fille », « chez ma mère »). */
  aside: boolean;
  elle: boolean;
  il: boolean;
};

/** Somebody of whom nothing is told yet. */
export const unknown = (key: string, company = false): Somebody => ({
  key,
  away: false,
  also: false,
  named: false,
  aside: company,
  elle: false,
  il: false,
});

/** Of each word, who it is said of, when the text says it. */
export type Cast = { of: (Somebody | undefined)[]; somebodies: ReadonlyMap<string, Somebody> };

/** « son fils », « la fille de la voisine » */
const ofOthers = (words: readonly Word[], at: number) =>
  /^(son|sa|leur)$/.test(words[at - 1]?.text ?? "") ||
  (/^(de|du|d)$/.test(words[at + 1]?.text ?? "") &&
    words.slice(at + 2, at + 4).some(({ text, gap }) => gap === 0 && people[text]?.kind === "other"));

/** Follows who each clause speaks of. */
export function castOf(words: readonly Word[]): Cast {
  const somebodies = new Map<string, Somebody>();
  const of: (Somebody | undefined)[] = [];
  let current: Somebody | undefined;
  let last: Somebody | undefined;
  let present: Somebody | undefined;
  const teller = toldBy(words);
  words.forEach((word, at) => {
    if (word.gap === 2) {
      current = undefined;
      // « Une dame dont le bébé est mort. Il tousse »: not the dead one.
      if (last?.away) last = present;
    }
    const person = personAt(words, at);
    if (person && teller && at === 1) {
      of.push(undefined);
      return;
    }
    if (person && ((owns(words, at) && !teller) || inApposition(words, at, last))) {
      of.push(current);
      return;
    }
    if (person) {
      const first = !somebodies.has(person.noun);
      const another = somebodies.size > 0 && anothers(words, at);
      const somebody = meet(
        another || (!first && ofSomebodyElse(words, at)) ? `${person.noun} of another` : person.noun,
        person,
      );
      if (another) somebody.away = true;
      if (first && isStory(words, at, person)) {
        somebody.storyFrom = at;
        somebody.stranger = /^(un|une|son|sa|leur)$/.test(words[at - 1]?.text ?? "");
      }
      if (first && person.kind !== "other" && ofOthers(words, at)) somebody.theirs = true;
      look(words, at, somebody);
      if (!says(words, at) && !aside(words, at, person) && !tends(words, at, person)) {
        somebody.aside = false;
        current = last = somebody;
        if (!somebody.away) present = somebody;
      }
    } else {
      current = moved(word, at) ?? current;
    }
    of.push(current);
  });
  words.forEach((_, at) => {
    const somebody = of[at];
    if (!somebody?.person || !personAt(words, at) || !wasTheirs(words, at)) return;
    somebody.away = true;
    for (let i = at; i >= 0 && (i === at || words[i + 1]?.gap !== 2); i -= 1) of[i] = somebody;
  });
  for (const somebody of somebodies.values())
    if (words.some((_, at) => of[at] === somebody && tellsOfToday(words, at))) delete somebody.storyFrom;
  return { of, somebodies };

  function moved(word: Word, at: number): Somebody | undefined {
    const { text } = word;
    // « le fils de ma voisine »
    if (/^(mon|ma|mes)$/.test(text) && people[words[at + 1]?.text ?? ""]) return undefined;
    if (speaksOfCrowd(words, at)) return meet("crowd");
    if (ailingAnimal(words, at)) return (last = meet("animal"));
    if ((text === "je" || text === "j") && !reports(words, at)) return meet("self");
    if (
      (text === "mon" || text === "ma" || text === "mes") &&
      // « le lait remonte sur mon épaule »: of the one who drank it.
      !words.slice(Math.max(0, at - 8), at).some((one) => one.text === "lait") &&
      (bodyStems.has(words[at + 1]?.stem ?? "") ||
        /^(voix|vue|tension|cheveux|ongles)$/.test(words[at + 1]?.text ?? ""))
    )
      return meet("self");
    if ((text === "me" || text === "m") && suffers(words, at, current)) return meet("self");
    // « le singe ma mordu »
    if (text === "ma" && harmingStems.has(words[at + 1]?.stem ?? "")) return meet("self");
    // « toute la classe l'a eu, à mon tour: les yeux rouges »
    if (text === "mon" && words[at + 1]?.text === "tour") return meet("self");
    if (text === "moi" && ["c", "pour", "et"].includes(words[at - 1]?.text ?? words[at - 2]?.text ?? ""))
      return meet("self");
    if (["il", "elle", "ils", "elles", "celui"].includes(text) && !impersonal(words, at) && !bodySpokenOf(words, at)) {
      const somebody = meant(text.startsWith("elle") ? "female" : "male") ?? meet("third");
      if (text.startsWith("elle")) somebody.elle = true;
      else somebody.il = true;
      return somebody;
    }
    if (["son", "sa", "ses", "lui"].includes(text) && last && current?.key !== last.key) return last;
    return undefined;
  }

  /** « ma fille est AS et son père AS, elle a 8 mois »: the last who can be « elle ». */
  function meant(sex: "male" | "female"): Somebody | undefined {
    const fits = (one: Somebody) => one.person?.sex === sex;
    // « C'est pour ma femme, elle a accouché, le bébé va bien. Elle est pâle »: she whom it is about.
    const mother = last?.person?.kind === "baby" && [...somebodies.values()].find((one) => one.named && fits(one));
    if (mother && mother.person?.kind === "other") return mother;
    if (!last?.person?.sex || last.person.sex === sex) return last;
    return [...somebodies.values()].filter((one) => fits(one) && !one.aside).at(-1) ?? last;
  }

  function meet(key: string, person?: Person): Somebody {
    const known = somebodies.get(key);
    if (known) return known;
    const somebody: Somebody = { ...unknown(key, true), ...(person ? { person } : {}) };
    somebodies.set(key, somebody);
    return somebody;
  }
}

/** « Un enfant de ma rue avait fait une hémorragie », « c'était un autre enfant »: told of beside whoever is ill. */
const anothers = (words: readonly Word[], at: number) =>
  words[at - 1]?.text === "autre" ||
  (/^une?$/.test(words[at - 1]?.text ?? "") &&
    /^(de|du)$/.test(words[at + 1]?.text ?? "") &&
    words.slice(at + 1, at + 8).some(({ text }) => text === "avait"));

/** « ma belle-mère l'habille beaucoup », of a child; « sa grand-mère lui a fait un lavement », « son père l'a purgé »: who looks after whoever is ill. */
const tends = (words: readonly Word[], at: number, { kind }: Person) =>
  kind === "other" &&
  (words[at + 1]?.text === "lui" ||
    (words[at + 1]?.text === "l" &&
      (/^(a|est|avait)$/.test(words[at + 2]?.text ?? "")
        ? /^(purg|mass|lav|soign|amen)/.test(words[at + 3]?.text ?? "")
        : words.some((_, i) => i !== at && /^(baby|child)$/.test(personAt(words, i)?.kind ?? "")))));

/** « les convulsions, c'était ma sœur », « C'était ma voisine, l'AVC »: theirs, and long ago. */
const wasTheirs = (words: readonly Word[], at: number) =>
  personAt(words, at)?.kind === "other" &&
  words[at - 3]?.text === "c" &&
  /^(ma|mon|notre|la|le|sa|son)$/.test(words[at - 1]?.text ?? "") &&
  (words[at - 2]?.text === "etait"
    ? words[at + 1]?.text !== "qui"
    : // « c'est ma tante qui entendait des voix »
      words[at - 2]?.text === "est" && words[at + 1]?.text === "qui" && /[a-z]{2}ait$/.test(words[at + 2]?.text ?? ""));

/** « l'enfant de ma collègue », « les enfants du voisin »: the child is spoken of. */
const owns = (words: readonly Word[], at: number) =>
  (words[at - 1]?.text === "du" && words[at]?.gap === 0 && personAt(words, at - 2) !== undefined) ||
  (/^(ma|mon|notre|un|une|sa|son|leur)$/.test(words[at - 1]?.text ?? "") &&
    /^(de|d)$/.test(words[at - 2]?.text ?? "") &&
    words[at]?.gap === 0 &&
    personAt(words, at - 3) !== undefined);

/** « mon neveu est venu étudier, un garçon poli »: the same. */
const inApposition = (words: readonly Word[], at: number, last: Somebody | undefined) =>
  last?.person !== undefined &&
  (last.person.sex === undefined || [undefined, last.person.sex].includes(people[words[at]?.text ?? ""]?.sex)) &&
  /^(garcon|fille|homme|femme|monsieur|dame|enfant)$/.test(words[at]?.text ?? "") &&
  /^une?$/.test(words[at - 1]?.text ?? "") &&
  words[at - 1]?.gap === 1;

/** « une dame dont le bébé est mort », « la tantie dit que son fils convulsait »: not the baby, not the son of whoever writes. */
const ofSomebodyElse = (words: readonly Word[], at: number) =>
  words[at - 2]?.text === "dont" ||
  hearsay(words, at) ||
  // « mon bébé, enfin c'est le bébé de ma sœur »
  (/^(de|du)$/.test(words[at + 1]?.text ?? "") && !(words[at - 2]?.text === "est" && words[at - 3]?.text === "c"));

/** « ma collègue dit que sa tante a fait une phlébite »: as little the patient as the dead. */
function hearsay(words: readonly Word[], at: number): boolean {
  return (
    /^(son|sa|ses)$/.test(words[at - 1]?.text ?? "") &&
    /^qu?e?$/.test(words[at - 2]?.text ?? "") &&
    /^(dit|raconte)/.test(words[at - 3]?.text ?? "")
  );
}

/** « ma tante veut presser pour vider »: who means to treat is not who is ill. */
const advises = (words: readonly Word[], at: number) =>
  /^(veut|propose|conseille)$/.test(words[at + 1]?.text ?? "") &&
  words
    .slice(at + 2, at + 5)
    .some(({ text }) =>
      /^(presser|masser|purger|percer|couper|donner|mettre|appliquer|frotter|souffler|verser|laver)$/.test(text),
    );

/** Notes what is said of a person right around their name: dead, ill as well, named as the one it is for. */
function look(words: readonly Word[], at: number, somebody: Somebody) {
  for (let i = at + 1; i < words.length && i <= at + 6; i += 1) {
    const word = words[i];
    if (!word || word.gap === 2 || (personAt(words, i) && !owns(words, i))) break;
    // « papa a le bras mort »: of the arm.
    const limb = bodyStems.has(words[i - 1]?.stem ?? "");
    // « ma mère est partie d'un AVC »
    const gone =
      /^partie?$/.test(word.text) &&
      /^de?$/.test(words[i + 1]?.text ?? "") &&
      /^une?$/.test(words[i + 2]?.text ?? "") &&
      !/^(seule?|coup)$/.test(words[i + 3]?.text ?? "");
    if (
      (gone || ["mort", "morte", "decede", "decedee"].includes(word.text)) &&
      words[i - 1]?.text !== "presque" &&
      !limb
    )
      somebody.away = true;
    if (["aussi", "egalement", "pareil"].includes(word.text)) somebody.also = true;
  }
  if (hearsay(words, at) || words[at - 2]?.text === "dont" || advises(words, at)) somebody.away = true;
  const before = beforePerson(words, at);
  // « c'est rien, ma mère dit que … » does not say that it is she.
  let breath = at;
  while (breath > Math.max(0, at - 4) && words[breath]?.gap === 0) breath -= 1;
  const far = words.slice(breath, at).map(({ text }) => text);
  // « je dois vivre pour mes enfants »
  if (before === "pour" && far.some((text) => /^(vie|vivre)$/.test(text))) somebody.away = true;
  // « c'est pas mon mari, c'est le petit »
  if (far.includes("pas") && far.includes("c") && words[at + 1]?.gap !== 0 && words[at + 1]?.text.startsWith("c")) {
    somebody.away = true;
    return;
  }
  const mistaken = far.some((text) => ["pris", "prend", "prenait", "pas", "vie", "vivre"].includes(text));
  // « c'est ma voisine qui m'a dit »
  if (
    words[at + 1]?.text === "qui" &&
    /^(l|le|m|me|lui|nous|dit|pense|dis|veut|a|ont|(inquie|affol|paniq)\w*)$/.test(
      words[at + (words[at + 2]?.text === "s" ? 3 : 2)]?.text ?? "",
    )
  )
    return;
  // « pour ma mère ce n'est rien »
  if (before === "pour" && /^ce?$/.test(words[at + 1]?.text ?? "")) return;
  // « la malade est la petite »
  const ill = far.some((text, i) => /^(malade|patiente?)$/.test(text) && far[i + 1] === "est");
  if (
    ill ||
    (before === "pour" && !mistaken) ||
    (far.includes("c") && (far.includes("est") || far.at(-2) === "c")) ||
    far.includes("sujet")
  ) {
    somebody.named = true;
    if (ill || far.some((text) => /^(mon|ma|mes|notre)$/.test(text))) somebody.own = true;
  }
}
