import type { Vignette } from "#triage-engine/vignette.ts";
import { years } from "#triage-engine/vignettes/spans.ts";

export const paed12: readonly Vignette[] = [
  {
    id: "w4-paed-bottle-nose-noise",
    level: "self_care",
    specialties: ["Pédiatrie", "ORL"],
    source: "nhs: nez encombré du nourrisson",
    tags: ["newborn"],
    says: "son petit nez fait du bruit la nuit comme un petit cochon, 2 mois et demi, il boit tout",
    yes: ["mild_breath_noise_nose", "blocked_nose", "eats_drinks_well"],
    numbers: { age: 76, duration: 4 },
    sex: "male",
    words: { hard_breathing: "non le ventre bouge tranquille", fever: "non 37" },
  },
  {
    id: "w4-paed-grows-shins",
    level: "self_care",
    accepts: ["routine"],
    specialties: ["Pédiatrie", "Orthopédie"],
    source: "nhs: douleurs de croissance",
    tags: ["child"],
    says: "Certains soirs elle se plaint des deux tibias, je masse elle dort, le matin elle saute comme un cabri",
    yes: ["limb_pain", "plays_normally"],
    numbers: { age: years(6), duration: 40 },
    sex: "female",
    words: { fever: "non jamais", sickle_cell: "non elle est AA" },
  },
];
