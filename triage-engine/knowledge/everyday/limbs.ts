import type { Concept, Presentation } from "#triage-engine/schema.ts";
import { anyOrder, matter, sharing } from "./matter.ts";

/** Muscles and nerves after a night, a seat or a first day of sport. */
export const everydayLimbsConcepts: readonly Concept[] = sharing([
  {
    id: "first_sport",
    label: "premier sport depuis longtemps",
    kind: "circumstance",
    seldom: anyOrder(
      "premier*|première*|1er|1ère|1ere & gym|sport|salle|musculation|muscu|séance*|entraînement|foot|football|maracana|course|footing|jogging|zumba|fitness|squat*|abdos|natation|danse|boxe|karaté",
      "repris*|repren*|reprise|recommenc*|commenc*|début|inscrit*|remis & gym|sport|salle|musculation|muscu|entraînement|foot|football|maracana|course|footing|jogging|zumba|fitness|natation|danse|courir",
      "longtemps|mois|années|ans ~ sport|gym|foot|courir|maracana",
      "séance|coach ~ jambes|bras|squat*|abdos|fessiers|pompes|cardio",
      "fait|enchaîné ~ squat*|abdos|pompes|haltères|tractions|burpees|fentes",
    ),
  },
  { id: "sport_soreness", label: "muscles raides et sensibles après le sport", kind: "circumstance" },
  {
    id: "bad_pillow",
    label: "mauvaise position en dormant",
    kind: "circumstance",
    seldom: anyOrder(
      "dormi|dort|dormant|couché*|endormi* & mal|travers|canapé|fauteuil|car|bus|avion|voiture|natte|sol|chaise|tordu|position|coussin|oreiller|banc|bureau",
      "oreiller*|coussin* & dur|dure|haut|mauvais*|mou|changé|nouveau|neuf|plat|épais",
      "sans oreiller",
      "faux mouvement",
      "torticolis|torticoli",
      "mauvais*|mal position|positionné & nuit|dort|dormi|dormant|oreiller|cou|nuque",
      "réveillé*|réveil|lever|levant & cou|nuque & bloqué*|coincé*|tordu|raide",
      "ventilateur|climatisation|clim|courant air & cou|nuque",
    ),
  },
  {
    id: "limb_sat_on",
    label: "membre endormi après être resté assis dessus ou accroupi",
    kind: "circumstance",
    seldom: anyOrder(
      "assis|assise* & tailleur|dessus|jambe|accroupi*|longtemps|tabouret|genou|croisé*|talon|natte & endormi|endort|endorment|sendorment|engourdi*|fourmi*|mort|morte|pied|jambe",
      "assis|assise* & tailleur|dessus|croisé*",
      "assis|assise* ~ longtemps ~ jambe|genou|talon|dessus",
      "jambe|pied & croisé*|plié|pliées ~ longtemps|minutes|moment",
      "accroupi*|accroupissant & longtemps|minutes|laver|lessive|toilettes|wc|cuisine|moment",
      "genoux & longtemps|resté|prière*|prier|messe|église|chapelet & jambe|pied|endormi|engourdi|fourmi|mort",
      "longtemps|resté genoux",
      "mosquée|prière*|tahiyyat & jambe|pied|assis & endormi|endort|endorment|sendorment|engourdi*|fourmi*",
      "toilettes|wc|cuvette & jambe|pied|assis & endormi|endort|endorment|sendorment|engourdi*|fourmi*|mort|morte",
      "dormi|endormi* & bras|main|coude & dessus|sous|oreiller|tête",
      "enfant|bébé|tête|copine|femme ~ dormi|endormi*|posé & bras|jambe|cuisse*",
    ),
  },
  {
    id: "feeling_came_back",
    label: "sensation revenue en quelques minutes",
    kind: "circumstance",
  },
]);

export const everydayLimbs: readonly Presentation[] = [
  matter({
    id: "sore-muscles",
    label: "Courbatures d'un sport nouveau",
    opens: { first_sport: 4.5 },
    fits: "age >= 10y",
    asks: [
      ["dark_urine", "chest_pain", "hard_breathing"],
      ["fever", "leg_swelling_one", "severe_pain"],
    ],
    when: "first_sport & (sport_soreness | body_aches | limb_pain | muscle_after_effort | cramps | calf_pain) & age >= 12y & age < 65y & !dark_urine & !fever & !leg_swelling_one & !severe_pain & !chest_pain & !hard_breathing & ~little_urine & ~fall & ~pregnant & ~sickle_cell & ~cannot_bear_weight & duration < 6d",
    reason: "Des muscles douloureux un à trois jours après un sport nouveau sont des courbatures, qui passent seules.",
    covers: [
      "body_aches",
      "limb_pain",
      "muscle_after_effort",
      "calf_pain",
      "heavy_legs",
      "cramps",
      "leg_weakness",
      "back_pain",
      "knee_pain",
      "shoulder_pain",
      "joint_pain",
      "neck_pain",
      "chest_wall_pain",
      "malaria",
      "fatigue",
    ],
    advice: {
      todo: ["Buvez, bougez doucement, douche tiède ; reprenez le sport plus léger."],
      avoid: ["Pas d'anti-inflammatoire ni de nouvelle séance forte tant que cela fait mal."],
      watch: ["Urines couleur coca, un membre très gonflé, fièvre : aux urgences."],
    },
  }),
  matter({
    id: "pillow-neck",
    label: "Cou bloqué au réveil",
    opens: { bad_pillow: 4.5 },
    fits: "age >= 10y",
    asks: [
      ["neck_stiff", "fever", "one_side_weak"],
      ["headache", "numb_fingers", "severe_pain", "fall"],
    ],
    when: "neck_pain & bad_pillow & age >= 10y & age < 65y & !neck_stiff & !fever & !headache & !one_side_weak & !numb_fingers & !severe_pain & !fall & ~locked_jaw & ~speech_trouble & ~chest_pain & ~light_hurts & duration < 8d",
    reason:
      "Un cou bloqué d'un côté au réveil, quand le menton descend sur la poitrine et sans fièvre, se débloque seul.",
    covers: ["neck_pain", "shoulder_pain", "back_pain", "body_aches", "stress"],
    advice: {
      todo: ["Chaleur douce sur le cou, petits mouvements lents, paracétamol selon la notice, oreiller plat."],
      avoid: ["Ni craquement, ni massage fort ; ne conduisez pas si vous ne tournez pas la tête."],
      watch: ["Fièvre, menton qui ne descend plus, bras faible ou endormi : aux urgences."],
    },
  }),
  matter({
    id: "limb-asleep",
    label: "Membre endormi par la position",
    opens: { limb_sat_on: 6 },
    fits: "age >= 10y",
    confirms: [["feeling_came_back", "Tout est-il revenu à la normale en quelques minutes ?"]],
    asks: [
      ["one_side_weak", "face_droop", "speech_trouble", "vision_loss"],
      ["leg_weakness", "limb_cold_pale", "saddle_numbness", "back_pain"],
    ],
    when: "limb_sat_on & (feeling_came_back | deficit_passed) & age >= 10y & age < 75y & !one_side_weak & !face_droop & !speech_trouble & !vision_loss & !leg_weakness & !limb_cold_pale & !saddle_numbness & !back_pain & ~diabetes & ~confusion & ~stroke_history & ~headache & ~foot_wound & ~fall",
    reason: "Un membre endormi après être resté dessus, et revenu en quelques minutes, était seulement comprimé.",
    covers: ["numbness", "feet_tingle_both", "numb_fingers", "hand_numbness", "limb_no_feeling", "fatigue"],
    advice: {
      todo: ["Changez souvent de position et étirez les jambes avant de vous lever."],
      watch: ["Membre qui reste faible ou endormi, bouche de travers, parole difficile : aux urgences tout de suite."],
    },
  }),
];
