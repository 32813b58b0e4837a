import type { Vignette } from "#triage-engine/vignette.ts";
import { hours, years } from "#triage-engine/vignettes/spans.ts";

export const heldMindlost1: readonly Vignette[] = [
  {
    id: "h7-mindlost-insulin-sweats",
    level: "emergency",
    specialties: ["Médecine Générale"],
    source: "ada-diabetes: hypoglycémie avec confusion",
    tags: ["adult", "other-person", "west-africa"],
    says: "Mon beau-père a le sucre, il a fait son insuline ce matin sans manger. Là il transpire, il tremble, il dit n'importe quoi et ne me reconnaît pas.",
    yes: ["diabetes", "sweating", "tremor", "confusion", "low_sugar_signs", "taking_medicine"],
    numbers: { age: years(60), duration: hours(1) },
    sex: "male",
    words: { confusion: "il dit n'importe quoi" },
  },
  {
    id: "h7-mindlost-not-waking-short",
    level: "emergency",
    specialties: ["Médecine Générale", "Neurologie"],
    source: "iitt: inconscience",
    tags: ["adult", "other-person", "vague"],
    says: "il répond plus",
    yes: ["unconscious", "drowsy"],
    unknown: ["alcohol", "diabetes", "overdose"],
    numbers: { age: years(45), duration: hours(1) },
    sex: "male",
    words: { unconscious: "il ne réagit pas du tout" },
  },
  {
    id: "h7-mindlost-forgets-for-a-year",
    level: "routine",
    specialties: ["Neurologie", "Médecine Générale"],
    source: "nice-dementia: baisse lente de la mémoire",
    tags: ["elderly", "other-person"],
    says: "Depuis environ un an papa oublie ses rendez-vous et répète les mêmes histoires. Il mange, il se lave et s'habille seul. Rien de brutal.",
    yes: ["memory_loss", "gradual_onset"],
    numbers: { age: years(74), duration: years(1) },
    sex: "male",
    words: { memory_loss: "petit à petit" },
  },
];
