import { anyOf } from "#triage-engine/knowledge/ask.ts";
import type { Presentation } from "#triage-engine/schema.ts";
import type { EverydayConcept } from "./concept.ts";

/** The bodies of children and of those who become grown. */
export const everydayChildConcepts: readonly EverydayConcept[] = [
  {
    id: "tongue_bite_small",
    label: "langue ou lèvre mordue par l'enfant, qui ne saigne plus",
    of: "child",
    told: [
      String.raw`mord* & langue|lèvre* & /(?:saigne (?:plus|pas)|(?:ne )?coule plus|arret|fini|stopp|c'est passe|parle|mange|suce|glacon|joue|boit) & /(?:tomb|gliss|cour|jou|saut|mange|machant|cogne|chute|banc|escalier|marche|velo|\bans\b)`,
    ],
    unless:
      /\b(?:chien|chat|singe|convuls|secou|raide|ecume|crise|en dormant|pendant la nuit|s'est pisse|evanoui|perdu connaissance|n'arrete pas|saigne (?:encore|toujours|beaucoup))/,
  },
  {
    id: "foreskin_child",
    label: "prépuce de l'enfant qui ne se retire pas",
    of: "child",
    seldom: ["décalotte* pas", "prépuce serré|fermé|étroit"],
    told: [
      "peau|prépuce|bout|trou|capuchon & zizi|kiki|sexe|bangala|verge|gland|quéquette|pénis & /(?:(?:se )?(?:retire|decalotte|recule|descend|ouvre|glisse|tire|degage) (?:toujours |encore )?(?:pas|mal)|serre|colle|ferme|etroit|decalott|pas (?:encore )?(?:decalott|retire)) & <child>|<baby>|ans|mois",
      "décalott* & <child>|<baby>|ans|mois",
      String.raw`/(?:grains?|boules?|points?|truc)s? blanc\w* & peau & zizi|kiki|gland|prépuce`,
    ],
    unless:
      /\b(?:coince|ne revient (?:pas|plus)|revient plus|remet(?:tre)? (?:pas|plus)|tres gonfle|gonfle et rouge|pus|goutte a goutte|n'urine plus|pisse plus|mon mari|j'ai [2-6][0-9] ans|(?:[2-6][0-9]) ans)/,
  },
  {
    id: "second_teeth",
    label: "dent définitive qui pousse derrière la dent de lait",
    of: "child",
    seldom: ["dents requin", "deux rangées dents"],
    told: [
      String.raw`dent* & /(?:derriere (?:la|sa|ses|l'autre|les|celle)|deuxieme rang|deux rang|double rang|nouvelle\w* (?:dent )?(?:pousse|vient|sort|arrive)|avant que|sans que) & pouss*|sort*|vien*|perc*|arriv*`,
    ],
    unless: /\b(?:gonfl|pus|abces|fievre|choc|coup|casse|bebe|[0-9] ?mois)/,
  },
  {
    id: "sick_in_car",
    label: "mal des transports de l'enfant",
    of: "child",
    implies: ["travel_sick"],
    kind: "circumstance",
    seldom: ["mal transports|route"],
    told: [
      String.raw`/(?:voyage|(?:en|dans (?:le|un|la)|ds (?:le|la)|chaque|cha[kq]\w*|prend(?: le| un)?|du|de la|monte (?:en|dans)) (?:car|bus|gbaka|massa|taxi|voiture|bateau|pinasse|minicar|warren)|trajet|en route|sur la route) & vomi*|rend|rendu|nausé*|pâl*|écœur* & /(?:(?:a |en )?cha(?:que|k)|toujours|tout le temps|a tous les coups|des (?:que|qu)|quand (?:on|il|elle|nous) (?:prend|roule|voyage|monte|est en)|arriv|descend|gare|pareil|virage|voyage)`,
    ],
    unless:
      /\b(?:accident|renvers|choc|tape la tete|fumee|gaz|vomi\w* (?:encore|toujours depuis|depuis)|diarrhee|fievre|chaud|enceinte|mal (?:a la tete|au ventre)|douleur|nombril|insuline|palu|mon mari|chauffeur)/,
  },
  {
    id: "breast_bud",
    label: "petite boule sous le mamelon à la puberté",
    told: [
      String.raw`boul*|noyau*|noisette*|graine*|dur*|bosse*|bille*|caillou* & téton*|mamelon*|sein* & /(?:\b(?:8|9|1[0-6]|huit|neuf|dix|onze|douze|treize|quatorze|quinze) ?ans|puberte|ma fille de 1|mon (?:fils|garcon) de 1)`,
    ],
    excludes: ["breast_lump", "lump"],
    unless: /\b(?:rouge et chaud|pus|allait|accouch|enceinte|[2-9][0-9] ans|grossit vite|sang|creus)/,
  },
  {
    id: "voice_breaks",
    label: "voix qui mue chez le garçon",
    told: [
      String.raw`voix & mu*|dérail*|cass*|grav*|gross*|chang*|bizarr*|coq & /(?:\b1[1-7] ?ans|ados?\b|adolescent|mon (?:fils|garcon)|puberte|onze ans|douze ans|treize ans|quatorze ans|quinze ans)`,
    ],
    excludes: ["hoarse"],
    unless:
      /\b(?:patate|etouff|respire|gorge (?:qui )?(?:fait|serre|brule)|mal a la gorge|tousse|toux|aspire|plaques|gratt|mange|fievre|cou gonfle|avale|crie trop)/,
  },
];

export const everydayChildren: Presentation = {
  id: "everyday-children",
  label: "Petits maux et étapes de l'enfant",
  opens: {
    tongue_bite_small: 6,
    foreskin_child: 6,
    second_teeth: 6,
    sick_in_car: 6,
    breast_bud: 6,
    voice_breaks: 6,
  },
  fits: "age < 18y",
  specialties: ["Pédiatrie", "Médecine Générale"],
  questions: [
    "danger_child",
    anyOf("everyday_tongue", ["heavy_bleeding", "fainted", "head_injury", "tooth_knocked"], "~~tongue_bite_small"),
    anyOf(
      "everyday_foreskin",
      ["cannot_pass_urine", "foreskin_stuck", "burning_urine", "discharge_urethral"],
      "~~foreskin_child",
    ),
    anyOf("everyday_travel", ["bile_vomit", "head_injury", "belly_pain", "headache", "neck_stiff"], "~~sick_in_car"),
    anyOf("everyday_bud", ["breast_red", "lump_worrying", "breast_change"], "~~breast_bud"),
    "fever",
  ],
  rules: [
    {
      id: "everyday-tongue-bite",
      level: "self_care",
      when: "tongue_bite_small & age >= 1y & age < 15y & !heavy_bleeding & !convulsion & !fainted & !drowsy & !head_injury & !tooth_knocked & !cannot_drink & !hard_breathing",
      reason: "Une langue ou une lèvre mordue qui ne saigne plus se referme seule en une semaine.",
      source: "nhs",
      covers: [
        "tongue_bite_small",
        "tongue_bitten",
        "mouth_sores",
        "wound",
        "small_wound",
        "bleeding",
        "fall",
        "panic",
        "crying_baby",
        "blow",
        "human_bite",
      ],
      advice: {
        todo: ["Froid à sucer, aliments mous et tièdes, rincez à l'eau après les repas."],
        watch: ["Saignement qui reprend plus de 10 minutes, bord qui bâille en deux, langue qui gonfle : urgences."],
      },
    },
    {
      id: "everyday-foreskin",
      level: "self_care",
      when: "foreskin_child & age < 8y & !fever & !cannot_pass_urine & !foreskin_stuck & !burning_urine & !discharge_urethral & !severe_pain & !blood_urine",
      reason:
        "Chez un petit garçon, la peau qui ne se retire pas encore est normale : elle se décolle toute seule avec les années.",
      source: "eau-urology",
      covers: ["foreskin_child", "foreskin_tight", "genital_itch", "intimate_trouble", "newborn_skin_pustules", "rash"],
      advice: {
        todo: ["Lavez à l'eau sans tirer."],
        avoid: ["Ne forcez jamais pour décalotter."],
        watch: ["Jet très faible, zizi rouge et gonflé, peau coincée derrière : faites-le voir aujourd'hui."],
      },
    },
    {
      id: "everyday-second-teeth",
      level: "self_care",
      when: "second_teeth & age >= 5y & age < 13y & !fever & !toothache & !gum_swelling & !jaw_swelling",
      reason: "La dent d'adulte sort parfois derrière la dent de lait, qui tombe ensuite.",
      source: "sdcep",
      covers: ["second_teeth", "milk_tooth", "teething", "tooth_sensitive"],
      advice: { todo: ["Faites bouger la dent de lait avec la langue, croquez des fruits."] },
    },
    {
      id: "everyday-travel-sick",
      level: "self_care",
      when: "sick_in_car & age >= 2y & age < 16y & !vomits_everything & !bile_vomit & !head_injury & !belly_pain & !headache & !neck_stiff & !fever & !drowsy & !blue_lips & !diabetes",
      reason: "Vomir en route et aller bien une fois arrivé, c'est le mal des transports.",
      source: "nhs",
      covers: ["vomiting", "vomits_twice", "nausea", "pallor", "sweating", "dizzy", "vertigo", "smoke_gas", "fumes"],
      advice: {
        todo: ["Un repas léger deux heures avant, à l'avant, regard au loin, vitre ouverte, des pauses."],
        avoid: ["Pas d'écran ni de livre en route ; pas de comprimé contre le mal de route avant 6 ans sans avis."],
      },
    },
    {
      id: "everyday-breast-bud",
      level: "self_care",
      when: "breast_bud & age >= 8y & age < 17y & !fever & !breast_red & !lump_worrying & !breast_change & !breast_abscess & !weight_loss",
      reason:
        "À la puberté, une petite boule sensible sous le mamelon, d'un côté d'abord, est le sein qui commence, même chez le garçon pour un temps.",
      source: "nhs",
      covers: ["breast_bud", "breast_pain", "breast_lump", "lump"],
      advice: { avoid: ["Ne pressez pas, ne massez pas, pas de repassage des seins."] },
    },
    {
      id: "everyday-voice-breaks",
      level: "self_care",
      when: "voice_breaks & age >= 10y & age < 18y & !fever & !hard_breathing & !sore_throat & !cannot_swallow & !neck_swelling",
      reason: "Entre 11 et 16 ans, la voix d'un garçon déraille puis devient grave.",
      source: "nhs",
      covers: ["voice_breaks", "hoarse"],
      advice: { todo: ["Buvez, ne forcez pas en criant."] },
    },
  ],
  otherwise: {
    level: "routine",
    reason: "Ce qui inquiète chez un enfant sans signe de danger se montre dans la semaine.",
    source: "imci",
  },
  advice: { watch: ["Fièvre, somnolence, douleur forte, ne boit plus."] },
};
