import type { Concept } from "#triage-engine/schema.ts";

/**
 * Everyday turns that share words with a sign and say nothing of it: « je ne sais plus où aller », « le docteur ne répond plus ». The longest phrase
 * owns its words, so none of them is heard as confusion or as somebody who does not wake.
 */
export const turnsOfPhrase: readonly Concept[] = [
  {
    id: "turn_of_phrase",
    label: "tournure de tous les jours",
    seldom: [
      "pointe pied ?",
      "prend rien comme|contre ?",
      "va pas plaindre|mentir|cacher ?",
      "sais plus où vais|donné|trouvé|cherche|acheté|met|mis|posé|laissé|consulter|tourne ?",
    ],
    kind: "circumstance",
    tacit: true,
    says: [
      "répond plus téléphone|message*|appel*|maîtresse|questions ?",
      "arrive|peut pas lever tôt|travail|école|bras|main|épaule|coude|poignet|genou|doigt* ?",
      "pris poids ?",
      "soutien gorge ?",
      "fait <very> chaude|froid ?",
    ],
  },
  {
    // Who first asks who reads it has something to tell that is hard to say.
    id: "asks_privacy",
    label: "question de confidentialité",
    seldom: [
      "autre ~ lire|lis ?",
      "quelqu'un|personne ~ lire|lis|voit ~ écris|écrit|message* ?",
      "personne doit|faut savoir|sache",
      "quelqu'un|personne lire ça ?",
    ],
    kind: "circumstance",
    tacit: true,
    says: ["confidentiel*|confidentialité|anonyme|anonymat"],
    implies: ["unwell_vague"],
  },
];
