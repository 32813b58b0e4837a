import type { Vignette } from "#triage-engine/vignette.ts";
import { years } from "#triage-engine/vignettes/spans.ts";

export const xg1Today2: readonly Vignette[] = [
  {
    id: "xg1-fil-accouchement-lache",
    level: "urgent",
    specialties: ["Gynécologie"],
    source: "pcpnc: plaie du périnée infectée",
    tags: ["adult", "vague"],
    says: "Depuis l'accouchement je n'arrive plus à m'asseoir comme il faut et là où la sage-femme a cousu ça me lance, je croyais que ça allait passer.",
    yes: [
      "postpartum",
      "breastfeeding",
      "wound_perineum",
      "wound",
      "wound_infected",
      "intimate_trouble",
      "getting_worse",
      "discharge_odour",
      "vaginal_discharge",
      "anal_pain",
      "adult",
      "childbearing",
    ],
    numbers: { age: years(20), duration: 4, days_after_birth: 9, pain: 6 },
    sex: "female",
    words: {
      wound_infected: "ma mère a regardé, un point a lâché et il y a un peu de pus",
      fever: "non, mon corps n'est pas chaud",
    },
  },
];
