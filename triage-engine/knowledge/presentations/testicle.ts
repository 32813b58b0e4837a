import type { Presentation } from "#triage-engine/schema.ts";
import { anyOf, one, towardsSurgery } from "#triage-engine/knowledge/ask.ts";

export const testicle: Presentation = {
  id: "testicle",
  label: "Douleur ou grosseur d'un testicule",
  fits: "!(sex = female)",
  opens: { testicle_pain: 5, testicle_swelling: 4.5, testicle_lump: 4.5, testicle_missing: 5 },
  specialties: ["Urologie", "Chirurgie Générale"],
  questions: [
    one("testicle_danger", "testicle_pain", "Le testicule fait-il mal ?", "Le testicule fait-il mal ?"),
    anyOf("testicle_danger_2", ["sudden_onset", "vomiting", "belly_pain"], "testicle_pain"),
    anyOf("testicle_swollen_danger", ["vomiting", "severe_pain", "black_skin"], "testicle_swelling"),
    "duration",
    anyOf("testicle_urgent", ["fever", "testicle_lump", "discharge_urethral"]),
  ],
  rules: [
    {
      id: "testicle-torsion",
      level: "emergency",
      when: "testicle_pain & (sudden_onset | vomiting | severe_pain | belly_pain | days(testicle_pain) <= 1 | age < 18y)",
      reason: "Une douleur récente d'un testicule peut être une torsion : il faut opérer dans les 6 heures.",
      source: "eau-urology",
      advice: { avoid: (towardsSurgery.avoid ?? []).slice(0, 1) },
    },
    {
      id: "testicle-spreading",
      level: "emergency",
      when: "testicle_swelling & (skin_peeling | black_skin | fever & (confusion | cannot_stand | diabetes & severe_pain))",
      reason: "une infection très grave est à craindre.",
      source: "eau-urology",
      advice: towardsSurgery,
    },
    {
      id: "testicle-hernia",
      level: "emergency",
      when: "testicle_swelling & (vomiting | severe_pain | no_stool_gas | hernia_stuck)",
      reason: "une hernie coincée est à craindre.",
      source: "wses-hernia",
      specialties: ["Chirurgie Générale"],
      advice: towardsSurgery,
    },
    {
      id: "testicle-infection",
      level: "urgent",
      when: "(testicle_swelling | testicle_pain) & (fever | discharge_urethral | burning_urine) | testicle_pain",
      reason: "à voir dans la journée.",
      source: "eau-urology",
    },
    {
      id: "testicle-hard",
      level: "urgent",
      when: "testicle_lump",
      reason: "Une boule dure dans un testicule doit être examinée sans attendre.",
      source: "nice-cancer",
    },
    {
      id: "testicle-slow",
      level: "routine",
      when: "testicle_swelling | testicle_missing",
      reason: "cela mérite un examen dans la semaine.",
      source: "eau-urology",
    },
  ],
  otherwise: {
    level: "urgent",
    reason: "Un trouble d'un testicule doit être examiné rapidement.",
    source: "eau-urology",
  },
  advice: {
    todo: [
      "Ne mangez et ne buvez rien en chemin si la douleur est récente : une opération peut être nécessaire.",
      "Soutenez les bourses avec un slip serré.",
    ],
    avoid: ["N'attendez pas que la douleur passe.", "Ni massage ni pommade."],
    watch: ["Chaque heure compte pour sauver le testicule."],
  },
};
