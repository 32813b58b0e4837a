import { everydayMeant } from "#triage-engine/knowledge/everyday/meant.ts";
import { meantOfFamily } from "#triage-engine/knowledge/everyday/meant-of-family.ts";
import { hearingBesides } from "./besides.ts";
import type { Heard } from "./besides.ts";
import { meantBeside } from "./otherwise-beside.ts";
import { meantOfTheBody } from "./otherwise-of-the-body.ts";
import { meantOfTheWell } from "./otherwise-of-the-well.ts";
import { meantOfThings } from "./otherwise-of-things.ts";
import { meantOtherwise } from "./otherwise-words.ts";
import type { Mention, NumberMention, Reader, Reading, Who } from "./read.ts";

/**
 * Words that are said of something else than of the sign a pattern reads in them. `words`: what must be said for it to be so; where `over`, the sign must be read in these very
 * words. `beside`: only where one of these was told in the same sentence, with `anywhere` in the same message: a danger told in a sentence of its own is not meant otherwise; `only`: only in a text that says this, too. `as`: the sign its words tell of, if it is not the one beside it.
 */
export type Otherwise = {
  signs: RegExp;
  words: RegExp;
  over?: true;
  beside?: RegExp;
  anywhere?: true;
  only?: RegExp;
  as?: string;
};

const table: readonly Otherwise[] = [
  ...meantOtherwise,
  ...meantOfThings,
  ...meantOfTheBody,
  ...meantOfTheWell,
  ...meantBeside,
  ...everydayMeant,
  ...meantOfFamily,
].map((one) => ({
  ...one,
  words: new RegExp(one.words, "g"),
}));

/** « j'ai peur que ce soit la prostate », « de ne pas pouvoir travailler »: of a trouble, and no trouble of its own. */
const fearOf = /\b(?:peur|crains|craint|craignons|crainte|inquiete?|inquiets|angoissee?) (?:que |qu'|d'|de |pour )/;
/** Of these one is afraid without any other trouble. */
const fearItself =
  /\b(?:peur|crainte) (?:de |d'|du |des )(?:tout|rien|mourir|sortir|la foule|gens|dormir|conduire|parler)\b/;
/** « J'ai peur docteur », of a trouble that was told, and no fear that is one. */
const worried =
  /^(?:tres |trop )?(?:peur|inquiete?|la peur)(?: (?:docteur|dr|madame|monsieur|quand meme|un peu|hein|deh?|oh))?\s*(?:$|[.,!?])/;
const anguish =
  /\b(?:tout le temps|sans raison|sans arret|crises?|paniqu\w*|palpit\w*|etouff\w*|mourir|chaque (?:jour|nuit|soir)|toutes les nuits|coeur bat|angoiss\w*|anxi\w*)\b/;
/** « c'est moi qui ai peur », for a child. */
const mine = /\b(?:moi|je) qui (?:ai|a|suis|panique)\b[^.!?,\n]{0,20}\b(?:peur|panique|inquiete?|stresse\w*)\b/;

const feared = /^(?:anxiety|panic|stress)$/;

/** The same reader, without what its words are said of something else; and without the fear of a trouble that was told. The server's alone. */
export function hearingOtherwiseMeant(read: Reader): Reader {
  return hearingBesides(read, (heard) => {
    const { plain } = heard;
    const reading = withoutDates(heard);
    const there = reading.mentions.filter(({ polarity, time, hypothetical }) =>
      isTold({ polarity, time, hypothetical }),
    );
    const kept = reading.mentions.filter((one) => !isFearOf(one, heard, there) && !isCrying(one, heard));
    const mentions = kept.flatMap((one) => asMeant(one, plain, there) ?? []);
    const gone = kept.filter((one) => !mentions.includes(one));
    if (gone.length)
      mentions.push(...toldElsewhere(read, heard, gone).filter((one) => asMeant(one, plain, there) === one));
    return {
      ...reading,
      mentions: mentions.map((one) => (isDoneTo(one, heard) || isOwn(one, plain) ? { ...one, about: "patient" } : one)),
    };
  });
}

const isTold = ({ polarity, time, hypothetical }: Pick<Mention, "polarity" | "time" | "hypothetical">) =>
  polarity === "yes" && time === "now" && !hypothetical;

type Stretch = { from: number; to: number };

const overlaps = ({ from, to }: Stretch, found: RegExpExecArray) =>
  found.index < to && from < found.index + found[0].length;

/** Signs that another sentence tells of as well: what is told twice is read once, in the words that were meant otherwise. */
function toldElsewhere(read: Reader, { plain, asked, who }: Heard, gone: readonly Mention[]): Mention[] {
  const rest = plain.replace(/[^.!?\n]+/g, (sentence, from: number) =>
    gone.some((one) => one.from < from + sentence.length && from < one.to) ? " ".repeat(sentence.length) : sentence,
  );
  if (!/[a-z]/.test(rest)) return [];
  return read(rest, asked, who).mentions.filter(
    ({ concept, polarity }) => polarity === "yes" && gone.some((one) => one.concept === concept),
  );
}

const inOneSentence = (plain: string, one: Stretch, other: Stretch) =>
  !/[.!?\n]/.test(plain.slice(Math.min(one.to, other.to), Math.max(one.from, other.from)));

/** A sign as its words are meant: itself, or what was told beside it, of which they are then said; nothing where they tell of no sign. */
function asMeant(one: Mention, plain: string, there: readonly Mention[]): Mention | undefined {
  for (const { signs, words, over, beside, anywhere, only, as } of table) {
    if (!signs.test(one.concept) || (only && !only.test(plain))) continue;
    const near =
      beside && there.find((other) => beside.test(other.concept) && (anywhere || inOneSentence(plain, one, other)));
    if (beside && (!near || one.polarity === "no")) continue;
    const all = [...plain.matchAll(words)];
    if (over ? all.some((found) => overlaps(one, found)) : all.length > 0)
      return near || as ? { ...(near ?? one), concept: as ?? near!.concept, from: one.from, to: one.to } : undefined;
  }
  return one;
}

/** « mon rappel du tétanos date de l'an passé », « j'ai fait le test il y a 2 mois »: of a vaccine or a test, and no time a trouble lasts. */
const vaccineDate =
  /\b(?:rappel|vaccin\w*|carnet)\b[^.!?\n]{0,50}\b(?:an|ans|annees?|mois)\b(?: (?:passe|dernier)\w*)?|\b(?:tests?|depistage|analyses?|bilan|serologie|radio|echo\w*|prise de sang)\b[^.!?\n]{0,25}\b(?:il y a|ya|y a) [^.!?,\n]{0,14}\b(?:ans?|annees?|mois|semaines?|jours?)\b/g;

function withoutDates({ reading, plain, asked }: Heard): Reading {
  const dates = asked ? [] : [...plain.matchAll(vaccineDate)];
  if (!dates.length) return reading;
  const isDate = (one: NumberMention) =>
    /^(?:duration|hours_since_event)$/.test(one.name) && dates.some((found) => overlaps(one, found));
  const dated = new Set(reading.numbers.filter(isDate).map(({ value }) => value));
  return {
    ...reading,
    numbers: reading.numbers.filter((one) => !isDate(one)),
    mentions: reading.mentions.map((one) => (dated.has(one.days ?? -1) ? withoutDays(one) : one)),
  };
}

function withoutDays(one: Mention): Mention {
  const { days: _, ...rest } = one;
  return rest;
}

/** « Hier piscine avec les collègues, depuis j'entends … »: of who speaks. */
const company =
  /\bavec (?:les|mes|des|ma|mon|une?|le|la) (?:collegues?|amie?s?|copains?|copines?|cousine?s?|voisine?s?|enfants|famille|freres?|soeurs?|gars|potes?)\b[^.!?\n]*?\b(?:j'|je |mon |ma |mes )[^.!?\n]*/g;

const isOwn = (one: Mention, plain: string) =>
  one.about === "other" && [...plain.matchAll(company)].some((found) => overlaps(one, found));

/** « je l'ai tiré par la main »: of the child, whoever pulled. */
const isDoneTo = ({ concept }: Mention, { reading, who }: Heard) => concept === "pulled_elbow" && isSmall(reading, who);

/** « le soir elle pleure un peu », of a baby. */
const isCrying = ({ concept }: Mention, { reading, who }: Heard) =>
  concept === "low_mood" && (reading.who ?? who)?.kind === "baby";

const isSmall = (reading: Reading, who: Who | undefined) => /^(?:baby|child)$/.test((reading.who ?? who)?.kind ?? "");

function isFearOf(one: Mention, { reading, plain, asked, who }: Heard, there: readonly Mention[]): boolean {
  if (!feared.test(one.concept) || one.polarity !== "yes" || asked?.facts.includes(one.concept)) return false;
  if (isSmall(reading, who) && mine.test(plain)) return true;
  const other = there.some(({ concept }) => !feared.test(concept) && concept !== "fear_of_dying");
  const said = plain.slice(one.from, one.from + 60);
  if (other && worried.test(said) && !anguish.test(plain)) return true;
  return (other || reading.numbers.length > 0) && fearOf.test(said) && !fearItself.test(said);
}
