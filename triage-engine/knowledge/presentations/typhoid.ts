import { feverAdvice } from "#triage-engine/knowledge/care-advice.ts";
import type { Presentation } from "#triage-engine/schema.ts";

/** Typhoid by name, or a long fever with belly signs. */
export const typhoid: Presentation = {
  id: "typhoid",
  label: "Fièvre typhoïde",
  opens: { typhoid: 4, long_fever: 2 },
  specialties: ["Médecine Générale", "Gastroentérologie"],
  questions: [
    {
      id: "typhoid_danger",
      facts: ["rigid_belly", "bloody_stool", "confusion", "cannot_stand", "vomits_everything"],
      you: "Avez-vous un de ces signes",
      they: "{Qui} a-t-{il} un de ces signes",
    },
    "fever",
    "malaria_test",
    "duration",
  ],
  rules: [
    {
      id: "typhoid-complicated",
      level: "emergency",
      when: "(typhoid | long_fever) & (rigid_belly | severe_belly_pain | bloody_stool | black_stool | confusion | cannot_stand | vomits_everything | drowsy)",
      reason: "un intestin percé est à craindre.",
      source: "who-typhoid",
      specialties: ["Médecine Générale", "Chirurgie Générale"],
    },
    {
      id: "typhoid-possible",
      level: "urgent",
      when: "typhoid & (fever | belly_pain | diarrhea | headache | fatigue | vomiting | constipation)",
      reason: "une fièvre typhoïde se vérifie dans les 24 heures, avec un test du paludisme.",
      source: "who-typhoid",
    },
    {
      id: "typhoid-without-fever",
      level: "routine",
      when: "typhoid & !fever",
      reason: "Sans fièvre, un médecin peut revoir vos analyses dans la semaine.",
      source: "who-typhoid",
    },
  ],
  otherwise: {
    level: "urgent",
    reason: "Quand on pense à la typhoïde, la fièvre se vérifie dans les 24 heures.",
    source: "who-typhoid",
  },
  advice: feverAdvice,
};
