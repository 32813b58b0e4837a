import { anyOf } from "#triage-engine/knowledge/ask.ts";
import type { Presentation } from "#triage-engine/schema.ts";

export const tooth: Presentation = {
  id: "tooth",
  label: "Dents, gencives, mâchoire",
  opens: {
    milk_tooth: 4,
    toothache: 4,
    gum_swelling: 4,
    jaw_swelling: 4,
    cannot_open_mouth: 4,
    tooth_sensitive: 4,
    tooth_knocked: 5,
    tooth_bleeding: 5,
    gum_bleeding: 4,
    bad_breath: 3,
  },
  fits: "age >= 1y",
  specialties: ["Médecine Générale", "ORL"],
  questions: [
    anyOf("tooth_danger", ["cannot_open_mouth", "cannot_swallow", "hard_breathing", "neck_swelling"]),
    anyOf("tooth_urgent", ["jaw_swelling", "fever", "gum_swelling", "severe_pain", "tooth_bleeding"]),
    "duration",
  ],
  rules: [
    {
      id: "tooth-spread",
      level: "emergency",
      when: "(toothache | gum_swelling | jaw_swelling) & (cannot_open_mouth | cannot_swallow | hard_to_swallow & fever | hard_breathing | neck_swelling | drooling & age >= 5y | muffled_voice | tongue_swelling | eyelid_swollen & fever | confusion | noisy_breathing)",
      reason: "Une infection de dent qui gagne le cou ou le plancher de la bouche peut fermer la gorge.",
      source: "sdcep",
      specialties: ["ORL", "Médecine Générale", "Chirurgie Générale"],
    },
    {
      id: "tooth-heart",
      level: "emergency",
      when: "(toothache | jaw_swelling) & age >= 40y & (chest_pressure | sweating & hard_breathing | effort_pain) | tooth_bleeding & (anticoagulant | fainted | heavy_bleeding)",
      reason:
        "Une douleur de mâchoire avec la poitrine serrée peut venir du cœur ; un saignement abondant est une urgence.",
      source: "esc-acs",
      specialties: ["Cardiologie", "Médecine Générale"],
    },
    {
      id: "tooth-abscess",
      level: "urgent",
      when: "jaw_swelling | gum_swelling & (age >= 4y | toothache | fever) | (toothache | gum_bleeding) & fever | tooth_bleeding | tooth_knocked | toothache & (immunocompromised | diabetes & fever | face_swelling)",
      reason: "Une joue ou une gencive gonflée, ou de la fièvre avec une dent malade, doit être vue aujourd'hui.",
      source: "sdcep",
    },
    {
      id: "tooth-pain",
      level: "routine",
      when: "caries | toothache & ~milk_tooth & !tooth_sensitive & !teething | gum_bleeding & duration >= 7d | bad_breath & duration >= 14d | toothache & ~milk_tooth & ~tooth_sensitive & duration >= 3d",
      reason: "Une dent qui fait mal doit être soignée par un dentiste dans la semaine.",
      source: "sdcep",
    },
    {
      id: "tooth-milk",
      level: "self_care",
      when: "milk_tooth & age >= 4y & child & !fever & !jaw_swelling & !gum_swelling & !severe_pain & !cannot_open_mouth & !tooth_knocked",
      reason: "Une dent de lait qui bouge ou tombe, avec quelques gouttes de sang, est normale à cet âge.",
      source: "nhs",
      covers: ["milk_tooth", "toothache", "bleeding", "gum_bleeding", "tooth_sensitive"],
    },
    {
      id: "tooth-sensitive",
      level: "self_care",
      when: "(tooth_sensitive & duration < 60d & !caries | (gum_bleeding | bad_breath) & duration < 14d) & !jaw_swelling & !fever & !gum_swelling & !severe_pain & !cannot_open_mouth & (~gum_bleeding | !snake_bite)",
      reason: "Des dents sensibles ou des gencives qui saignent au brossage s'améliorent avec un brossage doux.",
      source: "sdcep",
      covers: ["tooth_sensitive", "toothache", "gum_bleeding", "bleeding", "bad_breath", "headache"],
      advice: { todo: ["Brossez doucement deux fois par jour avec un dentifrice fluoré, rincez à l'eau salée."] },
    },
  ],
  otherwise: {
    level: "routine",
    reason: "Ce trouble de la bouche mérite un dentiste dans la semaine.",
    source: "sdcep",
  },
  advice: {
    todo: ["Rincez à l'eau tiède salée ; paracétamol possible selon la notice."],
    avoid: ["Pas d'aspirine sur la gencive, pas de produit, pas d'anti-inflammatoire si la joue gonfle."],
    watch: ["Cou ou joue qui gonfle, bouche qui s'ouvre mal, fièvre, salive qu'on n'avale plus : urgence."],
  },
};
