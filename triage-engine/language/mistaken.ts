import { hearingBesides } from "./besides.ts";
import type { Heard } from "./besides.ts";
import type { Mention, NumberMention, Reader, Reading } from "./read.ts";
import { sorry } from "./repair.ts";
import { withoutTakenBack } from "./taken-back.ts";

/** « je croyais du sang, mais ça doit être la betterave », « on pensait qu'il chauffait, mais c'était la couverture », « je disais chaud, mais c'est la pommade » */
const believed = new RegExp(
  String.raw`\b(?:je|j'|on|nous|il|elle)(?: (?:me |te |vous |lui |l'))? ?(?:croyai[st]|pensai[st]|(?:avais |ai |avait )?(?:cru|dit|pense)|disai[st])\b(?<thought>[^.!?\n]*?)(?:[,;.!… ]* (?:et |mais )?(?:finalement|au final|heureusement|en fait),? (?!(?:oui|si)\b|(?:c'est|c'etait|ce (?:n')?etait) (?:bien |vraiment )?(?:ca|vrai|confirme|le cas)\b)|(?:,| et)? mais (?:non\b|en fait|(?:ca )?c(?:'est|'etait| est| etait) (?!(?:pire|plus|tres|trop|toujours|encore|revenu|grave|fort|pas fini|pas passe)\b)|ca doit|ce (?:n')?(?:est|etait) pas|j'ai (?:mesure|verifie|regarde|controle)|(?:m(?:a|on)|sa|son|la|le|l') ?\S+ a (?:mesure|verifie|regarde|controle)))`,
  "g",
);
/** « j'ai cru que mon mari faisait un AVC ! Son bras était mort. Mais en fait il avait dormi dessus » */
const believedEarlier =
  /\b(?:j'ai|on a|j'avais|on avait) (?:cru|pense)\b(?<thought>[^.!?\n]*)[.!?](?=[^]{0,140}\bmais (?:en fait|finalement)\b(?! (?:c'est|c'etait) (?:bien |vraiment )?(?:ca|vrai)))/g;
/** « j'avais écrit que j'ai vomi, c'était juste la faim », « g di 39 a mon boss, en vré c 37,2 »: what was said to be so, and is not. */
const claimed =
  /\b(?:j'avais|j'ai|jai|javais|g|je leur ai|on avait|on a) (?:di[ts]?|ecri[ts]?|mis|tape|marque|note|annonce)\b(?<thought>[^.!?\n]*?)[,;]? (?:mais )?(?:c(?:'est|'etait| est| etait)? (?:juste|seulement|faux|fo|pas vrai|une erreur|une blague)\b|en (?:vrai|vre|verite|realite)\b|je (?:le )?retire|j'efface|c'?etait pour (?:rester|avoir|faire|qu))/g;

/** « je pensais que ça passerait », « que c'était fini »: what was hoped is no mistake about a sign. */
const hoped =
  /\b(?:\w{3,}(?:rait|raient)|allai[st]|fini\w*|passee?s?|partie?s?|gueri\w*|calmee?s?|revenir|normal\w*|rien|simple\w*|juste|petite?s?)\b/;

/** « du sang », wherever it was seen. */
const isBlood = /blood|bleeding/;
/** What colours the urine. */
const coloured = /\b(?:bett?e?raves?|bissap|oseille|colorants?|grenadine)\b/;

const feverDrug = "paracetamol|doliprane|efferalgan|dafalgan|ibuprofene|sirop|medicaments?|comprimes?";
/** What the thermometer says of who seemed hot; not after a medicine, and not of somebody who is hot by times. */
const measured = /\b(?:mesur|thermometre|verifi|control|on a pris|pris la temperature)\w*/;
const atTimes = new RegExp(
  String.raw`\b(?:${feverDrug}|suppositoire|nuit|soir|hier|parfois|revient|remonte|monte|descendu\w*|baiss\w*|tombee?)\b`,
);

/** « je saigne beaucoup, enfin pas là maintenant »: of another time. */
const notNow = /\b(?:enfin|mais|bon) pas? (?:la )?(?:maintenant|mnt|mtn|mnant)\b/;

/** Of each group one holds: what is told after a correction takes the place of what was told before. */
const either: readonly ReadonlySet<string>[] = [
  ["leg_swelling_both", "leg_swelling_one"],
  ["sudden_onset", "gradual_onset"],
  ["getting_better", "getting_worse"],
  ["constipation", "diarrhea"],
  ["contractions", "painless_tightening"],
  ["swallowed_battery", "swallowed_harmless"],
  ["vomiting", "baby_spits_up"],
  ["bleeding", "eye_blood_spot"],
  ["black_stool", "iron_stool"],
  ["blood_urine", "pink_urine"],
].map((group) => new Set(group));
/** « c'est la jambe gauche seulement », of what was told of both. */
const oneLegOnly =
  /\b(?:une seule jambe|un seul (?:pied|mollet|cote)|l[ae] (?:jambe|pied|mollet|cheville) (?:gauche|droite?)(?: seulement| seule?)?)\b/;

/**
 * The same reader, which takes back what somebody says they were wrong about: what they had believed and found to be something else, a fever the thermometer does not find, a
 * first age or side that is put right. The server's alone.
 */
export function hearingMistakes(read: Reader): Reader {
  return hearingBesides(read, (heard) => {
    const { reading, plain } = heard;
    const corrected = lastCorrection(plain);
    const kept = withoutTakenBack(asFound(ofThen(reading.mentions, plain), plain), plain);
    const mentions = asMeasured(asExaggerated(kept, plain), heard);
    return {
      ...reading,
      mentions: corrected === undefined ? mentions : putRight(mentions, plain, corrected),
      numbers: withoutClaimed(
        corrected === undefined ? reading.numbers : withoutFirstAge(reading.numbers, plain),
        plain,
      ),
    };
  });
}

const isNow = ({ polarity, about, time, hypothetical }: Mention) =>
  polarity === "yes" && about === "patient" && time === "now" && !hypothetical;

/** « la tuberculose en 2015, je crachais du sang, j'avais maigri »: what was so in that year. */
const longAgo =
  /[^.!?\n]*\b(?:en (?:19|20)\d\d|il y a (?:\d+|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|quelques|plusieurs) (?:ans|annees)|l'annee (?:passee|derniere))\b[^.!?\n]*/g;
const imperfect = /\b(?:j'|je |il |elle )?(?:avais|avait|\w{3,}(?:ais|ait))\b(?:(?! et | mais )[^,.;!?\n]){0,25}$/;

/** The beginnings of the words of a text: « crachais », « crache ». */
const wordsIn = (text: string) => (text.match(/[a-z]{5,}/g) ?? []).map((word) => word.slice(0, 5));

/** What is said not to be there now was there before, and what was so in a year long past. */
function ofThen(mentions: readonly Mention[], plain: string): readonly Mention[] {
  const at = notNow.exec(plain)?.index ?? 0;
  const sentences = [...plain.matchAll(longAgo)];
  // « Depuis hier je crache du sang »: told again of now.
  const toldAgain = (one: Mention, from: number) =>
    !mentions.some((other) => other.concept === one.concept && other.from > from) &&
    wordsIn(plain.slice(one.from, one.to)).some((word) => wordsIn(plain.slice(from)).includes(word));
  const isThen = (one: Mention) =>
    one.from < at ||
    sentences.some(
      ({ 0: said, index }) =>
        one.from >= index &&
        one.to <= index + said.length &&
        imperfect.test(plain.slice(index, one.to)) &&
        !toldAgain(one, index + said.length),
    );
  return mentions.map((one) => (isNow(one) && isThen(one) ? { ...one, time: "past" } : one));
}

/** What somebody had believed or said, and found or takes back. */
const wrongIn = (plain: string) => [
  ...[...plain.matchAll(believed), ...plain.matchAll(believedEarlier)].filter(
    ({ groups }) => !hoped.test(groups!.thought!),
  ),
  ...plain.matchAll(claimed),
];

/** « je meurs de mal de tête ! non j'exagère, 4 sur 10 »: it hurts all the same. */
const lessStrong =
  /\bj'?exager\w*[^.!?\n]{0,40}(?:\b(?:\d|un|deux|trois|quatre|cinq|six) sur (?:10|dix)\b|\b(?:plutot|disons|juste) (?:un peu|moyen\w*|leger\w*|supportable|assez))/;
const isPain = /_pain$|^(?:headache|toothache)$/;
function asExaggerated(mentions: readonly Mention[], plain: string): readonly Mention[] {
  const at = lessStrong.exec(plain)?.index;
  if (at === undefined) return mentions;
  return mentions.map((one) =>
    one.polarity === "no" && one.from < at && isPain.test(one.concept) && !one.concept.startsWith("severe")
      ? { ...one, polarity: "yes" }
      : one,
  );
}

/** What was believed is not so, unless it is told again. */
function asFound(mentions: readonly Mention[], plain: string): readonly Mention[] {
  const wrong = wrongIn(plain);
  if (!wrong.length) return mentions;
  const until = Math.max(...wrong.map(({ 0: said, index }) => index + said.length));
  const later = plain.slice(until);
  const told = mentions.filter(
    (one) => isNow(one) && one.from < until && !later.includes(plain.slice(one.from, one.to)),
  );
  const inside = (one: Mention) =>
    wrong.some(({ 0: said, index }) => one.from >= index && one.from < index + said.length);
  const blood = wrong.some(({ groups }) => /\bsang\b/.test(groups!.thought!));
  const gone = new Set(
    told.filter((one) => inside(one) || (blood && isBlood.test(one.concept))).map(({ concept }) => concept),
  );
  const red = coloured.test(plain);
  return mentions.flatMap((one): Mention[] => {
    if (!told.includes(one) || !gone.has(one.concept)) return [one];
    const no = { ...one, polarity: "no" as const };
    return red && one.concept === "blood_urine" ? [no, { ...one, concept: "pink_urine" }] : [no];
  });
}

/** « de la fièvre, 37 après le paracétamol » */
const noFever = /\b(?:pas|plus|sans|ni|aucune) (?:de )?fievre\b/;
const underDrug = new RegExp(
  String.raw`\bfievre\b[^.!?]{0,40}\b3[67](?:[.,]\d)?[^.!?]{0,15}\b(?:apres|avec|sous) (?:le |un |du |son )?(?:${feverDrug})\b`,
);

/** « j'étais chaud, … ma sœur a mesuré, c'est 36,9 » */
function asMeasured(mentions: readonly Mention[], { reading, plain, asked }: Heard): readonly Mention[] {
  if (underDrug.test(plain) && !noFever.test(plain))
    return mentions.map((one) =>
      one.concept === "fever" && one.polarity === "no" ? { ...one, polarity: "yes" } : one,
    );
  const temperature = reading.numbers.filter(({ name, about }) => name === "temperature" && about === "patient");
  const refused = reading.reply === "no" && asked?.facts.includes("fever");
  if (temperature.length !== 1 || temperature[0]!.value >= 37.5) return mentions;
  if (!refused && (!measured.test(plain) || atTimes.test(plain))) return mentions;
  return mentions.map((one) => (one.concept === "fever" && isNow(one) ? { ...one, polarity: "no" } : one));
}

const correction = new RegExp(
  `${sorry.source}|\\berreur\\b(?= ?[:,])|\\b(?:mot est trop fort|non c est bon|non attend[sz]?|fausse alerte|mal tourne|me suis (?:melangee?|emballee?|mal exprimee?))\\b`,
  "g",
);

/** Where the last words end that put something right. */
function lastCorrection(plain: string): number | undefined {
  const all = [...plain.replaceAll("'", " ").matchAll(correction)];
  const last = all.at(-1);
  return last && last.index + last[0].length;
}

/** Of two that cannot both be, what was told last. */
function putRight(mentions: readonly Mention[], plain: string, corrected: number): readonly Mention[] {
  const later = mentions.filter((one) => isNow(one) && one.to > corrected);
  const single =
    oneLegOnly.test(plain.slice(corrected)) && mentions.find(({ concept }) => concept === "leg_swelling_both");
  const last = single ? [...later, { ...single, concept: "leg_swelling_one" }] : later;
  const onePill = /\bune seule\b/.test(plain.slice(corrected));
  const gone = (one: Mention) =>
    isNow(one) &&
    one.from < corrected &&
    ((onePill && one.concept === "pills_missed_many") ||
      either.some(
        (group) => group.has(one.concept) && last.some(({ concept }) => concept !== one.concept && group.has(concept)),
      ));
  const left = mentions.map((one): Mention => (gone(one) ? { ...one, polarity: "no" } : one));
  return single && isNow(single) ? [...left, { ...single, concept: "leg_swelling_one" }] : left;
}

/** « Ma fille de 5 ans … Je me trompe avec la petite, elle a 8 ans » */
function withoutFirstAge(numbers: readonly NumberMention[], plain: string): Reading["numbers"] {
  const ages = numbers.filter(({ name, about }) => name === "age" && about === "patient");
  const [first, second] = ages;
  if (ages.length !== 2 || !first || !second) return numbers;
  const between = plain.slice(first.to, second.from).replaceAll("'", " ");
  return sorry.test(between) ? numbers.filter((one) => one !== first) : numbers;
}

/** « g di 39 a mon boss, en vré c 37,2 »: of two measures, the one that was only said. */
function withoutClaimed(numbers: readonly NumberMention[], plain: string): Reading["numbers"] {
  const wrong = [...plain.matchAll(claimed)];
  const isClaimed = (one: NumberMention) =>
    wrong.some(({ 0: said, index }) => one.from >= index && one.from < index + said.length) &&
    numbers.some((other) => other !== one && other.name === one.name && other.from > one.from);
  return wrong.length ? numbers.filter((one) => !isClaimed(one)) : numbers;
}
