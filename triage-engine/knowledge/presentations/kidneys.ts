import { anyOf } from "#triage-engine/knowledge/ask.ts";
import type { Presentation } from "#triage-engine/schema.ts";

/** Kidneys known to be ill, dialysis. */
export const kidneys: Presentation = {
  id: "kidneys",
  label: "Maladie des reins, dialyse",
  opens: { kidney_disease: 2.5, dialysis_missed: 5 },
  specialties: ["Médecine Générale", "Urologie"],
  questions: [
    anyOf("kidneys_danger", ["hard_breathing", "confusion", "cannot_stand", "palpitations", "no_urine"]),
    {
      id: "dialysis",
      facts: ["dialysis_missed"],
      you: "Avez-vous manqué une dialyse ?",
      they: "{Qui} a-t-{il} manqué une dialyse ?",
      needs: "kidney_disease",
    },
    anyOf("kidneys_urgent", ["vomiting", "little_urine", "leg_swelling_both", "face_swelling", "fever"]),
  ],
  rules: [
    {
      id: "kidneys-failing",
      level: "emergency",
      when: "kidney_disease & (hard_breathing | confusion | drowsy | cannot_stand | chest_pain | convulsion | fainted) | dialysis_missed & (palpitations | leg_weakness | no_urine | vomiting)",
      reason: "l'eau ou le potassium peut monter dans le corps ; c'est dangereux.",
      source: "nice-kidney",
    },
    {
      id: "kidneys-soon",
      level: "urgent",
      when: "dialysis_missed | kidney_disease & (vomiting | little_urine | no_urine | leg_swelling_both | face_swelling | fever | palpitations | diarrhea)",
      reason: "à contrôler dans la journée.",
      source: "nice-kidney",
      advice: {
        todo: [
          "Appelez votre centre de dialyse aujourd'hui.",
          "Buvez et mangez comme il vous l'a conseillé, sans excès.",
        ],
      },
    },
  ],
  otherwise: {
    level: "routine",
    reason: "Des reins fatigués se suivent en consultation, avec une prise de sang.",
    source: "nice-kidney",
  },
  advice: {
    todo: ["Prenez vos derniers résultats avec vous."],
    avoid: ["Pas d'anti-inflammatoire, pas de décoction ni de plante pour les reins."],
    watch: ["Souffle court, plus d'urine, gonflement, grande faiblesse, cœur irrégulier."],
  },
};
