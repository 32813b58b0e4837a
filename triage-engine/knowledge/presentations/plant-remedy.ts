import type { Presentation } from "#triage-engine/schema.ts";
import { anyOf } from "#triage-engine/knowledge/ask.ts";

export const plantRemedy: Presentation = {
  id: "plant-remedy",
  label: "Purge, lavement ou remède traditionnel",
  opens: { enema: 5, traditional_remedy: 3 },
  specialties: ["Médecine Générale"],
  questions: [
    anyOf("remedy_danger", ["drowsy", "convulsion", "hard_breathing", "no_urine", "bloody_stool"]),
    anyOf("remedy_urgent", ["vomiting", "belly_pain", "belly_swollen", "jaundice", "fever"]),
  ],
  rules: [
    {
      id: "remedy-danger",
      level: "emergency",
      when: "(enema | traditional_remedy) & (drowsy | unconscious | convulsion | hard_breathing | no_urine | confusion | floppy | cannot_drink | jaundice & (age < 5y | fever | vomiting | belly_pain)) | enema & (bloody_stool | belly_swollen | rigid_belly | vomiting & age < 5y)",
      reason: "un remède peut empoisonner ou percer l'intestin, surtout chez un petit enfant.",
      source: "etat",
      advice: {
        todo: ["Gardez le reste du remède et emportez-le.", "Couchez la personne sur le côté si elle dort."],
        avoid: ["Pas d'autre purge ni remède.", "Ne faites pas vomir."],
      },
    },
    {
      id: "remedy-infant",
      level: "emergency",
      when: "enema & age < 1y",
      reason: "Chez un bébé de moins d'un an, un lavement ou une purge peut tuer.",
      source: "etat",
      specialties: ["Pédiatrie"],
      advice: {
        todo: ["Gardez le reste du remède et emportez-le.", "Continuez le sein si le bébé tète."],
        avoid: ["Pas d'autre lavement."],
      },
    },
    {
      id: "remedy-urgent",
      level: "urgent",
      when: "enema & (belly_pain | diarrhea | fever | vomiting | age < 5y) | traditional_remedy & (vomiting | severe_belly_pain)",
      reason: "à montrer aujourd'hui.",
      source: "etat",
    },
    {
      id: "remedy-well",
      level: "self_care",
      when: "enema & age >= 15y & !drowsy & !convulsion & !hard_breathing & !no_urine & !bloody_stool & !vomiting & !belly_pain & !belly_swollen & !fever",
      reason: "Une purge sans aucun trouble se surveille à la maison.",
      source: "keneya-table",
      covers: ["enema", "diarrhea", "constipation"],
    },
  ],
  otherwise: { level: "routine", reason: "Parlez de ce remède à un soignant dans la semaine.", source: "keneya-table" },
  advice: {
    todo: ["Buvez beaucoup, arrêtez le remède.", "Dites au soignant ce qui a été pris."],
    avoid: ["Pas de lavement chez un bébé, un enfant ou une femme enceinte."],
    watch: ["somnolence", "sang dans les selles", "ventre gonflé", "moins d'urine", "yeux jaunes"],
  },
};
