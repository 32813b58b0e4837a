import type { Choice, Concept, NumberName } from "#triage-engine/schema.ts";
import { sorted } from "#triage-engine/sorted.ts";
import { askedNumber } from "./asked-number.ts";
import { agesOf } from "./ages.ts";
import { castOf } from "./people.ts";
import { passOverLikeness } from "./likeness.ts";
import { passOverOwners, toldBy } from "./person-at.ts";
import { choiceIn, answersOf } from "./asked.ts";
import { lexiconOf } from "./lexicon.ts";
import { measuresOf } from "./measures.ts";
import { longestText } from "./normalize.ts";
import { compilePatterns } from "./patterns.ts";
import { patientOf } from "./patient.ts";
import { exceptOnly, replyOf } from "./reply.ts";
import { repair } from "./repair.ts";
import { retract } from "./retraction.ts";
import { sexOf } from "./sex.ts";
import { endPeriods, setRight } from "./set-right.ts";
import { signsOf, type Sign } from "./signs.ts";
import { correctsOf, sortOf } from "./sort.ts";
import { passOverThings } from "./things.ts";
import { passOver, putRight, sinceAge, spansOf } from "./spans.ts";
import { makeSpeller } from "./spelling.ts";
import { timesOf } from "./durations.ts";
import { townOf } from "./town.ts";
import { reassurance, saidCalmly } from "./reassuring.ts";
import { negationWords } from "./small-words.ts";
import { readWords, type Word } from "./words.ts";
import type { Who } from "./who.ts";

export type { Who } from "./who.ts";

/** A concept a text speaks of. `from` and `to` stand in the original text; `days` is how long this very sign has lasted. */
export type Mention = {
  concept: string;
  polarity: "yes" | "no" | "unknown";
  from: number;
  to: number;
  about: "patient" | "other";
  time: "now" | "past";
  hypothetical: boolean;
  /** Heard only in words that may well mean something else: worth asking before anything rests on it. */
  loose?: true;
  /** The words may mean something else, even where nothing else is told. */
  doubtful?: true;
  /** Said in an answer, among words that reassure. */
  calmly?: true;
  days?: number;
};

export type NumberMention = { name: NumberName; value: number; from: number; to: number; about: "patient" | "other" };

/** What a message says. */
export type Reading = {
  mentions: readonly Mention[];
  numbers: readonly NumberMention[];
  who?: Who;
  sex?: "male" | "female";
  town?: string;
  /** What a short answer says to the pending question. */
  reply?: "yes" | "no" | "unknown";
  /** The reply is a no by what else is said, which counts. */
  besides?: true;
  /** The signs to which nobody said no in so many words, though the reply is one; `thin` where the answer is short for so many. */
  unsaid?: readonly string[];
  thin?: true;
  /** « en fait », « je me suis trompé »: what was said before may be taken back. */
  corrects: boolean;
  /** « seulement mal à la tête »: nothing else of what was asked. */
  only?: boolean;
  /** How much of it tells how things should be, of no trouble: from 0 to 1, and in how many parts. */
  calm?: number;
  calmParts?: number;
  /** It holds a word that denies, whatever that may be of. */
  denies?: true;
  /** « …, le reste non »: what stands before is there. */
  rest?: boolean;
  /** Somebody else is ill than was thought. */
  renames?: boolean;
  /** The words that tell something; where the reader was made to note them. */
  noted?: readonly Telling[];
  /** All its words but « oui »; where the reader was made to note them. */
  spoken?: readonly Spoken[];
  /** Written in another language, even if some of its words were understood. */
  foreign: boolean;
  sort: "clinical" | "reply" | "empty" | "greeting" | "off_topic" | "hostile" | "foreign" | "unclear";
};

/** A word that tells something, by its stem, the numbers of its sentence and of its clause, and whether its clause denies. */
export type Telling = Pick<Word, "from" | "to" | "stem"> & { sentence: number; clause: number; denied: boolean };
/** A word by its sound, and the number of its sentence. */
export type Spoken = Pick<Word, "from" | "to"> & { sound: string; sentence: number };
/** Notes what the words of a message are, for who weighs them (`likelihood/`). */
export type Note = (words: readonly Word[]) => Required<Pick<Reading, "noted" | "spoken">>;

/** The pending question, if there is one. */
export type Asked = { facts: readonly string[]; number?: NumberName; choices?: readonly Choice[] };
export type Reader = (text: string, asked?: Asked, who?: Who) => Reading;

/**
 * Compiles the lexicon once and gives the reader: everyday French, messages without accents, Ivorian expressions, typos. Any string is read; nothing it
 * says has an effect but on what is understood.
 */
export function makeReader(concepts: readonly Concept[], note?: Note): Reader {
  const index = compilePatterns(concepts);
  const spell = makeSpeller(lexiconOf(index.words), index.beginnings);
  const kinds = new Map(concepts.map(({ id, kind }) => [id, kind]));
  const answers = answersOf(concepts);

  return (text, asked, who) => {
    const words = readWords(text.slice(0, longestText), spell);
    repair(words);
    passOverThings(words);
    const cast = castOf(words);
    const everySpan = spansOf(words);
    passOver(words, everySpan);
    const spans = putRight(words, everySpan);
    passOverOwners(words);
    passOverLikeness(words);
    const signs = signsOf(words, index, cast);
    for (const sign of answers(words, asked, signs, who)) signs.push(sign);
    const { found: ages, taken } = agesOf(words, spans);
    const freeSpans = spans.filter((span) => !taken.has(span) && !sinceAge(words, span));
    const times = timesOf(words, freeSpans, signs, kinds);
    const numbers = [...ages, ...measuresOf(words, everySpan), ...times.numbers];
    coolDown(signs, numbers, words);
    retract(words, signs, numbers);
    endPeriods(signs, spans);
    const small = who?.kind === "baby";
    if (asked?.number && !numbers.some(({ name }) => name === asked.number)) {
      const answer = askedNumber(asked.number, words, spans, small);
      if (answer) numbers.push(answer);
    }
    const ageNear = ages.find(({ name }) => name === "age")?.value;
    setRight(signs, small || (ageNear ?? Infinity) < 5 * 365);
    const agedAt = (at: number) =>
      ages.some((one) => one.at === at && one.name === "age") ? cast.of[at]?.key : undefined;
    const patient = patientOf({
      words,
      signs,
      cast,
      kinds,
      ageNear,
      replying: asked !== undefined,
      selfAged: ages.some(({ value, at }) => value > 12 * 365.25 && agedAt(at) === "self"),
      thirdAged: ages.some(({ at }) => agedAt(at) === "third"),
      ...(who ? { who } : {}),
    });
    const about = (at: number) => patient.about(cast.of[at]);
    const { share, parts } = reassurance(words);
    const mentions = signs.map((sign) => {
      const mention = mentionOf(sign, words, patient.aboutSign(sign), times.days.get(sign));
      const beside = asked?.facts.length && !asked.facts.includes(sign.concept) && share >= 0.7;
      const calmly = asked && sign.polarity === "yes" && (beside || saidCalmly(words, sign.first, sign.last));
      return calmly ? { ...mention, loose: true as const, calmly } : mention;
    });
    const contact = kinds.has("sick_contact") ? patient.contact(signs) : undefined;
    if (contact) mentions.push({ ...mentionOf(contact, words, "patient", undefined), concept: "sick_contact" });
    const nurses =
      patient.somebody?.key === "self" &&
      mentions.some(({ concept, polarity }) => concept === "breastfeeding" && polarity === "yes");
    // « mon bébé a 3 jours, j'ai mal à la tête »: so long ago she gave birth.
    const newMother = (name: NumberName, value: number, at: number) =>
      name === "age" && value <= 42 && patient.somebody?.key === "self" && (about(at) === "other" || nurses);
    const once = (wanted: NumberName) => numbers.filter(({ name }) => name === wanted).length === 1;
    const single = asked?.number !== undefined && once(asked.number);
    const numberMentions = numbers.map(({ name, value, at, end }): NumberMention => {
      const where = placed(words, at, end);
      // « Quel âge a votre fille ? » « j'ai 7 ans »: the child types, or a parent for it.
      if (single && name === asked?.number && fitting(name, value, who))
        return { name, value, ...where, about: "patient" };
      // « L'épouse d'un chauffeur de 55 ans rapporte … »: of whom it is told.
      if (/^(age|days_after_birth)$/.test(name) && at < 14 && toldBy(words) && once(name))
        return { name, value, ...where, about: "patient" };
      // « la voisine lui a trouvé 16/10 »
      if (measures.has(name) && words.slice(Math.max(0, at - 4), at).some(({ text: word }) => word === "lui"))
        return { name, value, ...where, about: "patient" };
      // « J'allaite mon deuxième, il a deux mois »
      if (nurses && name === "age" && value > 42 && value < 3 * 365) return { name, value, ...where, about: "other" };
      if (newMother(name, value, at)) return { name: "days_after_birth", value, ...where, about: "patient" };
      return { name, value, ...where, about: about(at) };
    });
    const sort = sortOf(words, text);
    if (
      !asked &&
      sort === "unclear" &&
      asksAdvice(words) &&
      !mentions.some(({ polarity }) => polarity === "yes") &&
      !numbers.some(({ name }) => name === "pregnancy_weeks")
    )
      mentions.push({ ...wholly("advice_question", text), polarity: "yes" });
    const chosen = choiceIn(words, asked);
    if (chosen) add(chosen, mentions, numberMentions, text);
    const reply = replyIn(words, asked, mentions, numberMentions);
    // « non, le creux de l'estomac ne fait pas mal »: the words of a denial are no sign.
    const denied = reply === "no" ? mentions.filter(({ polarity }) => polarity === "no") : [];
    const certain = mentions.filter(
      (one) =>
        one.polarity !== "yes" ||
        !denied.some(({ concept, from, to }) => concept === one.concept && from < one.to && one.from < to),
    );
    const sex = chosen?.sex ?? sexOf(words, cast, patient);
    const town = townOf(words);
    const clinical = mentions.length > 0 || numberMentions.length > 0;
    return {
      mentions: unique(certain),
      numbers: numberMentions,
      ...(patient.who ? { who: patient.who } : {}),
      ...(sex ? { sex } : {}),
      ...(town ? { town } : {}),
      ...(reply ? { reply } : {}),
      corrects: correctsOf(words),
      ...(patient.renamed ? { renames: true } : {}),
      ...(onlyThat(words) ? { only: true } : {}),
      ...(parts ? { calm: share, calmParts: parts } : {}),
      ...(words.some(({ text: word }) => word === "non" || word === "ne" || word === "n" || negationWords.has(word))
        ? { denies: true as const }
        : {}),
      ...(restOnly(words, mentions) ? { rest: true } : {}),
      ...note?.(words),
      foreign: sort === "foreign",
      sort: clinical ? "clinical" : reply ? "reply" : sort,
    };
  };
}

/** « juste une bosse », « j'ai seulement une petite plaie » */
const onlyThat = (words: readonly Word[]) =>
  /^((j|c|il|elle|ce|a|ai|est|sont|n) )*(seulement|juste|uniquement|simplement)\b/.test(
    words.map(({ text }) => text).join(" "),
  );

/** « je suis partie dans les pommes, le reste non » */
function restOnly(words: readonly Word[], mentions: readonly Mention[]): boolean {
  const text = words.map((word) => word.text).join(" ");
  return (
    /^(?!non|rien|aucun|pas|ni).*\b(sinon|l[ae] reste|les autres)( c est)? (non|rien)\b/.test(text) ||
    (exceptOnly.test(text) && !mentions.some(({ polarity }) => polarity === "yes"))
  );
}

/** « peut-on manger de l'aloko à trois mois ? »: a sentence that begins by asking. Whether somebody is ill all the same is asked next. */
function asksAdvice(words: readonly Word[]): boolean {
  return (
    words.some(
      (word, at) =>
        word.gap === 2 &&
        /^(quand|que|quel.*|comment|combien|qui|ou|peut|peux|puis|dois|doit|faut|est)$/.test(word.text) &&
        (word.text !== "est" || words[at + 2]?.text === "que") &&
        words.slice(at).some(({ after }) => after.includes("?")),
    ) ||
    /\best ce que (je|on) (dois|doit|peux|peut) (donner|manger|boire|prendre|voyager|laver) /.test(
      words.map(({ text }) => text).join(" "),
    )
  );
}

/** Whether the number can be that of the one who was asked about: no child is thirty. */
/** What is measured on the one who is ill. */
const measures: ReadonlySet<NumberName> = new Set(["systolic", "diastolic", "temperature", "sugar", "oxygen"]);

function fitting(name: NumberName, value: number, who: Who | undefined): boolean {
  return name !== "age" || value < (who?.kind === "baby" ? 5 : who?.kind === "child" ? 30 : 120) * 365.25;
}

/** « température 36,8 » is no fever, « tension 11/7 » no high pressure. */
function coolDown(
  signs: Sign[],
  numbers: readonly { name: NumberName; value: number; at: number }[],
  words: readonly Word[],
): void {
  for (const { name, value, at } of numbers) {
    const [named, from] = measured.get(name) ?? [];
    if (!from || value >= from) continue;
    const sign = signs.findIndex(
      ({ concept, last }) =>
        concept === named && (Math.abs(at - last) <= (name === "systolic" ? 9 : 4) || inFact(words, last, at)),
    );
    const said = signs[sign];
    if (said) signs.splice(sign, 1, { ...said, polarity: "no" });
  }
}
/** « j'avais de la fièvre mais en fait le thermomètre affiche 37,2 » */
const inFact = (words: readonly Word[], from: number, to: number) =>
  words
    .slice(from, to)
    .some(
      ({ text }, i) =>
        /^(corrige|verifiee?|trompee?)$/.test(text) || (text === "fait" && words[from + i - 1]?.text === "en"),
    );
const measured: ReadonlyMap<NumberName, [sign: string, from: number]> = new Map([
  ["temperature", ["fever", 37.5]],
  ["systolic", ["high_pressure", 135]],
]);

function placed(words: readonly Word[], first: number, last: number): { from: number; to: number } {
  return { from: words[first]?.from ?? 0, to: words[last]?.to ?? 0 };
}

function mentionOf(sign: Sign, words: readonly Word[], about: "patient" | "other", days: number | undefined): Mention {
  return {
    concept: sign.concept,
    polarity: sign.polarity,
    ...placed(words, sign.first, sign.last),
    about,
    time: sign.past ? "past" : "now",
    hypothetical: sign.hypothetical,
    ...(sign.loose ? { loose: true } : {}),
    ...(sign.doubtful ? { doubtful: true } : {}),
    ...(days === undefined ? {} : { days: Math.round(days * 1000) / 1000 }),
  };
}

/** A concept that the text as a whole speaks of. */
const wholly = (concept: string, text: string) =>
  ({ concept, from: 0, to: text.length, about: "patient", time: "now", hypothetical: false }) as const;

/** What a tapped or copied label makes known. */
function add(choice: Choice, mentions: Mention[], numbers: NumberMention[], text: string) {
  const whole = { from: 0, to: text.length, about: "patient" as const };
  for (const concept of choice.yes ?? []) mentions.push({ ...wholly(concept, text), polarity: "yes" });
  for (const concept of choice.no ?? []) mentions.push({ ...wholly(concept, text), polarity: "no" });
  for (const [name, value] of Object.entries(choice.numbers ?? {})) {
    const at = numbers.findIndex((number) => number.name === name);
    if (at >= 0) numbers.splice(at, 1);
    numbers.push({ name: name as NumberName, value, ...whole });
  }
}

/**
 * The reply to the pending question. « oui, il vomit » to a list of signs says which one: the bare yes is then left out, so that it does not count for all.
 */
function replyIn(
  words: readonly Word[],
  asked: Asked | undefined,
  mentions: readonly Mention[],
  numbers: readonly NumberMention[],
): Reading["reply"] {
  const about = asked?.facts ?? [];
  const other = mentions.some(({ concept }) => !about.includes(concept));
  const bare = words.filter(({ small }) => !small).length <= 2;
  if (!asked && !bare) return undefined;
  const reply = replyOf(words, !other && asked !== undefined);
  if (!reply) return undefined;
  if (asked?.number && numbers.some(({ name }) => name === asked.number)) return undefined;
  // « non, elle tient plus du tout » says no to the question as it was understood, and that something is wrong.
  if (reply === "no" && !mentions.length && unable.test(words.map(({ text }) => text).join(" "))) return undefined;
  const named = mentions.some(({ concept, polarity }) => about.includes(concept) && polarity === "yes");
  // « oui, il boit bien » to a list: the sign that is not there is answered, the others are not.
  const denied = mentions.some(({ concept, polarity }) => about.includes(concept) && polarity === "no");
  return reply === "yes" && about.length > 1 && (named || denied) ? undefined : reply;
}

const unable = /(peux|peut|arrive|tient|prend|boit|bouge|marche|parle|repond|voit) (plus|pas)\b(?! (mal|trop))/;

/** Each thing once, but for what is told, taken back and told again: « il respire mal, non ça va, ah si il respire mal ». */
function unique(mentions: readonly Mention[]): Mention[] {
  const last = new Map<string, string>();
  return sorted(mentions, (a, b) => a.from - b.from).filter(({ concept, polarity, about, time, hypothetical }) => {
    const key = `${concept} ${about} ${time} ${hypothetical}`;
    const same = last.get(key) === polarity;
    last.set(key, polarity);
    return !same;
  });
}
