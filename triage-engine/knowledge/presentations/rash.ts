import type { Presentation } from "#triage-engine/schema.ts";
import { anyOf } from "#triage-engine/knowledge/ask.ts";

export const rash: Presentation = {
  id: "rash",
  label: "Boutons ou plaques",
  opens: {
    rash: 2.5,
    itch: 2,
    rash_spreading: 4,
    skin_peeling: 5,
    new_medicine_rash: 5,
    newborn_vesicles: 5,
    purple_spots: 4,
  },
  specialties: ["Dermatologie", "Médecine Générale"],
  questions: [
    {
      id: "rash_after_medicine",
      facts: ["new_medicine_rash"],
      you: "Les boutons sont-ils venus après un nouveau médicament ?",
      they: "Les boutons sont-ils venus après un nouveau médicament ?",
    },
    anyOf(
      "rash_danger",
      ["purple_spots", "skin_peeling", "hard_breathing", "face_swelling", "drowsy"],
      "!acne & !ringworm & !eczema & !heat_rash",
    ),
    anyOf("rash_medicine_danger", ["mouth_sores", "tongue_swelling", "fainted"], "new_medicine_rash"),
    "fever",
    anyOf("rash_flesh", ["pain_out_of_proportion", "black_skin"], "fever & !child"),
    {
      id: "rash_kind",
      facts: ["itch_night_household"],
      choices: [
        { label: "Oui, toute la maison, la nuit", yes: ["itch_night_household"] },
        { label: "Chaleur, sueur", yes: ["heat_rash"], no: ["itch_night_household"] },
        { label: "Moustiques", yes: ["mosquito_bites"], no: ["itch_night_household"] },
        { label: "Rond, qui s'étend lentement", yes: ["ringworm"], no: ["itch_night_household"] },
        { label: "Autre", no: ["itch_night_household", "heat_rash", "mosquito_bites"] },
      ],
      you: "Cela gratte-t-il surtout la nuit, avec d'autres personnes de la maison ?",
      they: "Cela gratte-t-il surtout la nuit, avec d'autres personnes de la maison ?",
    },
    "duration",
  ],
  rules: [
    {
      id: "rash-purple",
      level: "emergency",
      when: "purple_spots & (fever | drowsy | neck_stiff | cannot_stand | confusion)",
      reason: "Des taches violettes avec de la fièvre peuvent être une infection du sang.",
      source: "iitt",
    },
    {
      id: "rash-flesh",
      level: "emergency",
      when: "rash & fever & (pain_out_of_proportion | black_skin)",
      reason: "Une rougeur avec de la fièvre et une douleur insupportable ou une peau qui noircit peut tuer en heures.",
      source: "idsa-skin",
      specialties: ["Chirurgie Générale", "Médecine Générale"],
    },
    {
      id: "rash-peeling",
      level: "emergency",
      when: "skin_peeling & !sunburn | skin_peeling & (fever | mouth_sores) | new_medicine_rash & (skin_peeling | mouth_sores | face_swelling | hard_breathing | tongue_swelling | fainted | unconscious | vomiting & hives)",
      reason:
        "Une peau qui se décolle, ou des plaies de la bouche ou des yeux après un médicament, est une réaction grave.",
      source: "iitt",
      advice: {
        todo: ["Arrêtez le médicament suspect et emportez sa boîte.", "Couvrez la peau d'un linge propre."],
        avoid: ["Pas de crème ni de remède sur la peau.", "Ne reprenez plus ce médicament."],
      },
    },
    {
      id: "rash-newborn",
      level: "emergency",
      when: "newborn_vesicles & age < 28d | rash & age < 28d & (fever | poor_feeding | cannot_drink | drowsy | chickenpox)",
      reason: "Des cloques d'eau ou des boutons avec fièvre chez un nouveau-né peuvent être une infection grave.",
      source: "imci",
      specialties: ["Pédiatrie", "Dermatologie"],
    },
    {
      id: "rash-medicine",
      level: "urgent",
      when: "new_medicine_rash",
      reason: "Des boutons après un nouveau médicament se montrent aujourd'hui.",
      source: "french",
      advice: { todo: ["Demandez aujourd'hui à un soignant s'il faut arrêter le médicament."] },
    },
    {
      id: "rash-fever",
      level: "urgent",
      when: "rash & fever | rash_spreading & (severe_pain | getting_worse | immunocompromised) | purple_spots",
      reason: "Des boutons avec de la fièvre, ou qui s'étendent vite, demandent un examen aujourd'hui.",
      source: "iitt",
      specialties: ["Médecine Générale", "Dermatologie"],
    },
    {
      id: "rash-young",
      level: "urgent",
      when: "newborn_vesicles & age >= 28d & age < 6mo | rash & pregnant & (fever | measles_signs | chickenpox)",
      reason: "Chez un petit bébé ou une femme enceinte, ces boutons se montrent aujourd'hui.",
      source: "imci",
    },
    {
      id: "rash-new-mild",
      level: "self_care",
      when: "(rash | itch) & !fever & !purple_spots & !skin_peeling & !new_medicine_rash & !face_swelling & !drowsy & !shingles & !hives & !itch_night_household & ~(pregnant | immunocompromised | rash_spreading | mouth_sores | jaundice) & age >= 3mo & duration < 7d",
      reason:
        "Quelques boutons ou une peau qui gratte depuis peu, sans fièvre ni signe de danger, passent le plus souvent seuls.",
      source: "nhs-skin",
      covers: ["rash", "itch", "heat_rash", "mosquito_bites", "dry_lips"],
    },
  ],
  otherwise: {
    level: "routine",
    reason: "Des boutons sans fièvre ni signe de danger se montrent dans la semaine.",
    source: "nhs-skin",
  },
  advice: {
    todo: ["Savon doux, peau sèche et propre, habits en coton.", "Prenez une photo pour suivre l'évolution."],
    avoid: ["Ne grattez pas, coupez les ongles courts.", "Ni javel, ni crème éclaircissante, ni pommade de la rue."],
    watch: ["fièvre", "taches violettes", "peau qui se décolle", "visage ou lèvres gonflés"],
  },
};
