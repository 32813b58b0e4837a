import { childOnTheWay } from "#triage-engine/knowledge/care-advice.ts";
import type { Presentation } from "#triage-engine/schema.ts";

/** A thin or swollen child, or one that does not grow. */
export const malnutrition: Presentation = {
  id: "malnutrition",
  label: "Malnutrition et croissance de l'enfant",
  opens: { malnutrition: 4, wasting: 5, feet_swollen_both: 3, slow_growth: 4 },
  fits: "age >= 2mo & age < 15y",
  specialties: ["Pédiatrie", "Médecine Générale"],
  questions: [
    "danger_child",
    {
      id: "malnutrition_signs",
      facts: ["fever", "diarrhea", "vomiting", "cold_body", "loss_of_appetite"],
      you: "Avez-vous un de ces signes",
      they: "{Qui} a-t-{il} un de ces signes",
      needs: "wasting | feet_swollen_both | malnutrition",
    },
    {
      id: "malnutrition_severe",
      facts: ["wasting", "feet_swollen_both"],
      you: "Avez-vous un de ces signes",
      they: "{Qui} a-t-{il} un de ces signes",
    },
  ],
  rules: [
    {
      id: "malnutrition-danger",
      level: "emergency",
      when: "child & (wasting | feet_swollen_both & under_5 | malnutrition) & (fever | diarrhea | vomiting | cold_body | cannot_drink | drowsy | convulsion | hard_breathing | poor_feeding | loss_of_appetite | floppy)",
      reason: "un enfant dans cet état se soigne à l'hôpital.",
      source: "who-malnutrition",
      advice: childOnTheWay,
    },
    {
      id: "malnutrition-severe",
      level: "urgent",
      when: "child & age >= 2mo & (wasting | feet_swollen_both)",
      reason: "à prendre en charge aujourd'hui.",
      source: "who-malnutrition",
    },
    {
      id: "growth-slow",
      level: "routine",
      when: "child & (slow_growth | malnutrition)",
      reason: "un enfant se pèse et s'examine alors dans la semaine.",
      source: "imci",
    },
  ],
  otherwise: { level: "routine", reason: "La croissance se vérifie dans la semaine.", source: "imci" },
  advice: {
    todo: ["Continuez le sein ; donnez 4 à 5 petits repas par jour (bouillie enrichie, œuf, poisson, arachide)."],
    avoid: ["Pas de purge ni de lavement."],
    watch: ["Fièvre, diarrhée, refus de manger, dort trop, corps froid, pieds gonflés."],
  },
};
