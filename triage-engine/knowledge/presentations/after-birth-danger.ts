import type { Presentation } from "#triage-engine/schema.ts";
import { anyOf } from "#triage-engine/knowledge/ask.ts";

/** Asked of every woman in the six weeks after a birth, whatever brings her. */
export const afterBirthDanger: Presentation = {
  id: "after-birth-danger",
  label: "Signes de danger après l'accouchement",
  layer: true,
  fits: "postpartum & (age >= 12y | vaginal_bleeding | bleeding | soaks_pads | foul_lochia | breast_pain | wound_caesarean | low_belly_pain | headache)",
  opens: {},
  specialties: ["Gynécologie", "Médecine Générale"],
  questions: [
    anyOf("after_birth_signs", ["soaks_pads", "convulsion", "vision_blurred", "hard_breathing", "leg_swelling_one"]),
    anyOf("after_birth_urgent", ["fever", "wound_caesarean", "burning_urine", "breast_red"]),
    anyOf("after_birth_fever", ["foul_lochia", "low_belly_pain", "chills"], "fever"),
  ],
  rules: [
    {
      id: "after-birth-bleeding",
      level: "emergency",
      when: "postpartum & (soaks_pads | heavy_bleeding | (vaginal_bleeding | bleeding) & (dizzy | vertigo | cold_body | tissue_passed & !getting_better) | vaginal_bleeding & (fainted | cannot_stand | dizzy & pallor) | placenta_retained)",
      reason: "cela peut tuer en quelques heures.",
      source: "pcpnc",
      advice: {
        todo: ["Partez tout de suite à la maternité, couchée.", "Videz la vessie et mettez le bébé au sein."],
        avoid: ["Ne mettez rien dans le vagin."],
      },
    },
    {
      id: "after-birth-fit",
      level: "emergency",
      when: "postpartum & (convulsion | confusion | unconscious | vision_blurred | headache & (severe_pain | worst_headache | high_pressure | face_swelling))",
      reason: "une éclampsie est à craindre.",
      source: "nice-hdp",
    },
    {
      id: "after-birth-sepsis",
      level: "emergency",
      when: "postpartum & (fever | chills | cold_body) & (foul_lochia | discharge_odour | low_belly_pain | belly_pain | confusion | cannot_stand | fast_breathing | vomits_everything)",
      reason: "une infection grave est à craindre.",
      source: "pcpnc",
    },
    {
      id: "after-birth-breath",
      level: "emergency",
      when: "postpartum & (hard_breathing | chest_pain | cough_blood | leg_swelling_one | cannot_stand | fainted)",
      reason: "cela peut venir d'un caillot ou du cœur.",
      source: "rcog-clots",
      specialties: ["Gynécologie", "Cardiologie"],
    },
    {
      id: "after-birth-mind",
      level: "emergency",
      when: "harm_baby_thoughts | postpartum & (suicidal_thoughts | hears_voices | psychosis_agitated | agitation & no_sleep_days)",
      reason: "il faut de l'aide maintenant.",
      source: "nice-postnatal-mind",
      specialties: ["Psychiatrie", "Gynécologie"],
      advice: { todo: ["Ne restez pas seule ; confiez le bébé à quelqu'un de confiance en attendant."] },
    },
    {
      id: "after-birth-fever",
      level: "urgent",
      when: "postpartum & (fever | foul_lochia | wound_caesarean | burning_urine | cannot_pass_urine)",
      reason: "à voir dans la journée.",
      source: "pcpnc",
    },
    {
      id: "after-birth-other",
      level: "urgent",
      when: "postpartum & (headache & days_after_birth <= 14 | pallor | belly_pain & severe_pain | wound_perineum & (severe_pain | fever) | systolic >= 140 | diastolic >= 90)",
      reason: "à examiner dans la journée.",
      source: "nice-postnatal",
    },
  ],
  otherwise: {
    level: "routine",
    reason: "Une gêne après l'accouchement se montre à la sage-femme dans la semaine.",
    source: "nice-postnatal",
  },
  advice: {
    todo: ["Reposez-vous, buvez et mangez bien.", "Gardez les visites prévues avec la sage-femme."],
    avoid: [
      "Rien dans le vagin : ni eau, ni plante, ni produit.",
      "Pas de bain très chaud ni de massage fort du ventre.",
    ],
    watch: [
      "Partez tout de suite si vous saignez beaucoup, avez un fort mal de tête, le souffle court ou une convulsion.",
      "[~fever] Partez tout de suite aussi en cas de fièvre.",
    ],
  },
};
