import type { Presentation } from "#triage-engine/schema.ts";
import { anyOf } from "#triage-engine/knowledge/ask.ts";

export const urineFlow: Presentation = {
  id: "urine-flow",
  label: "Jet faible, fuites d'urine, envies fréquentes",
  fits: "age >= 15y",
  opens: {
    weak_stream: 4,
    urine_leak: 4,
    cannot_hold_urine: 3.5,
    strong_urine: 4,
    frequent_urine: 3,
    fistula_leak: 5,
    genital_descent: 2,
  },
  specialties: ["Urologie", "Gynécologie", "Médecine Générale"],
  questions: [
    // Who burns and goes often has a bladder that is ill, no spine.
    anyOf(
      "flow_danger",
      ["saddle_numbness", "both_legs_weak", "cannot_pass_urine"],
      "~burning_urine | weak_stream | urine_leak",
    ),
    anyOf("flow_urgent", ["fever", "burning_urine", "blood_urine", "thirst"]),
    {
      id: "urine_eyes",
      facts: ["jaundice"],
      you: "Le blanc de vos yeux est-il devenu jaune ?",
      they: "Le blanc des yeux est-il devenu jaune ?",
      needs: "strong_urine",
    },
    "duration",
  ],
  rules: [
    {
      id: "flow-nerves",
      level: "emergency",
      when: "(urine_leak | weak_stream | frequent_urine) & (saddle_numbness | both_legs_weak)",
      reason: "cela peut venir de la moelle épinière.",
      source: "nice-back",
      specialties: ["Neurologie", "Orthopédie"],
    },
    {
      id: "flow-infection",
      level: "urgent",
      when: "(weak_stream | urine_leak | frequent_urine) & fever | weak_stream & (burning_urine | cannot_pass_urine)",
      reason: "une infection est à craindre.",
      source: "nice-luts",
    },
    {
      id: "flow-sugar",
      level: "urgent",
      when: "age >= 15y & (frequent_urine | much_urine) & thirst & (weight_loss | fatigue | vision_blurred)",
      reason: "le sucre est à mesurer dans la journée.",
      source: "nice-diabetes",
      specialties: ["Médecine Générale"],
    },
    {
      id: "flow-fistula",
      level: "routine",
      when: "fistula_leak",
      reason: "Des fuites depuis un accouchement peuvent se réparer : parlez-en cette semaine.",
      source: "pcpnc",
      specialties: ["Gynécologie", "Urologie"],
    },
    {
      id: "flow-long",
      level: "routine",
      when: "weak_stream | (urine_leak | cannot_hold_urine) & age >= 12y | frequent_urine & age >= 12y & ~pregnant",
      reason: "cela mérite une consultation.",
      source: "nice-luts",
    },
    {
      id: "urine-strong",
      level: "self_care",
      when: "strong_urine & age < 65y & !fever & !burning_urine & !blood_urine & !jaundice & duration < 7d",
      reason: "Des urines d'un jaune fort (peu bu, transpiration, vitamines) s'éclaircissent en buvant.",
      source: "nhs",
      covers: ["strong_urine", "thirst", "heat_exposure", "dry_mouth", "sweating", "yellow_thing", "poor_feeding"],
      advice: { todo: ["Buvez de l'eau jusqu'à ce que les urines redeviennent claires."] },
    },
  ],
  otherwise: { level: "routine", reason: "Un trouble des urines mérite une consultation.", source: "nice-luts" },
  advice: {
    todo: [
      "Notez combien de fois vous urinez le jour et la nuit.",
      "[~thirst & ~diabetes] Buvez moins le soir, moins de café et d'alcool.",
    ],
    avoid: ["Ne prenez pas de décoction diurétique."],
    watch: ["Partez le jour même si vous n'arrivez plus à uriner, si la fièvre ou du sang apparaît."],
  },
};
