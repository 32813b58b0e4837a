import type { Presentation } from "#triage-engine/schema.ts";
import { anyOf } from "#triage-engine/knowledge/ask.ts";

export const lowMood: Presentation = {
  id: "low-mood",
  label: "Tristesse, deuil",
  opens: { low_mood: 4, grief: 4, loss_of_function: 3 },
  specialties: ["Psychiatrie", "Médecine Générale"],
  questions: [
    "dark_thoughts",
    {
      id: "mood_plan",
      facts: ["suicidal_plan"],
      you: "Avez-vous pensé à un moyen, ou préparé quelque chose ?",
      they: "{Qui} a-t-{il} pensé à un moyen, ou préparé quelque chose ?",
      needs: "suicidal_thoughts",
    },
    anyOf("mood_urgent", ["hears_voices", "loss_of_function", "no_sleep_days", "self_harm"]),
    anyOf("mood_violence", ["violence_home", "sexual_violence"]),
    "duration",
  ],
  rules: [
    {
      id: "mood-dark",
      level: "emergency",
      when: "(low_mood | grief) & suicidal_thoughts & (suicidal_plan | means_at_hand)",
      reason: "c'est une urgence.",
      source: "mhgap",
      advice: { todo: ["Restez avec la personne, éloignez ce qui peut la blesser."] },
    },
    {
      id: "mood-voices",
      level: "urgent",
      when: "(low_mood | grief) & (hears_voices | loss_of_function | violence_home | cannot_drink | no_sleep_days | self_harm)",
      reason: "il faut de l'aide aujourd'hui.",
      source: "mhgap",
    },
    {
      id: "mood-weeks",
      level: "routine",
      when: "(low_mood | grief) & (duration >= 14d | recurrent | weight_loss | pregnant | drug_use | age < 15y)",
      reason: "cela se soigne ; parlez-en à un médecin.",
      source: "mhgap",
    },
    {
      id: "mood-short",
      level: "self_care",
      when: "(low_mood | grief) & !suicidal_thoughts & !hears_voices & !loss_of_function & !violence_home & !sexual_violence & !no_sleep_days & !self_harm & age >= 15y & duration < 14d",
      reason: "sans idée de mourir, cela s'allège avec le temps et l'entourage.",
      source: "mhgap",
      covers: [
        "low_mood",
        "grief",
        "cannot_sleep",
        "stress",
        "anxiety",
        "fatigue",
        "loss_of_appetite",
        "headache",
        "head_pressure",
        "irritable",
        "unwell_vague",
      ],
    },
  ],
  otherwise: { level: "routine", reason: "Parlez de cette tristesse à un soignant dans la semaine.", source: "mhgap" },
  advice: {
    todo: [
      "Parlez à une personne de confiance, restez entouré.",
      "Sortez un peu chaque jour, mangez et dormez à heures fixes.",
    ],
    avoid: ["Pas d'alcool ni de drogue pour oublier."],
    watch: ["idée de mourir : demandez de l'aide tout de suite", "ne plus manger ni se lever", "voix"],
  },
};
