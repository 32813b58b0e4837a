import type { Vignette } from "#triage-engine/vignette.ts";
import { months, years } from "#triage-engine/vignettes/spans.ts";

export const helddHead2: readonly Vignette[] = [
  {
    id: "h13d-head-over-fifty-new",
    level: "urgent",
    specialties: ["Neurologie", "Médecine Générale"],
    source: "nice-headache: céphalée nouvelle après 50 ans",
    tags: ["adult"],
    says: "À 61 ans je n'ai jamais eu mal à la tête de ma vie, et depuis une semaine c'est chaque jour, un peu plus fort que la veille.",
    yes: ["headache", "headache_daily_worse", "getting_worse", "gradual_onset"],
    numbers: { age: years(61), duration: 8, pain: 6, temperature: 36.8, systolic: 135, diastolic: 80 },
    sex: "male",
  },
  {
    id: "h13d-head-night-hands",
    level: "routine",
    accepts: ["self_care"],
    specialties: ["Neurologie", "Orthopédie", "Médecine Générale"],
    source: "keneya-table: mains endormies la nuit",
    tags: ["adult", "several"],
    says: "Mes mains dorment la nuit, je les secoue pour que ça parte, et puis j'ai un peu mal au poignet le jour quand je tresse les clientes.",
    yes: ["hand_numbness", "numbness", "recurrent", "joint_pain", "limb_asleep"],
    numbers: { age: years(42), duration: months(2), temperature: 36.7, pain: 3 },
    sex: "female",
  },
];
