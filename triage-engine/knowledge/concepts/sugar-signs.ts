import type { Concept } from "#triage-engine/schema.ts";

/** Sugar, too much or too little: thirst, water, deep breath, readings. */
export const sugarSigns: readonly Concept[] = [
  {
    id: "thirst",
    label: "soif inhabituelle",
    says: [
      "bois|boit|boire|vide|vident|avale ~ bidon*|litres|seau|bouteilles|canari",
      "réclame|demande eau ~ arrêt|cesse|temps",
      "fais|fait boire",
      "bois|boit temps|arrêt|cesse|litres",
      "jamais assez ~ eau|boire",
      "soif|assoiffé|polydipsie",
      "bois|boit|boire eau ~ beaucoup|trop",
      "bois|boit|boire ~ beaucoup|trop eau",
      "bois|boit sans arrêt",
      "bois|boit tout temps",
      "bouche sèche ~ bois|boit|boire",
    ],
    denies: ["pas soif"],
  },
  {
    id: "much_urine",
    label: "urines très abondantes, jour et nuit",
    says: [
      "fourmis ~ pisse|urine|pipi",
      "lève|réveille ~ fois nuit",
      "vide|remplis ~ pot|seau ~ pipi|urine",
      "urine|urines|pisse|pipi ~ quantités|litres|énormément|énorme",
      "uriner|pisser|pipi ~ cesse|arrêt ~ grandes|quantité*",
      "lève ~ fois ~ nuit ~ uriner|pipi|pisser",
      "refait|recommence|nouveau pipi lit",
      "urine*|pisse*|pipi beaucoup|trop|énormément|litres",
      "urine*|pisse*|pipi ~ tout temps",
      "urine*|pisse*|pipi ~ sans arrêt",
      "urine*|pisse*|pipi ~ toute nuit",
      "urine*|pisse*|pipi ~ beaucoup",
      "lève ~ nuit ~ pisser|uriner|pipi",
      "polyurie|polyuro*",
      "bois|boit beaucoup|trop|énormément ~ pisse|urine",
      "remouille lit",
    ],
  },
  {
    id: "breath_deep",
    label: "respiration profonde et haleine de fruit ou de vernis",
    denies: ["quand|si|lorsque respire fort|profond*|grand"],
    says: [
      "odeur|haleine|sent ~ acétone|vernis|pomme|fruit*|dissolvant",
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
      "sucre ~ bas|basse|descendu|chuté|tombé|chute|descend|baisse",
      "manque sucre",
      "glycémie basse|bas|chute",
      "tremble|sueur*|transpir*|faim & insuline|daonil",
      "insuline & mangé pas|rien",
      "insuline sans manger",
      "trop insuline",
      "sueurs|sueur froides|froide ~ tremble|faim",
      "tremble ~ faim|sueur*",
    ],
  },
  {
    id: "high_sugar",
    label: "sucre élevé dans le sang",
    says: [
      "sucre|glycémie|diabète|dextro ~ haut|haute|élevé|élevée|monte|monté|montée|trop|déséquilibré|grimpe",
      "hyperglycémie",
    ],
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
      "sucre|jus|coca|bonbon ~ mieux|passé|revenu|calmé",
      "mieux ~ sucre|jus|coca|bonbon",
      "resucré ~ mieux|passé|bien",
    ],
  },
  {
    id: "missed_insulin",
    label: "insuline ou comprimés du diabète arrêtés ou oubliés",
    says: [
      "arrêté|oublié|sauté|plus|manque|sans|fini insuline",
      "insuline ~ arrêté|oublié|fini|plus|finie",
      "fait plus ~ insuline|piqûre*",
      "prend|prends plus ~ insuline|diabète",
      "arrêté ~ diabète",
    ],
    implies: ["diabetes"],
  },
];
