import type { Presentation } from "#triage-engine/schema.ts";

/** Pale, short of blood. */
export const pallorAnaemia: Presentation = {
  id: "pallor-anaemia",
  label: "Pâleur, manque de sang",
  opens: { pallor: 4 },
  specialties: ["Médecine Générale"],
  questions: [
    {
      id: "pallor_danger",
      facts: ["hard_breathing", "fainted", "cannot_stand", "black_stool", "chest_pain"],
      you: "Avez-vous un de ces signes",
      they: "{Qui} a-t-{il} un de ces signes",
    },
    {
      id: "pallor_child",
      facts: ["fast_breathing", "floppy", "drowsy"],
      you: "Avez-vous un de ces signes",
      they: "{Qui} a-t-{il} un de ces signes",
      needs: "age < 5y",
    },
    "pregnant",
    {
      id: "pallor_urgent",
      facts: ["fever", "sickle_cell", "palpitations", "bloody_stool"],
      you: "Avez-vous un de ces signes",
      they: "{Qui} a-t-{il} un de ces signes",
    },
  ],
  rules: [
    {
      id: "pallor-severe",
      level: "emergency",
      when: "pallor & (hard_breathing | fainted | cannot_stand | black_stool | chest_pain | heavy_bleeding | soaks_pads | confusion | much_rectal_blood | child & (fast_breathing | floppy | drowsy))",
      reason: "un manque de sang grave est à craindre.",
      source: "iitt",
    },
    {
      id: "pallor-marked",
      level: "urgent",
      when: "pallor & (pregnant | postpartum | sickle_cell | fever | palpitations | bloody_stool | under_5 | elderly | getting_worse | sweating)",
      reason: "à vérifier aujourd'hui par une prise de sang.",
      source: "imci",
    },
    {
      id: "pallor-slow",
      level: "routine",
      when: "pallor & (fatigue | heavy_period | dizzy | worms)",
      reason: "une prise de sang est à faire dans la semaine.",
      source: "keneya-table",
    },
  ],
  otherwise: {
    level: "routine",
    reason: "Un manque de sang possible se vérifie dans la semaine.",
    source: "keneya-table",
  },
  advice: {
    todo: ["Mangez feuilles vertes, foie, viande, haricots si vous pouvez.", "Reposez-vous, levez-vous doucement."],
    watch: ["Souffle court, malaise, cœur qui bat vite, selles noires, saignement."],
  },
};
