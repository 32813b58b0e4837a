import type { Concept } from "#triage-engine/schema.ts";

/** The back passage, and the colour of stools that is mostly harmless. */
export const backPassage: readonly Concept[] = [
  {
    id: "piles",
    label: "hémorroïdes (kôkô)",
    says: ["boule|grosseur|bosse ~ anus|derrière|fesse* ?", "kôkô|hémorroïde*|hémoroïde*"],
  },
  {
    id: "anal_pain",
    label: "douleur à l'anus",
    seldom: ["mal ~ chie|caca|cabine|selle*"],
    denies: [
      "<pain> & fesse* & descend|jambe|pied|cuisse|mollet ?",
      "derrière os|nuque|sternum|poitrine|cou|oreille|tête|genou*|épaule*|cuisse*|jambe*|seins|œil|yeux|mollet*|crâne|côtes",
    ],
    says: ["<pain> & <anus> ?"],
  },
  {
    id: "anal_itch",
    label: "démangeaisons de l'anus",
    says: ["<anus> gratte|démange|piqué", "gratte|démange|démangeaison* & <anus>", "gratte fesses"],
  },
  {
    id: "rectum_out",
    label: "boyau rouge qui sort par l'anus et ne rentre pas",
    seldom: ["intestin ~ sorti ~ pousse|rentre|trou ?"],
    says: ["boyau|intestins ~ sort ~ anus|fesse*|derrière"],
  },
  {
    id: "green_stool",
    label: "selles vertes ou jaunes",
    seldom: ["caca ver"],
    denies: ["caca|selle* ~ jaune ?"],
    says: ["vert* & couche*", "selle*|caca jaune*|verdâtre*", "selle*|caca ~ vert*"],
  },
  {
    id: "pale_stool",
    label: "selles blanches ou décolorées",
    says: [
      "selle*|caca blanc*|gris*|mastic",
      "selle*|caca ~ décoloré*|blanche",
      "selle*|caca ~ plâtre|mastic|kaolin ?",
    ],
  },
];
