import { everydayMeant } from "#triage-engine/knowledge/everyday/meant.ts";
import { meantOfFamily } from "#triage-engine/knowledge/everyday/meant-of-family.ts";
import { hearingBesides } from "./besides.ts";
import type { Heard } from "./besides.ts";
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

const baby = "(?:le|mon|ma|son|sa|au|notre) (?:bebe|bb|petite?|enfant|fils|fille|nourrisson)";

const table: readonly Otherwise[] = [
  // « le son est étouffé », of an ear.
  {
    signs: /^(?:cannot_breathe|hard_breathing)$/,
    words:
      /\b(?:sons?|bruits?|voix|paroles?|oreilles?|entend\w*|audition|musique)\b[^.!?\n]{0,25}\betouffe\w*|\betouffe\w*[^.!?,\n]{0,15}\boreilles?\b/,
    over: true,
  },
  // « mettre du chaud ou du froid ? »
  {
    signs: /^fever$/,
    words:
      /\b(?:du |de l'eau |eau |compresses? )?(?:chaude?s?|froide?s?) ou (?:plutot )?(?:du |de l'eau |eau )?(?:chaude?s?|froide?s?)\b/,
    over: true,
  },
  // « avaler, c'est du verre pilé »
  {
    signs: /^swallowed_/,
    words: /\baval\w*[^.!?\n]{0,20}\b(?:c'est|c est|ce sont|comme|on dirait)\b[^.!?\n]{0,25}|\bverre pile\b/,
    over: true,
  },
  { signs: /^hears_voices$/, words: /\b(?:acides? )?foli(?:k|c|ck|que)\b/, over: true },
  // « une dent me fatigue »
  ...(
    [
      ["toothache", "dents?|molaires?"],
      ["headache", "tete"],
      ["belly_pain", "ventre"],
      ["back_pain", "dos|reins"],
      ["knee_pain", "genou"],
      ["ear_pain", "oreilles?"],
      ["sore_throat", "gorge"],
    ] as const
  ).map(([as, part]): Otherwise => ({
    signs: /^fatigue$/,
    words: new RegExp(String.raw`\b(?:${part})(?: \w+)? (?:qui )?(?:me|le|la|lui|nous) fatigue`),
    over: true,
    as,
  })),
  // « ma boîte est vide », of tablets one wants again
  {
    signs: /^(?:poisoning|overdose|paracetamol_much|child_swallowed|swallowed_\w+)$/,
    words:
      /\b(?:boites?|plaquettes?|flacons?) (?:est|sont|etai\w+|presque|deja|bientot)? ?(?:finie?s?|vides?|terminee?s?)\b/,
    only: /\b(?:ordonnance|renouvel\w+|reprendre|mes (?:memes )?(?:comprimes|cachets|medicaments)|traitement|tension)\b/,
    over: true,
  },
  // « ça me poignarde en bas à gauche », of a pain
  {
    signs: /^stab_gun$/,
    words: /\b(?:ca|cela|douleur|mal|qui) (?:me |te |le |la |lui )?poignard\w*|\bcomme un coup de (?:couteau|poignard)/,
    over: true,
    as: "severe_pain",
  },
  // « ça me brûle quand je fais pipi et je cours aux toilettes »
  {
    signs: /^diarrhea$/,
    words: /\b(?:cours?|courir|court|vais|va) (?:aux?|o|vers les) (?:toilettes?|wc|cabinet)\b/,
    over: true,
    beside: /^(?:burning_urine|frequent_urine|cystitis_simple)$/,
    as: "frequent_urine",
  },
  // « pas mal de tête », for « pas mal à la tête ».
  {
    signs: /^(?:headache|belly_pain|sore_throat|back_pain|chest_pain|toothache|upper_belly_pain|low_belly_pain)$/,
    words: /\bpas mal de (?:tete|ventre|gorge|dos|poitrine|dents?)\b/,
    over: true,
  },
  // « les boutons pâlissent quand j'appuie »
  {
    signs: /^pallor$/,
    words: /\b(?:boutons?|taches?|plaques?|rougeurs?)\b[^.!?\n]{0,25}\b(?:palissent|blanchissent|palit|blanchit)/,
    over: true,
  },
  // « on voit le petit point de la piqûre »
  {
    signs: /^(?:vision_blurred|flashes_floaters|vision_loss|vision_spots)$/,
    words:
      /\bon (?:y )?voit (?:bien |encore |juste )?(?:le|un|les|des) (?:petite?s? )?(?:point|trou|grain|bouton|marque|trace|bout|dent)\w*/,
    over: true,
  },
  // « ça va blesser l'enfant ? », « ya risque grossesse ? »
  {
    signs: /^(?:wound|small_wound|blow)$/,
    words: /\b(?:va|vais|peut|pourrait|risque de|peur de) (?:le |la |me |se )?blesser\b/,
    over: true,
  },
  { signs: /^pregnant$/, words: /\brisques? (?:de |d'une |d'|une |la )?grossesse\b/, over: true },
  { signs: /^floppy$/, words: /\b(?:trou|partie|endroit|creux|point) mou\b|\bfontanelle\b[^.!?\n]{0,20}/, over: true },
  {
    signs: /^(?:animal_bite|bite_face_neck|human_bite)$/,
    words: /\bmord\w* (?:la |sur la |dans la |bien la )?(?:compresse|gaze|mouchoir|coton)/,
    over: true,
  },
  { signs: /^sexual_violence$/, words: /\bforce[rz]?\b/, over: true, beside: /^foreskin_child$/ },
  // A baby that cuts its teeth.
  {
    signs: /^(?:animal_bite|bite_face_neck|human_bite)$/,
    words: /\bmord\w* (?:tout?|mm|meme|mon|ma|mes|son|sa|ses|le|la|les|un|une|des|dans)\b/,
    over: true,
    beside: /^teething$/,
    anywhere: true,
  },
  // « je me suis coupé, ça a pissé le sang »
  {
    signs: /^blood_urine$/,
    words: /\bpiss\w* (?:le |du |beaucoup de )?sang\b/,
    over: true,
    beside: /^(?:wound|small_wound|deep_cut|nosebleed|fracture|animal_bite)$/,
    anywhere: true,
  },
  // « je baisse la tête pour regarder le bébé »
  {
    signs: /^(?:baby_coming|baby_part_out|labour|lice)$/,
    words: new RegExp(String.raw`\btete (?:pour|en|afin)[^.!?,\n]{0,25}${baby}`),
    over: true,
  },
  // An arm one slept on, which came back.
  {
    signs: /^one_side_weak$/,
    words: /\b(?:morte?s?|endormie?s?|lourde?s?|mou|molle|plus rien)\b/,
    over: true,
    beside: /^limb_asleep$/,
    anywhere: true,
    only: /\b(?:revenu\w*|redevenu\w*|normale?|reparti\w*|passee?)\b/,
  },
  // A small child's arm that was pulled hangs by it.
  {
    signs: /^(?:one_side_weak|floppy|fracture)$/,
    words: /\b(?:bras|main)\b[^.!?\n]{0,40}/,
    over: true,
    beside: /^pulled_elbow$/,
    anywhere: true,
  },
  // What a baby leaves on somebody's shoulder.
  {
    signs: /^(?:knee_shoulder_worn|joint_pain|pain_to_arm_jaw|shoulder_pain)$/,
    words: /\bsur (?:mon|l'|son|notre|mes)\s?epaules?\b/,
    over: true,
    beside: /^(?:baby_spits_up|vomiting|drooling)$/,
  },
  ...everydayMeant,
  ...meantOfFamily,
];

/** « j'ai peur que ce soit la prostate », « de ne pas pouvoir travailler »: of a trouble, and no trouble of its own. */
const fearOf = /\b(?:peur|crains|craint|craignons|crainte|inquiete?|inquiets|angoissee?) (?:que |qu'|d'|de |pour )/;
/** Of these one is afraid without any other trouble. */
const fearItself =
  /\b(?:peur|crainte) (?:de |d'|du |des )(?:tout|rien|mourir|sortir|la foule|gens|dormir|conduire|parler)\b/;
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
    if (gone.length) mentions.push(...toldElsewhere(read, heard, gone));
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
    const all = [...plain.matchAll(new RegExp(words, "g"))];
    if (over ? all.some((found) => overlaps(one, found)) : all.length > 0)
      return near || as ? { ...(near ?? one), concept: as ?? near!.concept, from: one.from, to: one.to } : undefined;
  }
  return one;
}

/** « mon rappel du tétanos date de l'an passé »: of a vaccine, and no time a trouble lasts. */
const vaccineDate =
  /\b(?:rappel|vaccin\w*|carnet)\b[^.!?\n]{0,50}\b(?:an|ans|annees?|mois)\b(?: (?:passe|dernier)\w*)?/g;

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
  return (other || reading.numbers.length > 0) && fearOf.test(said) && !fearItself.test(said);
}
