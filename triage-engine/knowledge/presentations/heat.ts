import type { Presentation } from "#triage-engine/schema.ts";
import { anyOf } from "#triage-engine/knowledge/ask.ts";

const cool = {
  todo: [
    "À l'ombre, déshabillez, mouillez tout le corps et ventilez sans arrêt.",
    "Linges mouillés ou glace enveloppée au cou, aux aisselles et à l'aine.",
    "Si la personne est bien éveillée : eau ou solution de réhydratation par petites gorgées.",
  ],
  avoid: ["Rien à boire si elle est endormie ou confuse.", "Ni alcool ni café."],
} as const;

export const heat: Presentation = {
  id: "heat",
  label: "Coup de chaleur, soleil",
  opens: { heat_exposure: 5 },
  specialties: ["Médecine Générale"],
  questions: [
    anyOf("heat_danger", ["confusion", "fainted", "convulsion", "high_fever", "cannot_stand"]),
    anyOf("heat_urgent", ["fever", "vomiting", "dizzy", "no_urine"]),
  ],
  rules: [
    {
      id: "heat-stroke",
      level: "emergency",
      when: "heat_exposure & (confusion | unconscious | convulsion | drowsy | high_fever | cannot_stand | fainted | balance_loss | temperature >= 40)",
      reason: "un coup de chaleur est à craindre.",
      source: "french",
      advice: cool,
    },
    {
      id: "heat-urgent",
      level: "urgent",
      when: "heat_exposure & (fever | vomiting | no_urine | dizzy & (age < 5y | age >= 65y | pregnant))",
      reason: "à examiner aujourd'hui.",
      source: "french",
      advice: cool,
    },
    {
      id: "heat-mild",
      level: "self_care",
      when: "heat_exposure & !confusion & !fainted & !convulsion & !high_fever & !cannot_stand & !fever & !vomiting & !no_urine & age >= 1y",
      reason: "Une fatigue ou un mal de tête après la chaleur passe avec l'ombre et l'eau.",
      source: "keneya-table",
      covers: [
        "headache",
        "head_pressure",
        "dizzy",
        "fatigue",
        "thirst",
        "cramps",
        "sweating",
        "nausea",
        "unwell_vague",
        "sunburn",
        "heat_rash",
      ],
      advice: cool,
    },
  ],
  otherwise: {
    level: "urgent",
    reason: "Après un long moment à la chaleur, un examen aujourd'hui est prudent si cela ne passe pas en une heure.",
    source: "french",
  },
  advice: { ...cool, watch: ["confusion", "corps brûlant et sec", "vomissements", "évanouissement"] },
};
