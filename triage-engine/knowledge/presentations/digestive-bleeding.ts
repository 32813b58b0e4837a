import type { Presentation } from "#triage-engine/schema.ts";
import { anyOf, onTheWayBleeding, one } from "#triage-engine/knowledge/ask.ts";

export const digestiveBleeding: Presentation = {
  id: "digestive-bleeding",
  label: "Sang vomi, dans les selles, ou selles noires",
  opens: {
    vomits_blood: 5,
    black_stool: 4.5,
    much_rectal_blood: 5,
    bloody_stool: 3,
    streak_blood_vomit: 4,
    blood_on_paper: 2,
  },
  specialties: ["Gastroentérologie", "Chirurgie Générale"],
  questions: [
    anyOf("bleeding_danger", ["much_rectal_blood", "black_stool", "fainted", "cannot_stand", "vomits_blood"]),
    one(
      "bleeding_iron",
      "takes_iron",
      "Prenez-vous des comprimés de fer ?",
      "{Qui} prend-{il} des comprimés de fer ?",
      "black_stool",
    ),
    anyOf("bleeding_urgent", ["fever", "diarrhea", "belly_pain", "anticoagulant", "pallor"]),
    "duration",
  ],
  rules: [
    {
      id: "bleeding-much",
      level: "emergency",
      when: "much_rectal_blood",
      reason: "Beaucoup de sang par l'anus peut mettre la vie en danger.",
      source: "nice-gi-bleeding",
      specialties: ["Chirurgie Générale", "Gastroentérologie"],
      advice: onTheWayBleeding,
    },
    {
      id: "bleeding-faint",
      level: "emergency",
      when: "(bloody_stool | vomits_blood | black_stool | streak_blood_vomit) & (fainted | cannot_stand | confusion | sweating & dizzy | pallor & child)",
      reason: "la perte de sang est peut-être importante.",
      source: "iitt",
      specialties: ["Chirurgie Générale", "Gastroentérologie"],
      advice: onTheWayBleeding,
    },
    {
      id: "bleeding-black",
      level: "emergency",
      when: "black_stool & !takes_iron",
      reason: "Des selles noires comme du goudron peuvent être du sang venu de l'estomac.",
      source: "nice-gi-bleeding",
      advice: onTheWayBleeding,
    },
    {
      id: "bleeding-black-iron",
      level: "urgent",
      when: "black_stool & (pallor | dizzy | ulcer_known | takes_anti_inflammatory)",
      reason: "un saignement doit être écarté dans la journée.",
      source: "nice-gi-bleeding",
    },
    {
      id: "bleeding-iron",
      level: "routine",
      when: "black_stool & takes_iron",
      reason: "Les comprimés de fer noircissent les selles ; parlez-en à une consultation.",
      source: "nice-gi-bleeding",
    },
    {
      id: "bleeding-thin-blood",
      level: "urgent",
      when: "bloody_stool & (anticoagulant | liver_disease | pregnant & ~(piles & blood_on_paper) | fever | belly_pain | pallor | elderly)",
      reason: "à voir dans la journée.",
      source: "keneya-table",
    },
    {
      id: "bleeding-streak",
      level: "urgent",
      when: "streak_blood_vomit",
      reason: "Des filets de sang après des efforts pour vomir demandent un avis dans la journée.",
      source: "nice-gi-bleeding",
    },
    {
      id: "bleeding-mixed",
      level: "routine",
      when: "bloody_stool",
      reason: "Du sang dans les selles, même un peu, mérite un examen dans la semaine.",
      source: "nice-cancer",
    },
  ],
  otherwise: {
    level: "urgent",
    reason: "Un saignement du tube digestif doit être vu dans la journée.",
    source: "nice-gi-bleeding",
  },
  advice: {
    todo: ["Gardez une photo des selles ou du vomi pour le médecin.", "Restez couché si vous avez la tête qui tourne."],
    avoid: [
      "Pas d'aspirine ni d'anti-inflammatoire.",
      "Ne mangez pas avant d'avoir vu un soignant si le saignement est important.",
    ],
    watch: ["Appelez tout de suite en cas de malaise, de sang abondant ou de selles noires."],
  },
};
