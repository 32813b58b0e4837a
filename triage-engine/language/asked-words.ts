/**
 * What says that a sign is there only in answer to a question that names it: « j'ai eu chaud », « j'ai gardé des comprimés ». Patterns as of a concept; after
 * `!` what says that it is not.
 */
export const askedWords: Readonly<Record<string, readonly string[]>> = {
  fever: ["chaud|chaude|brûlant|brûlante|chauffe"],
  chest_pressure: ["écrase*|comprime*|étau|pèse|poids|serre*|oppress*"],
  rigid_belly: ["supporte|veut|veux|laisse pas ~ touche*"],
  neck_stiff: [
    "mal|difficile ~ tourner|plier|baisser|bouger|pencher ~ tête|cou|nuque",
    "!bouge|tourne|plie bien|normalement|facilement",
  ],
  thunderclap: [
    "<sudden>",
    "seconde|secondes|explosion|tonnerre|éclair",
    "!doucement|progressi*|lentement",
    "!petit petit",
    "!peu peu",
  ],
  one_side_weak: ["laisse* tomber", "lâche|lâché ~ objets|choses|tasse|verre", "bras|jambe|main ~ retombe*"],
  face_droop: ["!visage|sourire|bouche|lèvres normal*|droit|droite|symétrique"],
  both_legs_weak: ["!marche bien|normalement|seul|seule"],
  pain_to_arm_jaw: ["!reste ~ même|là", "!va|part|descend nulle|ailleurs"],
  convulsion: ["crise"],
  drowsy: ["!répond bien|normalement", "!réveille bien|facilement|normalement"],
  suicidal_thoughts: ["pense|pensé|arrive|arrivé|venu"],
  suicidal_plan: ["médicaments|comprimés|cachets|corde|couteau|poison|pont|lagune|puits|javel|furadan"],
  black_stool: ["!selle*|caca normal*|marron|jaune*|claire*"],
  vomits_blood: ["!pas|sans|aucun|jamais sang"],
  no_fetal_movement: ["rien depuis|sens|senti"],
  heavy_bleeding: ["!arrêté|fini|stoppé|séché"],
  dirty_wound: ["!propre"],
  dark_urine: ["!clair|claire|claires|normale|normales"],
};
