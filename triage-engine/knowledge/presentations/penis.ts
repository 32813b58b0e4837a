import type { Presentation } from "#triage-engine/schema.ts";
import { anyOf, towardsSurgery } from "#triage-engine/knowledge/ask.ts";

export const penis: Presentation = {
  id: "penis",
  label: "Verge : érection qui dure, prépuce, blessure",
  fits: "!(sex = female)",
  opens: { priapism: 5, foreskin_stuck: 5, penis_injury: 5, foreskin_tight: 4, penis_pain: 3.5 },
  specialties: ["Urologie", "Médecine Générale"],
  questions: [
    anyOf("penis_danger", ["priapism", "foreskin_stuck", "cannot_pass_urine"]),
    anyOf("penis_urgent", ["fever", "discharge_urethral", "severe_pain"]),
    "duration",
  ],
  rules: [
    {
      id: "penis-priapism",
      level: "emergency",
      when: "priapism",
      reason: "Une érection douloureuse qui ne retombe pas doit être traitée en quelques heures.",
      source: "eau-urology",
      advice: {
        todo: ["Buvez de l'eau, marchez, essayez d'uriner.", "Si vous êtes drépanocytaire, dites-le tout de suite."],
        avoid: ["Ni glace prolongée, ni alcool, ni produit sexuel."],
      },
    },
    {
      id: "penis-foreskin",
      level: "emergency",
      when: "foreskin_stuck",
      reason: "Une peau coincée derrière le gland peut couper la circulation.",
      source: "eau-urology",
      advice: towardsSurgery,
    },
    {
      id: "penis-fracture",
      level: "emergency",
      when: "penis_injury & (severe_pain | heavy_bleeding | sudden_onset | cannot_pass_urine | penis_pain)",
      reason: "il faut un chirurgien tout de suite.",
      source: "eau-urology",
      advice: towardsSurgery,
    },
    {
      id: "penis-wound",
      level: "urgent",
      when: "penis_injury | (penis_pain | foreskin_tight) & (fever | severe_pain | cannot_pass_urine | discharge_urethral)",
      reason: "à voir dans la journée.",
      source: "eau-urology",
    },
    {
      id: "penis-foreskin-tight",
      level: "routine",
      when: "foreskin_tight & age >= 12y | foreskin_tight & (burning_urine | weak_stream | recurrent) | penis_pain",
      reason: "cela mérite une consultation.",
      source: "eau-urology",
    },
    {
      id: "penis-foreskin-child",
      level: "self_care",
      when: "foreskin_tight & age < 6y & !fever & !severe_pain & !burning_urine & !cannot_pass_urine",
      reason: "Chez un petit garçon, le prépuce qui ne se décalotte pas encore est normal.",
      source: "eau-urology",
      covers: ["foreskin_tight", "genital_itch"],
      advice: { avoid: ["Ne forcez jamais pour décalotter."] },
    },
  ],
  otherwise: { level: "routine", reason: "Une gêne de la verge mérite une consultation.", source: "eau-urology" },
  advice: {
    todo: ["Lavez à l'eau simple, une fois par jour."],
    avoid: ["Pas de produit irritant.", "Pas de rapport tant que c'est douloureux."],
    watch: ["Partez tout de suite si la verge devient très gonflée, noire ou si vous n'urinez plus."],
  },
};
