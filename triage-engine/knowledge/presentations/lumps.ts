import type { Presentation } from "#triage-engine/schema.ts";
import { anyOf, towardsSurgery } from "#triage-engine/knowledge/ask.ts";

export const lumps: Presentation = {
  id: "lumps",
  label: "Hernie, goitre, boule",
  opens: { hernia: 4.5, hernia_stuck: 5, groin_lump: 4.5, goitre: 4.5, goitre_growing: 5, lump: 2.5, lump_worrying: 3 },
  fits: "~breast_lump",
  specialties: ["Chirurgie Générale", "Médecine Générale"],
  questions: [
    anyOf("hernia_danger", ["hernia_stuck", "vomiting", "no_stool_gas", "severe_pain"], "~(~(hernia | groin_lump))"),
    anyOf(
      "hernia_baby",
      ["inconsolable_crying", "poor_feeding", "belly_swollen"],
      "age < 12mo & (hernia | groin_lump)",
    ),
    anyOf("goitre_danger", ["hard_breathing", "noisy_breathing", "cannot_swallow"], "~(~goitre)"),
    anyOf("lump_urgent", ["fever", "lump_worrying"]),
    "duration",
  ],
  rules: [
    {
      id: "hernia-stuck",
      level: "emergency",
      when: "hernia_stuck | (hernia | groin_lump) & (vomiting | no_stool_gas | severe_pain)",
      reason:
        "Une hernie douloureuse qui ne rentre plus peut bloquer l'intestin : il faut un chirurgien tout de suite.",
      source: "wses-hernia",
      specialties: ["Chirurgie Générale"],
      advice: towardsSurgery,
    },
    {
      id: "hernia-baby",
      level: "emergency",
      when: "age < 12mo & (hernia | groin_lump) & (inconsolable_crying | poor_feeding | belly_swollen)",
      reason: "Chez un bébé, une hernie avec des pleurs que rien ne calme est peut-être coincée.",
      source: "wses-hernia",
      specialties: ["Chirurgie Générale", "Pédiatrie"],
      advice: towardsSurgery,
    },
    {
      id: "goitre-breath",
      level: "emergency",
      when: "goitre & (hard_breathing | noisy_breathing | cannot_swallow & drooling)",
      reason: "Un goitre qui gêne la respiration demande des soins tout de suite.",
      source: "nice-thyroid",
      specialties: ["ORL", "Chirurgie Générale"],
    },
    {
      id: "lump-fast",
      level: "urgent",
      when: "(lump | goitre | groin_lump) & (fever | lump_worrying & duration < 60d) | goitre & (cannot_swallow | hoarse | palpitations & weight_loss)",
      reason: "Une boule qui grossit vite, ou avec de la fièvre, doit être vue dans la journée.",
      source: "keneya-table",
    },
    {
      id: "hernia-baby-groin",
      level: "urgent",
      when: "age < 12mo & groin_lump",
      reason: "Une boule à l'aine d'un bébé se coince souvent : elle doit être vue dans la journée.",
      source: "wses-hernia",
      specialties: ["Chirurgie Générale", "Pédiatrie"],
    },
    {
      id: "goitre-simple",
      level: "routine",
      when: "goitre",
      reason: "Un goitre se contrôle en consultation, avec une prise de sang.",
      source: "nice-thyroid",
      specialties: ["ORL", "Chirurgie Générale", "Médecine Générale"],
    },
    {
      id: "lump-simple",
      level: "routine",
      when: "hernia | groin_lump | (lump | lump_worrying) & ~vaccine_recent",
      reason: "Une boule indolore ou une hernie qui rentre se montre à un médecin dans la semaine.",
      source: "nice-cancer",
    },
  ],
  otherwise: { level: "routine", reason: "Une boule se montre à un médecin dans la semaine.", source: "nice-cancer" },
  advice: {
    todo: ["Évitez de porter lourd.", "Notez depuis quand elle est là et si elle grossit."],
    avoid: ["Ne forcez pas pour faire rentrer une hernie dure.", "Ne percez pas, pas de massage ni de plante."],
    watch: ["Partez tout de suite si la boule devient dure et douloureuse, si vous vomissez ou respirez mal."],
  },
};
