import type { Presentation } from "#triage-engine/schema.ts";
import { anyOf } from "#triage-engine/knowledge/ask.ts";

export const urineChild: Presentation = {
  id: "urine-child",
  label: "Urines de l'enfant",
  fits: "age < 15y",
  opens: { burning_urine: 4, blood_urine: 4, bed_wetting: 4, cloudy_urine: 3, frequent_urine: 2, urine_leak: 2 },
  specialties: ["Pédiatrie", "Urologie"],
  questions: [
    anyOf("urine_child_danger", ["drowsy", "vomits_everything", "no_urine", "convulsion"]),
    anyOf("urine_child_urgent", ["fever", "burning_urine", "blood_urine", "belly_pain"]),
    anyOf("urine_child_swollen", ["face_swelling", "feet_swollen_both"], "blood_urine | little_urine"),
    anyOf("urine_child_kidney", ["headache", "hard_breathing", "high_pressure"], "face_swelling | feet_swollen_both"),
    anyOf("urine_child_sugar", ["thirst", "weight_loss"]),
    "duration",
  ],
  rules: [
    {
      id: "urine-child-sepsis",
      level: "emergency",
      when: "age < 15y & (burning_urine | cloudy_urine | blood_urine) & (drowsy | vomits_everything | no_urine & fever | convulsion | age < 3mo)",
      reason: "chez un enfant, c'est une urgence.",
      source: "nice-uti",
    },
    {
      id: "urine-child-kidney",
      level: "emergency",
      when: "age < 15y & (blood_urine | dark_urine | little_urine) & (face_swelling | leg_swelling_both | feet_swollen_both) & (headache | hard_breathing | no_urine | convulsion | high_pressure)",
      reason: "les reins sont peut-être atteints.",
      source: "etat",
    },
    {
      id: "urine-child-infection",
      level: "urgent",
      when: "age < 15y & (burning_urine | cloudy_urine & fever)",
      reason: "chez un enfant, une analyse est à faire dans la journée.",
      source: "nice-uti",
    },
    {
      id: "urine-child-blood",
      level: "urgent",
      when: "age < 15y & (blood_urine | face_swelling & little_urine | face_swelling & feet_swollen_both)",
      reason: "chez un enfant, une analyse est à faire dans la journée.",
      source: "keneya-table",
    },
    {
      id: "urine-child-sugar",
      level: "urgent",
      when: "age < 15y & (bed_wetting | frequent_urine | much_urine) & thirst & weight_loss",
      reason: "le sucre est à mesurer dans la journée.",
      source: "nice-diabetes",
    },
    {
      id: "urine-child-bed-new",
      level: "routine",
      when: "age >= 5y & age < 15y & (bed_wetting | urine_leak) & (thirst | weight_loss | constipation | back_pain | duration < 90d)",
      reason: "cela mérite une consultation.",
      source: "nice-bedwetting",
    },
    {
      id: "urine-child-bed",
      level: "self_care",
      when: "age < 7y & bed_wetting & !fever & !burning_urine & !blood_urine & !thirst & !weight_loss",
      reason: "Le pipi au lit est fréquent chez l'enfant et s'arrête le plus souvent seul.",
      source: "nice-bedwetting",
      covers: ["bed_wetting", "frequent_urine", "urine_leak"],
      advice: {
        todo: ["Ne le grondez pas ; faites-le uriner avant de dormir.", "Moins de boissons le soir."],
        avoid: ["Ni punition ni moquerie."],
        watch: ["Consultez s'il boit et urine beaucoup, maigrit, ou si cela gêne encore après 7 ans."],
      },
    },
  ],
  otherwise: {
    level: "routine",
    reason: "Une gêne urinaire d'enfant mérite une consultation dans la semaine.",
    source: "nice-uti",
  },
  advice: {
    todo: [
      "[bed_wetting] Ne le grondez pas ; faites-le uriner avant de dormir.",
      "[bed_wetting] Moins de boissons le soir.",
      "[~bed_wetting] Faites-le boire souvent.",
      "Gardez un peu d'urine dans un flacon propre pour l'analyse.",
    ],
    avoid: ["Pas d'antibiotique sans avis."],
    watch: ["Partez tout de suite s'il a de la fièvre et dort trop, s'il vomit tout ou n'urine plus."],
  },
};
