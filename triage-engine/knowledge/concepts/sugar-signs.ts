import type { Concept } from "#triage-engine/schema.ts";

/** Sugar, too much or too little: thirst, water, deep breath, readings. */
export const sugarSigns: readonly Concept[] = [
  {
    id: "thirst",
    label: "soif inhabituelle",
    seldomAsked: [
      "bidon|litres|seau|bouteilles",
      "!soif ~ toujours|habitude|normale|pareille",
      "!boit ~ toujours|avant|habitude|normalement",
    ],
    seldom: [
      "!vidé bouteille ~ mangeant",
      "fini*|vide* ~ bidon|litres|seau",
      "!boit pas plus ~ habitude|avant",
      "!boit ~ comme|même ~ toujours|avant|habitude",
      "bois comme chameau ?",
    ],
    asked: ["bois ~ bois|encore|beaucoup|trop|arrête"],
    says: [
      "boire|vide|vident|avalé ~ bidon*|litres|seau|bouteille|canari ?",
      "fais boire ?",
      "boire temps|arrête|cesse|litres",
      "soif|assoiffé|polydipsie",
      "boire ~ beaucoup|trop eau ?",
      "boire sans arrête",
      "boire tout temps",
    ],
    denies: ["couper soif", "pas soif"],
  },
  {
    id: "much_urine",
    label: "urines très abondantes, jour et nuit",
    seldom: ["!pisse|pipi|urine ~ lit ?"],
    denies: ["pisse|urine|pipi pas beaucoup ?"],
    says: [
      "lève 3|4|5|6|plusieurs fois ~ uriner|pisser|pipi",
      "lève|réveille ~ fois nuit ?",
      "urine|pisse|pipi ~ quantité|litres|énorme",
      "lève ~ fois ~ nuit ~ urine|pipi|pisse",
      "refait|recommence|nouveau pipi lit",
      "urine*|pisse*|pipi ~ tout temps|nuit",
      "urine*|pisse*|pipi ~ sans arrête",
      "urine*|pisse*|pipi beaucoup|énormément|trop",
      "lève ~ nuit ~ pisse|urine|pipi",
      "polyurie|polyuro*",
    ],
  },
  {
    id: "breath_deep",
    label: "respiration profonde et haleine de fruit ou de vernis",
    denies: ["vent|harmattan ~ souffle ?", "quand|si|lorsque respire fort|profond*|grand"],
    says: [
      "odeur|haleine|sent ~ acétone|vernis|pommes|fruit*|dissolvant",
      "respire|respiration|souffle profond*|ample*|fort",
    ],
  },
  {
    id: "low_sugar_signs",
    label: "signes de manque de sucre (sueurs froides, tremblements, faim soudaine)",
    seldom: [
      "faim loup|énorme ~ transpire|tremble ?",
      "insuline|cachet* sucre & pas mangé|sans manger & trembl*|sue|flou|tourne|transpire",
    ],
    says: [
      "hypoglyc*|hypo",
      "sucre ~ bas|basse|descendu|chute|tombé|descend|baisse",
      "tremble|sueur*|transpir*|faim & insuline|daonil",
      "insuline sans mangé",
      "sueur froid ~ tremble|faim",
      "tremble ~ faim|sueur*",
    ],
  },
  {
    id: "high_sugar",
    label: "sucre élevé dans le sang",
    seldom: ["!sucre|glycémie ~ normal*"],
    says: ["sucre|glycémie|diabète|dextro ~ haut|élevée|monte|trop|déséquilibré|grimpe"],
    implies: ["diabetes"],
  },
  {
    id: "sugar_off_scale",
    label: "appareil de sucre qui affiche HI",
    seldom: ["machine|appareil refuse compter ?"],
    says: ["appareil|lecteur|affiche|glycémie|sucre|machine|marque|dextro ~ HI|high", "écrit|lettres hi|high"],
    implies: ["high_sugar"],
  },
  {
    id: "sugar_improved",
    label: "mieux après du sucre",
    says: ["sucre|jus|coca|bonbon ~ mieux|passe|revenu|calme"],
    kind: "circumstance",
  },
  {
    id: "missed_insulin",
    label: "insuline ou comprimés du diabète arrêtés ou oubliés",
    seldom: ["plus fait piqûre diabète|insuline ?", "laissé|arrêté ~ comprimé ~ sucre|diabète ?", "oublié piquer ?"],
    says: ["arrête|oublié|sauté|plus|manque|sans|fini insuline", "insuline ~ arrête|oublié|fini|plus ?"],
    implies: ["diabetes"],
  },
];
