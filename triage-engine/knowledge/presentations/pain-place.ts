import type { Presentation } from "#triage-engine/schema.ts";
import { towardsSurgery } from "#triage-engine/knowledge/ask.ts";

/** A pain whose place was not told, or not understood: where it is comes first. */
export const painPlace: Presentation = {
  id: "pain-place",
  label: "Douleur sans endroit précis",
  layer: true,
  opens: {},
  fits: "pain_unplaced & ~sprain & ~fall & ~blow & age >= 5y",
  specialties: ["Médecine Générale"],
  questions: [
    {
      id: "pain_where",
      choices: [
        { label: "Ventre", yes: ["belly_pain"], parts: ["belly", "low_belly"] },
        { label: "Poitrine", yes: ["chest_pain"], parts: ["chest"] },
        { label: "Tête", yes: ["headache"], parts: ["head"] },
        { label: "Dos", yes: ["back_pain"], parts: ["back"] },
        {
          label: "Bras ou jambe",
          yes: ["limb_pain"],
          parts: ["leg", "foot", "arm", "hand", "joint", "knee", "ankle", "shoulder"],
        },
        { label: "Testicule", yes: ["testicle_pain"], sex: "male" },
        { label: "Ailleurs", no: ["belly_pain", "chest_pain", "headache", "back_pain", "limb_pain", "testicle_pain"] },
      ],
      you: "Où avez-vous mal ?",
      they: "Où {qui} a-t-{il} mal ?",
      needs:
        "!(belly_pain | chest_pain | headache | back_pain | limb_pain | joint_pain | testicle_pain | flank_pain | toothache | ear_pain | sore_throat | breast_pain | eye_pain | neck_pain | anal_pain | burning_urine)",
    },
    "how_strong",
  ],
  rules: [
    {
      id: "pain-testicle",
      level: "emergency",
      when: "pain_unplaced & testicle_pain & (vomiting | sudden_onset | severe_pain | age < 18y)",
      reason: "Une douleur récente d'un testicule peut être une torsion : il faut opérer dans les 6 heures.",
      source: "eau-urology",
      specialties: ["Urologie", "Chirurgie Générale"],
      advice: towardsSurgery,
    },
    {
      id: "pain-belly-bleeding",
      level: "emergency",
      when: "pain_unplaced & belly_pain & (late_period | fainted | shoulder_tip_pain)",
      reason: "un saignement à l'intérieur est à craindre.",
      source: "iitt",
      specialties: ["Chirurgie Générale", "Gynécologie"],
      advice: towardsSurgery,
    },
    {
      id: "pain-strong-somewhere",
      level: "urgent",
      when: "pain_unplaced & severe_pain",
      reason: "Une douleur très forte doit être examinée aujourd'hui.",
      source: "iitt",
    },
  ],
  otherwise: {
    level: "routine",
    reason: "Une douleur qui gêne se montre à un médecin dans la semaine.",
    source: "iitt",
  },
  advice: { watch: ["Une douleur très forte, une fièvre, un malaise ou des vomissements."] },
};
