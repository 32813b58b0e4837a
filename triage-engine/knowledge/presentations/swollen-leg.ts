import { anyOf } from "#triage-engine/knowledge/ask.ts";
import type { Presentation } from "#triage-engine/schema.ts";

/** One leg swollen: clot, infection, lymph. */
export const swollenLeg: Presentation = {
  id: "swollen-leg",
  label: "Jambe gonflée",
  opens: { leg_swelling_one: 5, leg_swelling: 2 },
  specialties: ["Cardiologie", "Chirurgie Générale", "Médecine Générale"],
  questions: [
    anyOf("leg_bite", ["snake_bite", "spontaneous_bleeding"], "duration < 7d & ~sprain"),
    {
      id: "one_or_both",
      choices: [
        { label: "Une seule", yes: ["leg_swelling_one"], no: ["leg_swelling_both"] },
        { label: "Les deux", yes: ["leg_swelling_both"], no: ["leg_swelling_one"] },
      ],
      you: "Une seule jambe est-elle gonflée, ou les deux ?",
      they: "Une seule jambe est-elle gonflée, ou les deux ?",
      needs: "leg_swelling",
    },
    anyOf("leg_danger", ["hard_breathing", "chest_pain", "cough_blood", "fainted", "limb_cold_pale"]),
    anyOf("leg_risk", ["surgery_recent", "postpartum", "cancer"], "leg_swelling_one"),
    "pregnant",
    anyOf("leg_urgent", ["fever", "calf_pain", "cellulitis", "severe_pain"]),
    "duration",
  ],
  rules: [
    {
      id: "leg-clot-lung",
      level: "emergency",
      when: "leg_swelling_one & (hard_breathing | breathless_on_effort & duration < 14d | chest_pain | cough_blood | fainted)",
      reason: "un caillot parti dans les poumons est à craindre.",
      source: "esc-embolism",
    },
    {
      id: "leg-clot-risk",
      level: "emergency",
      when: "leg_swelling_one & duration < 30d & (surgery_recent | postpartum | pregnant | cancer) | leg_swelling_one & (postpartum | pregnant & calf_pain)",
      reason: "une phlébite est à craindre.",
      source: "nice-clots",
    },
    {
      id: "leg-limb-threatened",
      level: "emergency",
      when: "leg_swelling & (limb_cold_pale | black_skin | rash_spreading & fever & severe_pain)",
      reason: "la jambe peut être perdue en quelques heures.",
      source: "iitt",
      specialties: ["Chirurgie Générale", "Cardiologie"],
    },
    {
      id: "leg-clot",
      level: "urgent",
      when: "leg_swelling_one & ~vaccine_recent & ~sprain & ~wound & (duration < 30d | calf_pain | severe_pain | contraception | recent_travel)",
      reason: "une phlébite est possible ; il faut un examen aujourd'hui.",
      source: "nice-clots",
    },
    {
      id: "leg-infection",
      level: "urgent",
      when: "leg_swelling & (fever | cellulitis | wound_infected)",
      reason: "cela peut être une infection de la peau.",
      source: "nice-cellulitis",
      specialties: ["Médecine Générale", "Chirurgie Générale"],
    },
    {
      id: "leg-old",
      level: "routine",
      when: "leg_swelling_one & ~vaccine_recent & duration >= 30d",
      reason: "Une jambe gonflée depuis longtemps mérite un examen dans la semaine.",
      source: "keneya-table",
    },
  ],
  otherwise: { level: "urgent", reason: "Une jambe gonflée doit être examinée dans la journée.", source: "nice-clots" },
  advice: {
    todo: ["Reposez-vous, la jambe surélevée."],
    avoid: ["Ne massez pas la jambe, pas de garrot."],
    watch: ["Souffle court, point de côté, malaise : appelez le 185."],
  },
};
