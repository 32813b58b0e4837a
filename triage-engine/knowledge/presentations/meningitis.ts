import { feverAdvice } from "#triage-engine/knowledge/care-advice.ts";
import type { Presentation } from "#triage-engine/schema.ts";

/** Meningitis: by name, by a stiff neck, or after contact with a case. */
export const meningitis: Presentation = {
  id: "meningitis",
  label: "Méningite",
  opens: { meningitis: 4, meningitis_contact: 5, neck_stiff: 3, bulging_fontanelle: 5, light_hurts: 2 },
  specialties: ["Médecine Générale", "Neurologie"],
  questions: [
    "fever",
    {
      id: "meningitis_signs",
      facts: ["neck_stiff", "purple_spots", "confusion", "convulsion", "drowsy"],
      you: "Avez-vous un de ces signes",
      they: "{Qui} a-t-{il} un de ces signes",
    },
  ],
  rules: [
    {
      id: "meningitis-signs-together",
      level: "emergency",
      when: "2 of (neck_stiff, fever, confusion | drowsy | unconscious, purple_spots, bulging_fontanelle) | neck_stiff & (headache & vomiting | light_hurts | worst_headache)",
      reason: "une méningite est à craindre, qui se soigne dans l'heure.",
      source: "who-meningitis",
      specialties: ["Neurologie", "Médecine Générale"],
    },
    {
      id: "meningitis-fontanelle",
      level: "emergency",
      when: "bulging_fontanelle & infant",
      reason: "Une fontanelle bombée chez un bébé fait craindre une méningite.",
      source: "imci",
      specialties: ["Pédiatrie", "Neurologie"],
    },
    {
      id: "meningitis-named",
      level: "emergency",
      when: "(meningitis | meningitis_contact) & (fever & headache | neck_stiff | purple_spots | confusion | convulsion | drowsy)",
      reason: "cela demande l'hôpital tout de suite.",
      source: "who-meningitis",
      specialties: ["Neurologie", "Médecine Générale"],
    },
    {
      id: "meningitis-contact",
      level: "urgent",
      when: "meningitis_contact",
      reason:
        "Après un contact proche avec un cas de méningite, un traitement qui protège se donne dans les 24 heures.",
      source: "who-meningitis",
    },
    {
      id: "meningitis-child-neck",
      level: "urgent",
      when: "neck_stiff & child & ~neck_pain",
      reason: "chez un enfant, à examiner dans la journée.",
      source: "who-meningitis",
    },
  ],
  otherwise: {
    level: "routine",
    reason: "Sans fièvre ni signe de danger, un médecin peut vérifier la nuque et vos vaccins.",
    source: "who-meningitis",
  },
  advice: { ...feverAdvice, todo: ["Surveillez la température deux fois par jour."] },
};
