import type { Concept } from "#triage-engine/schema.ts";

/** Newborns, babies, growth, worms, sickle cell crises: signs of the young. */
export const smallChildren: readonly Concept[] = [
  {
    id: "newborn_jaundice_early",
    label: "jaunisse le premier jour, ou paumes et plantes jaunes",
    says: [
      "jaune* ~ paumes|plantes|pieds|jambes",
      "paumes|plantes|pieds|mains ~ jaune*",
      "jaune ~ premier jour|naissance",
      "né|née jaune",
      "jaune ~ jusqu'aux pieds|jambes",
    ],
    implies: ["jaundice"],
  },
  {
    id: "newborn_cord_red",
    label: "nombril rouge autour, qui sent mauvais ou qui coule",
    says: [
      "nombril|cordon|ombilic ~ rouge|pus|coule|suinte|sent|infecté|gonflé|saigne|mauvais*",
      "pus|rougeur|écoulement ~ nombril|cordon",
      "omphalite",
    ],
  },
  {
    id: "cord_normal",
    label: "cordon qui tarde à tomber",
    says: [
      "cordon ~ tombé|tombe pas",
      "cordon pas ~ tombé",
      "soin*|nettoyer cordon|nombril",
      "nombril ~ sort|gros|bombe",
    ],
  },
  {
    id: "newborn_skin_pustules",
    label: "boutons avec du pus chez un nouveau-né",
    says: ["bouton*|cloque* ~ pus|blanc*|jaune*", "pustule*", "vésicule*"],
  },
  {
    id: "newborn_small",
    label: "bébé né petit ou avant terme",
    kind: "history",
    says: [
      "prématuré|prématurée",
      "né|née avant terme",
      "né|née ~ 7|8 mois",
      "petit poids ~ naissance",
      "né|née trop petit|petite",
      "faible poids",
    ],
  },
  {
    id: "no_stool_newborn",
    label: "pas de première selle",
    says: ["méconium", "pas|toujours pas caca ~ naissance|né|née", "pas encore fait caca|selle*"],
  },
  {
    id: "baby_spits_up",
    label: "petites régurgitations",
    says: [
      "régurgit*|régurgitation*",
      "recrache|rejette|remonte ~ lait",
      "petit* renvoi*|rejet*",
      "lait ~ remonte|ressort|caillé",
      "rote|rot",
    ],
  },
  { id: "hiccups", label: "hoquet", says: ["hoquet|hoquets|oké"] },
  {
    id: "teething",
    label: "poussée dentaire",
    says: [
      "dents ~ sortent|sort|poussent|pousse|percent|perce",
      "fait|faire ses dents",
      "poussée dentaire",
      "première* dent*",
      "gencive ~ dent ~ sort",
      "dentition",
    ],
  },
  {
    id: "crying_baby",
    label: "pleurs du bébé",
    says: [
      "pleure|pleurs|pleurer|pleurait",
      "pleure ~ soir|nuit|trop|beaucoup|souvent",
      "crie ~ beaucoup|trop|nuit",
      "coliques|colique",
      "dort pas ~ pleure",
    ],
  },
  {
    id: "feeding_question",
    label: "question d'alimentation du bébé",
    says: [
      "combien ~ lait|biberon*|tétée*",
      "sevrer|sevrage|diversif*",
      "quand|comment ~ donner ~ bouillie|manger|eau|lait",
      "bouillie",
      "pas assez lait",
      "montée lait",
      "lait ~ suffit|suffisant",
      "allaitement ~ difficile|conseil*",
    ],
  },
  {
    id: "slow_growth",
    label: "enfant qui ne grossit ou ne grandit pas assez",
    says: [
      "grossit|grandit|pousse pas|plus",
      "prend pas|plus poids|kilos",
      "poids ~ stagne|bas|insuffisant|faible",
      "trop petit|petite ~ âge",
      "retard ~ croissance|développement|marche|parle",
      "marche|parle pas encore",
      "courbe ~ poids",
    ],
  },
  {
    id: "worms",
    label: "vers dans les selles",
    says: [
      "ver|vers ~ caca|selle*|selles|ventre|anus",
      "vers",
      "vermifuge|déparasit*",
      "oxyure*|ascaris|parasite*",
      "asticot* ~ caca",
    ],
  },
  {
    id: "malnutrition",
    label: "malnutrition",
    says: [
      "malnutri*|dénutri*|sous-alimenté",
      "mange mal depuis",
      "périmètre|MUAC|bracelet|bande ~ rouge|bras",
      "kwashiorkor|marasme",
      "cheveux ~ roux|décolorés|clairs",
    ],
  },
  {
    id: "wasting",
    label: "maigreur extrême (os visibles)",
    says: [
      "os|côtes ~ voit|visibles|sortent|dehors",
      "peau sur os",
      "peau et os",
      "squelettique",
      "bracelet|bande rouge",
      "trop maigre",
      "très maigre",
    ],
    implies: ["malnutrition"],
  },
  {
    id: "feet_swollen_both",
    label: "deux pieds gonflés",
    says: [
      "deux|2 pieds|chevilles ~ gonflé*|enflé*",
      "pieds|chevilles gonflé*|enflé*|gonflent|enflent",
      "oedème* ~ pieds|jambes|chevilles",
    ],
  },
  {
    id: "sickle_pain",
    label: "crise de douleur de drépanocytose",
    says: [
      "crise ~ os|drépano*|vaso",
      "os ~ mal|douleur*",
      "mal|douleur* os",
      "CVO|crise vaso-occlusive",
      "drépano* ~ mal|douleur*|crise",
    ],
  },
  {
    id: "spleen_big",
    label: "rate gonflée (côté gauche du ventre)",
    says: ["rate ~ grosse|gonflée|augmentée|grossi", "grosse rate", "ventre ~ gauche gonflé|dur"],
  },
  {
    id: "pain_treated",
    label: "douleur soulagée par les médicaments habituels",
    kind: "circumstance",
    says: [
      "paracétamol|doliprane|ibuprofène|médicament* ~ calme|soulage|aide|marche",
      "douleur ~ calme|cède|passe ~ paracétamol|doliprane|médicament*",
    ],
    denies: [
      "paracétamol|doliprane|médicament* ~ calme|soulage|aide|marche|fait pas|rien",
      "malgré ~ paracétamol|doliprane|médicament*|ibuprofène",
    ],
  },
];
