import type { Concept } from "#triage-engine/schema.ts";

/** The breast, milk and nursing. */
export const breastConcepts: readonly Concept[] = [
  {
    id: "breast_pain",
    label: "douleur au sein",
    says: [
      "<pain> & <breast>",
      "<pain> <breast>",
      "<breast> ~ <pain>",
      "<breast> tendus|lourds|engorgés|durs",
      "mastite",
      "engorgement",
    ],
  },
  {
    id: "breast_red",
    label: "sein rouge, chaud et gonflé",
    says: [
      "<breast> <red>|<hot>|chauffe|<swollen>",
      "<breast> & <red>",
      "<breast> & <hot>",
      "<breast> & <swollen>",
      "abcès <breast>",
      "mastite",
    ],
  },
  {
    id: "breast_abscess",
    label: "boule molle très douloureuse du sein ou pus",
    says: ["abcès <breast>", "abcès & <breast>", "pus & <breast>", "pus ~ sort ~ <breast>"],
    implies: ["breast_pain"],
  },
  {
    id: "breast_lump",
    label: "boule dans un sein",
    says: [
      "boule|grosseur|bosse|nodule|masse|kyste & <breast>",
      "boule|grosseur|nodule <breast>",
      "boule|grosseur ~ aisselle",
      "tumeur & <breast>",
      "cancer <breast>",
      "<breast> ~ boule",
    ],
  },
  {
    id: "breast_change",
    label: "peau du sein changée ou mamelon rentré, écoulement de sang",
    says: [
      "<breast> coule|coulent ~ liquide|<blood>|pus",
      "<breast> coulent",
      "mamelon ~ rentre*|rétracté|saigne|coule",
      "peau orange & <breast>",
      "peau ~ <breast> ~ change|creuse|plaie",
      "liquide|<blood> ~ sort ~ <breast>",
      "écoulement & <breast>",
      "plaie & <breast>",
    ],
  },
  {
    id: "sore_nipple",
    label: "mamelon crevassé",
    says: [
      "crevasse*",
      "mamelon* ~ <pain>|blessé*|fendu*|saigne",
      "<pain> & mamelon*",
      "bout sein* ~ <pain>",
      "<pain> ~ bout sein*",
      "bout* sein* ~ blessé*",
    ],
  },
  {
    id: "no_milk",
    label: "pas assez de lait",
    denies: ["régurgite|vomit|rejette|crache|rend|recrache ~ lait", "boit|prend|tète peu lait"],
    says: [
      "pas lait",
      "trop peu lait",
      "peu lait ~ sein|seins|téter|allaite*|bébé",
      "sein|seins ~ peu lait",
      "produis|fabrique peu lait",
      "plus lait",
      "lait ~ monte|sort|vient|suffit pas",
      "manque lait",
      "pas assez lait",
    ],
  },
];
