import type { Presentation } from "#triage-engine/schema.ts";

export const snoringPresentation: Presentation = {
  id: "snoring",
  label: "Ronflement",
  opens: { snoring: 3.2, apnea: 2 },
  fits: "age >= 4mo",
  specialties: ["ORL", "Médecine Générale", "Cardiologie"],
  questions: [
    {
      id: "snoring_pauses",
      facts: ["apnea"],
      you: "S'arrête-t-on de vous entendre respirer pendant le sommeil ?",
      they: "{Qui} s'arrête-t-{il} de respirer pendant le sommeil ?",
    },
    "duration",
  ],
  rules: [
    {
      id: "snoring-child",
      level: "urgent",
      when: "snoring & child & (apnea & (poor_feeding | fatigue | slow_growth) | fever & cannot_swallow)",
      reason: "un enfant doit alors être examiné vite.",
      source: "keneya-table",
      specialties: ["Pédiatrie", "ORL"],
    },
    {
      id: "snoring-pauses",
      level: "routine",
      when: "snoring & (apnea | fatigue | drowsy | hypertension | headache | child & age >= 4mo & ~cold_signs)",
      reason: "cela mérite un examen.",
      source: "keneya-table",
    },
    {
      id: "snoring-simple",
      level: "self_care",
      when: "snoring & age >= 15y & !apnea & !drowsy & !fatigue",
      reason: "sans arrêt du souffle, c'est sans danger immédiat.",
      source: "nhs",
      covers: ["snoring", "runny_nose", "blocked_nose", "sneezing", "cough", "sore_throat", "alcohol", "recurrent"],
      advice: { todo: ["Dormez sur le côté, évitez l'alcool le soir, lavez le nez."] },
    },
  ],
  otherwise: { level: "routine", reason: "Un ronflement gênant mérite une consultation.", source: "keneya-table" },
  advice: { watch: ["Arrêts du souffle la nuit, endormissements le jour."] },
};
