import type { Vignette } from "#triage-engine/vignette.ts";
import { years } from "#triage-engine/vignettes/spans.ts";

export const heldJBones2: readonly Vignette[] = [
  {
    id: "h15j-bones-saddle-tailor",
    level: "emergency",
    specialties: ["Orthopédie", "Neurologie"],
    source: "nice-back: syndrome de la queue de cheval",
    tags: ["adult", "minimising"],
    says: "Ça peut attendre je suppose, j'ai mal au dos depuis des années, la machine à coudre. Mais depuis hier c'est différent : quand je me lave en bas je ne sens pas l'éponge entre les jambes, et cette nuit j'ai mouillé le lit sans savoir. Les deux jambes tremblent quand je monte sur le trottoir. Ma femme croit que c'est l'âge ; moi j'ai livré mes dix chemises.",
    yes: [
      "back_pain",
      "saddle_numbness",
      "cannot_hold_urine",
      "both_legs_weak",
      "leg_weakness",
      "urine_leak",
      "getting_worse",
      "recurrent",
    ],
    numbers: { age: years(49), duration: 1 },
    sex: "male",
  },
  {
    id: "h15j-bones-elder-hip-fall",
    level: "urgent",
    accepts: ["emergency"],
    specialties: ["Orthopédie", "Chirurgie Générale"],
    source: "keneya-table: chute d'une personne âgée, douleur persistante",
    tags: ["elderly", "other-person", "minimising"],
    says: "C'est pour ma grand-mère. Dimanche elle a glissé sur le carreau mouillé en revenant de la prière, sur les fesses. Elle s'est relevée avec nous, elle marche avec sa canne, mais doucement, et elle garde une douleur dans le bas du dos quand elle s'assoit, trois jours maintenant. Tête pas touchée. Elle cuisine son bouillon et nous gronde comme d'habitude. Elle ne veut pas d'hôpital, elle dit que les vieux os font du bruit.",
    yes: ["elderly_fall", "fall", "low_fall", "back_pain", "eats_drinks_well"],
    numbers: { age: years(79), duration: 3 },
    sex: "female",
  },
];
