import { anyOf } from "#triage-engine/knowledge/ask.ts";
import type { Presentation } from "#triage-engine/schema.ts";

export const palpitationsPresentation: Presentation = {
  id: "palpitations",
  label: "Cœur qui bat vite, fort ou de travers",
  opens: { palpitations: 4, faint_on_effort: 4 },
  specialties: ["Cardiologie", "Médecine Générale"],
  questions: [
    anyOf("palpitations_danger", ["fainted", "chest_pressure", "hard_breathing", "one_side_weak", "electric_shock"]),
    {
      id: "palpitations_panic",
      facts: ["panic"],
      you: "Est-ce venu avec une grande peur, comme une crise d'angoisse ?",
      they: "Est-ce venu avec une grande peur, comme une crise d'angoisse ?",
      needs: "age < 40y",
    },
    anyOf("palpitations_urgent", ["chest_pain", "dizzy", "heart_disease", "fever", "pallor"]),
    "pregnant",
  ],
  rules: [
    {
      id: "palpitations-faint",
      level: "emergency",
      when: "palpitations & (fainted & !panic | fainted & age >= 40y | faint_on_effort | one_side_weak | speech_trouble | confusion | cannot_stand | lying_flat_worse | blue_lips | electric_shock) | faint_on_effort",
      reason: "cela peut annoncer un arrêt du cœur.",
      source: "esc-syncope",
    },
    {
      id: "palpitations-chest",
      level: "emergency",
      when: "palpitations & (chest_pain | chest_pressure | hard_breathing) & age >= 15y & (age >= 40y | !panic)",
      reason: "c'est une urgence.",
      source: "esc-rhythm",
    },
    {
      id: "palpitations-child",
      level: "emergency",
      when: "child & palpitations & (fainted | chest_pain | hard_breathing | pallor)",
      reason: "c'est une urgence chez un enfant.",
      source: "etat",
      specialties: ["Pédiatrie", "Cardiologie"],
    },
    {
      id: "palpitations-urgent",
      level: "urgent",
      when: "palpitations & (dizzy | heart_disease | chest_pain | hard_breathing | age >= 60y & duration < 30d | pregnant | postpartum | pallor | fever | weight_loss | goitre | sickle_cell | hypertension & duration < 7d | diabetes & sweating)",
      reason: "un examen et un tracé du cœur sont à faire aujourd'hui.",
      source: "esc-rhythm",
    },
    {
      id: "palpitations-visit",
      level: "routine",
      when: "palpitations & ~panic & ~stress & ~snake_seen & ~(anxiety & age < 40y)",
      reason: "Des palpitations brèves sans malaise méritent un tracé du cœur dans la semaine.",
      source: "esc-rhythm",
    },
  ],
  otherwise: {
    level: "routine",
    reason: "Des palpitations méritent un tracé du cœur dans la semaine.",
    source: "esc-rhythm",
  },
  advice: {
    todo: ["Asseyez-vous, respirez lentement ; notez la durée et ce qui déclenche."],
    avoid: ["Pas de café, de boisson énergisante, de tabac ni d'alcool."],
    watch: ["Malaise, poitrine qui serre, souffle court : appelez le 185."],
  },
};
