import type { Concept } from "#triage-engine/schema.ts";

/** Sugar, too much or too little: thirst, water, deep breath, readings. */
export const sugarSigns: readonly Concept[] = [
  {
    id: "thirst",
    label: "soif inhabituelle",
    says: [
      "boire|vide|vident|avalé ~ bidon*|litres|seau|bouteille|canari",
      "réclame|demande eau ~ arrête|cesse|temps",
      "fais boire",
      "boire temps|arrête|cesse|litres",
      "jamais assez ~ eau|boire",
      "soif|assoiffé|polydipsie",
      "boire eau ~ beaucoup|trop",
      "boire ~ beaucoup|trop eau",
      "boire sans arrête",
      "boire tout temps",
      "bouche sèche ~ boire",
    ],
    denies: ["pas soif"],
  },
  {
    id: "much_urine",
    label: "urines très abondantes, jour et nuit",
    says: [
      "fourmis ~ pisse|urine|pipi",
      "lève|réveille ~ fois nuit",
      "vide|remplie ~ pot|seau ~ pipi|urine",
      "urine|pisse|pipi ~ quantité|litres|énormément|énorme",
      "urine|pisse|pipi ~ cesse|arrête ~ grand|quantité*",
      "lève ~ fois ~ nuit ~ urine|pipi|pisse",
      "refait|recommence|nouveau pipi lit",
      "urine*|pisse*|pipi beaucoup|trop|énormément|litres",
      "urine*|pisse*|pipi ~ tout temps",
      "urine*|pisse*|pipi ~ sans arrête",
      "urine*|pisse*|pipi ~ tout nuit",
      "urine*|pisse*|pipi ~ beaucoup",
      "lève ~ nuit ~ pisse|urine|pipi",
      "polyurie|polyuro*",
      "boire beaucoup|trop|énormément ~ pisse|urine",
      "remouille lit",
    ],
  },
  {
    id: "breath_deep",
    label: "respiration profonde et haleine de fruit ou de vernis",
    denies: ["quand|si|lorsque respire fort|profond*|grand"],
    says: [
      "odeur|haleine|sent ~ acétone|vernis|pommes|fruit*|dissolvant",
      "bouche ~ acétone|vernis",

      "respire|respiration|souffle profond*|ample*|fort",

      "acétone|cétone* ~ urine*|sang|bandelette",
      "acidocétose|kussmaul",
    ],
  },
  {
    id: "low_sugar_signs",
    label: "signes de manque de sucre (sueurs froides, tremblements, faim soudaine)",
    says: [
      "hypoglyc*|hypo",
      "sucre ~ bas|basse|descendu|chute|tombé|descend|baisse",
      "manque sucre",
      "glycémie basse|bas|chute",
      "tremble|sueur*|transpir*|faim & insuline|daonil",
      "insuline & mangé pas|rien",
      "insuline sans mangé",
      "trop insuline",
      "sueur froid ~ tremble|faim",
      "tremble ~ faim|sueur*",
    ],
  },
  {
    id: "high_sugar",
    label: "sucre élevé dans le sang",
    says: ["sucre|glycémie|diabète|dextro ~ haut|élevée|monte|trop|déséquilibré|grimpe", "hyperglycémie"],
    implies: ["diabetes"],
  },
  {
    id: "sugar_off_scale",
    label: "appareil de sucre qui affiche HI",
    says: ["appareil|lecteur|affiche|glycémie|sucre|machine|marque|dextro ~ HI|high"],
    implies: ["high_sugar"],
  },
  {
    id: "sugar_improved",
    label: "mieux après du sucre",
    kind: "circumstance",
    says: [
      "sucre|jus|coca|bonbon ~ mieux|passe|revenu|calme",
      "mieux ~ sucre|jus|coca|bonbon",
      "resucré ~ mieux|passe|bien",
    ],
  },
  {
    id: "missed_insulin",
    label: "insuline ou comprimés du diabète arrêtés ou oubliés",
    says: [
      "arrête|oublié|sauté|plus|manque|sans|fini insuline",
      "insuline ~ arrête|oublié|fini|plus",
      "fait plus ~ insuline|piqûre*",
      "prend plus ~ insuline|diabète",
      "arrête ~ diabète",
    ],
    implies: ["diabetes"],
  },
];
