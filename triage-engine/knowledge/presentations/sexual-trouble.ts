import type { Presentation } from "#triage-engine/schema.ts";

export const sexualTrouble: Presentation = {
  id: "sexual-trouble",
  label: "Faiblesse sexuelle, désir d'enfant, ménopause",
  fits: "age >= 12y",
  opens: { erectile_trouble: 4, infertility: 4.5, hot_flashes: 4, menopause: 2 },
  specialties: ["Urologie", "Gynécologie", "Médecine Générale"],
  questions: [],
  rules: [
    {
      id: "sexual-weakness",
      level: "routine",
      when: "erectile_trouble",
      reason: "Une faiblesse sexuelle se soigne et peut révéler un diabète ou une tension : parlez-en en confiance.",
      source: "eau-urology",
      specialties: ["Urologie", "Médecine Générale"],
      advice: {
        avoid: ["Pas de produit ni de poudre « qui donne la force » : certains font monter la tension."],
        watch: ["Appelez tout de suite en cas de douleur de poitrine ou d'érection qui ne retombe pas."],
      },
    },
    {
      id: "sexual-infertility",
      level: "routine",
      when: "infertility",
      reason: "Quand l'enfant tarde, le bilan se fait à deux, en consultation.",
      source: "nice-fertility",
      specialties: ["Gynécologie", "Urologie"],
      advice: { todo: ["Venez à deux si possible."] },
    },
    {
      id: "sexual-menopause",
      level: "routine",
      when: "hot_flashes | menopause & !vaginal_bleeding",
      reason: "cela se soulage ; parlez-en en consultation.",
      source: "nice-menopause",
      specialties: ["Gynécologie", "Médecine Générale"],
    },
  ],
  otherwise: { level: "routine", reason: "Ce sujet se parle en consultation, en confiance.", source: "eau-urology" },
  advice: {
    todo: ["Faites contrôler la tension et le sucre."],
  },
};
