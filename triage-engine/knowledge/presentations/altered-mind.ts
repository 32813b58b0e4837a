import { anyOf } from "#triage-engine/knowledge/ask.ts";
import { notAwakeAdvice } from "#triage-engine/knowledge/care-advice.ts";
import type { Presentation } from "#triage-engine/schema.ts";

/** Confusion and unusual sleepiness of adults. That confusion is always an emergency is said once, among the general signs. */
export const alteredMind: Presentation = {
  id: "altered-mind",
  label: "Confusion, somnolence",
  opens: { confusion: 5, drowsy: 4, unconscious: 5 },
  fits: "age >= 12y",
  specialties: ["Médecine Générale", "Neurologie"],
  questions: [
    anyOf("awake_danger", ["confusion", "fever", "headache", "vomiting", "head_injury"]),
    anyOf("awake_danger_2", ["diabetes", "convulsion", "overdose", "hard_breathing"]),
  ],
  rules: [
    {
      id: "mind-sugar",
      level: "emergency",
      when: "(diabetes | low_sugar_signs) & (confusion | drowsy | unconscious | agitation & sweating | convulsion | violent & sweating)",
      reason: "cela peut être un manque de sucre.",
      source: "ada-diabetes",
      advice: {
        todo: ["Si la personne est réveillée et avale : donnez du sucre ou une boisson sucrée."],
        avoid: ["Rien par la bouche si elle dort ou avale mal."],
      },
    },
    {
      id: "mind-drowsy",
      level: "emergency",
      when: "drowsy & age >= 12y & (fever | headache | vomiting | head_injury | convulsion | overdose | swallowed_medicine | poisoning | hard_breathing | alcohol | pregnant | postpartum | jaundice | smoke_gas | sudden_onset | cannot_stand | no_urine | kidney_disease | drug_use)",
      reason: "c'est une urgence.",
      source: "iitt",
      advice: notAwakeAdvice,
    },
    {
      id: "mind-drowsy-alone",
      level: "urgent",
      when: "drowsy & age >= 12y",
      reason: "Une somnolence inhabituelle doit être examinée aujourd'hui.",
      source: "iitt",
    },
  ],
  otherwise: { level: "urgent", reason: "Un changement de l'éveil doit être examiné aujourd'hui.", source: "iitt" },
  advice: {
    todo: [
      "[drowsy | unconscious] Couchez la personne sur le côté et restez près d'elle.",
      "[~drowsy & ~unconscious] Restez près d'elle.",
    ],
    avoid: ["Rien par la bouche si elle dort ou avale mal."],
    watch: ["Convulsion, respiration bruyante, réveil impossible : appelez le 185."],
  },
};
