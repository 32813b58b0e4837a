import { fitAdvice } from "#triage-engine/knowledge/care-advice.ts";
import type { Presentation } from "#triage-engine/schema.ts";

/** « Il a fait crise »: of what? A fit until the answer says otherwise. */
export const crisis: Presentation = {
  id: "crisis",
  label: "Crise, sans précision",
  opens: { crisis: 2.5 },
  // A crisis of an illness one knows is no riddle.
  fits: "!known_migraine & !sickle_cell & !asthma & !gout & !piles & !vertigo & !tantrum",
  specialties: ["Médecine Générale", "Neurologie"],
  questions: [
    {
      id: "crisis_fit",
      facts: ["convulsion"],
      you: "Était-ce une convulsion : corps qui secoue, yeux retournés ?",
      they: "Était-ce une convulsion : corps qui secoue, yeux retournés ?",
    },
    {
      id: "crisis_known",
      facts: ["epilepsy"],
      you: "Avez-vous une épilepsie déjà connue et traitée ?",
      they: "{Qui} a-t-{il} une épilepsie déjà connue et traitée ?",
      needs: "convulsion",
    },
    "danger_adult",
    "danger_child",
    {
      id: "crisis_what",
      facts: ["fainted", "severe_pain", "chest_pain", "anxiety"],
      you: "Avez-vous un de ces signes",
      they: "{Qui} a-t-{il} un de ces signes",
    },
  ],
  rules: [
    {
      id: "crisis-fit",
      level: "emergency",
      when: "crisis & convulsion & !epilepsy",
      reason: "Une première convulsion doit être vue tout de suite.",
      source: "iitt",
      specialties: ["Neurologie", "Médecine Générale"],
      advice: fitAdvice,
    },
    {
      id: "crisis-danger",
      level: "emergency",
      when: "crisis & (hard_breathing & !asthma | confusion | drowsy | convulsion & (fever | pregnant | head_injury | child))",
      reason: "après une crise, c'est une urgence.",
      source: "iitt",
      advice: fitAdvice,
    },
  ],
  otherwise: {
    level: "urgent",
    reason: "Une crise dont la cause n'est pas claire doit être examinée aujourd'hui.",
    source: "iitt",
  },
  advice: { watch: ["Nouvelle crise, confusion, difficulté à respirer, douleur à la poitrine."] },
};
