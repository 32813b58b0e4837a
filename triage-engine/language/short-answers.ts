import { hearingBesides, mentionOf, withMore } from "./besides.ts";
import type { Heard } from "./besides.ts";
import { folded } from "./folded.ts";
import { bodyStems } from "./people-words.ts";
import type { Mention, Reader, Reading } from "./read.ts";
import { stem } from "./stem.ts";

/** What stands before an answer. */
const opening = String.raw`(?:(?:non|nan|nn|mais|euh|ah|ben|bon|docteur|en fait|alors)[ ,.!]*)*`;
/** Answers that deny what was asked, and nothing but that. */
const denials = new RegExp(
  `^${opening}(?:(?:tout|ca) va (?:tres )?bien(?: (?:de ce cote|pour ca|chez (?:lui|elle|moi))(?:[ -]la)?)?|sinon(?: (?:ca va|tout va bien|(?:il|elle) va bien|rien|non))?(?: du tout)?|tout (?:est )?(?:ok|bon|nickel|impeccable|parfait|en ordre)|impeccable|nickel|zero|0|nulle part|aucune?|(?:pas|aucune?s?|jamais|rien de) (?:de )?(?:ces|cela|ca|cette|tel(?:le)?s?|ce genre|comme ca) ?[^.!?,]{0,25}|[^.!?]{2,30}(?:zero|aucun|pas de|sans) (?:souci|probleme)s?|(?:c'est )?comme (?:chaque|tous les) mois|(?:grace a|merci a|par la grace de) dieu,? (?:rien|non|il n'a rien|elle n'a rien|je n'ai rien)|(?:c'est|voila|c) tout?|rien d'autre que ca)[ .!]*$`,
);
/** « y a que la fièvre », « juste la dent », « c'est seulement ma main » */
const only = new RegExp(
  `^${opening}(?:normal,? )?(?:(?:il )?(?:n')?y ?a (?:que|seulement|juste|uniquement)|ya (?:que|seulement|juste)|(?:c'est|ce n'est|c) (?:que|seulement|juste|uniquement)|(?:j'ai|je n'ai|(?:il|elle|on) (?:n')?a) (?:que|seulement|juste|uniquement)|rien que|que|juste|seulement|uniquement|simplement) (?:(?<known>la |l'|le |les |m(?:a|on) |mes |s(?:a|on) |ses |cette |ce )|(?:de la |de l'|du |des |une? ))?(?<what>[^.!?]+)`,
);
/** « la toux, rien de plus », « je vomis seulement », « le dos c tout » */
const onlyAfter =
  /^(?:(?:de )?la |(?:de )?l'|le |les |du |des |m(?:a|on) |mes |je |j'ai |il |elle |ca )?(?<what>[^.!?,]{2,30}),? (?:rien de plus|rien d'autre|c'est tout|c tou?t?|seulement|uniquement|point final)[ .!]*$/;
/** « juste la nuit », « seulement le soir », « que les premiers jours »: it is so, and when. */
const atTimes =
  /^(?:nuit|soir|matin|apres|effort|cote|marche|repos|debut|fin|fois|premier|dernier|jour|semaine|mois|peu|tiers|moitie|gauche|droite?|temps|petit peu|quand|un peu|en \w+ant|si |ca |ici|la\b|au |a )/;
/** « de la cortisone, jamais », of the one thing that was asked for. */
const never =
  /(?:^|[.!?] *)(?:de (?:la |l')|du |des |d'|l[ea] |les |l')?\w+(?: \w+){0,3},? (?:jamais|jamais de la vie|pas du tout)(?=[ .!]*$|[.!?])/;

/**
 * The same reader, to whom a few words deny what was asked: « tout va bien de ce côté », « y a que la fièvre », « juste la main » where nothing that was asked for is of the
 * hand. Only a part of the body named so denies in few words what may be graver: it is asked once more before the end. `labels` are those of the signs. The server's alone.
 */
export function hearingShortAnswers(labels: ReadonlyMap<string, string>): (read: Reader) => Reader {
  const named = new Map([...labels].map(([id, label]) => [id, new Set(wordsOf(folded(label)))]));
  return (read) => hearingBesides(read, (heard) => answered(heard, named));
}

const wordsOf = (plain: string) => (plain.match(/[a-z]+/g) ?? []).map(stem);

/** « c'est exactement ce que je décris », of what is asked once more. */
const confirms =
  /^(?:oui,? )?(?:en effet\b|c'est (?:bien |exactement |tout a fait |justement )*(?:ca|cela|ce que je (?:dis|disais|decris|vis|ressens)|exact|vrai)\b|comme je (?:le |vous le |l'ai )?(?:disais|dis|dit|decris)\b)/;
/** « seulement en toussant », « juste quand je marche »: it is so, then. */
const onlyWhen =
  /^(?:oui,? )?(?:(?:c'est|ca l'est|mais|un peu) )?(?:juste|seulement|uniquement|que|rien que) (?:(?:en \w+ant|quand|lorsque|si je|apres|pendant|a l'effort|le soir|la nuit|le matin|au)\b)/;
/** « tout devient trouble, mais rien d'autre »: what stands before is there. */
const restAfter =
  /^(?!(?:non|nan|rien|aucun|pas|ni)\b)[^.!?]{8,}[,;]? (?:mais|sinon|a part (?:ca|cela)|en dehors de (?:quoi|ca|cela)),? (?:il n'y a |y a |je n'ai |c'est )?rien d'autre\b/;
/** « elle ne soulève plus le bras, sinon elle va bien »: what stands before is told, in words nobody knows. */
const otherwise =
  /^(?!(?:non|nan|nn|rien|aucun|pas|ni|juste|seulement|que|y a que)\b)(?<told>[^.!?]{12,})[,;] ?(?:sinon|autrement|a part (?:ca|cela))\b/;
function isTold({ mentions }: Reading, plain: string): boolean {
  const told = otherwise.exec(plain)?.groups!.told;
  const isHeard = ({ polarity, loose, from }: Mention) => polarity !== "unknown" && !loose && from < told!.length;
  return told !== undefined && !mentions.some(isHeard);
}

function withoutReply(reading: Reading): Reading {
  const { reply: _, ...rest } = reading;
  return rest;
}

const deniesToo = /\b(?:pas|non|rien|jamais|ni|aucune?|plus)\b/;

/** « non, corps froid », where a fever was asked for: it is not hot. Told without a no, and of a baby, a cold body is a danger. */
const cool = /\bcorps (?:est |reste |bien )*(?:(?<fresh>frais)|froid)\b/;

function answered(heard: Heard, named: ReadonlyMap<string, ReadonlySet<string>>): Reading {
  const reading = inFewWords(heard, named);
  const found = cool.exec(heard.plain);
  const isHot = reading.mentions.some(({ concept, polarity }) => concept === "fever" && polarity === "yes");
  if (!found || !heard.asked?.facts.includes("fever") || heard.who?.kind === "baby" || isHot) return reading;
  if (!found.groups!.fresh && reading.reply !== "no") return reading;
  const mentions = reading.mentions.filter(({ concept }) => concept !== "cold_body" && concept !== "fever");
  return { ...reading, mentions: [...mentions, mentionOf("fever", "no", found.index, found.index + found[0].length)] };
}

function inFewWords({ reading, plain, asked }: Heard, named: ReadonlyMap<string, ReadonlySet<string>>): Reading {
  if (!asked?.facts.length || asked.number) return reading;
  if (denials.test(plain)) return { ...reading, reply: "no" };
  if (reading.reply === "no" && restAfter.test(plain)) return { ...withoutReply(reading), rest: true };
  if (reading.reply === "no" && isTold(reading, plain)) return withoutReply(reading);
  if (reading.reply) return reading;
  if (
    asked.facts.length === 1 &&
    never.test(plain) &&
    !reading.mentions.some(({ polarity, about }) => polarity === "yes" && about === "patient")
  )
    return { ...reading, reply: "no" };
  if (asked.facts.length === 1 && !deniesToo.test(plain) && (confirms.test(plain) || onlyWhen.test(plain)))
    return withBreath({ ...reading, reply: "yes" }, plain, asked.facts);
  const { what, known } = (only.exec(plain) ?? onlyAfter.exec(plain))?.groups ?? {};
  if (!what || atTimes.test(what)) return reading;
  const words = wordsOf(what);
  const told = reading.mentions.some(({ concept, polarity }) => polarity === "yes" && concept !== "hurt_one_place");
  if (told) return { ...reading, only: true };
  const isPart =
    words.length <= 4 && (known !== undefined || words.some((word) => bodyStems.has(word) || word === "dent"));
  const isAsked = asked.facts.some((id) => words.some((word) => named.get(id)?.has(word)));
  return isPart && !isAsked ? { ...reading, reply: "no", unsaid: asked.facts, thin: true } : reading;
}

/** « Douleur dans la poitrine ? » « seulement en toussant » */
function withBreath(reading: Reading, plain: string, asked: readonly string[]): Reading {
  if (!asked.includes("chest_pain") || !/\b(?:touss|respir|inspir)/.test(plain)) return reading;
  return withMore(reading, [mentionOf("pleuritic_pain", "yes", 0, plain.length)]);
}
