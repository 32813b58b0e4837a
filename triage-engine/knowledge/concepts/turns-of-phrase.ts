import type { Concept } from "#triage-engine/schema.ts";

/**
 * Everyday turns that share words with a sign and say nothing of it: « je ne sais plus où aller », « le docteur ne répond plus ». The longest phrase
 * owns its words, so none of them is heard as confusion or as somebody who does not wake.
 */
export const turnsOfPhrase: readonly Concept[] = [
  {
    id: "turn_of_phrase",
    label: "tournure de tous les jours",
    kind: "circumstance",
    tacit: true,
    says: [
      "sait plus où aller|donner|trouver|chercher|acheter|mettre|mis|posé|laissé|consulter|tourner",
      "sait plus date règles|dernières|rendez",
      "sait plus nom médicament*|comprimé*|sirop|produit|docteur|maladie|pommade",
      "veut dormir avec|tard|seul|seulement|bras",
      "comment|pour|aider faire dormir",
      "faire dormir bébé|enfant|mari",
      "difficile réveiller matin|tôt|travail|école",
      "arrive pas|plus réveiller tôt|école|travail|heure",
      "réveille plus nuit|nuits",
      "docteur|médecin|hôpital|téléphone|numéro|clinique|personne répond plus|pas",
      "répond plus|pas téléphone|message*|appel*|maîtresse|questions",
      "prend rien comme|contre",
      "peau|yeux réagit mal|pas",
      "pris poids",
      "soutien gorge",
      "pointe pieds",
      "fait <very> chaud|froid",
      "paralysé peur|trac",
      "salive|bave coule sur|dans oreiller",
      "bébé|enfant essaie parler",
      "fait plus pipi lit",
      "tient pas encore assis|debout|<head>",
      "arrive|peut pas|plus lever tôt|travail|école|bras|main|épaule|coude|poignet|genou|doigt*",
      "lever matin pour",
      "lève plus nuit",
    ],
  },
];
