import type { Presentation } from "#triage-engine/schema.ts";
import { anyOf, towardsSurgery } from "#triage-engine/knowledge/ask.ts";

export const constipationBaby: Presentation = {
  id: "constipation-baby",
  label: "Constipation du bébé",
  fits: "age < 12mo",
  opens: { constipation: 3.5, hard_stool: 3.5, no_stool_gas: 5 },
  specialties: ["Pédiatrie"],
  questions: [
    anyOf("constipation_baby_danger", ["bile_vomit", "belly_swollen", "cannot_drink", "floppy", "no_stool_newborn"]),
    anyOf("constipation_baby_urgent", ["vomiting", "fever", "bloody_stool", "poor_feeding"]),
    "duration",
  ],
  rules: [
    {
      id: "constipation-baby-blocked",
      level: "emergency",
      when: "age < 12mo & constipation & (bile_vomit | belly_swollen | floppy | cannot_drink)",
      reason: "un bébé a peut-être alors l'intestin bloqué.",
      source: "etat",
      specialties: ["Pédiatrie", "Chirurgie Générale"],
      advice: towardsSurgery,
    },
    {
      id: "constipation-baby-first-days",
      level: "emergency",
      when: "age < 8d & no_stool_newborn",
      reason: "Un nouveau-né qui n'a pas eu ses premières selles en 2 jours doit être vu tout de suite.",
      source: "nice-child-constipation",
      specialties: ["Pédiatrie", "Chirurgie Générale"],
      advice: towardsSurgery,
    },
    {
      id: "constipation-baby-signs",
      level: "urgent",
      when: "age < 12mo & (constipation | hard_stool) & (vomiting | bloody_stool | poor_feeding | severe_pain | age < 28d & hard_stool)",
      reason: "à voir dans la journée.",
      source: "nice-child-constipation",
    },
    {
      id: "constipation-baby-hard",
      level: "routine",
      when: "age < 12mo & hard_stool & duration >= 5d",
      reason: "Des selles dures qui continuent chez un bébé méritent une consultation.",
      source: "nice-child-constipation",
    },
    {
      id: "constipation-baby-simple",
      level: "self_care",
      when: "age >= 28d & age < 12mo & (constipation | hard_stool) & !bile_vomit & !belly_swollen & !cannot_drink & !vomiting & !fever & !bloody_stool & !poor_feeding & duration < 8d",
      reason: "Un bébé qui tète bien et dont le ventre est souple peut rester quelques jours sans selles.",
      source: "nice-child-constipation",
      covers: [
        "constipation",
        "hard_stool",
        "crying_baby",
        "bloating",
        "baby_spits_up",
        "belly_pain",
        "irritable",
        "hiccups",
        "feeding_question",
      ],
      advice: {
        todo: ["Continuez le sein à la demande.", "Massez doucement le ventre et pliez les jambes en pédalant."],
      },
    },
  ],
  otherwise: {
    level: "routine",
    reason: "La constipation d'un bébé mérite une consultation dans la semaine.",
    source: "nice-child-constipation",
  },
  advice: {
    todo: ["Continuez le sein à la demande."],
    avoid: [
      "Ni lavement, ni purge, ni piment, ni savon : ils peuvent tuer un bébé.",
      "Pas d'eau ni de tisane avant 6 mois.",
    ],
    watch: ["Partez tout de suite si le ventre gonfle, s'il vomit ou tète mal."],
  },
};
