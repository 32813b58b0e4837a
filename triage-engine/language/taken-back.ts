import type { Mention } from "./read.ts";

/** « non c'est pas lui, c'est le petit de ma cousine qui avait convulsé l'an dernier », « ah non pardon c'est sa voisine qui saignait » */
const anothers =
  /\b(?:non|pardon|attend[sz]?|erreur|trompee?)\b[ ,.:!]*(?:(?:c'est|c'etait|ce n'est|c) pas [^,.;!?]{2,20}?,? ?(?:mais )?)?(?:c'est|c'etait|c) (?:m|s|l|un|not|leur)[^,.;!?\n]{2,40}? qui (?:l'|s'|en |y )*(?<told>(?:(?:avai|etai)(?:t|ent) |\w{3,}ai(?:t|ent)\b)[^,.;!?\n]*)/g;
/** « c'était pas un serpent, c'est une épine », « c'est pas du sang c'est la betterave »: in the place of one thing, another. */
const notThat =
  /\b(?:c'est|c'etait|ce n'est|ce n'etait|c) pas (?:du |de la |de l'|une? |l[ae] |l'|les |des )(?<noun>[a-z]{4,})(?= *(?:[,.;!?\n]|hein\b|du tout|mais\b|c'est|c'etait|c )[^.!?\n]{0,50}\b(?:c'est|c'etait|c|une?|mais) )/g;
/** « enfin non, du sang non » */
const namedNo =
  /\b(?:enfin|ah|euh|pardon|fait)[ ,]*(?:non[ ,]*)?(?:du |de la |de l'|des |l[ae] |l'|une? )(?<noun>[a-z]{4,}),? non\b/g;
/** « elle a convulsé… enfin non, convulsé c'est pas le mot » */
const notTheWord =
  /\b(?<noun>[a-z]{4,}),? (?:c'est|c'etait|ce n'est) pas (?:vraiment )?le (?:bon |vrai )?(?:mot|terme)\b/g;
/** « lui-même dit que non, aucun serpent, c'est une plaie »: by what it is instead; not of a poison, which is hidden. */
const saidNone =
  /\b(?:dit|disent|jure|affirme|confirme) que non\b[ ,]*(?:(?:c'etait |c'est |il y avait |y avait )?(?:aucune?|pas (?:de|d'|un|une)) )(?<noun>(?!poisons?|produits?|medicaments?|comprimes?|drogue|alcool|arme)[a-z]{4,})(?=[^.!?\n]{0,15}\b(?:c'est|c'etait) (?:une?|l[ae]|s(?:a|on)|du|des) )/g;
/** « j'ai failli m'évanouir, c'est une façon de parler » */
const figure =
  /[^,.;:!?\n…]+[ ,.;:!?…]*(?:c'est|c'etait|c)? ?(?:juste |seulement )?(?:une? )?(?:(?:facon|maniere) de (?:parler|dire)|expression\b|je (?:rigole|plaisante|blague)\b)/g;
/** « elle crache du sang. J'ai mal vu, c'était le bissap » */
const seenWrongly = /\bmal (?:vue?|regardee?)\b[ ,:]*(?:c'est|c'etait|ce n'est|ce n'etait) (?!pire|grave|plus)/;

/** « une crise… pas une crise de convulsion, une crise de colère » */
const noFit =
  /\bpas (?:une |de |des )?(?:crises? (?:de convulsions?|d'epilepsie)|convulsions?)\b[^.!?\n]{0,20}\b(?:crises? de|colere|caprice|nerfs|pleur\w*|c'est|c'etait)\b/g;
const isFit = /^(?:convulsion|convulsion_now|crisis)$/;

const isBlood = /blood|bleeding/;
/** Parts of the body that are put right are put right elsewhere, with their pain (`repair.ts`). */
const part =
  /^(?:ventre|tete|dos|bras|jambes?|pieds?|mains?|genoux?|cou|coeur|gorge|oreilles?|yeux|dents?|poitrine|estomac|corps|rein|reins|cote|doigts?|epaules?|hanches?|chevilles?|seins?|bouche|nez|peau)$/;

/** How much of a word tells it from others: « saigne », « saignait ». */
const telling = 5;
const begins = (word: string) => word.slice(0, telling);

/** The signs, those denied that somebody takes back: told of somebody else and of long ago, of another thing, or as one only speaks. */
export function withoutTakenBack(mentions: readonly Mention[], plain: string): readonly Mention[] {
  const isNow = ({ polarity, about, time, hypothetical }: Mention) =>
    polarity === "yes" && about === "patient" && time === "now" && !hypothetical;
  const wordsOf = ({ from, to }: Mention) => plain.slice(from, to).split(/[^a-z]+/);
  const gone = new Set<Mention>();
  const takeBack = (before: number, words: readonly string[]) => {
    const named = mentions.filter(
      (one) => isNow(one) && one.from < before && wordsOf(one).some((word) => words.includes(begins(word))),
    );
    for (const one of named) gone.add(one);
    return named;
  };
  for (const { index, groups } of plain.matchAll(anothers)) {
    const told = groups!
      .told!.split(/[^a-z]+/)
      .filter((word) => word.length >= telling && !/^(?:avai|etai)/.test(word));
    takeBack(index, told.map(begins));
  }
  for (const pattern of [notThat, namedNo, saidNone])
    for (const { index, groups } of plain.matchAll(pattern))
      // « un serpent a mordu … c'était pas un serpent »: nor is it a bite.
      for (const { from, to } of part.test(groups!.noun!) ? [] : takeBack(index, [begins(groups!.noun!)]))
        for (const one of mentions) if (isNow(one) && one.from < to && from < one.to) gone.add(one);
  for (const { index, groups } of plain.matchAll(notTheWord))
    takeBack(index + groups!.noun!.length, [begins(groups!.noun!)]);
  for (const { 0: said, index } of plain.matchAll(figure))
    for (const one of mentions) if (isNow(one) && one.from >= index && one.to <= index + said.length) gone.add(one);
  for (const { 0: said, index } of plain.matchAll(noFit))
    for (const one of mentions)
      if (isNow(one) && one.from < index + said.length && isFit.test(one.concept)) gone.add(one);
  const wrongly = seenWrongly.exec(plain)?.index ?? 0;
  for (const one of mentions) if (isNow(one) && isBlood.test(one.concept) && one.from < wrongly) gone.add(one);
  return gone.size ? mentions.map((one) => (gone.has(one) ? { ...one, polarity: "no" } : one)) : mentions;
}
