import type { Presentation } from "#triage-engine/schema.ts";
import { anyOf, one } from "#triage-engine/knowledge/ask.ts";

const noDanger = "!fever & !cellulitis & !wound_infected & !purple_spots & !face_swelling";

/** What may come with a rash of heat, of the nappy or of mosquitoes. */
const harmless = [
  "heat_rash",
  "nappy_rash",
  "mosquito_bites",
  "advice_question",
  "rash",
  "itch",
  "crying_baby",
  "sweating",
  "irritable",
];

export const mildSkin: Presentation = {
  id: "mild-skin",
  label: "Bourbouille, fesses rouges, moustiques, ampoules",
  opens: { heat_rash: 5, nappy_rash: 5, mosquito_bites: 5, friction_blister: 5 },
  specialties: ["Dermatologie", "Médecine Générale"],
  questions: [
    anyOf("mild_skin_urgent", ["fever", "cellulitis", "wound_infected", "purple_spots", "face_swelling"]),
    one("blister_sugar", "diabetes", "Avez-vous un diabète ?", "{Qui} a-t-{il} un diabète ?", "~~friction_blister"),
  ],
  rules: [
    {
      id: "mild-skin-infected",
      level: "urgent",
      when: "(heat_rash | nappy_rash | mosquito_bites | friction_blister) & (cellulitis | wound_infected | purple_spots | face_swelling | newborn_skin_pustules)",
      reason: "à montrer aujourd'hui.",
      source: "imci",
    },
    {
      id: "heat-rash-home",
      level: "self_care",
      when: `heat_rash & ${noDanger}`,
      reason: "cela passe avec des soins simples.",
      source: "nhs-skin",
      covers: harmless,
      advice: {
        todo: ["Bains frais, habits légers en coton, peau bien sèche et à l'air."],
        avoid: ["Pas de talc parfumé, ni d'huile épaisse."],
      },
    },
    {
      id: "nappy-home",
      level: "self_care",
      when: `nappy_rash & ${noDanger}`,
      reason: "cela passe avec des soins simples.",
      source: "nhs-skin",
      covers: harmless,
      advice: {
        todo: ["Changez souvent la couche, lavez à l'eau claire, laissez à l'air, puis crème à l'oxyde de zinc."],
        avoid: ["Pas de talc parfumé, ni de lingettes."],
      },
    },
    {
      id: "mosquito-bites-home",
      level: "self_care",
      when: `mosquito_bites & ${noDanger}`,
      reason: "cela passe avec des soins simples.",
      source: "nhs-skin",
      covers: harmless,
      advice: {
        todo: ["Froid dans un linge 10 minutes, ongles courts.", "Dormez sous une moustiquaire imprégnée."],
      },
    },
    {
      id: "blister-home",
      level: "self_care",
      when: "friction_blister & !diabetes & !fever & !cellulitis & !wound_infected",
      reason: "Une ampoule de frottement guérit seule en quelques jours.",
      source: "nhs-skin",
      covers: ["friction_blister", "burn_blisters", "burn", "foot_wound", "wound", "small_wound", "limb_pain", "itch"],
      advice: {
        todo: ["Laissez-la fermée ; ouverte : eau et savon, puis pansement propre. Chaussures larges."],
        avoid: ["Ne la percez pas."],
      },
    },
  ],
  otherwise: { level: "routine", reason: "Des boutons qui durent se montrent dans la semaine.", source: "nhs-skin" },
  advice: {
    avoid: ["Ne grattez pas."],
    watch: ["fièvre : test du paludisme", "pus ou croûtes", "rougeur chaude qui s'étend"],
  },
};
