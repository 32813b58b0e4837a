import type { Presentation } from "#triage-engine/schema.ts";
import { anyOf } from "#triage-engine/knowledge/ask.ts";

const hotSkin = {
  todo: ["Entourez la rougeur au stylo pour voir si elle s'étend.", "Membre surélevé, linge propre."],
  avoid: [
    "Ne percez pas, ne pressez pas, pas de lame.",
    "Pas d'anti-inflammatoire.",
    "Ni cataplasme ni pommade de la rue.",
  ],
} as const;

export const skinInfection: Presentation = {
  id: "skin-infection",
  label: "Peau rouge et chaude, abcès, furoncle",
  opens: { cellulitis: 6, abscess: 5, boil: 5, boil_face: 5, impetigo: 5, pain_out_of_proportion: 4 },
  specialties: ["Dermatologie", "Chirurgie Générale", "Médecine Générale"],
  questions: [
    anyOf("hot_skin_danger", ["pain_out_of_proportion", "black_skin", "confusion", "cannot_stand"], "!impetigo"),
    "fever",
    anyOf("hot_skin_urgent", ["cellulitis", "abscess", "boil_face", "diabetes", "immunocompromised"]),
  ],
  rules: [
    {
      id: "skin-necrosis",
      level: "emergency",
      when: "(cellulitis | abscess | boil | rash_spreading | wound_infected | painless_ulcer) & (pain_out_of_proportion | black_skin | confusion | cannot_stand | purple_spots) | (cellulitis & ~toothache & ~jaw_swelling | rash_spreading) & severe_pain & (fever | chills) | black_skin & severe_pain & (rash_spreading | fever | chills)",
      reason: "l'infection avance vite et met la vie en danger.",
      source: "idsa-skin",
      specialties: ["Chirurgie Générale", "Dermatologie"],
      advice: hotSkin,
    },
    {
      id: "skin-fragile",
      level: "emergency",
      when: "cellulitis & fever & (diabetes | immunocompromised | age < 1y | sickle_cell | rash_spreading & chills) | boil_face & fever & (headache | confusion | vision_blurred | eye_pain)",
      reason: "cela demande l'hôpital.",
      source: "nice-cellulitis",
      advice: hotSkin,
    },
    {
      id: "skin-cellulitis",
      level: "urgent",
      when: "cellulitis & ~(toothache & (jaw_swelling | caries | gum_swelling))",
      reason: "Une peau rouge, chaude et gonflée qui s'étend demande un traitement aujourd'hui.",
      source: "nice-cellulitis",
      advice: hotSkin,
    },
    {
      id: "skin-abscess",
      level: "urgent",
      when: "abscess | boil_face | (boil | impetigo) & (fever | diabetes | immunocompromised | rash_spreading | severe_pain | age < 2mo) | wound_infected & boil",
      reason: "cela se soigne aujourd'hui.",
      source: "idsa-skin",
      specialties: ["Chirurgie Générale", "Médecine Générale", "Dermatologie"],
      advice: hotSkin,
    },
    {
      id: "skin-again",
      level: "routine",
      when: "impetigo & ~newborn_marks | boil & (recurrent | duration >= 14d)",
      reason: "un traitement est à prévoir dans la semaine.",
      source: "nhs-skin",
    },
    {
      id: "skin-boil",
      level: "self_care",
      when: "boil & !fever & !abscess & !boil_face & !cellulitis & !diabetes & !immunocompromised & !pain_out_of_proportion & !impetigo & age >= 2mo",
      reason: "Un petit furoncle sans fièvre guérit souvent avec des compresses chaudes.",
      source: "nhs-skin",
      covers: ["boil", "rash", "newborn_skin_pustules", "lump", "acne", "itch"],
      advice: {
        todo: ["Compresses chaudes 10 minutes, 4 fois par jour.", "Lavez-vous les mains et la peau au savon."],
        avoid: hotSkin.avoid,
      },
    },
  ],
  otherwise: {
    level: "urgent",
    reason: "Une infection de la peau se montre vite pour ne pas s'étendre.",
    source: "nice-cellulitis",
  },
  advice: { ...hotSkin, watch: ["rougeur qui s'étend", "fièvre ou frissons", "douleur très forte", "peau noire"] },
};
