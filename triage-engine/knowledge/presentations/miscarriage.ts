import type { Presentation } from "#triage-engine/schema.ts";
import { anyOf, one } from "#triage-engine/knowledge/ask.ts";

export const miscarriage: Presentation = {
  id: "miscarriage",
  label: "Fausse couche, interruption ou grossesse non désirée",
  fits: "!(sex = male)",
  opens: { miscarriage_attempt: 5, abortion_request: 5, tissue_passed: 5 },
  specialties: ["Gynécologie", "Médecine Générale"],
  questions: [
    anyOf(
      "miscarriage_danger",
      ["soaks_pads", "fever", "severe_belly_pain", "fainted", "discharge_odour"],
      "miscarriage_attempt | tissue_passed",
    ),
    anyOf("miscarriage_bleeding", ["vaginal_bleeding", "belly_pain"]),
    "duration",
    one(
      "abortion_mood",
      "suicidal_thoughts",
      "Avez-vous des idées de mourir ou de vous faire du mal ?",
      "{Qui} a-t-{il} des idées de mourir ou de se faire du mal ?",
      "abortion_request",
    ),
  ],
  rules: [
    {
      id: "miscarriage-danger",
      level: "emergency",
      when: "(miscarriage_attempt | tissue_passed) & (soaks_pads | heavy_bleeding | fever | chills | severe_belly_pain | belly_pain & severe_pain | fainted | discharge_odour | cannot_stand | rigid_belly)",
      reason: "la vie est en danger.",
      source: "who-abortion",
      advice: {
        todo: [
          "Partez tout de suite à l'hôpital, accompagnée : les soins sont dus à toute femme, sans jugement.",
          "Dites ce qui a été pris ou fait : c'est confidentiel et cela aide à soigner.",
        ],
        avoid: ["Ne mettez rien dans le vagin."],
      },
    },
    {
      id: "miscarriage-bleeding",
      level: "urgent",
      when: "(miscarriage_attempt | tissue_passed) & (vaginal_bleeding | bleeding | belly_pain | low_belly_pain | vaginal_discharge) | tissue_passed",
      reason: "à examiner dans la journée.",
      source: "who-abortion",
    },
    {
      id: "miscarriage-recent",
      level: "urgent",
      when: "miscarriage_attempt & duration < 14d",
      reason: "Après une fausse couche ou une interruption récente, un contrôle évite les complications.",
      source: "who-abortion",
    },
    {
      id: "abortion-request",
      level: "routine",
      when: "abortion_request",
      reason: "Une grossesse non désirée se parle en consultation, en confiance et sans jugement, cette semaine.",
      source: "who-abortion",
      advice: {
        todo: ["Prenez un rendez-vous confidentiel pour connaître le terme et ce qui est possible pour vous."],
        avoid: ["Aucun comprimé de la rue, aucune tige ni plante : ils peuvent tuer."],
      },
    },
  ],
  otherwise: {
    level: "routine",
    reason: "Un contrôle après une fausse couche se fait dans la semaine.",
    source: "who-abortion",
  },
  advice: {
    todo: ["Reposez-vous, notez l'heure et la quantité de sang."],
    avoid: ["Ni plante, ni comprimé de la rue, ni objet dans le vagin."],
    watch: ["Partez tout de suite en cas de fièvre, de sang abondant, de forte douleur ou de malaise."],
  },
};
