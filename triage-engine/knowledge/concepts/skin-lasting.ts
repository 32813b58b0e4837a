import type { Concept } from "#triage-engine/schema.ts";

/** Skin, hair and nails: what lasts, and what is only one spot. */
export const lastingSkinConcepts: readonly Concept[] = [
  {
    id: "mosquito_bites",
    label: "piqûres de moustiques",
    seldom: ["par moustiques ?"],
    says: [
      "moustique*|punaise|puces ~ attaqué|dévoré|mangé|bouffé",
      "piqûre|piqué|boutons ~ moustiques|moucheron|punaise|puces",
      "moustiques|punaise|puces ~ piqué|piqûre|mordu",
    ],
    excludes: ["itch_night_household"],
  },
  {
    id: "newborn_vesicles",
    label: "petites cloques d'eau sur la peau",
    seldom: ["bébé ~ bulles|cloques claires", "ampoule eau & <child>|<baby>"],
    asked: ["petit cloques|boutons ~ eau"],
    says: [
      "cloques|vésicules|bulles|boutons eau ~ <baby>|nouveau|naissance",
      "<baby>|nouveau ~ cloques|vésicules|bulles|boutons eau",
    ],
    implies: ["rash"],
  },
  {
    id: "warts",
    label: "verrue",
    says: ["cor & orteil|pied|chaussures ?", "chou fleur", "verrue|molluscum|excroissance|durillon*"],
  },
  {
    id: "mole_change",
    label: "grain de beauté ou tache noire qui change",
    says: ["taches noir ~ grandit|grossit|saigne|change|pied|ongle|planté"],
  },
  {
    id: "painless_ulcer",
    label: "plaie ou nodule qui ne fait pas mal et ne guérit pas",
    seldom: ["trou peau ?"],
    seldomAsked: ["!matin|hier|aujourd'hui|tout à l'heure", "!sèche|croûte|cicatrise"],
    denies: ["écorchure|éraflure"],
    says: ["bords ~ mangé*|décollé*|creusé*"],
  },
  {
    id: "leg_ulcer",
    label: "plaie ancienne qui ne guérit pas",
    seldom: [
      "bobo|plaie ~ <leg>|<ankle> ~ ferme pas ?",
      "plaie ~ <leg>|<ankle> ~ sèche jamais|pas ?",
      "plaie|ulcère ~ mois|ans|longtemps|chronique|ancienne|vieille ?",
      "ouvert* & guérit|ferme|cicatrise pas",
      "ulcère ~ <leg>|<foot>",
    ],
    says: ["plaie|blessure|ulcère|bobo|lésion ~ guérit|cicatrise|ferme|sèche|fini pas"],
  },
  {
    id: "patch_pale",
    label: "tache plus claire de la peau",
    denies: ["tache* ~ bouche|langue|gencive*|dent* ?"],
    says: ["taches plus clair*|pâle*", "taches claire*|pâle*|blanches|décolorée*"],
  },
  {
    id: "numb_patch",
    label: "tache claire ou plaque de peau qui ne sent rien",
    seldom: ["taches|plaque|zone & sent rien|plus", "lèpre ?"],
    says: ["taches|plaque ~ pâle|clair* ~ insensible|sent", "aiguille|pique|pincer ~ sent rien|plus|pas"],
    implies: ["patch_pale"],
  },
  {
    id: "hair_loss",
    label: "chute de cheveux",
    says: [
      "perd|pertes|chute cheveux",
      "cheveux|poils tombé|cassé|part|chute",
      "pelade|alopécie|chauve|dégarnit ?",
      "plaque|rond sans cheveux|poils",
    ],
  },
  {
    id: "nail_problem",
    label: "doigt ou ongle infecté (panaris, ongle incarné)",
    says: [
      "ongle ?",
      "doigt|orteil|pouce ~ pus|infecté",
      "ongle* ~ épais|jaune*|noir*|décollé*|abîmé*|rongé*|incarné*|fendu*",
    ],
  },
  {
    id: "finger_deep_infection",
    label: "doigt raide et gonflé, ou rougeur qui remonte dans la main",
    seldom: ["paumes ~ pus|gonflé|enflé ?"],
    denies: ["petit trait|ligne rouge"],
    says: ["tourniole|panari* ?"],
  },
  {
    id: "nail_pus",
    label: "pus ou doigt très gonflé et battant autour de l'ongle",
    implies: ["nail_problem"],
    says: ["ongle|doigt|orteil|pouce ~ pus|bat", "panaris"],
  },
  {
    id: "pressure_sore",
    label: "escarre",
    seldom: ["couché|lit ~ peau|fesse ~ ouverte|pourri|trou ?"],
  },
  {
    id: "bleaching_cream",
    label: "crèmes éclaircissantes",
    seldom: ["crème|lait|pommade|produit éclaircissant|dépigmentant|décapant|clarifiant"],
    kind: "circumstance",
    says: [],
  },
  {
    id: "lice",
    label: "poux",
    seldom: ["lent ~ cheveux|tête|peigne|tresses", "œufs|lent poux", "cheveux|peigne ~ bête*|insecte* ?"],
    denies: ["pour refaire|finir|natter|rentrée"],
    says: ["poux", "pou|poux & cheveux|tresses|tête|natte"],
  },
  {
    id: "skin_dark_spots",
    label: "taches foncées ou vergetures",
    says: ["vergeture", "taches noir|brun|foncé|sombre visage|corps|peau"],
  },
];
