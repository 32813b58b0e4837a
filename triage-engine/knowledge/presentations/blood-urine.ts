import type { Presentation } from "#triage-engine/schema.ts";
import { anyOf, one } from "#triage-engine/knowledge/ask.ts";

export const bloodUrine: Presentation = {
  id: "blood-urine",
  label: "Sang dans les urines",
  fits: "age >= 15y",
  opens: { blood_urine: 4.5, orange_urine: 5 },
  specialties: ["Urologie", "Médecine Générale"],
  questions: [
    one(
      "urine_orange",
      "orange_drug",
      "Prenez-vous un traitement de la tuberculose, ou des vitamines ?",
      "Un traitement de la tuberculose, ou des vitamines, est-il pris ?",
      "orange_urine",
    ),
    anyOf("urine_orange_danger", ["jaundice", "fever", "burning_urine", "little_urine"], "orange_urine"),
    "pregnant",
    anyOf("blood_urine_pain", ["fever", "flank_pain", "burning_urine"], "red_food"),
    "duration",
    anyOf("blood_urine_danger", ["fainted", "cannot_pass_urine", "confusion", "purple_spots", "no_urine"]),
  ],
  rules: [
    {
      id: "blood-urine-danger",
      level: "emergency",
      when: "blood_urine & (fainted | cannot_pass_urine | confusion | purple_spots | no_urine | fever & jaundice)",
      reason: "cela demande des soins tout de suite.",
      source: "keneya-table",
    },
    {
      id: "blood-urine-injury",
      level: "emergency",
      when: "blood_urine & (road_crash | high_fall | stab_gun | crush)",
      reason: "un rein ou la vessie est peut-être blessé.",
      source: "iitt",
      specialties: ["Chirurgie Générale", "Urologie"],
    },
    {
      id: "blood-urine-any",
      level: "urgent",
      when: "blood_urine & (~red_food | fever | flank_pain | burning_urine | pregnant | getting_worse)",
      reason: "une analyse est à faire dans la journée.",
      source: "keneya-table",
    },
    {
      id: "orange-urine-ill",
      level: "urgent",
      when: "orange_urine & (jaundice | fever | little_urine)",
      reason: "cela peut venir du foie ; examen aujourd'hui.",
      source: "keneya-table",
      specialties: ["Médecine Générale", "Gastroentérologie"],
    },
    {
      id: "orange-urine-drug",
      level: "self_care",
      when: "orange_urine & orange_drug & !jaundice & !fever & !burning_urine & !little_urine",
      reason: "La rifampicine et certaines vitamines colorent les urines et les larmes en orange, sans danger.",
      source: "nhs",
      covers: ["orange_urine", "anxiety", "tuberculosis"],
      advice: {
        todo: ["Continuez le traitement sans sauter de jour."],
        watch: ["Des yeux jaunes, des vomissements ou un manque d'appétit : consultez le jour même."],
      },
    },
    {
      id: "orange-urine-look",
      level: "routine",
      when: "orange_urine & (~orange_drug | burning_urine)",
      reason: "Des urines orange sans cause connue se font vérifier dans la semaine.",
      source: "keneya-table",
      specialties: ["Médecine Générale"],
    },
    {
      id: "blood-urine-food",
      level: "self_care",
      when: "blood_urine & red_food & !fever & !flank_pain & !burning_urine & ~pregnant & duration <= 2d",
      reason:
        "La betterave et certains colorants rougissent les urines un jour ou deux : si cela dure, faites vérifier.",
      source: "nhs",
      covers: ["blood_urine"],
    },
  ],
  otherwise: {
    level: "urgent",
    reason: "Du sang dans les urines demande une analyse dans la journée.",
    source: "keneya-table",
  },
  advice: {
    todo: ["Buvez beaucoup d'eau.", "Gardez un peu d'urine dans un flacon propre."],
    avoid: ["Pas d'aspirine ni d'anti-inflammatoire.", "Évitez les baignades dans l'eau dormante (bilharziose)."],
    watch: ["Partez tout de suite si vous n'arrivez plus à uriner, si des caillots sortent ou en cas de malaise."],
  },
};
