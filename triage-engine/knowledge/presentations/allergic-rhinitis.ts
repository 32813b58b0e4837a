import { anyOf } from "#triage-engine/knowledge/ask.ts";
import type { Presentation } from "#triage-engine/schema.ts";

/** Nose and eyes bothered by dust, harmattan, animals. */
export const allergicRhinitis: Presentation = {
  id: "allergic-rhinitis",
  label: "Nez allergique, harmattan",
  opens: { itchy_nose: 5 },
  fits: "age >= 2y",
  specialties: ["ORL", "Médecine Générale"],
  questions: [anyOf("rhinitis_urgent", ["hard_breathing", "wheeze", "fever", "face_swelling"]), "duration"],
  rules: [
    {
      id: "rhinitis-chest",
      level: "urgent",
      when: "itchy_nose & (wheeze | hard_breathing & !child)",
      reason: "à voir aujourd'hui.",
      source: "aria",
    },
    {
      id: "rhinitis-long",
      level: "routine",
      when: "itchy_nose & duration >= 30d",
      reason: "Un nez gêné plus d'un mois mérite une consultation.",
      source: "aria",
    },
    {
      id: "rhinitis-simple",
      level: "self_care",
      when: "itchy_nose & age >= 2y & !hard_breathing & !wheeze & !fever & !face_swelling & duration < 30d",
      reason: "Un nez qui coule ou éternue avec la poussière ou l'harmattan, sans fièvre, se soigne à la maison.",
      source: "aria",
      covers: [
        "itchy_nose",
        "runny_nose",
        "blocked_nose",
        "sneezing",
        "itchy_eyes",
        "eye_watering",
        "red_eye",
        "cough",
        "sore_throat",
        "headache",
        "fatigue",
        "itch",
        "dry_lips",
        "nosebleed",
        "facial_pain",
        "hoarse",
        "smell_lost",
        "snoring",
        "eye_dust",
      ],
      advice: { todo: ["Lavez le nez à l'eau salée, couvrez nez et bouche dehors, mouillez le sol avant de balayer."] },
    },
  ],
  otherwise: {
    level: "routine",
    reason: "Une allergie du nez mérite une consultation dans la semaine.",
    source: "aria",
  },
  advice: { watch: ["Souffle court, sifflement, visage qui gonfle : urgence."] },
};
