import type { Concept } from "#triage-engine/schema.ts";

/** After a birth: losses, wounds, mood. */
export const afterBirthConcepts: readonly Concept[] = [
  {
    id: "foul_lochia",
    label: "pertes qui sentent mauvais après l'accouchement",
    says: [
      "lochies ~ sent*|odeur|pue*",
      "lochies",
      "perte* ~ sent*|odeur|pue* ~ accouch*",
      "accouch* & odeur",
      "accouch* ~ perte* ~ sent*|pue*|odeur",
    ],
  },
  {
    id: "placenta_retained",
    label: "placenta qui n'est pas sorti",
    says: [
      "placenta pas sorti|sort|venu|descendu",
      "placenta resté|reste|bloqué|coincé",
      "placenta ~ resté|reste|bloqué",
      "délivre ~ sorti pas",
    ],
    implies: ["postpartum"],
  },
  {
    id: "wound_caesarean",
    label: "plaie de césarienne qui coule, rouge ou ouverte",
    says: [
      "césarienne & plaie|pus|rouge|coule|ouvert*|gonflé*|infecté*|chauffe",
      "plaie|cicatrice césarienne ~ pus|rouge|coule|ouverte|gonflée|infectée|<pain>",
      "plaie|cicatrice ~ césarienne",
    ],
  },
  {
    id: "wound_perineum",
    label: "déchirure ou points d'accouchement douloureux ou infectés",
    says: ["points ~ accouch*", "déchirure ~ accouch*|bas", "épisiotomie", "périnée", "couture ~ bas|accouch*"],
  },
  {
    id: "fistula_leak",
    label: "urine ou selles qui coulent sans contrôle depuis l'accouchement",
    says: [
      "urine*|selle*|pipi coule* ~ accouch*",
      "<urine> ~ depuis accouch*",
      "fistule",
      "accouch* & <urine> & coule|fuit|seule",
      "selle*|caca ~ sort ~ vagin",
      "urine coule ~ vagin",
      "depuis accouch* ~ urine",
    ],
    implies: ["urine_leak"],
  },
  {
    id: "baby_blues",
    label: "tristesse après l'accouchement",
    says: [
      "accouch* ~ pleure pour rien",
      "accouch* ~ envie pleurer",
      "accouch* & pleure",
      "pleure ~ rien|raison & accouch*|bébé",
      "larmes ~ accouch*|naissance",
      "triste|tristesse ~ accouchement|accouché",
      "triste|tristesse après accouchement",
      "baby blues",
      "accouch* & pleure|triste|tristesse|déprim*",
      "pleure ~ depuis accouch*",
      "depuis accouch* ~ pleure|triste|déprim*",
      "dépression ~ accouch*|post partum",
      "triste ~ naissance|bébé",
    ],
    implies: ["low_mood"],
  },
  {
    id: "harm_baby_thoughts",
    label: "pensées de faire du mal au bébé",
    says: [
      "veut|veux|va|vais|voulu|pense|envie jeter|tuer|étouffer|noyer|abandonner ~ bébé|enfant",
      "bébé|enfant ~ veut|veux|voulu jeter|tuer|étouffer|noyer",
      "bébé|enfant sorcier|démon|diable|maudit|possédé",
      "faire|fait mal <baby>|enfant ~ peur|envie|pense|idée*",
      "envie|peur|pense|idée* ~ faire mal|tuer|jeter|étouffer|frapper|secouer <baby>|enfant",
      "tuer|jeter|étouffer|secouer <baby>|enfant",
      "vais|va|envie|veux|veut|peur faire mal <baby>|enfant|fils|fille",
    ],
  },
];
