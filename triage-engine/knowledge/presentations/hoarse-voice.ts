import { anyOf } from "#triage-engine/knowledge/ask.ts";
import type { Presentation } from "#triage-engine/schema.ts";

export const hoarseVoice: Presentation = {
  id: "hoarse-voice",
  label: "Voix enrouée",
  opens: { hoarse: 3.5 },
  fits: "age >= 2mo",
  specialties: ["ORL", "Médecine Générale"],
  questions: [
    anyOf("voice_danger", ["hard_breathing", "noisy_breathing", "drooling", "cannot_swallow", "tongue_swelling"]),
    anyOf("voice_burnt", ["smoke_gas", "burn_face", "swallowed_caustic"]),
    "fever",
    "duration",
  ],
  rules: [
    {
      id: "voice-airway",
      level: "emergency",
      when: "hoarse & (hard_breathing | noisy_breathing | drooling | cannot_swallow | tongue_swelling | smoke_gas | burn_face | neck_swelling & fever | chest_indrawing | blue_lips)",
      reason: "la gorge se ferme peut-être.",
      source: "iitt",
    },
    {
      id: "voice-weeks",
      level: "routine",
      when: "hoarse & (duration >= 21d | smoker & duration >= 14d | weight_loss | neck_node | goitre | recurrent)",
      reason: "à examiner par un ORL.",
      source: "nice-cancer",
    },
    {
      id: "voice-simple",
      level: "self_care",
      when: "hoarse & age >= 2y & !hard_breathing & !noisy_breathing & !drooling & !cannot_swallow & !fever & !smoke_gas & !burn_face & duration < 21d",
      reason: "Une voix enrouée après un rhume ou après avoir crié revient seule.",
      source: "keneya-table",
      covers: [
        "hoarse",
        "sore_throat",
        "cough",
        "productive_cough",
        "barking_cough",
        "runny_nose",
        "blocked_nose",
        "sneezing",
        "fatigue",
        "headache",
        "lump_in_throat",
      ],
      advice: {
        todo: ["Reposez la voix quelques jours, buvez de l'eau."],
        avoid: ["Pas de tabac, ne chuchotez pas, ne criez pas."],
      },
    },
  ],
  otherwise: { level: "routine", reason: "Une voix enrouée mérite un examen dans la semaine.", source: "keneya-table" },
  advice: { watch: ["Souffle difficile, bruit en respirant, salive qu'on n'avale plus : urgence."] },
};
