import type { Concept } from "#triage-engine/schema.ts";

/** After a birth: losses, wounds, mood; the breast and its milk. */
export const afterBirthConcepts: readonly Concept[] = [
  {
    id: "foul_lochia",
    label: "pertes qui sentent mauvais après l'accouchement",
    seldom: ["sort bas ~ pourri|sent|pue", "après <baby> sent mauvais ?"],
    denies: ["pertes sent* normal*|rien|bon"],
  },
  {
    id: "placenta_retained",
    label: "placenta qui n'est pas sorti",
    seldom: [
      "placenta ~ resté|reste|dedans|coincé",
      "accouché|naissance|bébé|petit|enfant|heure*|minute* ~ gâteau|délivre ~ pas ~ sorti|descendu|venu|tombé ?",
      "accouché|naissance ~ reste|suite ~ pas ~ sorti|descendu|venu|tombé ?",
      "suit|arrière|délivre ~ resté|reste dedans",
    ],
    says: [
      "matrone ~ tire",
      "poche pas venu|sorti|tombé|descendu ?",
      "délivre|délivrance|arrière|gâteau ~ dedans|ventre|reste|bloqué ?",
      "placenta pas sorti|sort|venu|descendu",
      "partie|deuxième ~ pas ~ venu|sorti|descendu",
      "pas rendu ~ suivre|placenta|délivre ?",
    ],
    implies: ["postpartum"],
  },
  {
    id: "wound_caesarean",
    label: "plaie de césarienne qui coule, rouge ou ouverte",
    seldom: [
      "césarienne ~ lâché|ouvert*|craqué|défait*",
      "césarienne & plaie|pus|rouge|coule|ouvert*|gonflé*|infecté*|chauffe",
    ],
    denies: ["plaie|cicatrice ~ belle|propre|ferme|sèche|bien"],
    says: ["césarienne|césar gâté|coule|pus|ouverte"],
  },
  {
    id: "wound_perineum",
    label: "déchirure ou points d'accouchement douloureux ou infectés",
    seldom: [
      "points ~ accouch* ?",
      "couture ~ brûlé|gonfle|sent ?",
      "couture ~ bas|accouch* ?",
      "cousu ~ lance|pique|brûle|mal|tire ?",
      "cousu ~ assis* ?",
    ],
  },
  {
    id: "fistula_leak",
    label: "urine ou selles qui coulent sans contrôle depuis l'accouchement",
    seldom: ["pipi coule ~ jour nuit ?"],
    says: ["depuis accouch* ~ urine"],
    implies: ["urine_leak"],
  },
  {
    id: "baby_blues",
    label: "tristesse après l'accouchement",
    says: ["accouch* & pleure|triste|tristesse|déprim*"],
    implies: ["low_mood"],
  },
  {
    id: "harm_baby_thoughts",
    label: "pensées de faire du mal au bébé",
    seldom: [
      "images*|pensée*|idée*|envie*|film ~ jette*|jeter|noie*|noyer|étouffe*|lâche*|lâcher|secoue* ~ <baby>|enfant|petit ?",
    ],
    asked: ["rendre", "jeter|noyer|débarrasse*"],
    says: ["tuer|jeter|étouffe|secoué <baby>|enfant ?", "ose plus ~ seul ~ <baby>|petit|enfant ?"],
  },
  {
    id: "breast_pain",
    label: "douleur au sein",
    says: [
      "<breast> & <swollen>",
      "<breast> dur|tendu|lourd|engorgés|durs",
      "feu|<pain> & <breast>",
      "<pain> <breast> ?",
    ],
  },
  {
    id: "breast_red",
    label: "sein rouge, chaud et gonflé",
    seldom: ["sein|téton ~ dur ~ brûle ~ rougie ?"],
    seldomAsked: ["!couleur|chaleur ~ jours|habitude|normale", "!sein normal"],
    says: ["<breast> & <red>|<hot>"],
  },
  {
    id: "breast_abscess",
    label: "boule molle très douloureuse du sein ou pus",
    seldom: ["poche|furoncle ~ <breast>|soutien ?"],

    implies: ["breast_pain"],
  },
  {
    id: "breast_lump",
    label: "boule dans un sein",
    says: [
      "bille|noyau|pois|caillou|noisette|noix|grains|boule|grosseur|bosse|nodule|masse|kyste|tumeur & <breast>",
      "boule|cancer <breast>",
    ],
  },
  {
    id: "breast_change",
    label: "peau du sein changée ou mamelon rentré, écoulement de sang",
    seldom: ["liquide|<blood> ~ sort ~ <breast> ?", "lait ~ coule|sort ~ <breast>"],
    says: ["bout rentré"],
  },
  {
    id: "sore_nipple",
    label: "mamelon crevassé",
    seldom: ["bout* ~ sein* ~ fendill*|fissur*|gerc*|abîm*|écorch*"],
    says: [
      "bout* sein* ~ fendu*|saigne|blessé*",
      "crevasse*",
      "bout sein* ~ <pain>",
      "téton|mamelon|tété ~ coupé|crevass*|craquel*",
    ],
  },
  {
    id: "no_milk",
    label: "pas assez de lait",
    seldom: ["sein ~ peu lait ?"],
    denies: [
      "lait seul ~ suffit",
      "régurgite|vomir|rejette|crache|rend|recrache ~ lait ?",
      "rejette|crache|rend|recrache|remonte ~ peu lait",
      "sein peu lait remonte|sort|coule|revient",
    ],
    says: ["pas lait", "lait ~ monte|sort|vient|suffit pas ?"],
  },
];
