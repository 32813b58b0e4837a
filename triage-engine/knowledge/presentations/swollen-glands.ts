import type { Presentation } from "#triage-engine/schema.ts";

/** Swollen glands. */
export const swollenGlands: Presentation = {
  id: "swollen-glands",
  label: "Ganglions gonflés",
  opens: { swollen_glands: 3 },
  specialties: ["Médecine Générale", "ORL"],
  questions: [
    {
      id: "glands_danger",
      facts: ["hard_breathing", "cannot_swallow", "drooling", "cannot_open_mouth"],
      you: "Avez-vous un de ces signes",
      they: "{Qui} a-t-{il} un de ces signes",
    },
    "fever",
    "malaria_test",
    {
      id: "glands_slow",
      facts: ["weight_loss", "night_sweats", "getting_worse", "sore_throat"],
      you: "Avez-vous aussi un de ces signes",
      they: "{Qui} a-t-{il} aussi un de ces signes",
    },
    "duration",
  ],
  rules: [
    {
      id: "glands-airway",
      level: "emergency",
      when: "swollen_glands & (drooling | hard_breathing | noisy_breathing | cannot_open_mouth & fever | cannot_swallow & fever)",
      reason: "la gorge peut se fermer.",
      source: "iitt",
      specialties: ["ORL", "Médecine Générale"],
    },
    {
      id: "glands-fever",
      level: "urgent",
      when: "swollen_glands & (fever | abscess | cellulitis)",
      reason: "à voir aujourd'hui.",
      source: "keneya-table",
    },
    {
      id: "glands-long",
      level: "routine",
      when: "swollen_glands & (days(swollen_glands) >= 14 | weight_loss | night_sweats)",
      reason: "quand cela dure, un examen est à faire dans la semaine.",
      source: "who-tb",
    },
  ],
  otherwise: { level: "routine", reason: "Un ganglion se fait examiner dans la semaine.", source: "keneya-table" },
  advice: {
    todo: ["Ne le massez pas et ne le percez pas."],
    watch: ["Fièvre, grosseur qui augmente, gêne pour avaler ou respirer, amaigrissement."],
  },
};
