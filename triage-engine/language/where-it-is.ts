import { hearingBesides, withMore } from "./besides.ts";
import type { Mention, Reader } from "./read.ts";

const limb =
  "mollets?|jambes?|cuisses?|pieds?|chevilles?|genou(?:x)?|bras|avant[- ]bras|mains?|doigts?|coudes?|poignets?|fesses?|orteils?|talons?|tibias?|pouces?|index|mole";
const core =
  "visages?|figure|tete|cou|gorge|joues?|nez|bouche|levres?|langue|oeil|œil|yeux|paupieres?|oreilles?|front|menton|crane|nuque|poitrine|seins?|ventres?|dos|sexe|bas[- ]ventre|corps|partout|thorax|abdomen|cotes?";
const ends =
  "mains?|pieds?|doigts?|poignets?|coudes?|genou(?:x)?|chevilles?|orteils?|paumes?|pouces?|index|talons?|plante|articulations?|aine|fesses?|tour";

const onLimb = new RegExp(String.raw`\b(?:${limb})\b`);
const elsewhere = new RegExp(String.raw`\b(?:${core})\b`);
const atItsEnd = new RegExp(String.raw`\b(?:${ends})\b`);
/** « grand comme une pièce de 50 francs » */
const small =
  /\b(?:grande?|large|gros(?:se)?|taille|comme|petite?|d)\S* (?:comme )?(?:d'|de )?(?:une? |l')?(?:petite? )?(?:piece|ongle|bouton|timbre|capsule|graine|pois|noisette|haricot|tache|goutte)\b/;
/** « un peu de sang » */
const littleBlood =
  /\b(?:(?:un peu|tres peu|peu|une goutte|quelques gouttes|un filet) (?:de |d')?sang|saign\w* (?:juste |seulement )?(?:un |tres )?peu|(?:sang|saigne\w*) (?:s'est|c'est|est) (?:vite )?arrete)\b/;

/** What burns by its heat, and what burns otherwise. */
const hot =
  /\b(?:huile|eau (?:tres |bien )?(?:chaude|bouillante)|sauce|soupe|marmite|the|cafe|feu|flammes?|braises?|charbon|fer a repasser|echappement|bougie|vapeur|bouillie|fourneau|casserole)\b/;
const noHeat = /\b(?:acide|soude|javel|ciment|chaux|produit|courant|fils?|electri\w*|batterie|prise|cable|foudre)\b/;

/** What cuts, and what people are at when it does. */
const blade =
  /\b(?:couteau|lame|verre|tesson|tole|machette|daba|clou|vis|scie|conserve|rasoir|ciseaux|fer a beton|rape|hache|pioche)\b/;
const byWork =
  /\b(?:en |je |il |elle )(?:coup|epluch|travaill|cuisin|march|ouvr|lav|nettoy|prepar|repar|rang|ramass)\w*/;

/** What scrapes, and how it comes. */
const grazed = /\b(?:ecorch|egratign|erafl|rape)\w*/;
const byFalling = /\b(?:tomb|chut|gliss|trebuch)\w*|\b(?:velo|moto|trottinette|ballon|foot|goudron|course)\b/;

const wounds = "wound|small_wound|deep_cut|foot_wound|dirty_wound";
const onLimbOnly = (plain: string) => onLimb.test(plain) && !elsewhere.test(plain);

/** What is hurt, how it must be told of, and what is not the case then. */
const hurts: readonly { what: RegExp; told: (plain: string) => boolean; denies: string }[] = [
  { what: /^(?:animal_bite|human_bite|animal_scratch)$/, told: onLimbOnly, denies: "bite_face_neck neck_wound" },
  { what: new RegExp(`^(?:${wounds})$`), told: onLimbOnly, denies: "neck_wound" },
  {
    what: new RegExp(`^(?:${wounds})$`),
    told: (plain) => blade.test(plain),
    denies: "animal_bite human_bite animal_scratch needle_injury painless_ulcer",
  },
  {
    what: new RegExp(`^(?:${wounds})$`),
    told: (plain) => grazed.test(plain) && byFalling.test(plain),
    denies: "animal_bite human_bite animal_scratch needle_injury painless_ulcer self_harm",
  },
  {
    what: new RegExp(`^(?:${wounds})$`),
    told: (plain) => blade.test(plain) && byWork.test(plain),
    denies: "self_harm",
  },
  {
    what: new RegExp(`^(?:animal_bite|${wounds})$`),
    told: (plain) => littleBlood.test(plain),
    denies: "heavy_bleeding",
  },
  { what: /^burn$/, told: onLimbOnly, denies: "burn_face burn_trunk" },
  { what: /^burn$/, told: (plain) => onLimbOnly(plain) && small.test(plain), denies: "burn_large burn_around" },
  {
    what: /^burn$/,
    told: (plain) => onLimbOnly(plain) && small.test(plain) && !atItsEnd.test(plain),
    denies: "burn_joint_hand",
  },
  { what: /^burn$/, told: (plain) => hot.test(plain) && !noHeat.test(plain), denies: "burn_electric burn_chemical" },
];

/** The same reader, which does not look for a bite, a burn or a wound elsewhere than where it is told to be. The server's alone. */
export function knowingWhereItIs(read: Reader): Reader {
  return hearingBesides(read, ({ reading, plain }) => {
    const there = reading.mentions.filter(
      ({ polarity, about, time, hypothetical }) =>
        polarity === "yes" && about === "patient" && time === "now" && !hypothetical,
    );
    const spoken = new Set(reading.mentions.map(({ concept }) => concept));
    const more = there.flatMap((one) =>
      hurts
        .filter(({ what, told }) => what.test(one.concept) && told(plain))
        .flatMap(({ denies }) => denies.split(" "))
        .filter((concept) => !spoken.has(concept))
        .map((concept): Mention => ({ ...one, concept, polarity: "no" })),
    );
    return withMore(reading, more);
  });
}
