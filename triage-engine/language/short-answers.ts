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
/** « Je pisse bien, mes jambes sont solides. C'est le dos seulement. »: whoever says so has read the list. */
const onlyThat =
  /[.!?;,] *(?:mais )?(?:c'est|c|y a que|il y a que) (?:juste |seulement |uniquement |que )?(?:(?:l[ae]|les|m(?:a|on|es)|s(?:a|on|es)|au|dans l[ae]) |l')[a-z' -]{2,25}(?: seulement| uniquement|,? (?:c'est|c) tout|,? rien d'autre| le (?:souci|probleme))\b/;

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
  /^(?:oui,? )?(?:en effet\b|c'est (?:bien |exactement |tout a fait |justement )*(?:ca|cela|ce que je (?:dis|disais|decris|vis|ressens)|exact|vrai)\b|comme je (?:le |vous le |l'ai )?(?:disais|dis|dit|decris)\b)|^(?:(?:mais|oui|ben|si) )*(?:c'est ce que (?:je (?:vous |t')?(?:ai )?|j'ai )(?:deja )?(?:dit|dis|disais|ecrit)\b|(?:je (?:l'|vous l'|te l')ai|j'ai) (?:deja |bien )?(?:dit|ecrit|explique)(?= ?(?:[,.!]|$)| (?:oui|ca|plus haut|au debut)\b))/;
/** « les cheveux tombent en rond, comme j'ai dit », where the words of the sign are said again. */
const asSaid = /\bcomme (?:je (?:l'|vous l'|t'|te l')?ai (?:deja )?|j'ai (?:deja )?)(?:dit|ecrit|explique|raconte)\b/;

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

/** Asked for by itself and not known for sure, it is treated as if it were so: « on ne sait pas s'il a avalé ou recraché ». */
const assumedInDoubt: ReadonlySet<string> = new Set([
  "swallowed_caustic",
  "swallowed_kerosene",
  "swallowed_pesticide",
  "overdose",
  "poisoning",
  "violence_danger",
]);

/** « ça fait un petit mal quand je pousse » */
const slight =
  /^(?!.*\b(?:tres|trop|insupportable|atroce|fort|forte|oui)\b).*\b(?:(?:petit|leger) mal|(?:petite|legere) douleur|mal (?:juste |seulement )?un (?:petit )?peu|(?:moyen|supportable)\w*)\b/;

function withoutReply(reading: Reading): Reading {
  const { reply: _, ...rest } = reading;
  return rest;
}

const deniesToo = /\b(?:pas|non|rien|jamais|ni|aucune?|plus)\b/;

/** « non, corps froid », where a fever was asked for: it is not hot. Told without a no, and of a baby, a cold body is a danger. */
const cool = /\bcorps (?:est |reste |bien )*(?:(?<fresh>frais)|froid)\b/;

/** « Cortisone ? Elle ne prend que du sirop »: what is said back as a question is not told. */
const echo = /^[^.,;!?]{2,25} ?\?+(?= *[a-z])/;
function withoutEcho(heard: Heard): Heard {
  const to = heard.asked?.facts.length ? (echo.exec(heard.plain)?.[0].length ?? 0) : 0;
  if (!to) return heard;
  const { reading, plain } = heard;
  const [, said] = /^ *(?:(non|nn|nan)|oui|ouais)\b/.exec(plain.slice(to)) ?? [];
  const reply = reading.reply ?? (said ? "no" : undefined);
  const mentions = reading.mentions.filter(({ from }) => from >= to);
  return { ...heard, reading: { ...reading, mentions, ...(reply ? { reply } : {}) } };
}

function answered(said: Heard, named: ReadonlyMap<string, ReadonlySet<string>>): Reading {
  const heard = withoutEcho(said);
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
  if (asked.facts.length === 1 && asked.facts[0] === "severe_pain" && slight.test(plain))
    return { ...reading, reply: "no" };
  if (reading.reply === "no" && restAfter.test(plain)) return { ...withoutReply(reading), rest: true };
  if (reading.reply === "no" && isTold(reading, plain)) return withoutReply(reading);
  const [asks, more] = asked.facts;
  if (reading.reply === "unknown" && asks && !more && assumedInDoubt.has(asks)) return { ...reading, reply: "yes" };
  const other = theOther(reading, plain, asked.facts);
  if (other) return withMore(withoutReply(reading), [mentionOf(other, "yes", 0, plain.length)]);
  if (reading.reply) return reading;
  if (
    asked.facts.length === 1 &&
    never.test(plain) &&
    !reading.mentions.some(({ polarity, about }) => polarity === "yes" && about === "patient")
  )
    return { ...reading, reply: "no" };
  const isNamed = (id: string) => wordsOf(plain).some((word) => word.length > 3 && named.get(id)?.has(word));
  const saysAgain = asSaid.test(plain) && asked.facts.every(isNamed);
  if (asked.facts.length === 1 && !deniesToo.test(plain) && (saysAgain || confirms.test(plain) || onlyWhen.test(plain)))
    return withBreath({ ...reading, reply: "yes" }, plain, asked.facts);
  const { what, known } = (only.exec(plain) ?? onlyAfter.exec(plain))?.groups ?? {};
  if (!what || atTimes.test(what)) return onlyThat.test(plain) ? { ...reading, only: true } : reading;
  const words = wordsOf(what);
  const told = reading.mentions.some(({ concept, polarity }) => polarity === "yes" && concept !== "hurt_one_place");
  if (told) return { ...reading, only: true };
  const isPart =
    words.length <= 4 && (known !== undefined || words.some((word) => bodyStems.has(word) || word === "dent"));
  const isAsked = asked.facts.some((id) => words.some((word) => named.get(id)?.has(word)));
  return isPart && !isAsked ? { ...reading, reply: "no", unsaid: asked.facts, thin: true } : reading;
}

/** « Fièvre ou paupière gonflée ? » « un peu gonflé oui, pas de fièvre » */
function theOther({ mentions, reply }: Reading, plain: string, asked: readonly string[]): string | undefined {
  if (asked.length !== 2 || reply === "no" || !/\b(?:oui|ouais|wi)\b/.test(plain)) return;
  const denied = asked.filter((id) => mentions.some(({ concept, polarity }) => concept === id && polarity === "no"));
  const [left, more] = asked.filter((id) => !denied.includes(id));
  return more ? undefined : left;
}

/** « Douleur dans la poitrine ? » « seulement en toussant » */
function withBreath(reading: Reading, plain: string, asked: readonly string[]): Reading {
  if (!asked.includes("chest_pain") || !/\b(?:touss|respir|inspir)/.test(plain)) return reading;
  return withMore(reading, [mentionOf("pleuritic_pain", "yes", 0, plain.length)]);
}
