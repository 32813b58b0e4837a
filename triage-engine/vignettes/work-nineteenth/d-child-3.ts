import type { Vignette } from "#triage-engine/vignette.ts";
import { years } from "#triage-engine/vignettes/spans.ts";

export const helddChild3: readonly Vignette[] = [
  {
    id: "h13d-child-wet-bed",
    level: "routine",
    accepts: ["self_care"],
    specialties: ["Pédiatrie"],
    source: "nice-bedwetting: énurésie après 5 ans",
    tags: ["child", "other-person"],
    says: "Mon fils de 8 ans mouille encore la natte la nuit, la journée ça va, on se moque de lui à la maison.",
    yes: ["bed_wetting", "eats_drinks_well", "plays_normally", "vaccinated", "recurrent"],
    numbers: { age: years(8), duration: years(3), temperature: 36.8 },
    sex: "male",
  },
  {
    id: "h13d-child-limp-after-cold",
    level: "urgent",
    specialties: ["Pédiatrie", "Orthopédie"],
    source: "keneya-table: enfant qui boite sans fièvre",
    tags: ["child", "other-person"],
    says: "Il boite depuis hier et refuse de courir, il n'est pas tombé, il a 5 ans.",
    yes: ["child_limp", "limb_pain", "eats_drinks_well", "vaccinated"],
    numbers: { age: years(5), duration: 2, temperature: 36.9 },
    sex: "male",
  },
];
