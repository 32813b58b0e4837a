import { hearingBesides } from "./besides.ts";
import type { Heard } from "./besides.ts";
import type { Mention, Reader, Reading, Who } from "./read.ts";

/**
 * Words that are said of something else than of the sign a pattern reads in them. `words`: what must be said for it to be so; where `over`, the sign must be read in these very
 * words. `beside`: only where one of these was told as well, `only`: only in a text that says this, too.
 */
type Otherwise = { signs: RegExp; words: RegExp; over?: true; beside?: RegExp; only?: RegExp };

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
  // A baby that cuts its teeth.
  {
    signs: /^(?:animal_bite|bite_face_neck|human_bite)$/,
    words: /\bmord\w* (?:tout?|mm|meme|mon|ma|mes|son|sa|ses|le|la|les|un|une|des|dans)\b/,
    over: true,
    beside: /^teething$/,
  },
  // « je me suis coupé, ça a pissé le sang »
  {
    signs: /^blood_urine$/,
    words: /\bpiss\w* (?:le |du |beaucoup de )?sang\b/,
    over: true,
    beside: /^(?:wound|small_wound|deep_cut|nosebleed|fracture|animal_bite)$/,
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
    only: /\b(?:revenu\w*|redevenu\w*|normale?|reparti\w*|passee?)\b/,
  },
  // A small child's arm that was pulled hangs by it.
  {
    signs: /^(?:one_side_weak|floppy|fracture)$/,
    words: /\b(?:bras|main)\b[^.!?\n]{0,40}/,
    over: true,
    beside: /^pulled_elbow$/,
  },
  // What a baby leaves on somebody's shoulder.
  {
    signs: /^(?:knee_shoulder_worn|joint_pain|pain_to_arm_jaw|shoulder_pain)$/,
    words: /\bsur (?:mon|l'|son|notre|mes)\s?epaules?\b/,
    over: true,
    beside: /^(?:baby_spits_up|vomiting|drooling)$/,
  },
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
    const { reading } = heard;
    const there = reading.mentions.filter(({ polarity, time, hypothetical }) =>
      isTold({ polarity, time, hypothetical }),
    );
    const mentions = reading.mentions.filter((one) => !isOtherwise(one, heard, there) && !isFearOf(one, heard, there));
    return { ...reading, mentions: mentions.map((one) => (isDoneTo(one, heard) ? { ...one, about: "patient" } : one)) };
  });
}

const isTold = ({ polarity, time, hypothetical }: Pick<Mention, "polarity" | "time" | "hypothetical">) =>
  polarity === "yes" && time === "now" && !hypothetical;

function isOtherwise({ concept, from, to }: Mention, { plain }: Heard, there: readonly Mention[]): boolean {
  return table.some(({ signs, words, over, beside, only }) => {
    if (!signs.test(concept) || (only && !only.test(plain))) return false;
    if (beside && !there.some((other) => beside.test(other.concept))) return false;
    const all = [...plain.matchAll(new RegExp(words, "g"))];
    return over ? all.some((found) => found.index < to && from < found.index + found[0].length) : all.length > 0;
  });
}

/** « je l'ai tiré par la main »: of the child, whoever pulled. */
const isDoneTo = ({ concept }: Mention, { reading, who }: Heard) => concept === "pulled_elbow" && isSmall(reading, who);

const isSmall = (reading: Reading, who: Who | undefined) => /^(?:baby|child)$/.test((reading.who ?? who)?.kind ?? "");

function isFearOf(one: Mention, { reading, plain, asked, who }: Heard, there: readonly Mention[]): boolean {
  if (!feared.test(one.concept) || one.polarity !== "yes" || asked?.facts.includes(one.concept)) return false;
  if (isSmall(reading, who) && mine.test(plain)) return true;
  const other = there.some(({ concept }) => !feared.test(concept) && concept !== "fear_of_dying");
  const said = plain.slice(one.from, one.from + 60);
  return (other || reading.numbers.length > 0) && fearOf.test(said) && !fearItself.test(said);
}
