import type { Presentation } from "#triage-engine/schema.ts";
import { anyOf, one } from "#triage-engine/knowledge/ask.ts";

export const pregnancyCommon: Presentation = {
  id: "pregnancy-common",
  label: "Grossesse : petits maux et suivi",
  fits: "pregnant & age >= 12y",
  opens: {
    pregnant: 1.4,
    morning_sickness: 5,
    antenatal_visit: 5,
    itch_pregnancy: 4,
    twins: 2,
    pregnancy_test_positive: 4,
    nausea: 2.5,
    heartburn: 2.5,
    back_pain: 2.5,
    leg_swelling_both: 2.5,
    cramps: 2.5,
    constipation: 2.5,
    frequent_urine: 2.5,
    heavy_legs: 2.5,
  },
  specialties: ["Gynécologie", "Médecine Générale"],
  questions: [
    anyOf("pregnancy_drinks", ["little_urine", "weight_loss"], "nausea | vomiting"),
    one(
      "pregnancy_leg",
      "leg_swelling_one",
      "Une seule de vos jambes est-elle gonflée ?",
      "Une seule de ses jambes est-elle gonflée ?",
      "cramps | heavy_legs",
    ),
    "duration",
  ],
  rules: [
    {
      id: "pregnancy-booking",
      level: "routine",
      when: "pregnant & (antenatal_visit | pregnancy_test_positive | twins)",
      reason: "Un suivi de grossesse se commence tôt : prenez rendez-vous cette semaine.",
      source: "who-antenatal",
    },
    {
      id: "pregnancy-mild-troubles",
      level: "routine",
      when: "pregnant & (back_pain | heartburn | leg_swelling_both | piles | urine_leak | (constipation | cramps | heavy_legs) & duration >= 14d)",
      reason: "Cette gêne est fréquente pendant la grossesse ; montrez-la à la sage-femme dans la semaine.",
      source: "who-antenatal",
      specialties: ["Gynécologie", "Médecine Générale"],
    },
    {
      id: "pregnancy-everyday",
      level: "self_care",
      when: "pregnant & (constipation | cramps | heavy_legs | frequent_urine) & !fever & !burning_urine & !vaginal_bleeding & !severe_belly_pain & !contractions & !leg_swelling_one & duration < 14d",
      reason: "Crampes la nuit, constipation et envies fréquentes d'uriner sont habituelles pendant la grossesse.",
      source: "who-antenatal",
      covers: [
        "constipation",
        "hard_stool",
        "bloating",
        "cramps",
        "limb_pain",
        "calf_pain",
        "heavy_legs",
        "frequent_urine",
        "nausea",
        "morning_sickness",
        "breast_pain",
      ],
      advice: {
        todo: [
          "Buvez souvent ; mangez des fruits, des légumes et des céréales complètes.",
          "Pour une crampe, tirez la pointe du pied vers vous et massez le mollet.",
        ],
      },
    },
    {
      id: "pregnancy-nausea",
      level: "self_care",
      when: "pregnant & (nausea | morning_sickness) & !vomits_everything & !little_urine & !weight_loss & !fever & !severe_belly_pain & !vaginal_bleeding & pregnancy_weeks < 20",
      reason: "Les nausées du début de la grossesse sont fréquentes et passent le plus souvent vers 4 mois.",
      source: "who-antenatal",
      covers: [
        "nausea",
        "morning_sickness",
        "vomiting",
        "vomits_twice",
        "loss_of_appetite",
        "breast_pain",
        "frequent_urine",
        "unwell_vague",
      ],
      advice: {
        todo: [
          "Mangez un peu avant de vous lever, puis de petits repas froids ou secs.",
          "Le gingembre peut aider.",
          "Buvez souvent, par petites gorgées.",
        ],
      },
    },
  ],
  otherwise: {
    level: "routine",
    reason: "Une gêne pendant la grossesse se montre à la sage-femme ou au médecin dans la semaine.",
    source: "who-antenatal",
  },
  advice: {
    todo: [
      "Allez à toutes les consultations prénatales, avec le carnet.",
      "Prenez le fer et l'acide folique donnés au centre.",
      "Dormez sous moustiquaire imprégnée.",
    ],
    avoid: ["Pas de médicament ni de plante sans avis.", "Ni alcool ni tabac."],
    watch: [
      "Partez tout de suite si vous saignez, avez très mal, voyez trouble, perdez les eaux ou si le bébé ne bouge plus.",
    ],
  },
};
