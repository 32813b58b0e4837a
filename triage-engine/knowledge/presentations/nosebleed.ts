import { anyOf } from "#triage-engine/knowledge/ask.ts";
import type { Presentation } from "#triage-engine/schema.ts";

export const nosebleedPresentation: Presentation = {
  id: "nosebleed",
  label: "Saignement de nez",
  opens: { nosebleed: 5, nosebleed_long: 5 },
  specialties: ["ORL", "Médecine Générale"],
  questions: [
    anyOf("nose_danger", ["fainted", "heavy_bleeding", "purple_spots", "head_injury", "vomits_blood"]),
    {
      id: "nose_stopped",
      facts: ["nosebleed_long"],
      choices: [
        { label: "Oui, ça saigne encore", yes: ["nosebleed_long"] },
        { label: "Non, c'est arrêté", yes: ["bleeding_stopped"], no: ["nosebleed_long"] },
      ],
      you: "Après 20 minutes de pression sur le nez, cela saigne-t-il encore ?",
      they: "Après 20 minutes de pression sur le nez, cela saigne-t-il encore ?",
    },
    anyOf("nose_urgent", ["anticoagulant", "fever", "recurrent", "high_pressure", "pallor"]),
  ],
  rules: [
    {
      id: "nose-heavy",
      level: "emergency",
      when: "nosebleed & (fainted | cannot_stand | heavy_bleeding | purple_spots | head_injury & headache | vomits_blood & !bleeding_stopped | spontaneous_bleeding & (fever | jaundice) | nosebleed_long & (anticoagulant | dizzy | pallor | elderly | sweating) | bleeding_minutes >= 30 & !bleeding_stopped | anticoagulant & bleeding_minutes >= 20 | confusion)",
      reason: "c'est une urgence.",
      source: "aao-nosebleed",
      advice: { todo: ["Assis, tête penchée en avant, pincez les deux narines sans relâcher."] },
    },
    {
      id: "nose-long",
      level: "urgent",
      when: "nosebleed_long | bleeding_minutes >= 20 & nosebleed | nosebleed & (anticoagulant | pallor | blow | elderly & high_pressure | systolic >= 180 | age < 2y | pregnant & high_pressure | sickle_cell | liver_disease)",
      reason: "à voir aujourd'hui.",
      source: "aao-nosebleed",
    },
    {
      id: "nose-often",
      level: "routine",
      when: "nosebleed & (recurrent | high_pressure | duration >= 7d)",
      reason: "cela mérite un examen et une mesure de la tension.",
      source: "aao-nosebleed",
    },
    {
      id: "nose-simple",
      level: "self_care",
      when: "nosebleed & age >= 2y & age < 75y & !nosebleed_long & !fainted & !heavy_bleeding & !anticoagulant & !fever & !recurrent & !high_pressure & !head_injury & !pallor & !purple_spots",
      reason: "Un saignement de nez bref, arrêté en appuyant, est le plus souvent sans gravité.",
      source: "aao-nosebleed",
      covers: [
        "nosebleed",
        "bleeding",
        "runny_nose",
        "blocked_nose",
        "sneezing",
        "itchy_nose",
        "headache",
        "bleeding_stopped",
        "heat_exposure",
        "cough",
      ],
    },
  ],
  otherwise: {
    level: "routine",
    reason: "Un saignement de nez mérite un examen dans la semaine.",
    source: "aao-nosebleed",
  },
  advice: {
    todo: ["Assis, tête penchée en avant, pincez les deux narines 15 à 20 minutes sans relâcher."],
    avoid: ["Ne penchez pas la tête en arrière, ne vous mouchez pas pendant un jour.", "Pas d'aspirine."],
    watch: ["Saignement qui reprend, malaise, sang avalé ou vomi."],
  },
};
