import type { Vignette } from "#triage-engine/vignette.ts";
import { years } from "#triage-engine/vignettes/spans.ts";

export const heldKIntimate2: readonly Vignette[] = [
  {
    id: "h15k-intimate-drip-morning",
    level: "urgent",
    accepts: ["routine"],
    specialties: ["Médecine Générale", "Urologie"],
    source: "who-sti: urethral discharge",
    tags: ["adult", "messy", "west-africa"],
    says: "kan je me lev le matin mon slip est taché jaune, sa chauf pr pissé, chodpis je croi",
    yes: ["discharge_urethral", "burning_urine", "sex_risk"],
    numbers: { age: years(28), duration: 4 },
    sex: "male",
    words: {
      testicle_pain: "non sa va",
    },
  },
];
