import { anyOf } from "#triage-engine/knowledge/ask.ts";
import type { Presentation } from "#triage-engine/schema.ts";

export const mouthSores: Presentation = {
  id: "mouth-sores",
  label: "Plaies ou dépôts dans la bouche",
  opens: { mouth_sores: 4, mouth_thrush: 4, cold_sore: 4, mouth_lesion_long: 5, dry_lips: 3 },
  fits: "age >= 2mo",
  specialties: ["Médecine Générale", "ORL", "Dermatologie"],
  questions: [
    anyOf("mouth_danger", ["cannot_drink", "skin_peeling", "cannot_swallow"]),
    anyOf("mouth_urgent", ["fever", "poor_feeding", "rash", "severe_pain", "immunocompromised"]),
    "duration",
  ],
  rules: [
    {
      id: "mouth-skin",
      level: "emergency",
      when: "(mouth_sores | mouth_thrush) & (skin_peeling | new_medicine_rash | rash & fever & red_eye & taking_medicine | cannot_drink & (child | fever) | hard_breathing | swallowed_caustic)",
      reason: "Des plaies de la bouche avec la peau qui pèle, ou un enfant qui ne boit plus, sont une urgence.",
      source: "idsa-skin",
      specialties: ["Dermatologie", "Pédiatrie", "Médecine Générale"],
    },
    {
      id: "mouth-fever",
      level: "urgent",
      when: "(mouth_sores | mouth_thrush) & (fever | poor_feeding | rash | immunocompromised | cannot_swallow | weight_loss | measles_signs | cannot_drink)",
      reason: "Des plaies de la bouche avec fièvre, ou qui empêchent de manger, doivent être vues aujourd'hui.",
      source: "imci",
    },
    {
      id: "mouth-lasting",
      level: "routine",
      when: "mouth_lesion_long | (mouth_sores | mouth_thrush) & (duration >= 21d | mouth_thrush & age >= 5y) | mouth_thrush",
      reason: "Une plaie qui ne guérit pas ou des dépôts blancs méritent un examen dans la semaine.",
      source: "nice-cancer",
    },
    {
      id: "mouth-aphthae",
      level: "self_care",
      when: "(mouth_sores | cold_sore | dry_lips) & age >= 1y & !mouth_thrush & !fever & !cannot_drink & !poor_feeding & !rash & !severe_pain & !immunocompromised & !cannot_swallow & !skin_peeling & duration < 21d",
      reason: "Quelques aphtes ou un bouton de fièvre, sans fièvre ni amaigrissement, guérissent en deux semaines.",
      source: "keneya-table",
      covers: [
        "mouth_sores",
        "cold_sore",
        "burn_blisters",
        "dry_lips",
        "sore_throat",
        "toothache",
        "recurrent",
        "loss_of_appetite",
        "bad_breath",
        "fatigue",
        "stress",
        "runny_nose",
      ],
      advice: { todo: ["Rincez à l'eau salée tiède, mangez mou, évitez piment et citron."] },
    },
  ],
  otherwise: {
    level: "routine",
    reason: "Ce trouble de la bouche mérite un examen dans la semaine.",
    source: "keneya-table",
  },
  advice: {
    todo: ["Buvez souvent, frais."],
    avoid: ["Ne grattez pas les plaies, pas de bicarbonate pur ni de poudre noire."],
    watch: ["Fièvre, impossible de boire, peau qui pèle : urgence."],
  },
};
