import type { Vignette } from "#triage-engine/vignette.ts";
import { years } from "#triage-engine/vignettes/spans.ts";

export const heldJHead2: readonly Vignette[] = [
  {
    id: "h15j-head-fever-strange-talk",
    level: "emergency",
    specialties: ["Médecine Générale", "Neurologie"],
    source: "malaria: paludisme grave, trouble de la conscience",
    tags: ["adult", "other-person", "west-africa", "messy"],
    says: "bonsoir c'est pour mon voisin de cour, on partage le courant. il a fait palu dpui 4 jr, il prenait feuille de neem et comprimé bleu de la rue. ce soir il parle mélangé, il appelle sa mère ki est décédé, il veut sortir nu. corps brulé 39 8. il tient plus debout seul. sa femme est parti o village. on a mi serviette mouillé",
    yes: [
      "fever",
      "confusion",
      "agitation",
      "cannot_stand",
      "malaria",
      "street_medicine",
      "traditional_remedy",
      "temperature_taken",
      "fatigue",
      "body_aches",
      "getting_worse",
    ],
    unknown: ["neck_stiff", "little_urine"],
    numbers: { age: years(35), duration: 4, temperature: 39.8 },
    sex: "male",
  },
];
