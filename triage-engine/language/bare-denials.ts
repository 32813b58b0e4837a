import { hearingBesides, mentionOf } from "./besides.ts";
import type { Reader } from "./read.ts";

/** A thing that may be denied by its bare noun (« sans gonflement ») or adjective (« pas gonflé »), and the signs that are then denied. */
type Denial = { noun: string; adjective?: string; signs: string };

/**
 * What one bare word denies: « pas de sang » at the end of what is said speaks of none, « pas de sang dans les selles » of stools only. A swollen tongue, a
 * bleeding of a pregnancy and a black stool are not among them: they are always asked for.
 */
const denials: readonly Denial[] = [
  {
    noun: "sang|saignements?",
    signs: "blood_urine bloody_stool vomits_blood cough_blood cough_much_blood heavy_bleeding vaginal_bleeding",
  },
  { noun: "odeurs?", signs: "discharge_odour foul_lochia" },
  { noun: "rougeurs?", adjective: "rouges?", signs: "red_eye breast_red hot_joint cellulitis" },
  {
    noun: "gonflements?",
    adjective: "(?:gonfl|enfl)ee?s?",
    signs: "face_swelling neck_swelling eyelid_swollen leg_swelling gum_swelling",
  },
  { noun: "douleurs?", signs: "severe_pain eye_pain severe_belly_pain" },
  { noun: "plaies?|blessures?", signs: "open_fracture deep_cut" },
  { noun: "faiblesses?", signs: "both_legs_weak leg_weakness" },
  { noun: "deformations?", adjective: "(?:deforme|tordu)e?s?", signs: "deformity" },
  { noun: "pus", signs: "abscess wound_infected eye_discharge" },
  { noun: "chocs?|coups?|traumatismes?", signs: "blow eye_injury" },
];

/** Never with an article: « je ne supporte pas la douleur », « rien n'arrête le sang », « ce n'est pas une maladie » deny nothing. */
const no = String.raw`\b(?:pas|ni|sans|aucune?|jamais)(?: (?:de|eu|vu))* (?:d')?`;
/** « le visage n'est pas gonflé » tells of the face alone, « pas gonflé » of the matter. */
const ofTheMatter = String.raw`(?:^|[.,;:!?\n] *|\b(?:et|mais|c'est|ce n'est|ca n'est|(?:ils?|elles?|ca) (?:ne |n')?(?:est|sont)) )`;
/** No « dans les selles », « de ventre », « qui sent mauvais » may follow. */
const end = String.raw`(?= *(?:$|[.,;:!?…)\n]|\b(?:et|ni|mais|juste|seulement|du tout|non plus)\b))`;

/** « je n'ai pas de maladie »: none that somebody lives with; not « pas de maladie du cœur ». */
const illness = {
  pattern: new RegExp(`${no}(?:autres? )?maladies?(?: connues?| chroniques?| graves?| particulieres?)?${end}`, "g"),
  signs: "diabetes hypertension heart_disease asthma kidney_disease sickle_cell epilepsy immunocompromised cancer hiv",
};

const patterns = [
  illness,
  ...denials.flatMap(({ noun, adjective, signs }) => [
    { pattern: new RegExp(`${no}(?:${noun})${end}`, "g"), signs },
    ...(adjective ? [{ pattern: new RegExp(`${ofTheMatter}${no}${adjective}${end}`, "g"), signs }] : []),
  ]),
].map(({ pattern, signs }) => ({ pattern, signs: signs.split(" ") }));

/** « non, rien de tout ça, il est réveillé » says that nothing wakes him to whom the words are read alone. */
const awake = /^(?:rien de tout|aucun).*\best (?:bien |deja )?r?eveillee?s?\b/;
/** « rien à faire, il n'est pas réveillé » denies nothing. */
const notAwake = /\bpas (?:encore |toujours )?(?:r?e)?veill/;

/** The same reader, which hears in a bare denial all that it denies; in answer to a question only what was asked for, and illnesses. The server's alone. */
export function hearingBareDenials(read: Reader): Reader {
  return hearingBesides(read, ({ reading, plain, asked }) => {
    const mentions = reading.mentions.filter(
      ({ concept, polarity, from, to }) =>
        concept !== "unconscious" || !(polarity === "yes" ? awake : notAwake).test(plain.slice(from, to)),
    );
    const told = new Set(mentions.map(({ concept }) => concept));
    const more = patterns.flatMap(({ pattern, signs }) => {
      const [found] = plain.matchAll(pattern);
      const counts = (concept: string) => {
        if (!asked) return concept !== "vaginal_bleeding";
        return (
          pattern === illness.pattern || asked.facts.some((fact) => fact === concept || kindOf[concept]?.test(fact))
        );
      };
      return found
        ? signs
            .filter((concept) => !told.has(concept) && counts(concept))
            .map((concept) => mentionOf(concept, "no", found.index, found.index + found[0].length))
        : [];
    });
    return { ...reading, mentions: [...mentions, ...more] };
  });
}

/** Where one of these was asked for, a bare denial denies the sign as well; a bleeding from the vagina only there. */
const kindOf: Readonly<Record<string, RegExp>> = {
  cough_blood: /^cough_much_blood$/,
  bloody_stool: /^(black_stool|much_rectal_blood)$/,
  vaginal_bleeding: /^(soaks_pads|pregnancy_bleeding|heavy_bleeding)$/,
};
