import type { Concept } from "#triage-engine/schema.ts";

/** Cough and what is coughed up. */
export const coughConcepts: readonly Concept[] = [
  {
    id: "cough",
    label: "toux",
    denies: ["quand tousse|ris ~ <urine>|mouille*", "quand tousse & <urine>|mouille*", "moteur|moto|voiture tousse ?"],
    says: ["kof|toux|tousse|toussote|quinte*|bronchite*|coqueluche"],
  },
  {
    id: "productive_cough",
    label: "crachats",
    denies: ["selle*|caca|diarrhée|toilette*|besoin*|culotte|perte*|perd|bouchon|accouch* & glaire* ?"],
    says: [
      "crach* jaune*|vert|épais*|gris*|marron",
      "mollard*|crachat*|glaire*|expectoration*",
      "crache ~ jaune*|vert|épais*",
      "toux grasse|humide",
      "crache blanc*|mucus|rouillé",
      "gras & tousse",
    ],
    implies: ["cough"],
  },
  {
    id: "cough_blood",
    label: "sang dans les crachats",
    seldom: ["hémoptysie", "tousse ~ sort ~ rouge|sang ?", "!crache rien"],
    asked: ["!crache*|crachat* ~ blanc|clair*"],
    denies: ["gencive ~ rouge ?"],
    says: ["crache|crachat*|tousse|toux & sang|sanglant*", "salive|crach* ~ rouge", "rouge|sang crachat*"],
    implies: ["cough"],
  },
  {
    id: "cough_much_blood",
    label: "beaucoup de sang craché",
    seldom: ["tousse*|quinte & bol|gobelet|cuvette ~ rouge|sang ?", "quinte flot rouge|sang ?", "!crache rien"],
    asked: ["!crache*|crachat* ~ blanc|clair*"],
    says: [
      "crache|tousse ~ beaucoup|plein|flot|verre|bol|cuvette|tasse|caillot*|quantité sang",
      "crach*|tousse* ~ rouge|sang ~ plein*|cuvette|gobelet|verre|bol|lavabo",
    ],
    implies: ["cough_blood", "cough"],
  },
  {
    id: "barking_cough",
    label: "toux rauque comme un aboiement",
    denies: ["chien* ~ aboie* ?"],
    says: ["tousse|toux ~ chien|phoque|aboie*|canard", "tousse comme chien", "aboie"],
    implies: ["cough"],
  },
  {
    id: "whoop_cough",
    label: "quintes de toux jusqu'à vomir ou perdre le souffle",
    seldom: ["tousse ~ fois suite ?", "cri coq ?"],
    says: ["quinte* ~ vomi*|bleu|rouge|souffle|chant", "tousse ~ vomi*"],
    implies: ["cough"],
  },
];
