import type { Concept } from "#triage-engine/schema.ts";

/** Swelling of tongue, lips and face, hives, and what allergies are told by. */
export const allergy: readonly Concept[] = [
  {
    id: "tongue_swelling",
    label: "langue, lèvres ou gorge qui gonflent",
    says: [
      "langue|luette enflé*|gonfl*",
      "langue|luette|lèvres doublé|triplé|énorme",
      "gorge gonfl*|enfl* & allerg*|mangé|piqûre|piqué|médicament|comprimé|injection|respir*|ferme|coup|minutes",
      "sens|sent gorge gonfler|fermer|serrer",
      "langue ~ tient plus|pas",
      "langue ~ rempli*|énorme",
      "langue ~ sort bouche",
      "langue ~ gonfle*|enfle*|grossit|épaisse",
      "gonfle*|enfle*|gonflement|œdème ~ langue|luette|glotte",
      "gorge ~ se ferme",
      "quincke",
      "langue grosse|énorme",
    ],
  },
  {
    id: "lip_swelling",
    label: "lèvres gonflées",
    says: ["lèvre* ~ gonfle*|enfle*|grosse*|double*", "gonfle*|enfle*|gonflement ~ lèvre*"],
    implies: ["face_swelling"],
  },
  {
    id: "face_swelling",
    label: "visage gonflé",
    says: [
      "visage|figure|face & pastèque|ballon|lune|double",
      "visage|figure|face|paupières|yeux ~ gonfle*|enfle*|bouffi*",
      "gonfle*|enfle*|gonflement|œdème ~ visage|figure|face",
      "bouffi*",
    ],
  },
  {
    id: "hives",
    label: "plaques qui grattent partout (urticaire)",
    says: [
      "plaques|cloques|boutons plates|plats ~ démange*|gratte* ~ partout|corps",
      "corps|peau ~ couvre|couvert* ~ boutons|plaques ~ allergie|coup|soudain",
      "boutons allergie ~ partout|corps",
      "gonfle*|enfle* ~ partout",
      "urticaire|ortie*",
      "plaques|boursouflure* ~ gratte*|démange*|rouge*|partout|corps",
      "gratte*|démange* ~ plaque* ~ corps|partout",
      "boutons ~ gratte* ~ partout ~ coup|mangé|soudain|médicament",
      "allergie peau",
    ],
    implies: ["itch"],
    denies: [
      "plaque* ronde*|rond|sèche*",
      "plaque* ~ sèche*|squames|pli|plis|rugueuse*|montre|bijou|collier|ceinture",
      "petite plaque",
    ],
  },
  {
    id: "allergy_trigger",
    label: "contact récent avec un aliment, un médicament ou une piqûre qui peut causer une allergie",
    kind: "circumstance",
    says: [
      "après ~ mangé|manger|pris|bu|piqûre|piqué|abeille|guêpe|injection|crevette*|arachide*|poisson|œuf*|antibiotique*|pénicilline|amoxicilline|médicament*|comprimé*|perfusion|vaccin",
      "mangé|manger ~ crevette*|crabe*|arachide*|poisson|œuf*|gambas|noix|escargot*|soja|lait",
      "mangé|manger ~ fruits mer",
      "pris|prendre ~ amoxicilline|antibiotique*|pénicilline|quinine|bactrim|aspirine|ibuprofène|comprimé|médicament",
      "piqué|piqûre ~ abeille*|guêpe*|frelon*|fourmi*",
      "allergi*",
      "réaction ~ médicament|vaccin|piqûre|aliment",
    ],
  },
  {
    id: "known_allergy",
    label: "allergie connue",
    kind: "history",
    says: ["allergie* connue*", "suis|est allergique", "déjà ~ réaction allergique|choc|quincke"],
  },
  { id: "anaphylaxis", label: "choc allergique", says: ["choc allergique|anaphyla*", "anaphyla*"] },
  {
    id: "throat_tight",
    label: "gorge qui se serre",
    says: ["gorge serre*|serrée|noue*|nouée|étroite|bloquée", "serre* gorge"],
  },
];
