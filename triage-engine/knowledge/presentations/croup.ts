import { anyOf } from "#triage-engine/knowledge/ask.ts";
import type { Presentation } from "#triage-engine/schema.ts";

/** Noise on breathing in: croup, epiglottitis, something in the airway, swelling. */
const calmAir = { todo: ["Restez assis, calme, à l'air frais."] };

export const croup: Presentation = {
  id: "croup",
  label: "Respiration bruyante, toux qui aboie",
  opens: { noisy_breathing: 4, barking_cough: 4 },
  specialties: ["ORL", "Pédiatrie", "Médecine Générale"],
  questions: [
    anyOf("noise_danger", ["hard_breathing", "drooling", "choking", "blue_lips", "sudden_onset"]),
    "fever",
    {
      id: "noise_nose",
      facts: ["blocked_nose"],
      you: "Le bruit vient-il seulement du nez bouché ?",
      they: "Le bruit vient-il seulement du nez bouché ?",
      needs: "noisy_breathing",
    },
  ],
  rules: [
    {
      id: "noise-child",
      level: "emergency",
      when: "child & noisy_breathing & (barking_cough | hoarse | drooling | hard_breathing | choking | sudden_onset | muffled_voice | neck_swelling | !blocked_nose & !runny_nose)",
      reason: "la gorge se ferme peut-être, ou un objet est coincé.",
      source: "imci",
      specialties: ["Pédiatrie", "ORL"],
      advice: {
        todo: ["Gardez l'enfant assis dans vos bras, calme."],
        avoid: ["Ne regardez pas au fond de la gorge, ne le couchez pas."],
      },
    },
    {
      id: "noise-adult",
      level: "emergency",
      when: "noisy_breathing & !child & (hard_breathing | drooling | muffled_voice | neck_swelling | goitre | tongue_swelling | fever | sudden_onset | hoarse | cannot_swallow | confusion)",
      reason: "la gorge se ferme peut-être.",
      source: "iitt",
      specialties: ["ORL", "Médecine Générale"],
      advice: calmAir,
    },
    {
      id: "bark-distress",
      level: "emergency",
      when: "barking_cough & (hard_breathing | drooling | blue_lips | chest_indrawing | drowsy | cannot_drink)",
      reason: "un croup grave est à craindre.",
      source: "imci",
      specialties: ["Pédiatrie", "ORL"],
      advice: calmAir,
    },
    {
      id: "bark-mild",
      level: "urgent",
      when: "barking_cough | noisy_breathing & !snoring",
      reason: "à examiner aujourd'hui.",
      source: "imci",
      specialties: ["Pédiatrie", "ORL", "Médecine Générale"],
    },
  ],
  otherwise: { level: "urgent", reason: "Un bruit en respirant doit être examiné aujourd'hui.", source: "imci" },
  advice: {
    todo: ["Restez assis, calme, à l'air frais."],
    avoid: ["Ne donnez rien à manger en cas de gêne pour respirer."],
    watch: ["Bave, lèvres bleues, côtes qui rentrent, épuisement : appelez le 185."],
  },
};
