import { anyOf } from "#triage-engine/knowledge/ask.ts";
import type { Presentation } from "#triage-engine/schema.ts";

/** « C'est gênant, c'est en bas »: whoever is ashamed says no more; what cannot wait is asked for. */
export const intimate: Presentation = {
  id: "intimate",
  label: "Gêne aux parties intimes",
  opens: { intimate_trouble: 2 },
  specialties: ["Médecine Générale", "Urologie", "Gynécologie"],
  questions: [
    anyOf("intimate_danger", ["testicle_pain", "priapism", "foreskin_stuck", "cannot_pass_urine", "heavy_bleeding"]),
    "pregnant",
    anyOf("intimate_leg", ["saddle_numbness", "leg_swelling_one", "anal_pain"]),
    anyOf("intimate_urgent", ["discharge_urethral", "genital_ulcer", "fever", "vaginal_bleeding", "low_belly_pain"]),
  ],
  rules: [
    {
      id: "intimate-now",
      level: "emergency",
      when: "intimate_trouble & (saddle_numbness | priapism | foreskin_stuck | heavy_bleeding | testicle_pain & ~(duration >= 7d))",
      reason: "cela ne peut pas attendre.",
      source: "eau-urology",
      specialties: ["Urologie", "Gynécologie", "Médecine Générale"],
      advice: { todo: ["[testicle_pain] Partez maintenant : un testicule tordu s'opère dans les 6 heures."] },
    },
    {
      id: "intimate-today",
      level: "urgent",
      when: "intimate_trouble & (cannot_pass_urine | fever | genital_ulcer | discharge_urethral | vaginal_bleeding | low_belly_pain | leg_swelling_one | pregnant)",
      reason: "à montrer dans la journée.",
      source: "who-sti",
      specialties: ["Urologie", "Gynécologie", "Médecine Générale"],
    },
  ],
  otherwise: {
    level: "routine",
    reason: "Une gêne intime se montre à un médecin, sans honte : il est tenu au secret.",
    source: "keneya-table",
  },
  advice: { watch: ["Douleur très forte, fièvre, saignement, impossibilité d'uriner."] },
};
