import { anyOf } from "#triage-engine/knowledge/ask.ts";
import type { Advice, Presentation } from "#triage-engine/schema.ts";

const rinse: Advice = {
  todo: ["Rincez l'œil tout de suite, 30 minutes, à l'eau propre qui coule, paupières ouvertes, puis partez."],
  avoid: ["N'essayez pas de neutraliser le produit, ne frottez pas."],
};

/** Blow, object or product in the eye. */
export const eyeInjury: Presentation = {
  id: "eye-injury",
  label: "Blessure ou produit dans l'œil",
  opens: { eye_injury: 5, eye_chemical: 5, eye_penetrating: 5, eye_dust: 4.5, eye_mild_splash: 4.5 },
  specialties: ["Ophtalmologie", "Médecine Générale"],
  questions: [
    anyOf("eye_injury_danger", ["vision_loss", "eye_penetrating", "double_vision", "vision_blurred"]),
    anyOf("eye_injury_urgent", ["eye_pain", "light_hurts", "red_eye"]),
  ],
  rules: [
    {
      id: "eye-chemical",
      level: "emergency",
      specialties: ["Ophtalmologie"],
      when: "eye_chemical",
      reason: "Un produit dans l'œil peut brûler la vue : il faut rincer longtemps, tout de suite.",
      source: "iitt",
      advice: rinse,
    },
    {
      id: "eye-pierced",
      level: "emergency",
      when: "eye_penetrating | eye_injury & (vision_loss | vision_blurred | double_vision | blood_ear_nose | vomiting)",
      reason: "l'œil peut être perdu.",
      source: "aao-eye",
      advice: {
        todo: ["Couvrez l'œil sans appuyer (un gobelet collé autour)."],
        avoid: ["N'enlevez pas l'objet, n'appuyez pas, pas de gouttes."],
      },
    },
    {
      id: "eye-injury",
      level: "urgent",
      when: "eye_injury",
      reason: "Un coup ou un objet dans l'œil doit être examiné aujourd'hui.",
      source: "aao-eye",
    },
    {
      id: "eye-dust-stuck",
      level: "urgent",
      when: "(eye_dust | eye_mild_splash) & (eye_pain & ~(eye_mild_splash & getting_better) | vision_blurred | light_hurts | duration >= 1d & red_eye)",
      reason: "à examiner aujourd'hui.",
      source: "aao-eye",
    },
    {
      id: "eye-dust-simple",
      level: "self_care",
      when: "(eye_dust | eye_mild_splash) & (!eye_pain | eye_mild_splash & getting_better) & !vision_blurred & !light_hurts & !vision_loss",
      reason: "sans douleur qui reste, cela passe avec un rinçage.",
      source: "aao-eye",
      covers: ["eye_dust", "eye_mild_splash", "red_eye", "eye_watering", "itchy_eyes", "eye_pain"],
      advice: { todo: ["Rincez l'œil à l'eau propre 10 à 15 minutes, sans frotter."] },
    },
  ],
  otherwise: { level: "urgent", reason: "Une blessure de l'œil doit être examinée aujourd'hui.", source: "aao-eye" },
  advice: {
    avoid: ["Ne frottez pas, pas de remède traditionnel dans l'œil."],
    watch: ["Vue qui baisse, douleur, lumière qui fait mal."],
  },
};
