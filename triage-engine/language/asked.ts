import type { Choice, Concept, NumberName } from "#triage-engine/schema.ts";
import { plusNegates } from "./negation-words.ts";
import { findPatterns, type Found } from "./match.ts";
import { affirm, withoutThing, type PatternIndex } from "./pattern-index.ts";
import { compilePatterns } from "./patterns.ts";
import { bodyStems } from "./people-words.ts";
import { sorted } from "#triage-engine/sorted.ts";
import type { Sign } from "./signs.ts";
import type { Who } from "./who.ts";
import { readWords, type Word } from "./words.ts";

type Question = { facts: readonly string[]; number?: NumberName; choices?: readonly Choice[] };

/**
 * Answers in words that need the question to be understood: « il boit » denies « ne boit plus » once it was asked, and « elle est rouge et dure » speaks of
 * the breast that was asked about. Gives the signs denied or affirmed that way.
 */
export function answersOf(
  concepts: readonly Concept[],
): (words: readonly Word[], asked: Question | undefined, known: readonly Sign[], who: Who | undefined) => Sign[] {
  const byId = new Map(concepts.map((concept) => [concept.id, concept]));
  const indexes = new Map<string, Indexes>();
  return (words, asked, known, who) => {
    if (!asked) return [];
    const answered: Sign[] = [];
    const ofThings: Sign[] = [];
    // « non, jamais, je pense trop à l'argent »; « non, mais j'y pense »
    const denies = (until: number) =>
      words[0]?.text === "non" &&
      !words.slice(0, until).some(({ text }) => /^(mais|sauf|si|parfois|souvent)$/.test(text));
    // « aucun de ces signes … cela démange surtout »: said of what was complained of.
    const none = /^(non )?(aucune?|rien)\b/.test(words.map(({ text }) => text).join(" "));
    for (const id of asked.facts) {
      const concept = byId.get(id);
      if (!concept || known.some((sign) => sign.concept === id)) continue;
      const index = indexes.get(id) ?? indexesOf(concept);
      indexes.set(id, index);
      const spoken = saidOfAsked(words, index, id, denies);
      const denial =
        spoken?.polarity === "yes" ? undefined : findPatterns(words, index.affirmed).find((one) => plainly(words, one));
      const inAnswer = denial ? undefined : spoken;
      const ofThing = denial || inAnswer || none ? undefined : saidOfThing(words, index, who, id, denies);
      if (inAnswer) answered.push(inAnswer);
      if (denial) answered.push(signOf(id, "no", denial));
      if (ofThing) ofThings.push(ofThing);
    }
    // « elles sont noires et collantes » is said of one thing only: of what it fits best.
    const fits = (one: Sign) =>
      one.polarity === "no" ||
      ![...known.filter(({ concept }) => asked.facts.includes(concept)), ...ofThings].some(
        (other, at, all) =>
          other.first <= one.last &&
          other.last >= one.first &&
          (known.includes(other) ||
            width(other) > width(one) ||
            (width(other) === width(one) && at < all.indexOf(one))),
      );
    return [...answered, ...ofThings.filter(fits)];
  };
}

const width = ({ first, last }: Sign) => last - first;

/** What the words say of a sign in answer to a question that names it. */
function saidOfAsked(
  words: readonly Word[],
  index: Indexes,
  id: string,
  denies: (until: number) => boolean,
): Sign | undefined {
  const signs = findPatterns(words, index.inAnswer).flatMap((one) => {
    const polarity = one.negates || !deniedHere(words, one) ? "yes" : "no";
    if (one.says)
      return elsewhere(words, one) || (polarity === "yes" && denies(one.used[0] ?? 0))
        ? []
        : [signOf(id, polarity, one)];
    return polarity === "yes" && (one.negates || !hardly(words, one.used)) ? [signOf(id, "no", one)] : [];
  });
  // « je pense à mon avenir »
  const holds = (no: Sign, yes: Sign) => !width(yes) && width(no) > 0 && no.first <= yes.first && no.last >= yes.last;
  return clearest(signs.filter((one) => !signs.some((other) => other.polarity === "no" && holds(other, one))));
}

/** « je marche difficilement », « à peine », « je ne peux pas rester debout »; « sans problème » is none. */
function hardly(words: readonly Word[], used: readonly number[]): boolean {
  const last = used.at(-1) ?? 0;
  const breath = words.findIndex(({ gap }, at) => at > last && gap > 0);
  // « Pas froid, elle est tiède »: of another breath.
  let from = used[0] ?? 0;
  while (from > Math.max(0, (used[0] ?? 0) - 4) && words[from]?.gap === 0) from -= 1;
  // What the pattern itself holds (« jamais … migraine ») is no doubt.
  const near = words
    .slice(from, Math.min(last + 4, breath < 0 ? last + 4 : breath))
    .filter((_, at) => !used.includes(from + at));
  const said = near.map(({ text }) => text).join(" ");
  return (
    /\bne? .*\bque\b/.test(said) ||
    near.some(({ text }) => /^(pas$|jamais|mal|peu|difficil|peine|moins|presque|guere|plus|rien|aucun)/.test(text))
  );
}

/** A yes before a no, the longest. */
function clearest(signs: readonly Sign[]): Sign | undefined {
  const rank = ({ polarity }: Sign) => Number(polarity === "yes");
  return sorted(signs, (a, b) => rank(b) - rank(a) || width(b) - width(a))[0];
}

/** Whether « pas » stands right before or after the words. */
function deniedHere(words: readonly Word[], { denied, used }: Found): boolean {
  const first = used[0] ?? 0;
  const last = used.at(-1) ?? first;
  if (
    denied ||
    (/^(pas|plus|jamais|non)$/.test(words[last + 1]?.text ?? "") &&
      (words[last + 1]?.gap === 0 || words[last]?.after.includes("?")))
  )
    return true;
  // « ces pensées ne me viennent pas »
  const breath = words.findIndex(({ gap }, at) => at > last && gap > 0);
  const after = words.slice(last + 1, breath < 0 ? last + 7 : Math.min(breath, last + 7));
  if (/^(\w+ )?ne? .*\b(pas|plus|jamais)\b/.test(after.map(({ text }) => text).join(" "))) return true;
  for (let i = first; i > Math.max(0, first - 4) && words[i]?.gap === 0; i -= 1) {
    const before = words[i - 1];
    if (before?.text === "plus") return plusNegates(words, i - 1);
    if (/^(pas|jamais|sans|aucun|aucune|ni|rien|personne)$/.test(before?.text ?? "")) return true;
    // « je n'ai jamais pris de cortisone »
    if (!before?.small && !before?.filler && !/^(pris|prise|eue?|fait|recue?|bue?|vue?)$/.test(before?.text ?? ""))
      break;
  }
  return false;
}

/** Whether a part of the body is named right after, or before a single word (« la jambe est chaude »). */
function elsewhere(words: readonly Word[], { used }: Found): boolean {
  const first = used[0] ?? 0;
  const last = used.at(-1) ?? first;
  const place = (from: number, to: number) => {
    const near = words.slice(Math.max(0, from), to);
    return near.some(({ stem, text }) => bodyStems.has(stem) && text !== "corps");
  };
  const breath = words.findIndex(({ gap }, at) => at > last && gap > 0);
  let begins = first;
  while (begins > Math.max(0, first - 4) && words[begins]?.gap === 0) begins -= 1;
  return (
    place(last + 1, Math.min(last + 5, breath < 0 ? words.length : breath)) ||
    (used.length === 1 && place(begins, first))
  );
}

const plainly = (words: readonly Word[], { denied, used }: Found) => !denied && !negated(words, used);

function saidOfThing(
  words: readonly Word[],
  index: Indexes,
  who: Who | undefined,
  id: string,
  denies: (until: number) => boolean,
): Sign | undefined {
  const signs = findPatterns(words, index.ofThing).flatMap((one) => {
    const said = ofIt(words, one, who);
    // « non, c'est rouge seulement »
    if (said === "yes" && denies(one.used[0] ?? 0)) return [];
    return said && !one.denied ? [signOf(id, said, one)] : [];
  });
  if (signs.length) return clearest(signs);
  const denial = findPatterns(words, index.ofThingAffirmed).find(
    (one) => plainly(words, one) && ofIt(words, one, who) === "yes",
  );
  return denial && signOf(id, "no", denial);
}

type Indexes = { affirmed: PatternIndex; inAnswer: PatternIndex; ofThing: PatternIndex; ofThingAffirmed: PatternIndex };

function indexesOf(concept: Concept): Indexes {
  const index = compilePatterns([concept]);
  const { asked = [], seldomAsked = [] } = concept;
  const given = [...asked, ...seldomAsked];
  const thing = readWords(concept.label).find(({ small }) => !small)?.stem ?? "";
  const ofThing = withoutThing(index, thing);
  return {
    affirmed: affirm(index),
    inAnswer: compilePatterns([
      {
        ...concept,
        seldom: [],
        says: given.filter((pattern) => !pattern.startsWith("!")),
        denies: given.filter((pattern) => pattern.startsWith("!")).map((pattern) => pattern.slice(1)),
      },
    ]),
    ofThing,
    ofThingAffirmed: affirm(ofThing),
  };
}

function signOf(concept: string, polarity: "yes" | "no", { used }: Found): Sign {
  const first = used[0] ?? 0;
  const last = used.at(-1) ?? first;
  return { concept, polarity, first, last, past: false, hypothetical: false, somebody: undefined };
}

const things = new Set(["c", "ca", "cela", "ils", "elles"]);

/**
 * What is said of « ça », or of an « elle » who is not the patient, right before the words: « elle est rouge », « ça ne serre pas ». Nothing when the words
 * are said of somebody, or of a place they name.
 */
function ofIt(words: readonly Word[], found: Found, who: Who | undefined): "yes" | "no" | undefined {
  const { used } = found;
  const first = used[0] ?? 0;
  const last = used.at(-1) ?? first;
  if (elsewhere(words, found)) return undefined;
  // « La douleur est-elle forte ? » « elle est forte », of a boy.
  const strangers = !who || who.kind === "self" ? ["il", "elle"] : [who.pronoun === "il" ? "elle" : "il"];
  // « je peux la plier »
  const object = (at: number) =>
    /^(le|la|l|les)$/.test(words[at - 1]?.text ?? "") && /^(peu|arriv|veu|sai|pouv)/.test(words[at - 2]?.text ?? "");
  if (used.some(object)) return "yes";
  let said: "yes" | "no" = words[last + 1]?.text === "pas" && words[last + 1]?.gap === 0 ? "no" : "yes";
  for (let i = first; i > 0 && words[i]?.gap === 0; i -= 1) {
    const before = words[i - 1];
    if (!before) break;
    // « rien ne serre »
    if (before.text === "rien") return "no";
    if (things.has(before.text) || strangers.includes(before.text)) return said;
    if (before.text === "pas" || (before.text === "plus" && plusNegates(words, i - 1))) said = "no";
    else if (!before.small && !before.filler && !/^(tout|devenu|devien)/.test(before.text)) break;
  }
  return undefined;
}

/** Whether a negation or a word of trouble stands beside the words. */
function negated(words: readonly Word[], used: readonly number[]): boolean {
  const first = used[0] ?? 0;
  const last = used.at(-1) ?? first;
  const trouble = [
    "pas",
    "plus",
    "jamais",
    "sans",
    "mal",
    "peu",
    "difficile",
    "difficilement",
    "peine",
    "moins",
    "aucun",
    "rien",
    "presque",
    "guere",
    "seulement",
  ];
  return (
    words.slice(Math.max(0, first - 2), last + 4).some(({ text }) => trouble.includes(text)) ||
    // « pas une goutte ne sort »
    words.slice(first, last).some(({ text }) => /^ne?$/.test(text))
  );
}

/** The choice whose label the text repeats. */
export function choiceIn(words: readonly Word[], asked: Question | undefined): Choice | undefined {
  if (!asked?.choices?.length) return undefined;
  const said = key(words);
  if (!said) return undefined;
  // « c'est arrêté » and « oui, c'est arrêté » for « Non, c'est arrêté »; « non enceinte » is not « Oui, enceinte ».
  const bare = said.replace(/^oui (?=.)/, "").replace(/(.) oui$/, "$1");
  const same = asked.choices.filter(({ label }) => {
    const { key: whole, tail } = labelOf(label);
    return whole === said || tail === said || tail === bare;
  });
  if (same.length) return same[0];
  const near = asked.choices.filter(({ label }) => {
    const { stems, tail = "", parts } = labelOf(label);
    return (
      stems.length > 0 &&
      words.length <= stems.length + 8 &&
      said.length >= 4 &&
      [stems.join(" "), tail, ...parts].some((text) => text && ` ${said} `.includes(` ${text} `))
    );
  });
  return near.length === 1 && !/\b(pas|non|ni|sans|aucun)\b/.test(said) ? near[0] : undefined;
}

/** `parts`: of « Dent, bouche », each; one of them is enough. */
type Label = { key: string; tail?: string; stems: readonly string[]; parts: readonly string[] };
/** Labels of the knowledge, read when first met. */
const labels = new Map<string, Label>();

function labelOf(label: string): Label {
  const known = labels.get(label);
  if (known) return known;
  const words = readWords(label);
  const tail = /^(?:Oui|Non), (.+)/.exec(label)?.[1];
  const read = {
    key: key(words),
    ...(tail ? { tail: key(readWords(tail)) } : {}),
    stems: words.filter(({ small }) => !small).map(({ stem }) => stem),
    parts: /^(?:Oui|Non)\b/.test(label) ? [] : label.split(",").map((part) => key(readWords(part))),
  };
  labels.set(label, read);
  return read;
}

const key = (words: readonly Word[]) =>
  words
    .filter(({ small, kind }) => !small && kind !== "sign")
    .map(({ stem }) => stem)
    .join(" ");
