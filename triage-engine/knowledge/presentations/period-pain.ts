import type { Presentation } from "#triage-engine/schema.ts";
import { anyOf } from "#triage-engine/knowledge/ask.ts";

export const periodPain: Presentation = {
  id: "period-pain",
  label: "Douleurs de règles",
  fits: "!(sex = male) & age >= 9y & !(age >= 58y)",
  opens: { period_pain: 4.5, period_usual_pain: 5, pain_during_sex: 3 },
  specialties: ["Gynécologie", "Médecine Générale"],
  questions: [
    anyOf("period_danger", ["fainted", "late_period", "soaks_pads", "rigid_belly"]),
    anyOf("period_urgent", ["fever", "severe_pain", "vomits_everything", "discharge_odour"]),
    {
      id: "period_usual",
      facts: ["period_usual_pain"],
      you: "Est-ce la même douleur que d'habitude pendant vos règles ?",
      they: "Est-ce la même douleur que d'habitude pendant ses règles ?",
    },
    "pregnant",
  ],
  rules: [
    {
      id: "period-infection",
      level: "urgent",
      when: "period_pain & (fever | discharge_odour & low_belly_pain & ~period_usual_pain | vomits_everything)",
      reason: "une infection est à craindre.",
      source: "keneya-table",
    },
    {
      id: "period-unusual",
      level: "routine",
      when: "period_pain & getting_worse | pain_during_sex",
      reason: "cela mérite une consultation.",
      source: "nice-endometriosis",
    },
    {
      id: "period-usual",
      level: "self_care",
      when: "period_usual_pain & !severe_pain & !fever & !late_period & !fainted & !soaks_pads & !vomits_everything & age < 50y",
      reason: "Des douleurs de règles habituelles, sans fièvre ni retard, se soulagent le plus souvent à la maison.",
      source: "nhs",
      covers: [
        "period_pain",
        "bleeding",
        "pain_unplaced",
        "anxiety",
        "period_usual_pain",
        "belly_pain",
        "low_belly_pain",
        "back_pain",
        "nausea",
        "vomiting",
        "diarrhea",
        "headache",
        "fatigue",
        "breast_pain",
        "cramps",
        "vaginal_bleeding",
        "irritable",
        "loss_of_appetite",
        "bloating",
        "unwell_vague",
        "upper_belly_pain",
      ],
      advice: {
        todo: [
          "Bouillotte tiède sur le ventre, repos, marche douce.",
          "Du paracétamol peut soulager, selon la notice.",
        ],
      },
    },
  ],
  otherwise: {
    level: "routine",
    reason: "Des douleurs de règles inhabituelles méritent une consultation dans la semaine.",
    source: "nice-endometriosis",
  },
  advice: {
    todo: ["Notez les dates des règles et de la douleur."],
    avoid: ["Pas de plante introduite dans le vagin."],
    watch: ["Partez tout de suite en cas de retard de règles avec douleur, de malaise ou de fièvre."],
  },
};
