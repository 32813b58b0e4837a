import type { Concept } from "#triage-engine/schema.ts";

/** Swelling of tongue, lips and face, hives, and what allergies are told by. */
export const allergy: readonly Concept[] = [
  {
    id: "tongue_swelling",
    label: "langue, lèvres ou gorge qui gonflent",
    denies: ["langue normal*|propre"],
    says: [
      "langue|luette enflé*|gonfl*",
      "langue|luette|lèvre doublé|triplé|énorme",
      "sent gorge gonflé|serre",
      "langue ~ tient plus",
      "langue ~ rempli*|énorme|gonfle*|enfle*|grossit|épaisse",
      "gonfle*|enfle*|œdème ~ langue|luette|glotte",
      "gorge ~ se ferme",
      "quincke ?",
    ],
  },
  {
    id: "lip_swelling",
    label: "lèvres gonflées",
    says: ["lèvre* ~ gonfle*|enfle*|grosse*|double*", "gonfle*|enfle* ~ lèvre*"],
    implies: ["face_swelling"],
  },
  {
    id: "face_swelling",
    label: "visage gonflé",
    asked: ["!visage ~ toujours|habitude|normal|changé|pareil"],
    says: [
      "bagues ~ sortent|serre*",
      "visage|figure|face|paupière|yeux ~ gonfle*|enfle*",
      "gonfle*|enfle*|œdème ~ visage|figure|face",
      "bouffi*|boursouflé*",
    ],
  },
  {
    id: "hives",
    label: "plaques qui grattent partout (urticaire)",
    asked: ["!reste ~ net*|lisse|normal*|propre|rien"],
    says: [
      "plaque|cloques|boutons plat ~ démange*|gratte* ~ partout|corps",
      "corps|peau ~ couvre|couvert* ~ boutons|plaque ~ allergie|coup|soudain",
      "urticaire",
      "gonfle*|enfle* ~ partout ?",
      "plaque|boursouflure* ~ gratte*|démange*|partout|corps",
      "plaque* ~ rouge* ?",
    ],
    implies: ["itch"],
    denies: [
      "plaque* ronde* ?",
      "plaque* ~ sèche*|squames|pli|plis|rugueuse*|montre|bijou|collier|ceinture ?",
      "petit plaque",
    ],
  },
  {
    id: "allergy_trigger",
    label: "contact récent avec un aliment, un médicament ou une piqûre qui peut causer une allergie",
    kind: "circumstance",
    says: [
      "après ~ mangé|pris|bu|piqûre|piqué|abeille|guêpe|injection|crevette*|arachide*|poisson|œuf*|antibiotique*|pénicilline|amoxicilline|médicament*|comprimé*|perfusion|vaccin",
      "mangé ~ crevette*|crabe*|arachide*|poisson|œuf*|gambas|noix|escargot*|soja|lait",
      "pris|prend ~ amoxicilline|antibiotique*|pénicilline|quinine|bactrim|aspirine|ibuprofène",
      "pris ~ comprimés|médicament",
      "piqué|piqûre ~ abeille*|guêpe*|frelon*|fourmi*",
      "allergi*",
    ],
  },
  {
    id: "known_allergy",
    label: "allergie connue",
    seldom: ["supporte pas arachide*|crevette*|poisson|œuf|crabe ?"],
    denies: ["allergique aucun"],
    kind: "history",
    says: ["suis allergique"],
  },
  {
    id: "anaphylaxis",
    label: "choc allergique",
    seldom: ["choc allergique ?"],
    says: ["allergie grave|sévère ?", "anaphyla* ?", "piqûre|pénicilline|injection ~ choc ?"],
  },
  {
    id: "throat_tight",
    label: "gorge qui se serre",
    seldom: ["gorge ~ bouche|ferme|rétrécit|étrangle ?"],
    says: ["gorge serre*|noue*|étroit|bloqué", "serre* gorge ?", "gosier|gorge ferme", "gorge train ferme ?"],
  },
];
