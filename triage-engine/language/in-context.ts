import { toldWith } from "#triage-engine/knowledge/everyday/told-with.ts";
import { hearingBesides, mentionOf } from "./besides.ts";
import type { Mention, Reader } from "./read.ts";

/** A bare word, and the sign it tells of beside another: « mal à l'oreille … ça coule jaune » is an ear that runs. `after`: what it tells nothing after. */
export type InContext = { word: string; beside: RegExp; sign: string; after?: string };

const words: readonly InContext[] = [
  { word: "coule|suinte|jus|liquide|pus", beside: /^ear_pain$/, sign: "ear_discharge" },
  { word: "pus|colle", beside: /^(red_eye|eye_pain)$/, sign: "eye_discharge" },
  { word: "pus", beside: /^(wound|small_wound|deep_cut|animal_bite)$/, sign: "wound_infected" },
  {
    word: "test(?:(?! palu| vih| sida| hepat)[a-z' ]){0,30} (?:positif|deux traits)",
    beside: /^late_period$/,
    sign: "pregnant",
  },
  {
    word: "change (?:deja )?(?:trois|quatre|cinq|six|sept|huit|neuf|dix|[3-9]|1[0-9]) (?:pagnes|garnitures|serviettes)(?! par| en une jour| chaque)",
    beside: /^postpartum$/,
    sign: "soaks_pads",
  },
  {
    word: "(?:du|avec du|et du|un peu de|des traces? de|des filets? de) sang",
    beside: /^(?:hard_stool|constipation)$/,
    sign: "bloody_stool",
  },
  // « mon bébé convulse » is of this moment; « il a convulsé » and « il convulse quand il chauffe » are not.
  {
    after: "a|ai|as|ont|avait|avoir|eu|deja|g|jai|j'ai|si je|s'il|si elle|si il",
    word: `convulse(?:nt)?(?! (?:quand|chaque|des que|parfois|souvent|de temps|hier|avant|la nuit|cette nuit|ce matin|il y a|ya|y a|l'an|la semaine|en \\d))`,
    beside: /^convulsion$/,
    sign: "convulsion_now",
  },
  // « elle arrive à dire deux mots seulement », in an attack
  {
    word: "dire (?:que |seulement )?(?:un|deux|trois|1|2|3) mots?",
    beside: /^(?:asthma|hard_breathing|wheeze|crisis|reliever_fails)$/,
    sign: "cannot_speak",
  },
  ...toldWith,
];

const patterns = words.map(({ word, after = "(?!)", ...rest }) => ({
  ...rest,
  // « sans pus », « ni pus », « ne coule pas » tell that it is not there, « le nez coule » of something else.
  pattern: new RegExp(
    String.raw`(\b(?:pas|ni|sans|aucun|plus|ne)(?: de| du)? |\bn'|\bnez (?:qui )?)?(\b(?:${after}) )?\b(?:${word})\b(?! (?:pas|plus)\b)`,
    "g",
  ),
}));

/** « mon bébé Aya, 1 mois, est chaud » */
const hotChild =
  /\b(?:bebe|bb|fils|fille|enfant|petite?|garcon|nourrisson|jumeaux?|neveu|niece)\b[^.!?\n]{0,45}\best (?:tres |tout |toute |trop |un peu |encore |toujours |bien |devenue? )*(?:chaude?|brulante?|bouillante?)\b(?! (?:du|de la|des|au|aux|lapin))/;
const hotElse =
  /\b(?:pas|plus|ni|sans) (?:de )?(?:fievre|chaude?)\b|\b(?:eau|the|soupe|plat|pied|oreille|genou|joue|jambe|bras|main|peau|plaie|bosse|ventre|temps|chambre|maison)s? (?:\S+ ){0,2}est /;

const pains = /_pain$|^(toothache|headache|burn|fracture|sprain)$/;

/** The same reader, which hears bare words as what they tell of where they stand, and no sorrow in a child that weeps of a pain. The server's alone. */
export function hearingInContext(read: Reader): Reader {
  return hearingBesides(read, ({ reading, plain, asked, who }) => {
    const there =
      (pattern: RegExp) =>
      ({ concept, polarity, about, time, hypothetical }: Mention) =>
        polarity === "yes" && about === "patient" && time === "now" && !hypothetical && pattern.test(concept);
    const more = patterns.flatMap(({ pattern, beside, sign }) => {
      const found = [...plain.matchAll(pattern)].find(([, , elsewhere]) => !elsewhere);
      const near = reading.mentions.find(there(beside));
      if (!found || found[1] || !near || reading.mentions.some(({ concept }) => concept === sign)) return [];
      const { concept: _, days: __, ...told } = near;
      return [{ ...told, concept: sign, from: found.index, to: found.index + found[0].length }];
    });
    const hot = hotChild.exec(plain);
    if (hot && !hotElse.test(plain) && !reading.mentions.some(({ concept }) => concept === "fever"))
      more.push(mentionOf("fever", "yes", hot.index, hot.index + hot[0].length));
    const weeps =
      /^(baby|child)$/.test((reading.who ?? who)?.kind ?? "") && reading.mentions.some(there(pains)) && !asked;
    const mentions = reading.mentions.filter(
      ({ concept, from, to }) => !(weeps && concept === "low_mood" && /\bpleur/.test(plain.slice(from, to))),
    );
    return { ...reading, mentions: [...mentions, ...more] };
  });
}
