import { feverAdvice } from "#triage-engine/knowledge/care-advice.ts";
import type { Presentation } from "#triage-engine/schema.ts";

/** « Palu »: said for any fever or tiredness; severe signs first, then the test. */
export const malaria: Presentation = {
  id: "malaria",
  label: "Paludisme",
  // « 36,8, est-ce le palu ? »: a thermometer has answered; treated and without fever, it is over.
  fits: "age >= 6mo & !(temperature < 37.5) & !(malaria_treated & !fever)",
  opens: { malaria: 4, malaria_test_positive: 5, malaria_treated: 2 },
  specialties: ["Médecine Générale"],
  questions: [
    "danger_child",
    "danger_child_fever",
    "danger_adult",
    "danger_fever",
    "fever",
    "pregnant",
    {
      id: "malaria_sickle",
      facts: ["sickle_cell"],
      you: "Êtes-vous drépanocytaire (SS ou SC) ?",
      they: "{Qui} est-{il} drépanocytaire (SS ou SC) ?",
      needs: "fever & child",
    },
    "malaria_test",
  ],
  rules: [
    {
      id: "malaria-severe",
      level: "emergency",
      when: "malaria & (blood_urine | confusion | drowsy | hard_breathing | unconscious | neck_stiff | purple_spots | cannot_drink & child | floppy)",
      reason: "cela peut être un palu grave, qui se soigne à l'hôpital.",
      source: "malaria",
    },
    {
      id: "malaria-pregnant-severe",
      level: "emergency",
      when: "(malaria | fever) & pregnant & (cannot_stand | vomits_everything | convulsion | hard_breathing)",
      reason: "la mère et le bébé sont en danger.",
      source: "malaria",
      specialties: ["Gynécologie", "Médecine Générale"],
    },
    {
      id: "malaria-sickle-cell",
      level: "emergency",
      when: "(malaria | fever) & sickle_cell & (fever | chills)",
      reason: "cela peut devenir grave en quelques heures.",
      source: "nice-sickle",
    },
    {
      id: "malaria-positive",
      level: "urgent",
      when: "malaria_test_positive & ~(malaria_treated & !fever)",
      reason: "Un test positif demande un traitement complet commencé dans les 24 heures.",
      source: "malaria",
    },
    {
      id: "malaria-untested",
      level: "urgent",
      when: "malaria & ~(malaria_treated & !fever) & (fever | chills | sweating | body_aches | vomiting | fatigue | headache) & !malaria_test_negative",
      reason: "cela peut être un palu ; il faut un test dans les 24 heures.",
      source: "malaria",
    },
    {
      id: "malaria-after-treatment",
      level: "urgent",
      when: "malaria_treated & (fever | chills | vomiting)",
      reason: "le traitement du palu doit être revu aujourd'hui.",
      source: "malaria",
    },
    {
      id: "malaria-recovered",
      level: "routine",
      when: "malaria_treated & !fever & (stable_condition | fatigue | getting_better)",
      reason: "Un palu soigné, sans fièvre et en forme, se contrôle tranquillement dans la semaine.",
      source: "malaria",
    },
  ],
  otherwise: {
    level: "urgent",
    reason: "Quand on pense au palu, un test dans les 24 heures est nécessaire.",
    source: "malaria",
  },
  advice: feverAdvice,
};
