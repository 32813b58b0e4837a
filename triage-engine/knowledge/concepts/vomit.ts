import type { Concept } from "#triage-engine/schema.ts";

/** Vomiting, what is vomited, and nausea. */
export const vomitConcepts: readonly Concept[] = [
  {
    id: "vomiting",
    label: "vomissements",
    denies: ["rends compte|hôpital|travail|visite|service|église|mosquée"],
    says: [
      "rejeté ~ lait|repas|manger|tout",
      "rends ~ tête|depuis|eau|bruit|lumière|nuit|matin|fois|bile|manger",
      "nourriture|repas|manger ~ ressort|remonte|sort ~ haut|bouche",
      "tout ~ mange|bois|avale ~ remonte|ressort|revient",
      "avale|mange|bois ~ revient|ressort|retourne",
      "rendu|rend ~ bouillon|soupe|biberon|riz|eau|bouillie|tété|goûter",
      "vomi*",

      "rend|rendre|rendu tout|manger|lait|repas",
      "rejette",
      "dégueule",
      "dégobille",
      "tout ~ ressort ~ bouche",
      "vient rester ventre",
      "haut et bas",
      "rendu ~ fois",
      "gerbé|gerbe|gerber",
      "rejeté|rejette ~ mangé|repas|lait|avalé",
    ],
  },
  {
    id: "many_vomits",
    label: "vomissements très nombreux",
    says: [
      "5|6|7|8|9|10|12|15 fois ~ vomi*",
      "vomi* ~ fois jour",
      "vomissements ~ nombreux|répétés",
      "vomit|vomi|vomis trop|beaucoup",
      "arrête pas vomir",
      "vomi* ~ arrêt",
      "vomi* sans arrêt|cesse",
      "vomi* tout temps",
      "vomi* toute nuit|journée",
      "vomissements incoercibles|répétés",
    ],
    implies: ["vomiting"],
  },
  {
    id: "vomits_blood",
    label: "vomissements de sang ou comme du marc de café",
    says: [
      "comme|dirait|couleur ~ café|chocolat|marc & rend|rends|rendu|rejet*|crache",

      "vomi* ressembl* ~ chocolat|terre|café",
      "vomi*|rendu comme terre|chocolat|goudron|encre|pétrole",
      "rendu|vomi|craché|rejeté|rejette|rend rouge|caillots",
      "rend|rejette|rendu|crache ~ sang frais|rouge|caillé",
      "rejette|rend|rendu sang",
      "vomi* ~ café|noir|noirâtre|foncé|marc|caillots",
      "vomi* <blood>",
      "vomi* & <blood>",
      "crache <blood> ~ vomi*",
      "vomi* ~ noir*|rouge*|café",
      "vomissement* noir*|rouge*",
      "hématémèse",

      "caillot* ~ vomi*",
    ],
    implies: ["vomiting"],
  },
  {
    id: "streak_blood_vomit",
    label: "quelques filets de sang après de gros efforts pour vomir",
    says: ["filet* <blood> ~ vomi*", "vomi* ~ filet* <blood>", "traces <blood> ~ vomi*", "vomi* ~ traces <blood>"],
  },
  {
    id: "bile_vomit",
    label: "vomissements verts",
    says: [
      "lait vert",
      "rend|rends|rendu|rejette|recrache ~ liquide|eau|mousse|lait vert|verte",
      "rend|rends|rendu|rejette|recrache bile|vert",
      "vomi* & vert|verte|verts|verdâtre*|bile|bilieux",

      "vomi* ~ caca|selle*",
      "vomissement* fécaloïdes",
    ],
    implies: ["vomiting"],
  },
  {
    id: "yellow_vomit",
    label: "vomissements jaunes et amers",
    says: ["vomi* jaune*", "vomi* & jaune", "vomi* amer*", "vomi* ~ amer*"],
    implies: ["vomiting"],
  },
  {
    id: "nausea",
    label: "envie de vomir",
    says: [
      "estomac|cœur retourné|soulevé|barbouillé",
      "nausée*",
      "envie vomir",
      "envie rendre",
      "cœur tourne",
      "cœur ~ soulève",
      "écœur*",

      "haut-le-cœur",
      "donne vomi|vomir",

      "mal coeur & car|voiture|bus|taxi|gbaka|route|bateau",
      "soulève* ~ cœur",
      "odeur* ~ cœur|écœur*|dégoût*",
    ],
  },
  {
    id: "travel_sick",
    label: "mal des transports",
    kind: "circumstance",
    says: [
      "mal transport*|route|voyage|bateau",
      "monte*|montant|voyage*|assis* ~ gbaka|voiture|car|bus|taxi|bateau|avion ~ vomi*|nausée*|cœur|rends|malade",
      "voiture|gbaka|voyage*|transport*|virages donne*|fait|rend* vomir|nausée*|malade",
      "mal mer",
      "vomi*|nausée* ~ gbaka|voiture|car|bus|taxi|bateau|avion|route|trajet*",
    ],
  },
];
