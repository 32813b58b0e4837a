import { hearingBesides } from "./besides.ts";
import type { Heard } from "./besides.ts";
import type { Mention, Reader, Reading, Who } from "./read.ts";
import { theWriter } from "./who.ts";
import { sentencesOf, someoneAt, someoneBefore, type Sentence } from "./whose.ts";

/** « moi non », « pas moi », of who writes; « pas lui », « elle non », of somebody they write for. */
const notMe =
  /\bmoi[, ]+(?:non|rien|jamais)\b|(?:[,;] ?|\bmais |\bet )pas moi\b|\bmoi (?:ce n'est|c'est|c) pas (?:ca|le cas)\b/;
const notThem =
  /\b(?:lui|elle|le mien|la mienne)[, ]+(?:non|rien|jamais)\b|(?:[,;] ?|\bmais |\bet )pas (?:lui|elle|le mien|la mienne|mon (?:fils|bebe|enfant|garcon)|ma fille)\b(?! (?:a|qui|meme)\b)/;
/** « Ma femme dort à plat sans souci, moi non » */
const well = /\b(?:bien|sans (?:aucun )?(?:souci|probleme|peine|gene)|normal\w*|tranquil\w*|facilement)\b/;

/** « …, c'était ma cousine », « la tension c'est la voisine »: whose it is, said after it. */
const itWas = /(?:^|[ ,(])(?:mais |et )?(?:ca[ ,]+)?c(?:'est|'etait| est| etait)(?: plutot| chez)? /g;
const past =
  /^(?: (?:qui|qu'(?:elle|il)|que \S+))? (?:(?:en |l'|lui |se |s'|y )*(?:avai(?:t|ent)|etai(?:t|ent)|\w{3,}ai(?:t|ent)|a (?:deja |aussi )?(?!dit|vu|trouve|remarque|donne|mis)\w+(?:e|u|is|it|ert)))\b/;

/** « la tension » c'est la voisine, « vomir et chauffer », « celle qui respire mal »: what it is about, and nobody who does it. */
const ofWhich =
  /(?:^|[;:]) ?(?:(?:et|mais|non|oui) )*(?!.*\b(?:je|j|il|elle|on|ca|m|me|mon|ma|n|ne|pas)\b)[^;:]{2,70}$/;
/** « mon ouvrier a gonflé du visage, moi c'est ce petit bouton »: of somebody else, then of who is ill, in the sentence or the next. */
const turns = {
  self: /[,;:](?: mais| et)? (?:chez )?moi\b/,
  other: /[,;:](?: mais (?:chez )?(?:lui|elle)\b| (?:lui|elle),| (?:mais )?(?:le mien|la mienne)\b)/,
};
const turning = {
  self: /^ *(?:mais |et )?(?:moi|chez moi)\b/,
  other:
    /^ *(?:(?:mais |et )?(?:lui|elle (?:non|rien|jamais)|chez (?:lui|elle)|mon (?:fils|bebe|enfant|garcon)|ma fille)\b|mais elle\b|elle,)/,
};
/** What one says of oneself, or others say, in a stretch that names them; and what is alike. */
const mixed =
  /\b(?:je|j|dit|disent|pense|trouve|croit|remarqu\w*|m|nous|pareil\w*|aussi|autant|et moi|(?:a|eu) l[ae]s? memes?|tou(?:s|tes) les deux)\b/;

/** « il m'a serré le cou, c'était mon mari »: who did it. */
const doneToMe = /\bm'(?:a|ont|avait)\b|\b(?:il|elle|on|ils) me \w/;

type Stretch = { from: number; to: number };
/** Where a text tells of somebody else (`others`), where of what the one who is ill has not (`denied`) or has (`missing`), and where of what was done to them (`ours`). */
type Whose = { others?: Stretch; denied?: Stretch; missing?: Stretch; ours?: Stretch; alone?: boolean };

/**
 * The same reader, which leaves to somebody else what is told of them beside the one who is ill: « Son grand-père a le diabète, pas lui », « Le nez saignait, mais c'était ma
 * cousine », « La tension c'est la voisine ». Who answers a question so denies it of the one who was asked about. The server's alone.
 */
export function hearingTheirs(read: Reader): Reader {
  return hearingBesides(read, (heard) => {
    const { asked, plain, text, reading } = heard;
    // Who answers « moi, … » is ill, whoever else is named.
    const ill = heard.who ?? (asked && /\bmoi\b/.test(plain) ? theWriter : reading.who);
    const sentences = sentencesOf(plain, text);
    const told = sentences.map((one, nth) => whoseIn(one, sentences[nth + 1], ill, asked !== undefined));
    const found = told.flat();
    if (!found.length) return reading;
    const at = (kind: "others" | "denied" | "missing" | "ours") => (one: Stretch) =>
      found.some((whose) => whose[kind] && within(one, whose[kind]));
    const [theirs, denied, missing, ours] = [at("others"), at("denied"), at("missing"), at("ours")];
    const isAsked = ({ concept }: Mention) => asked?.facts.includes(concept) === true;
    const mentions = reading.mentions.map((one): Mention => {
      if (missing(one) && isAsked(one)) return { ...one, polarity: "yes", about: "patient", loose: true };
      if (denied(one)) return { ...one, polarity: "no", about: "patient" };
      if (ours(one)) return { ...one, about: "patient" };
      return one.polarity === "yes" && theirs(one) ? { ...one, about: "other" } : one;
    });
    const isTheirs = (word: Stretch) => theirs(word) || denied(word);
    const { noted, spoken, reply, ...rest } = reading;
    const answer: Reading = {
      ...rest,
      mentions,
      ...(reply && !found.some((whose) => whose.missing) ? { reply } : {}),
      // Their words speak for nothing of the one who is ill.
      ...(noted ? { noted: noted.filter((word) => !isTheirs(word)) } : {}),
      ...(spoken ? { spoken: spoken.filter((word) => !isTheirs(word)) } : {}),
    };
    const alone = told.every((all) => all.some((whose) => whose.alone));
    return withoutRenaming(alone ? denying(answer, heard) : answer, heard, ill);
  });
}

const within = (one: Stretch, { from, to }: Stretch) => one.from >= from && one.from < to;

/** « La bouche de travers, c'était ma sœur, pas moi », and nothing else: what it does not name is asked once more before the end. */
function denying(reading: Reading, { asked }: Heard): Reading {
  if (!asked?.facts.length || asked.number || reading.reply) return reading;
  const said = new Set(reading.mentions.map(({ concept }) => concept));
  return { ...reading, reply: "no", unsaid: asked.facts.filter((id) => !said.has(id)), thin: true };
}

/** Of whom the stretches of a sentence tell, before the next. */
function whoseIn(sentence: Sentence, next: Sentence | undefined, ill: Who | undefined, answers: boolean): Whose[] {
  const { plain, from } = sentence;
  const kind = ill?.kind === "self" ? "self" : "other";
  const contrast = ill && (kind === "self" ? notMe : notThem).exec(plain);
  if (contrast && someoneBefore(sentence, contrast.index, ill)) {
    const stretch = { from, to: from + contrast.index };
    if (well.test(plain.slice(0, contrast.index))) return [{ missing: stretch }];
    const left = plain.slice(contrast.index + contrast[0].length).replace(/du tout|non plus/, "");
    return [{ denied: stretch, alone: !/[a-z]{2}/.test(left) }];
  }
  const theirs = (to: number): Whose =>
    answers ? { denied: { from, to: from + to } } : { others: { from, to: from + to } };
  const isTheirs = (to: number) => !mixed.test(plain.slice(0, to)) && someoneBefore(sentence, to, ill);
  const turn = ill && turns[kind].exec(plain);
  if (turn && isTheirs(turn.index)) return [theirs(turn.index)];
  const begins = /^ *(?:c'est |c'etait )?/.exec(plain)![0].length;
  if (
    answers &&
    ill &&
    next &&
    turning[kind].test(next.plain) &&
    someoneAt(sentence, begins, ill) &&
    isTheirs(plain.length)
  )
    return [theirs(plain.length)];
  return [...plain.matchAll(itWas)].flatMap((was) => ofWhom(sentence, was, ill, answers));
}

/** « …, c'était ma cousine », « c'est le petit Moussa qui avait les yeux collés » */
function ofWhom(sentence: Sentence, was: RegExpExecArray, ill: Who | undefined, answers: boolean): Whose[] {
  const { plain, from } = sentence;
  const at = was.index + was[0].length;
  const who = someoneAt(sentence, at, ill);
  if (!who) return [];
  const after = plain.slice(at + who.length);
  const theirs: Whose[] = past.test(after) ? [{ others: { from: from + at, to: from + plain.length } }] : [];
  if (!theirs.length && /^ (?:qui|qu'|que)\b/.test(after)) return [];
  const before = plain.slice(0, was.index);
  const topic = answers && ofWhich.exec(before);
  if (topic) return [...theirs, { denied: { from: from + topic.index, to: from + at } }];
  if (!was[0].includes("etait")) return theirs;
  const stretch = { from, to: from + at };
  return [...theirs, doneToMe.test(before) ? { ours: stretch } : { others: stretch }];
}

/** Whoever was named so is not the one who is ill now. */
function withoutRenaming(reading: Reading, { asked }: Heard, ill: Who | undefined): Reading {
  if (!asked || !ill || !reading.who || reading.who.noun === ill.noun) return reading;
  const { who: _, renames: __, ...rest } = reading;
  return rest;
}
