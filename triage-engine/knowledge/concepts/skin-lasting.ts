import type { Concept } from "#triage-engine/schema.ts";

/** Skin, hair and nails: what lasts, and what is only one spot. */
export const lastingSkinConcepts: readonly Concept[] = [
  {
    id: "mosquito_bites",
    label: "piqûres de moustiques",
    says: [
      "mangé|mangée|dévoré|bouffé par moustiques",
      "moustique*|punaises|puces ~ attaqué|dévoré|mangé|bouffé",
      "moustique* ~ partout|nombreux & boutons|gratte",
      "piqûre|piqué|boutons ~ moustique|moucheron|punaise|puce",
      "moustique|punaises|puces ~ piqué|piqûres|mordu",
      "boule|bosse|bouton rouge après piqûre moustique*",
      "boule|bosse|bouton après piqûre moustique*",
      "mangé|mangée|dévoré|dévorée|bouffé ~ moustique|moustiques",

      "par moustiques",
    ],
    excludes: ["itch_night_household"],
  },
  {
    id: "newborn_vesicles",
    label: "petites cloques d'eau sur la peau du nouveau-né",
    says: [
      "ampoules eau & <child>|<baby>",
      "cloques|vésicules|bulles|boutons eau ~ <baby>|nouveau|naissance",
      "<baby>|nouveau ~ cloques|vésicules|bulles|boutons eau",
    ],
    implies: ["rash"],
  },
  {
    id: "warts",
    label: "verrue",
    says: [
      "verrue",
      "molluscum",
      "corne pied|orteil",
      "excroissance",
      "cor|cors & orteil|orteils|pied|pieds|chaussures",
      "durillon*",
    ],
  },
  {
    id: "mole_change",
    label: "grain de beauté ou tache noire qui change",
    says: [
      "grain beauté",
      "tache noire ~ grandit|grossit|saigne|change|pied|ongle|plante",
      "mélanome|cancer peau",
      "bouton|plaie ~ guérit pas visage|nez|lèvre|peau",
    ],
  },
  {
    id: "painless_ulcer",
    label: "plaie ou nodule qui ne fait pas mal et ne guérit pas",
    says: [
      "buruli",
      "plaie|ulcère|nodule|boule indolore|indolente",
      "plaie|ulcère|nodule sans douleur",
      "nodule|boule ~ fait pas mal ~ grandit|grossit",
      "plaie|ulcère ~ fait pas mal ~ guérit|ferme|grandit|agrandit",
      "plaie|ulcère ~ guérit|ferme pas ~ fait pas mal",
      "plaie|ulcère ~ guérit|ferme|cicatrise pas ~ sans douleur",
      "plaie|ulcère ~ sans douleur ~ guérit|ferme|cicatrise pas",
      "plaie* & bord* décollé*|creusé*",
    ],
  },
  {
    id: "leg_ulcer",
    label: "plaie ancienne qui ne guérit pas",
    says: [
      "plaie|blessure|ulcère|bobo|lésion ~ guérit|cicatrise|ferme|sèche|finit pas",
      "plaie|bobo ~ guérit jamais",
      "ulcère <leg>|jambe|peau|variqueux",

      "plaie|ulcère ~ mois|ans|longtemps|chronique|ancienne|vieille",
    ],
  },
  {
    id: "numb_patch",
    label: "tache claire ou plaque de peau qui ne sent rien",
    says: [
      "tache|plaque ~ sent rien",
      "tache|plaque ~ sent|sensible pas",
      "tache|plaque insensible|endormie",
      "lèpre",
      "tache|plaque & sens rien|pas",
    ],
  },
  {
    id: "hair_loss",
    label: "chute de cheveux",
    says: [
      "perd|perte|chute cheveux",
      "cheveux tombe|cassent|partent|chute",
      "pelade|calvitie|alopécie",
      "trou cheveux|<head>",
      "chauve",
      "dégarnit|dégarnie|dégarni",
      "plaque|rond sans cheveux",
    ],
  },
  {
    id: "nail_problem",
    label: "doigt ou ongle infecté (panaris, ongle incarné)",
    says: [
      "panaris|tourniole|mal blanc",
      "doigt|orteil|pouce ~ pus|infecté",
      "doigt|pouce bat|lance|gonflé|enflé ongle|pus",
      "pus ~ ongle|doigt|orteil",
      "ongle",
    ],
  },
  {
    id: "finger_deep_infection",
    label: "doigt raide et gonflé, ou rougeur qui remonte dans la main",
    says: [
      "doigt ~ plier|étendre|raide & gonflé|enflé|pus",
      "paume ~ pus|gonflée|enflée",
      "trait rouge ~ bras|main",
      "trait rouge ~ avant bras",
    ],
  },
  {
    id: "nail_pus",
    label: "pus ou doigt très gonflé et battant autour de l'ongle",
    implies: ["nail_problem"],
    says: ["pus ~ ongle|doigt|orteil|pouce", "ongle|doigt|orteil|pouce ~ pus|bat", "panaris"],
  },
  {
    id: "pressure_sore",
    label: "escarre",
    says: [
      "escarre",
      "plaie ~ fesses|dos|talon|sacrum ~ couché|alité|lit",
      "couché|alité ~ plaie|plaies fesses|dos|talon",
    ],
  },
  {
    id: "bleaching_cream",
    label: "crèmes éclaircissantes",
    kind: "circumstance",
    says: [
      "crème|lait|pommade|produit éclaircissant|dépigmentant|décapant|clarifiant",
      "tchatcho",
      "dépigmentation",
      "éclaircir peau",
    ],
  },
  { id: "lice", label: "poux", says: ["poux", "lentes", "pou|poux & cheveux|tresses|tête|nattes"] },
  {
    id: "skin_dark_spots",
    label: "taches foncées ou vergetures",
    says: [
      "taches noires|brunes|foncées|sombres visage|corps|peau",
      "vergeture",
      "cicatrice boutons",
      "masque grossesse",
    ],
  },
];
