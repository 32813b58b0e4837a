import { hearingBesides, withMore } from "./besides.ts";
import type { Mention, Reader } from "./read.ts";

const limb =
  "mollets?|jambes?|cuisses?|pieds?|chevilles?|genou(?:x)?|bras|avant[- ]bras|mains?|doigts?|coudes?|poignets?|fesses?|orteils?|talons?|tibias?|pouces?|index|mole";
const core =
  "visages?|figure|tete|cou|gorge|joues?|nez|bouche|levres?|langue|oeil|œil|yeux|paupieres?|oreilles?|front|menton|crane|nuque|poitrine|seins?|ventre|dos|ventres?|sexe|bas[- ]ventre|corps|partout|thorax|abdomen|cotes?";
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

const hot =
  /\b(?:huile|eau (?:tres |bien )?(?:chaude|bouillante)|sauce|soupe|marmite|the|cafe|feu|flammes?|braises?|charbon|fer a repasser|echappement|bougie|vapeur|bouillie|fourneau|casserole)\b/;
const noHeat = /\b(?:acide|soude|javel|ciment|chaux|produit|courant|fils?|electri\w*|batterie|prise|cable|foudre)\b/;

const blade =
  /\b(?:couteau|lame|verre|tesson|tole|machette|daba|clou|vis|scie|conserve|rasoir|ciseaux|fer a beton|rape|hache|pioche)\b/;
const byWork =
  /\b(?:en |je |il |elle )(?:coup|epluch|travaill|cuisin|march|ouvr|lav|nettoy|prepar|repar|rang|ramass)\w*/;

/** What is hurt, and what is not the case when it is told of a limb alone. */
const hurts: readonly { what: RegExp; denies: (plain: string) => readonly string[] }[] = [
  { what: /^(?:animal_bite|human_bite|animal_scratch)$/, denies: () => ["bite_face_neck", "neck_wound"] },
  { what: /^(?:wound|small_wound|deep_cut|foot_wound|dirty_wound)$/, denies: () => ["neck_wound"] },
  {
    what: /^burn$/,
    denies: (plain) => [
      "burn_face",
      "burn_trunk",
      ...(small.test(plain) ? ["burn_large", "burn_around", ...(atItsEnd.test(plain) ? [] : ["burn_joint_hand"])] : []),
    ],
  },
];

/** The same reader, which does not look for a bite, a burn or a wound elsewhere than where it is told to be. The server's alone. */
export function knowingWhereItIs(read: Reader): Reader {
  return hearingBesides(read, ({ reading, plain }) => {
    const hurt = reading.mentions.filter(
      ({ polarity, about, time, hypothetical }) =>
        polarity === "yes" && about === "patient" && time === "now" && !hypothetical,
    );
    const told = new Set(reading.mentions.map(({ concept }) => concept));
    const denied = (near: Mention, signs: readonly string[]): Mention[] =>
      signs.filter((concept) => !told.has(concept)).map((concept) => ({ ...near, concept, polarity: "no" }));
    const more = hurt.flatMap((one) => [
      ...(onLimb.test(plain) && !elsewhere.test(plain)
        ? hurts.filter(({ what }) => what.test(one.concept)).flatMap(({ denies }) => denied(one, denies(plain)))
        : []),
      ...(/^(?:wound|small_wound|deep_cut|foot_wound|dirty_wound)$/.test(one.concept) && blade.test(plain)
        ? denied(one, ["animal_bite", "human_bite", "animal_scratch", ...(byWork.test(plain) ? ["self_harm"] : [])])
        : []),
      ...(one.concept === "burn" && hot.test(plain) && !noHeat.test(plain)
        ? denied(one, ["burn_electric", "burn_chemical"])
        : []),
      ...(/^(?:animal_bite|wound|small_wound|deep_cut)$/.test(one.concept) && littleBlood.test(plain)
        ? denied(one, ["heavy_bleeding"])
        : []),
    ]);
    return withMore(reading, more);
  });
}
