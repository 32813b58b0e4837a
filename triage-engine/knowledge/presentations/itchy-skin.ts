import type { Presentation } from "#triage-engine/schema.ts";
import { anyOf } from "#triage-engine/knowledge/ask.ts";

export const itchySkin: Presentation = {
  id: "itchy-skin",
  label: "Gale, mycose, eczéma, poux",
  opens: { itch_night_household: 6, ringworm: 5, eczema: 5, lice: 5, bleaching_cream: 3 },
  specialties: ["Dermatologie", "Médecine Générale"],
  questions: [anyOf("itchy_urgent", ["fever", "cellulitis", "wound_infected", "skin_peeling"]), "duration"],
  rules: [
    {
      id: "itchy-infected",
      level: "urgent",
      when: "(itch_night_household | ringworm | eczema | lice) & (cellulitis | wound_infected | age < 2mo & ~eczema | fever & (impetigo | cellulitis | wound_infected))",
      reason: "cela se soigne aujourd'hui.",
      source: "who-skin-ntd",
    },
    {
      id: "itchy-scabies",
      level: "routine",
      when: "itch_night_household & ~insect_sting & ~mosquito_bites & ~heat_rash",
      reason:
        "Des démangeaisons la nuit chez plusieurs personnes peuvent être la gale : toute la maison se traite en même temps.",
      source: "who-skin-ntd",
      advice: {
        todo: [
          "Faites traiter tout le monde le même jour.",
          "Lavez draps et habits à l'eau chaude, ou enfermez-les 3 jours dans un sac.",
        ],
      },
    },
    {
      id: "itchy-fungus",
      level: "routine",
      when: "ringworm | bleaching_cream & rash",
      reason: "cela peut être un champignon, à traiter.",
      source: "nhs-skin",
    },
    {
      id: "itchy-eczema-lasting",
      level: "routine",
      when: "eczema & (cannot_sleep | getting_worse | severe_pain)",
      reason: "cela mérite un traitement.",
      source: "nhs-skin",
    },
    {
      id: "itchy-eczema",
      level: "self_care",
      when: "eczema & !fever & !cellulitis & !wound_infected & !skin_peeling & !itch_night_household & !ringworm & age >= 2mo",
      reason: "Une peau sèche qui gratte un peu se calme avec une crème hydratante.",
      source: "nhs-skin",
      covers: ["eczema", "rash", "itch"],
    },
    {
      id: "itchy-lice",
      level: "self_care",
      when: "lice & !fever & !cellulitis & !wound_infected",
      reason: "Les poux se traitent à la maison avec un peigne fin et un produit de pharmacie.",
      source: "nhs-skin",
      covers: ["lice", "itch", "rash"],
      advice: {
        todo: ["Peigne fin tous les deux jours pendant deux semaines, toute la famille."],
        avoid: ["Ni pétrole ni insecticide sur la tête."],
      },
    },
  ],
  otherwise: {
    level: "routine",
    reason: "Des démangeaisons qui durent se montrent dans la semaine.",
    source: "nhs-skin",
  },
  advice: {
    todo: ["Savon doux, crème hydratante, ongles courts, peau bien séchée."],
    avoid: ["Ni javel, ni crème éclaircissante, ni pommade de la rue."],
    watch: ["peau rouge et chaude, pus", "fièvre"],
  },
};
