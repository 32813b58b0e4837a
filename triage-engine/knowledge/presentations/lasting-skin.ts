import type { Presentation } from "#triage-engine/schema.ts";
import { anyOf } from "#triage-engine/knowledge/ask.ts";

export const lastingSkin: Presentation = {
  id: "lasting-skin",
  label: "Acné, verrues, taches, cheveux",
  opens: { acne: 5, warts: 5, mole_change: 5, hair_loss: 5, skin_dark_spots: 5 },
  specialties: ["Dermatologie", "Médecine Générale"],
  questions: [anyOf("lasting_skin_urgent", ["fever", "cellulitis", "wound_infected"]), "duration"],
  rules: [
    {
      id: "lasting-skin-infected",
      level: "urgent",
      when: "(acne | warts | hair_loss | mole_change) & (cellulitis | fever & wound_infected)",
      reason: "cela se soigne aujourd'hui.",
      source: "nice-cellulitis",
    },
    {
      id: "lasting-skin-look",
      level: "routine",
      when: "acne | hair_loss & ~postpartum | mole_change | skin_dark_spots | warts & (duration >= 90d & ~(age < 15y & duration < 730d) | diabetes | immunocompromised | severe_pain)",
      reason: "un examen est utile, sans urgence.",
      source: "nhs-skin",
    },
    {
      id: "lasting-skin-warts",
      level: "self_care",
      when: "warts & !fever & !mole_change & !cellulitis & !wound_infected & !diabetes & (duration < 90d | age < 15y & duration < 730d)",
      reason: "Les verrues et les cors ne sont pas dangereux et partent souvent seuls.",
      source: "nhs-skin",
      covers: ["warts", "rash", "lump"],
    },
  ],
  otherwise: { level: "routine", reason: "Ce problème de peau se montre sans urgence.", source: "nhs-skin" },
  advice: {
    todo: ["Lavez avec un savon doux, protégez du soleil."],
    avoid: ["Ne percez pas, ne brûlez pas, ne coupez pas.", "Ni javel, ni crème éclaircissante, ni pommade de la rue."],
    watch: ["tache qui saigne ou grandit", "rougeur chaude", "fièvre"],
  },
};
