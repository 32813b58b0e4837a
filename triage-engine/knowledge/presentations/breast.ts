import type { Presentation } from "#triage-engine/schema.ts";
import { anyOf, one } from "#triage-engine/knowledge/ask.ts";

export const breast: Presentation = {
  id: "breast",
  label: "Sein : douleur, boule, allaitement",
  opens: {
    breast_pain: 4,
    breast_red: 4.5,
    breast_abscess: 5,
    breast_lump: 5,
    breast_change: 5,
    sore_nipple: 4.5,
    no_milk: 4,
  },
  specialties: ["Gynécologie", "Chirurgie Générale"],
  questions: [
    anyOf("breast_urgent", ["fever", "breast_red", "breast_abscess"]),
    anyOf("breast_sepsis", ["confusion", "cannot_stand", "vomits_everything"], "fever"),
    anyOf("breast_routine", ["breast_lump", "breast_change"]),
    one(
      "breast_lump_fast",
      "lump_worrying",
      "La boule grossit-elle vite, ou est-elle dure et fixe ?",
      "La boule grossit-elle vite, ou est-elle dure et fixe ?",
      "breast_lump",
    ),
    {
      id: "breast_cycle",
      facts: ["breastfeeding"],
      choices: [
        { label: "J'allaite", yes: ["breastfeeding"] },
        { label: "Avant mes règles", yes: ["period_now"], no: ["breastfeeding"] },
        { label: "Ni l'un ni l'autre", no: ["breastfeeding", "period_now"] },
      ],
      you: "Est-ce que vous allaitez, ou est-ce juste avant vos règles ?",
      they: "Est-ce qu'elle allaite, ou est-ce juste avant ses règles ?",
      needs: "breast_pain",
    },
    "duration",
  ],
  rules: [
    {
      id: "breast-sepsis",
      level: "emergency",
      when: "(breast_red | breast_abscess) & fever & (confusion | cannot_stand | vomits_everything | fast_breathing)",
      reason: "une infection grave est à craindre.",
      source: "pcpnc",
    },
    {
      id: "breast-mastitis",
      level: "urgent",
      when: "breast_abscess | breast_red | breast_pain & fever",
      reason: "cela peut être une infection ; examen dans la journée.",
      source: "pcpnc",
    },
    {
      id: "breast-lump-fast",
      level: "urgent",
      when: "breast_lump & lump_worrying & duration < 60d",
      reason: "Une boule du sein dure, fixe ou qui grossit vite doit être examinée rapidement.",
      source: "keneya-table",
    },
    {
      id: "breast-lump",
      level: "routine",
      when: "breast_lump | breast_change",
      reason: "à examiner dans la semaine ; le plus souvent ce n'est pas un cancer.",
      source: "nice-cancer",
    },
    {
      id: "breast-nipple",
      level: "routine",
      when: "sore_nipple | no_milk",
      reason: "une sage-femme peut vous soulager cette semaine.",
      source: "nice-postnatal",
    },
    {
      id: "breast-cycle",
      level: "self_care",
      when: "breast_pain & (breastfeeding | period_now | pregnant) & !fever & !breast_red & !breast_lump & !breast_change & !breast_abscess & duration < 14d",
      reason: "sans fièvre ni rougeur, c'est fréquent.",
      source: "nhs",
      covers: [
        "breast_pain",
        "period_pain",
        "low_belly_pain",
        "belly_pain",
        "fatigue",
        "vaginal_bleeding",
        "nausea",
        "morning_sickness",
      ],
      advice: {
        todo: [
          "Videz le sein souvent en faisant téter, massez doucement sous l'eau tiède.",
          "Portez un soutien-gorge qui tient bien.",
        ],
      },
    },
  ],
  otherwise: { level: "routine", reason: "Une gêne du sein mérite un examen dans la semaine.", source: "nice-cancer" },
  advice: {
    todo: ["Si vous allaitez, continuez à donner le sein des deux côtés."],
    avoid: ["Ni plante ni pommade sur le mamelon.", "Ne percez pas une boule."],
    watch: ["Consultez le jour même si le sein devient rouge et chaud ou si la fièvre vient."],
  },
};
