import type { Presentation } from "#triage-engine/schema.ts";
import { anyOf, towardsSurgery } from "#triage-engine/knowledge/ask.ts";

export const constipation: Presentation = {
  id: "constipation",
  label: "Constipation",
  fits: "age >= 12mo",
  opens: { constipation: 3.5, hard_stool: 3.5, no_stool_gas: 5 },
  specialties: ["Gastroentérologie", "Médecine Générale"],
  questions: [
    anyOf("constipation_danger", ["no_stool_gas", "bile_vomit", "rigid_belly", "saddle_numbness", "severe_belly_pain"]),
    anyOf("constipation_urgent", ["vomiting", "belly_swollen", "fever", "cannot_pass_urine"]),
    anyOf("constipation_signs", ["weight_loss", "bloody_stool", "loss_of_appetite"]),
    "duration",
  ],
  rules: [
    {
      id: "constipation-blocked",
      level: "emergency",
      when: "constipation & (bile_vomit | severe_belly_pain & (vomiting | belly_swollen))",
      reason: "Une constipation avec vomissements et forte douleur : l'intestin est peut-être bloqué.",
      source: "wses-obstruction",
      specialties: ["Chirurgie Générale"],
      advice: towardsSurgery,
    },
    {
      id: "constipation-nerves",
      level: "emergency",
      when: "constipation & saddle_numbness | constipation & both_legs_weak",
      reason:
        "Une constipation avec des jambes faibles ou une zone endormie entre les cuisses peut venir des nerfs du dos.",
      source: "nice-back",
      specialties: ["Neurologie", "Orthopédie"],
    },
    {
      id: "constipation-swollen",
      level: "urgent",
      when: "constipation & (belly_swollen | vomiting | fever | severe_pain)",
      reason: "Une constipation avec ventre gonflé, vomissements ou fièvre demande un examen dans la journée.",
      source: "wses-obstruction",
      specialties: ["Chirurgie Générale", "Gastroentérologie"],
    },
    {
      id: "constipation-alarm",
      level: "routine",
      when: "(constipation | hard_stool) & (weight_loss | bloody_stool | loss_of_appetite & duration >= 14d | pallor)",
      reason: "Une constipation avec amaigrissement, sang ou perte d'appétit doit être explorée.",
      source: "nice-cancer",
    },
    {
      id: "constipation-long",
      level: "routine",
      when: "(constipation | hard_stool) & (duration >= 21d | elderly & duration >= 5d)",
      reason: "Une constipation qui dure mérite une consultation.",
      source: "nhs",
    },
    {
      id: "constipation-child-long",
      level: "routine",
      when: "age < 15y & (constipation | hard_stool) & ~(breastfed_stool & age < 6mo) & (urine_leak | bed_wetting | slow_growth | duration >= 7d)",
      reason: "La constipation d'un enfant qui dure mérite une consultation.",
      source: "nice-child-constipation",
      specialties: ["Pédiatrie"],
    },
    {
      id: "constipation-simple",
      level: "self_care",
      when: "age >= 12mo & (constipation | hard_stool) & !no_stool_gas & !vomiting & !belly_swollen & !fever & !weight_loss & !bloody_stool & !severe_belly_pain & duration < 21d",
      reason:
        "Une constipation récente sans signe de danger s'améliore le plus souvent avec l'eau, les fruits et la marche.",
      source: "nhs",
      covers: [
        "constipation",
        "hard_stool",
        "belly_pain",
        "low_belly_pain",
        "bloating",
        "indigestion",
        "piles",
        "anal_pain",
        "blood_on_paper",
        "loss_of_appetite",
        "fatigue",
        "nausea",
        "headache",
        "unwell_vague",
        "morning_sickness",
      ],
      advice: {
        todo: [
          "Buvez au moins 8 verres d'eau par jour.",
          "Mangez papaye, mangue, légumes, céréales complètes.",
          "Allez aux toilettes à heure fixe, sans forcer.",
        ],
      },
    },
  ],
  otherwise: {
    level: "routine",
    reason: "Une constipation qui gêne mérite une consultation dans la semaine.",
    source: "nhs",
  },
  advice: {
    todo: ["Buvez plus d'eau et marchez chaque jour."],
    avoid: ["Ni purge ni lavement avec des plantes ou du piment."],
    watch: ["Consultez tout de suite si le ventre gonfle, si vous vomissez ou si les gaz ne sortent plus."],
  },
};
