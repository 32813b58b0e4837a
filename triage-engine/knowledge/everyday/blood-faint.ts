import { legsUp } from "#triage-engine/knowledge/first-aid.ts";
import type { Presentation } from "#triage-engine/schema.ts";
import type { EverydayConcept } from "./concept.ts";
import { matter } from "./matter.ts";

/** A short faint at the sight of blood or of a needle (ESC 2018: reflex syncope after an unpleasant sight, of low risk). Not « vu du sang dans mes selles »: what is lost is no sight. */
export const everydayFaintConcepts: readonly EverydayConcept[] = [
  {
    id: "blood_faint",
    label: "malaise à la vue du sang, d'une aiguille ou d'une prise de sang",
    told: [
      String.raw`/(?:(?:prise|don) de san[gk]?|prelevement|aiguille|seringue|(?:vue|voir|vu|voyant) (?:de |du |le |son )?san[gk]?(?! (?:dans|par|en|de m|des|sur|sort|coul|avec|qui)))\b & évanoui*|pommes|tombé*|malaise|glissé*|affaissé*|écroulé*|noir|connaissance`,
    ],
    unless: /convuls|secou|raidi|urine sur|poitrine|palpit|enceinte|vaccin|blesse|plaie|selles|vomi du|accident/,
  },
];

export const everydayFaint: readonly Presentation[] = [
  matter({
    id: "blood-faint",
    label: "Malaise à la vue du sang",
    opens: { blood_faint: 5 },
    fits: "age >= 10y",
    specialties: ["Médecine Générale", "Cardiologie"],
    asks: [
      ["chest_pain", "palpitations", "hard_breathing", "convulsion", "head_injury"],
      ["pregnant", "faint_on_effort", "black_stool"],
    ],
    when: "blood_faint & age >= 10y & age < 45y & !chest_pain & !palpitations & !hard_breathing & !convulsion & !head_injury & !pregnant & !faint_on_effort & !black_stool & ~wound & ~bleeding & ~recurrent & ~diabetes & ~heart_disease & ~family_sudden_death & ~confusion",
    reason: "Un malaise court à la vue du sang ou d'une aiguille, avec un retour complet, est sans gravité.",
    source: "esc-syncope",
    covers: [
      "blood_faint",
      "nausea",
      "fall",
      "low_fall",
      "fell_other",
      "dizzy",
      "vision_blurred",
      "headache",
      "fatigue",
      "anxiety",
    ],
    otherwise: {
      level: "urgent",
      reason: "Un évanouissement nouveau doit être examiné aujourd'hui.",
      source: "esc-syncope",
    },
    advice: {
      todo: [...(legsUp.todo ?? []), "La prochaine fois, prévenez le soignant et restez allongé pendant la piqûre."],
    },
  }),
];
