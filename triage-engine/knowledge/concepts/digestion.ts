import type { Concept } from "#triage-engine/schema.ts";

/** The stomach: digestion, acid, swallowing, appetite. */
export const digestionConcepts: readonly Concept[] = [
  {
    id: "bloating",
    label: "gaz, ballonnements",
    seldom: ["plein|beaucoup|trop vent ?", "!fait gaz ?", "!pète comme|normal*|bien|normalement ?"],
    denies: ["pète forme", "bouteille gaz ?", "gaz fini"],
    says: ["pet|rot|ballonné|ballonnement*|rote|rots|pète|pets|gargouill*|gaz", "ventre ~ bruit"],
  },
  {
    id: "indigestion",
    label: "mauvaise digestion",
    seldom: [
      "crise foie ?",
      "repas|mangé|attiéké|nourriture|plat ~ reste ~ estomac|cœur ?",
      "reste estomac|cœur ?",
      "indigestion|dyspepsie",
      "trop mangé|bouffé ~ lourd|plein|tendu",
    ],
    says: ["digère pas|mal", "estomac|ventre lourd", "mal digère ?"],
  },
  {
    id: "heartburn",
    label: "brûlures d'estomac ou remontées acides",
    seldom: [
      "brûle ~ derrière os",
      "goût acide|amer ~ bouche|gorge|remonte",
      "monte gorge ~ acide|goût",
      "piment|acide brûlé dedans",
      "ulcère brûlé ?",
      "brûlé|brûlure* ~ sternum|œsophage ?",
      "brûlure*|brûlé milieu|creux",
      "brûlé|brûlure*|feu ~ jusqu gorge",
      "gastrite ?",
      "brûlé|brûlure*|chauffe poitrine ~ repas|mangé|acide|gorge",
    ],
    says: [
      "brûlure|feu ~ poitrine ~ mangé|repas|alloco|piment",

      "brûlé|brûlure*|feu ~ derrière|sternum|œsophage|thorax ~ repas|mangé|piment*|gras",

      "remonte ~ brûle*|acide*|gorge",
      "brûlure* estomac",
      "estomac brûlé|chauffe",
      "acide ~ monte|remonte",
      "acidité*|aigreur*|reflux|rgo|pyrosis",
      "brûlé|chauffe|feu ~ estomac",
      "feu|brûlure grimpe|monte|remonte ~ poitrine|bouche|gorge",
    ],
  },
  {
    id: "ulcer_known",
    label: "ulcère ou gastrite déjà connu",
    seldom: ["plaie ~ estomac ?"],
    denies: ["ulcère ~ <leg>|<foot>|peau|bouche|langue|<genital_m>|indolore|plaie"],
    kind: "history",
    says: ["ulcère"],
  },
  {
    id: "takes_anti_inflammatory",
    label: "prise d'anti-inflammatoires ou d'aspirine",
    seldom: ["!pas|ni anti inflammatoire*"],
    kind: "history",
    says: ["anti inflammatoire*", "antiinflammatoire*|ibuprofène|diclofénac|aspirine|voltarène|kétoprofène|profénid"],
  },
  {
    id: "food_sticks",
    label: "aliments qui restent bloqués en descendant",
    seldom: ["aliment*|nourriture|mangé|repas ~ bloqué|coincé"],
    denies: ["reste journée|temps|jour ?"],
    says: [
      "aliment|nourriture|mangé|avalé ~ descend|passe pas ?",
      "morceau|bouchée|foutou|manger ~ arrête|coincé|plante ~ poitrine|os",
    ],
  },
  {
    id: "food_stuck_now",
    label: "morceau bloqué (la salive ne descend plus)",
    seldom: ["boule|viande|foutou|poisson ~ arrêtée ~ poitrine ?"],
    says: ["morceau viande ~ bloqué ?", "salive ~ descend|passe pas ?"],
  },
  {
    id: "loss_of_appetite",
    label: "manque d'appétit",
    seldom: [
      "refus alimentaire",
      "mangé ~ dégoûte ?",
      "boude assiette|repas|nourriture|mangé ?",
      "bout lèvre ?",
      "repoussé plat|assiette ?",
      "arrive pas mangé ?",
      "perdu|pertes|manque appétit",
    ],
    says: [
      "sans appétit",
      "pas faim",
      "mangé plus",
      "mangé peu|mal|moins ?",
      "veux plus mangé",
      "refuse mangé",
      "pas envie mangé",
      "nourriture|repas|plat|mangé ~ dit rien ?",
      "fini|terminé|touché plus assiette|repas|plat",

      "goût manger",
    ],
    denies: ["bon appétit", "mangé bien", "bien mangé|faim"],
  },
];
