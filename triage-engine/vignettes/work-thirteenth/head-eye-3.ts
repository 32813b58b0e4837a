import type { Vignette } from "#triage-engine/vignette.ts";
import { years } from "#triage-engine/vignettes/spans.ts";

export const thirteenthHeadEye3: readonly Vignette[] = [
  {
    id: "k12-eye-itch-pollen",
    level: "self_care",
    specialties: ["Ophtalmologie", "Médecine Générale"],
    source: "aria: allergic conjunctivitis",
    tags: ["child", "other-person", "west-africa", "messy"],
    says: "yeu ki grate dé 2 koté dpui la poussier a ferké, mon fiy fro tt le tem, pa de pu, el voi bien",
    yes: ["itchy_eyes", "eye_watering", "itchy_nose", "sneezing", "recurrent", "plays_normally"],
    numbers: { age: years(10), duration: 4 },
    sex: "female",
  },
];
