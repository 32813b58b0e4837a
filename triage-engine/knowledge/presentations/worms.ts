import type { Presentation } from "#triage-engine/schema.ts";

/** Worms seen in the stool, or a wish for worm medicine. */
export const worms: Presentation = {
  id: "worms",
  label: "Vers intestinaux",
  opens: { worms: 4, anal_itch: 3 },
  fits: "age >= 2mo",
  specialties: ["Médecine Générale", "Pédiatrie"],
  questions: [
    {
      id: "worms_block",
      facts: ["no_stool_gas", "belly_swollen", "bile_vomit", "severe_belly_pain"],
      you: "Avez-vous un de ces signes",
      they: "{Qui} a-t-{il} un de ces signes",
    },
    {
      id: "worms_other",
      facts: ["fever", "bloody_stool", "pallor", "vomiting"],
      you: "Avez-vous un de ces signes",
      they: "{Qui} a-t-{il} un de ces signes",
    },
  ],
  rules: [
    {
      id: "worms-blocked",
      level: "emergency",
      when: "worms & (no_stool_gas | bile_vomit | belly_swollen & vomiting | severe_belly_pain | rigid_belly)",
      reason: "les vers peuvent boucher l'intestin.",
      source: "keneya-table",
      specialties: ["Chirurgie Générale", "Pédiatrie"],
      advice: { avoid: ["Ne donnez ni vermifuge, ni purge, ni lavement."] },
    },
    {
      id: "worms-other-signs",
      level: "urgent",
      when: "worms & (bloody_stool | vomiting | fever)",
      reason: "à voir aujourd'hui.",
      source: "imci",
    },
    {
      id: "worms-seen",
      level: "routine",
      when: "(worms | anal_itch & child) & ~advice_question",
      reason: "cela se traite sur avis médical, dans la semaine.",
      source: "keneya-table",
    },
  ],
  otherwise: { level: "routine", reason: "Les vers se traitent sur avis médical.", source: "keneya-table" },
  advice: {
    todo: ["Lavez les mains au savon avant de manger, coupez les ongles, portez des chaussures."],
    avoid: ["Pas de purge ni de décoction."],
    watch: ["Ventre gonflé, vomissements verts, plus de selles ni de gaz."],
  },
};
