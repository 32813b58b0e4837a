import { childFeverAdvice, childOnTheWay } from "#triage-engine/knowledge/care-advice.ts";
import type { Presentation } from "#triage-engine/schema.ts";

/** Fever or a cold body in the first months: below three months always an emergency. */
export const feverInfant: Presentation = {
  id: "fever-infant",
  label: "Fièvre du bébé de moins de 6 mois",
  opens: { fever: 3.9, high_fever: 3.9, cold_body: 3.9 },
  fits: "age < 6mo",
  specialties: ["Pédiatrie"],
  questions: [
    "danger_infant",
    {
      id: "infant_fever_head",
      facts: ["bulging_fontanelle", "drowsy", "vomits_everything", "pallor", "purple_spots"],
      you: "Le bébé a-t-il un de ces signes",
      they: "{Qui} a-t-{il} un de ces signes",
    },
    "fever",
    "temperature",
    "malaria_test",
  ],
  rules: [
    {
      id: "infant-fever-under-3-months",
      level: "emergency",
      when: "fever & age < 3mo",
      reason: "Avant 3 mois, toute fièvre peut cacher une infection grave et se soigne à l'hôpital.",
      source: "nice-ng143",
      advice: childOnTheWay,
    },
    {
      id: "infant-cold",
      level: "emergency",
      when: "cold_body & age < 2mo",
      reason: "Un corps froid chez un bébé de moins de 2 mois peut être le signe d'une infection grave.",
      source: "imci",
      advice: { todo: ["Mettez le bébé peau contre peau, couvert, bonnet sur la tête, pendant le trajet."] },
    },
    {
      id: "infant-fever-danger",
      level: "emergency",
      when: "fever & infant & (floppy | drowsy | cannot_drink | convulsion | bulging_fontanelle | vomits_everything | hard_breathing | pallor | purple_spots)",
      reason: "un bébé doit alors être vu tout de suite.",
      source: "imci",
      advice: childOnTheWay,
    },
    {
      id: "infant-fever-39",
      level: "urgent",
      when: "age >= 3mo & age < 6mo & (temperature >= 39 | high_fever)",
      reason: "Entre 3 et 6 mois, une fièvre de 39 °C ou plus doit être vue sans attendre.",
      source: "nice-ng143",
    },
    {
      id: "infant-fever-any",
      level: "urgent",
      when: "fever & age < 6mo",
      reason: "Avant 6 mois, un bébé qui a de la fièvre doit être examiné aujourd'hui.",
      source: "nice-ng143",
    },
  ],
  otherwise: {
    level: "urgent",
    reason: "Avant 6 mois, un bébé chaud ou froid doit être examiné aujourd'hui.",
    source: "nice-ng143",
  },
  advice: childFeverAdvice,
};
