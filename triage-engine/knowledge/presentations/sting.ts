import type { Presentation } from "#triage-engine/schema.ts";
import { anyOf } from "#triage-engine/knowledge/ask.ts";

export const sting: Presentation = {
  id: "sting",
  label: "Piqûre d'insecte, d'araignée ou d'animal de mer",
  opens: { insect_sting: 5, many_stings: 5, spider_bite: 5, sea_sting: 5, tick: 5, chigger_flea: 5 },
  specialties: ["Médecine Générale", "Dermatologie"],
  questions: [
    anyOf(
      "sting_danger",
      ["hard_breathing", "tongue_swelling", "fainted", "vomiting", "many_stings"],
      "!tick & !chigger_flea",
    ),
    anyOf("sting_urgent", ["hives", "face_swelling", "fever", "cellulitis", "severe_pain"]),
  ],
  rules: [
    {
      id: "sting-anaphylaxis",
      level: "emergency",
      when: "(insect_sting | spider_bite | sea_sting) & (hard_breathing | tongue_swelling | cannot_swallow | hoarse | muffled_voice | noisy_breathing | wheeze | fainted | unconscious | vomiting | cannot_stand | confusion | convulsion | hives & (dizzy | belly_pain | face_swelling))",
      reason: "une allergie grave est à craindre.",
      source: "wao-anaphylaxis",
      advice: {
        todo: [
          "Stylo d'adrénaline s'il y en a un, sans attendre.",
          "Allongez la personne jambes relevées, ou assise si elle respire mal.",
        ],
        avoid: ["Ne la levez pas d'un coup."],
      },
    },
    {
      id: "sting-many",
      level: "emergency",
      when: "many_stings",
      reason: "De très nombreuses piqûres, ou une piqûre dans la bouche, peuvent empoisonner ou boucher la gorge.",
      source: "wao-anaphylaxis",
      advice: {
        todo: [
          "Enlevez les dards en raclant avec un ongle ou une carte.",
          "Sucez un glaçon si la piqûre est dans la bouche.",
        ],
      },
    },
    {
      id: "sting-swelling-climbs",
      level: "emergency",
      when: "(insect_sting | animal_bite) & swelling_climbs & ~known_allergy & ~allergy_trigger",
      reason: "une morsure de serpent est à craindre.",
      source: "who-snake",
      advice: {
        todo: ["Gardez le membre immobile, ôtez bagues et chaussures."],
        avoid: ["Pas de garrot, pas d'incision, pas de pierre noire."],
      },
    },
    {
      id: "sting-spread",
      level: "urgent",
      when: "(insect_sting | spider_bite | sea_sting | tick) & (swelling_climbs | hives & ~local_only | face_swelling | fever | cellulitis | severe_pain | rash_spreading | black_skin | known_allergy | wound_infected)",
      reason: "à montrer aujourd'hui.",
      source: "wao-anaphylaxis",
    },
    {
      id: "sting-larva",
      level: "routine",
      when: "chigger_flea",
      reason: "Une puce-chique ou un ver sous la peau s'enlève proprement au centre de santé.",
      source: "who-skin-ntd",
      specialties: ["Dermatologie", "Médecine Générale"],
    },
    {
      id: "sting-local",
      level: "self_care",
      when: "(insect_sting | spider_bite | sea_sting | tick) & !hard_breathing & !tongue_swelling & !fainted & !vomiting & !many_stings & (!hives | local_only) & !face_swelling & !fever & !cellulitis & !severe_pain & (~bite_unseen | !snake_bite)",
      reason: "sans signe général, cela passe en quelques jours.",
      source: "wao-anaphylaxis",
      covers: [
        "insect_sting",
        "spider_bite",
        "sea_sting",
        "tick",
        "neck_swelling",
        "neck_pain",
        "leg_swelling",
        "leg_swelling_one",
        "leg_swelling_both",
        "itch",
        "rash",
        "hives",
        "limb_pain",
        "mosquito_bites",
        "animal_bite",
        "lump",
        "crying_baby",
      ],
    },
  ],
  otherwise: {
    level: "routine",
    reason: "Une piqûre qui gêne encore se fait voir dans la semaine.",
    source: "keneya-table",
  },
  advice: {
    todo: [
      "Enlevez le dard en raclant, lavez à l'eau et au savon, froid dans un linge.",
      "Enlevez les bagues.",
      "Tique : tirez droit avec une pince fine, puis désinfectez.",
      "Animal de mer : trempez dans l'eau chaude supportable.",
    ],
    avoid: ["Ne grattez pas, ne pressez pas le dard.", "Pas de garrot ni d'incision."],
    watch: ["gêne pour respirer, langue ou visage gonflé", "malaise", "rougeur qui s'étend", "fièvre"],
  },
};
