import { anyOf } from "#triage-engine/knowledge/ask.ts";
import type { Advice, Presentation } from "#triage-engine/schema.ts";

const freeTheAirway: Advice = {
  todo: [
    "Si la personne ne peut plus tousser ni parler : 5 tapes fortes entre les omoplates, penchée en avant.",
    "Puis 5 poussées : au creux du ventre après 1 an, au milieu de la poitrine avant 1 an ; recommencez.",
    "Si elle tousse, laissez-la tousser.",
  ],
  avoid: ["Ne mettez pas les doigts au fond de la bouche sans voir l'objet.", "Ne donnez rien à boire ni à manger."],
};

/** Something went down the wrong way. */
export const chokingPresentation: Presentation = {
  id: "choking",
  label: "Étouffement, objet ou aliment avalé de travers",
  opens: { choking: 5, fish_bone: 5 },
  specialties: ["ORL", "Médecine Générale", "Pédiatrie"],
  questions: [
    anyOf("choking_now", ["hard_breathing", "noisy_breathing", "cough", "wheeze", "drooling"]),
    {
      id: "choking_swallow",
      facts: ["cannot_swallow"],
      you: "Êtes-vous incapable d'avaler votre salive ?",
      they: "{Qui} est-{il} incapable d'avaler sa salive ?",
    },
  ],
  rules: [
    {
      id: "choking-airway",
      level: "emergency",
      when: "choking & (hard_breathing | noisy_breathing | blue_lips | cannot_speak | wheeze | drooling | cannot_swallow | hoarse | unconscious | cough)",
      reason: "l'objet est peut-être resté dans les voies de l'air.",
      source: "erc-choking",
      advice: freeTheAirway,
    },
    {
      id: "bone-airway",
      level: "emergency",
      when: "fish_bone & (hard_breathing | noisy_breathing | drooling | cannot_swallow | cough_blood | neck_swelling | chest_pain & fever)",
      reason: "à enlever tout de suite.",
      source: "iitt",
      advice: freeTheAirway,
    },
    {
      id: "bone-stuck",
      level: "urgent",
      when: "fish_bone & ~object_out",
      reason: "Une arête coincée dans la gorge doit être enlevée dans la journée.",
      source: "keneya-table",
      specialties: ["ORL", "Médecine Générale"],
    },
  ],
  otherwise: { level: "urgent", reason: "Une gêne après une fausse route doit être examinée.", source: "erc-choking" },
  advice: {
    watch: ["Toux, sifflement, fièvre ou souffle court dans les jours qui suivent : consultez tout de suite."],
  },
};
