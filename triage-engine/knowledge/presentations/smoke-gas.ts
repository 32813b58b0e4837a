import type { Presentation } from "#triage-engine/schema.ts";
import { anyOf } from "#triage-engine/knowledge/ask.ts";

const freshAir = {
  todo: [
    "Sortez tout le monde à l'air libre, ouvrez portes et fenêtres, éteignez le feu.",
    "Si quelqu'un ne respire pas : massage cardiaque.",
    "Faites examiner toutes les personnes qui étaient dans la pièce.",
  ],
  avoid: ["N'entrez pas dans la fumée sans secours.", "Ne rallumez rien s'il y a une odeur de gaz."],
} as const;

export const smokeGas: Presentation = {
  id: "smoke-gas",
  label: "Fumée ou gaz respirés",
  opens: { smoke_gas: 5, fumes: 4 },
  specialties: ["Médecine Générale"],
  questions: [
    anyOf("smoke_danger", ["hard_breathing", "drowsy", "fainted", "hoarse", "confusion"]),
    anyOf("smoke_urgent", ["vomiting", "chest_pain", "wheeze", "dizzy"]),
  ],
  rules: [
    {
      id: "smoke-closed",
      level: "emergency",
      when: "smoke_gas",
      reason:
        "La fumée de charbon ou de moteur dans un lieu fermé contient un gaz sans odeur qui peut tuer ; un mal de tête ou un vertige en est le premier signe.",
      source: "french",
      advice: freshAir,
    },
    {
      id: "smoke-fumes",
      level: "emergency",
      when: "fumes & (hard_breathing | drowsy | fainted | hoarse | confusion | noisy_breathing | blue_lips | convulsion)",
      reason: "cela demande des soins immédiats.",
      source: "french",
      advice: freshAir,
    },
    {
      id: "smoke-light-signs",
      level: "urgent",
      when: "fumes & (vomiting | chest_pain | wheeze | dizzy | asthma | pregnant)",
      reason: "à examiner aujourd'hui.",
      source: "french",
    },
    {
      id: "smoke-passing",
      level: "self_care",
      when: "fumes & !hard_breathing & !drowsy & !fainted & !hoarse & !confusion & !vomiting & !chest_pain & !wheeze & !dizzy",
      reason: "Une gêne légère après des vapeurs passe à l'air libre.",
      source: "keneya-table",
      covers: ["fumes", "cough", "headache", "nausea", "itchy_eyes", "red_eye", "sore_throat"],
    },
  ],
  otherwise: {
    level: "urgent",
    reason: "Après de la fumée ou des vapeurs, un examen aujourd'hui est prudent.",
    source: "french",
  },
  advice: { ...freshAir, watch: ["gêne pour respirer", "mal de tête, vertige", "somnolence"] },
};
