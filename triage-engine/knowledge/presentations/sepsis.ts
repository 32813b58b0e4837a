import type { Presentation } from "#triage-engine/schema.ts";

/** Grave infection, with or without fever: shivering, cold, confused, fast breathing, no urine. */
export const sepsis: Presentation = {
  id: "sepsis",
  label: "Infection grave",
  opens: { sepsis: 5, chills: 2.4, cold_body: 4 },
  fits: "age >= 2mo",
  specialties: ["Médecine Générale"],
  questions: [
    {
      id: "sepsis_signs",
      facts: ["confusion", "fast_breathing", "no_urine", "cannot_stand", "fainted"],
      you: "Avez-vous un de ces signes",
      they: "{Qui} a-t-{il} un de ces signes",
    },
    "fever",
    "malaria_test",
  ],
  rules: [
    {
      id: "sepsis-two-signs",
      level: "emergency",
      when: "(fever | chills | cold_body | sepsis) & !child & 2 of (confusion | drowsy, fast_breathing | hard_breathing, no_urine, cannot_stand, fainted, systolic < 100, skin_pinch_slow, purple_spots)",
      reason: "une infection grave du sang est à craindre.",
      source: "nice-sepsis",
    },
    {
      id: "sepsis-shivering-weak",
      level: "emergency",
      when: "(chills | cold_body) & (cannot_stand | (burning_urine | flank_pain | wound_infected | cellulitis | elderly) & (dizzy | vertigo | fainted) | fast_breathing & (dizzy | vertigo | fainted) | no_urine | confusion & ~(diabetes & sweating & ~fever) | systolic < 100)",
      reason: "une infection grave est à craindre.",
      source: "nice-sepsis",
    },
    {
      id: "sepsis-local-source",
      level: "emergency",
      when: "(wound_infected | burning_urine | foul_lochia | cellulitis | surgery_recent | miscarriage_attempt | flank_pain) & (chills | fever | cold_body) & (confusion | cannot_stand | fast_breathing | no_urine | fainted)",
      reason: "l'infection peut passer dans le sang.",
      source: "nice-sepsis",
    },
    {
      id: "sepsis-elderly-breath",
      level: "emergency",
      when: "elderly & (fast_breathing | hard_breathing) & ~(copd & stable_condition) & (fever | cough | confusion | cannot_drink | chills)",
      reason: "à cet âge, une pneumonie est à craindre.",
      source: "nice-sepsis",
    },
    {
      id: "sepsis-named",
      level: "urgent",
      when: "sepsis",
      reason: "Une infection du sang possible se vérifie aujourd'hui.",
      source: "nice-sepsis",
    },
    {
      id: "chills-untested",
      level: "urgent",
      when: "chills & !malaria_test_negative",
      reason: "Des frissons peuvent annoncer un palu : il faut un test dans les 24 heures.",
      source: "malaria",
    },
  ],
  otherwise: {
    level: "urgent",
    reason: "Des frissons ou un corps froid sans cause claire doivent être examinés aujourd'hui.",
    source: "nice-sepsis",
  },
  advice: {
    todo: ["Prenez la température, buvez de l'eau, ne restez pas seul."],
    watch: ["Confusion, respiration rapide, plus d'urines, mains froides, malaise."],
  },
};
