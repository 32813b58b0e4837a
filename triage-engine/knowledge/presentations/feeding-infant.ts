import type { Presentation } from "#triage-engine/schema.ts";

/** Feeding of babies: too little, how, and when to wean. */
export const feedingInfant: Presentation = {
  id: "feeding-infant",
  label: "Alimentation du bébé",
  opens: { feeding_question: 4, poor_feeding: 3, cannot_drink: 3, loss_of_appetite: 2, no_milk: 4 },
  fits: "age < 6y",
  specialties: ["Pédiatrie", "Médecine Générale"],
  questions: [
    "danger_infant",
    "danger_child",
    "fever",
    "malaria_test",
    "urine",
    {
      id: "feeding_state",
      facts: ["poor_feeding", "vomiting", "slow_growth"],
      you: "Le bébé a-t-il un de ces signes",
      they: "{Qui} a-t-{il} un de ces signes",
    },
  ],
  rules: [
    {
      id: "feeding-dry",
      level: "emergency",
      when: "age < 3y & (poor_feeding | cannot_drink) & (no_urine | sunken_eyes | drowsy | floppy)",
      reason: "un bébé manque alors gravement d'eau.",
      source: "imci",
    },
    {
      id: "feeding-poor",
      level: "urgent",
      when: "age < 12mo & poor_feeding",
      reason: "Un bébé qui tète ou boit moins doit être examiné aujourd'hui.",
      source: "imci",
    },
    {
      id: "feeding-growth",
      level: "routine",
      when: "age < 6y & (slow_growth | loss_of_appetite & days(loss_of_appetite) >= 7)",
      reason: "cela se vérifie avec une pesée.",
      source: "imci",
    },
    {
      id: "feeding-advice",
      level: "self_care",
      when: "(feeding_question | loss_of_appetite) & age >= 1d & age < 6y & !cannot_drink & !fever & !hard_breathing & !convulsion & !poor_feeding & !vomiting & !slow_growth & !no_urine",
      reason: "Un bébé qui boit, grossit et n'a aucun signe de danger peut rester à la maison.",
      source: "imci",
      covers: [
        "feeding_question",
        "loss_of_appetite",
        "teething",
        "baby_spits_up",
        "hiccups",
        "crying_baby",
        "breastfed_stool",
      ],
      advice: {
        todo: ["Jusqu'à 6 mois : le sein seul, jour et nuit ; puis bouillie enrichie en plus du sein jusqu'à 2 ans."],
        avoid: ["Pas d'eau ni de tisane avant 6 mois."],
      },
    },
  ],
  otherwise: {
    level: "routine",
    reason: "L'alimentation et le poids se vérifient dans la semaine.",
    source: "imci",
  },
  advice: { watch: ["Tète moins, urine moins, vomit, corps chaud, dort trop."] },
};
