import type { Vignette } from "#triage-engine/vignette.ts";
import { hours, years } from "#triage-engine/vignettes/spans.ts";

export const heldJEyes2: readonly Vignette[] = [
  {
    id: "h15j-eyes-cement-mason",
    level: "emergency",
    specialties: ["Ophtalmologie"],
    source: "aao-eye: brûlure chimique de l'œil",
    tags: ["adult", "minimising"],
    says: "Chef m'a dit de continuer mais je demande quand même. On coulait la dalle à Bingerville, un paquet de ciment frais mélangé à la chaux m'a sauté dans l'œil droit il y a une heure. J'ai essuyé avec mon maillot et un peu d'eau de sachet. L'œil est fermé, ça brûle trop, quand je force c'est blanc trouble. Le reste ça va, j'ai même mangé.",
    yes: [
      "eye_chemical",
      "eye_injury",
      "eye_pain",
      "red_eye",
      "vision_blurred",
      "burn_chemical",
      "eye_watering",
      "eye_light",
    ],
    numbers: { age: years(36), duration: hours(1), hours_since_event: 1 },
    sex: "male",
  },
];
