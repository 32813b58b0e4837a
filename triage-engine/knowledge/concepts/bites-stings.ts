import type { Concept } from "#triage-engine/schema.ts";

/** Animals: bites, stings, and the illnesses they leave. */
export const biteConcepts: readonly Concept[] = [
  {
    id: "animal_bite",
    label: "morsure d'animal",
    says: [
      "chien|chat|singe|rat|souris|animal|chèvre|âne|cheval|porc|chacal|agouti|chienne|chiot ~ mordu|croqué|attaqué|mord",
      "chauve souris ~ mordu|croqué|attaqué|mord",
      "mordu|morsure ~ chien|chat|singe|rat|souris|animal|chienne|chiot|porc|âne",
      "mordu|morsure ~ chauve souris",
      "morsure",
      "mordu",
      "dent traversé|enfoncé|rentré",
      "chien|chat|singe|animal ~ percé|planté|enfoncé",
      "dent|crocs ~ percé|planté|enfoncé peau|main|jambe",
    ],
  },
  {
    id: "human_bite",
    label: "morsure humaine",
    says: [
      "mordu|morsure ~ humain|homme|femme|camarade|enfant|quelqu|bagarre|copain|voisin|personne",
      "camarade|copain|homme|quelqu ~ mordu",
    ],
  },
  {
    id: "animal_scratch",
    label: "griffure ou léchage d'une peau blessée par un animal",
    says: [
      "chien|chat|singe|animal|chiot ~ griffé|léché|égratigné",
      "griffé|griffure|léché|égratigné ~ chien|chat|singe|animal|chiot",
      "bave|salive chien|chat|animal",
      "griffure chien|chat|animal|singe",
    ],
  },
  {
    id: "bite_face_neck",
    label: "morsure au visage, à la tête ou au cou, ou chair arrachée",
    says: [
      "mordu|morsure|griffé ~ <face>|visage|<head>|cou|joue|lèvre|nez|oreille|figure",
      "chair|morceau|lambeau arraché",
      "morsure ~ profonde|multiples|plusieurs",
    ],
    implies: ["animal_bite"],
  },
  {
    id: "animal_suspect",
    label: "animal inconnu, errant, malade, mort ou au comportement bizarre",
    kind: "circumstance",
    says: [
      "chien|chat|singe|animal|chienne ~ errant|inconnu|enragé|malade|bizarre|mort|disparu|enfui|bave|fou|agressif|abattu|tué|pas vacciné",
      "rage chien|animal|maladie",
      "peur|attraper rage",
    ],
  },
  {
    id: "rabies_signs",
    label: "peur de l'eau ou du vent, agitation ou gorge serrée après une morsure",
    says: [
      "peur eau|boire|vent",
      "hydrophobie",
      "crie|panique|étouffe|recule ~ voit|boire|entend eau",
      "eau fait peur|paniquer|crier|trembler",
      "rage déclarée",
    ],
  },
  {
    id: "locked_jaw",
    label: "mâchoire bloquée ou spasmes du corps",
    says: [
      "mâchoire|bouche|dents bloquée|serrée|raide|verrouillée|contractée",
      "trismus",
      "ouvrir plus|pas bouche|mâchoire",
      "peut|arrive plus|pas ouvrir bouche|mâchoire",
      "spasmes|contractures corps|dos|muscles",
      "corps ~ raidit|arque|arc|cambre",
      "corps raide|arqué|arc",
      "opisthotonos",
      "tétanos attrapé|déclaré",
    ],
  },
  {
    id: "snake_bite",
    label: "morsure de serpent",
    says: [
      "serpent|vipère|cobra|mamba|naja|couleuvre|python ~ mordu|piqué|attaqué|mord|touché|croqué|craché",
      "mordu|piqué|morsure|piqûre ~ serpent|vipère|cobra|mamba|naja|couleuvre|python",
      "serpent|vipère|mamba ~ trace|crochets|trous",
      "deux trous|traces ~ <foot>|<leg>|pied|cheville",
    ],
  },
  {
    id: "snake_spit",
    label: "venin de serpent dans l'œil",
    says: ["serpent|cobra|naja|venin craché|giclé", "venin ~ <eye>|oeil|yeux", "serpent|cobra cracheur"],
  },
  {
    id: "snake_seen",
    label: "serpent vu sans morsure",

    says: [
      "vu|trouvé|aperçu|croisé|tué|entré|caché serpent|vipère|cobra",
      "serpent|vipère|cobra ~ maison|chambre|cour|lit|jardin|toilettes",
      "serpent",
    ],
  },
  {
    id: "scorpion_sting",
    label: "piqûre de scorpion",
    says: ["scorpion ~ piqué|mordu", "piqué|piqûre|mordu ~ scorpion", "scorpion"],
  },
  {
    id: "insect_sting",
    label: "piqûre d'insecte",
    says: [
      "abeille|guêpe|frelon|fourmi|insecte|bête|bestiole|scolopendre|chenille|taon ~ piqué|mordu",
      "mille pattes ~ piqué|mordu",
      "piqué|piqûre|mordu ~ abeille|guêpe|frelon|fourmi|insecte|bête|bestiole|scolopendre|chenille|tique",
      "piqué|piqûre|mordu ~ mille pattes",
      "abeille|guêpe|frelons",
      "magnan",
      "dard resté|dedans|peau",
    ],
  },
  {
    id: "many_stings",
    label: "nombreuses piqûres, ou piqûre dans la bouche ou la gorge",
    says: [
      "abeilles|guêpes|frelons|essaim ~ partout|tout corps|attaqué|plusieurs|nombreuses|beaucoup",
      "plusieurs|nombreuses|vingtaine|cinquantaine|multiples piqûres",
      "piqué|piqûre ~ bouche|gorge|langue",
      "essaim",
    ],
    implies: ["insect_sting"],
  },
  {
    id: "spider_bite",
    label: "morsure d'araignée",
    says: ["araignée|mygale ~ mordu|piqué", "mordu|piqué|piqûre|morsure ~ araignée|mygale", "araignée"],
  },
  {
    id: "sea_sting",
    label: "piqûre d'un animal de mer (méduse, oursin, raie, poisson)",
    says: ["méduse|oursin|physalie", "piqué ~ raie|vive|rascasse|poisson|mer|plage"],
  },
  {
    id: "local_only",
    label: "gonflement limité à l'endroit de la piqûre",
    kind: "circumstance",
    says: ["juste|seulement|uniquement ~ gonflé|enflé|rouge|local|endroit", "gonflé|enflé ~ peu|légèrement"],
  },
  {
    id: "sting_general_signs",
    label: "vomissements, sueurs, bave, tremblements ou grande faiblesse après la piqûre",
    says: ["piqué|piqûre ~ vomit|sue|transpire|bave|tremble|convulse"],
  },
  {
    id: "tick",
    label: "tique accrochée",
    says: ["tique"],
  },
  {
    id: "chigger_flea",
    label: "puce-chique ou ver sous la peau",
    says: [
      "chique|puces orteil|pied",
      "puce chique orteil|pied",
      "ver sous peau",
      "ver cayor",
      "asticot ~ peau|bouton",
      "larve ~ peau",
      "ligne|trace ~ rampe|bouge|serpente peau",
      "larbish",
    ],
  },
];
