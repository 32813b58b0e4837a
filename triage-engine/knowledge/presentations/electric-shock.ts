import type { Presentation } from "#triage-engine/schema.ts";
import { anyOf } from "#triage-engine/knowledge/ask.ts";

export const electricShock: Presentation = {
  id: "electric-shock",
  label: "Décharge de courant",
  opens: { electric_shock: 5, shock_high_voltage: 5 },
  specialties: ["Cardiologie", "Médecine Générale"],
  questions: [
    anyOf("shock_danger", ["shock_high_voltage", "burn_electric", "fainted", "palpitations", "chest_pain"]),
    anyOf("shock_more", ["confusion", "convulsion", "hard_breathing", "numbness", "dark_urine"]),
    "pregnant",
  ],
  rules: [
    {
      id: "shock-danger",
      level: "emergency",
      when: "shock_high_voltage | electric_shock & (burn_electric | burn | fainted | unconscious | lost_consciousness_injury | palpitations | chest_pain | confusion | convulsion | hard_breathing | numbness | dark_urine | pregnant | fall | heart_disease)",
      reason: "le courant peut troubler le cœur et brûler à l'intérieur, même si la peau paraît presque intacte.",
      source: "french",
      specialties: ["Cardiologie", "Chirurgie Générale"],
      advice: {
        todo: [
          "Coupez le courant avant de toucher la personne.",
          "Si elle ne respire pas : massage cardiaque et défibrillateur s'il y en a un.",
        ],
        avoid: ["Ne touchez pas une personne encore en contact avec le fil."],
      },
    },
    {
      id: "shock-any",
      level: "urgent",
      when: "electric_shock",
      reason: "Après une décharge de courant, un électrocardiogramme aujourd'hui est prudent.",
      source: "french",
    },
  ],
  otherwise: {
    level: "urgent",
    reason: "Après une décharge de courant, un examen aujourd'hui est prudent.",
    source: "french",
  },
  advice: {
    todo: ["Repos, ne restez pas seul aujourd'hui."],
    watch: ["palpitations", "malaise", "urines foncées", "brûlure qui apparaît"],
  },
};
