import type { Presentation } from "#triage-engine/schema.ts";

/** « Fièvre jaune »: the disease, or the popular word for yellow eyes. */
export const yellowFever: Presentation = {
  id: "yellow-fever",
  label: "Fièvre jaune",
  opens: { yellow_fever: 5 },
  fits: "age >= 2mo & !vaccine_request",
  specialties: ["Médecine Générale"],
  questions: [
    {
      id: "yellow_fever_danger",
      facts: ["vomits_blood", "spontaneous_bleeding", "confusion", "no_urine", "cannot_stand"],
      you: "Avez-vous un de ces signes",
      they: "{Qui} a-t-{il} un de ces signes",
    },
    {
      id: "yellow_eyes",
      facts: ["jaundice"],
      you: "Vos yeux sont-ils jaunes ?",
      they: "{Qui} a-t-{il} les yeux jaunes ?",
    },
    "fever",
    "malaria_test",
  ],
  rules: [
    {
      id: "yellow-fever-grave",
      level: "emergency",
      when: "(yellow_fever | jaundice & fever) & (vomits_blood | spontaneous_bleeding | confusion | no_urine | cannot_stand | drowsy | black_stool)",
      reason: "c'est une urgence.",
      source: "who-yellow-fever",
    },
    {
      id: "yellow-fever-fever-jaundice",
      level: "emergency",
      when: "yellow_fever & fever & jaundice",
      reason: "Fièvre puis yeux jaunes peuvent être une fièvre jaune ou un palu grave.",
      source: "who-yellow-fever",
    },
    {
      id: "yellow-fever-part",
      level: "urgent",
      when: "yellow_fever & (fever | jaundice | fatigue | headache | body_aches)",
      reason: "cela se vérifie dans les 24 heures par une prise de sang.",
      source: "who-yellow-fever",
    },
  ],
  otherwise: {
    level: "routine",
    reason: "Sans fièvre ni yeux jaunes, un médecin peut vous conseiller dans la semaine.",
    source: "who-yellow-fever",
  },
  advice: {
    todo: ["Buvez souvent, reposez-vous sous moustiquaire."],
    avoid: ["Pas de décoction ni de purge : elles abîment le foie.", "Pas d'aspirine ni d'ibuprofène."],
    watch: ["Vomissement noir, saignement, confusion, plus d'urines."],
  },
};
