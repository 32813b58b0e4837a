import type { Presentation } from "#triage-engine/schema.ts";
import { anyOf, one, onTheWayBleeding } from "#triage-engine/knowledge/ask.ts";

export const vaginalBleeding: Presentation = {
  id: "vaginal-bleeding",
  label: "Règles abondantes, saignement par le vagin",
  fits: "!(sex = male)",
  opens: {
    vaginal_bleeding: 3,
    heavy_period: 4,
    bleeding_between: 4,
    bleeding_menopause: 5,
    bleeding_after_sex: 4,
    soaks_pads: 4.5,
    irregular_period: 4,
    fibroid: 3,
    pregnancy_bleeding: 4,
  },
  specialties: ["Gynécologie", "Médecine Générale"],
  questions: [
    "pregnant",
    "pregnancy_term",
    anyOf("bleeding_f_danger", ["soaks_pads", "fainted", "severe_belly_pain", "cannot_stand"]),
    // Whoever writes for her may be who hurt her: asked of others in words that accuse nobody.
    one(
      "bleeding_f_forced",
      "sexual_violence",
      "Le saignement est-il venu après un rapport que vous ne vouliez pas ?",
      "Quelqu'un lui a-t-il fait du mal à cet endroit ?",
      "vaginal_bleeding & duration < 4d & ~heavy_period & ~pregnant",
    ),
    anyOf("bleeding_f_urgent", ["dizzy", "pallor", "fever", "hard_breathing"]),
    "duration",
  ],
  rules: [
    {
      id: "bleeding-f-soaks",
      level: "emergency",
      when: "soaks_pads & ~hot_flashes & ~(age < 9y)",
      reason: "Une garniture trempée en une heure : la perte de sang est trop importante.",
      source: "iitt",
      advice: {
        todo: [
          "Partez tout de suite, couchée pendant le trajet.",
          "Comptez les garnitures et gardez-les pour les montrer.",
        ],
      },
    },
    {
      id: "bleeding-f-faint",
      level: "emergency",
      when: "vaginal_bleeding & (fainted | cannot_stand | confusion | hard_breathing & pallor | severe_belly_pain & (pregnancy_possible | late_period))",
      reason: "la perte de sang est peut-être importante.",
      source: "iitt",
      advice: onTheWayBleeding,
    },
    {
      id: "bleeding-f-forced",
      level: "emergency",
      when: "vaginal_bleeding & sexual_violence & ~(duration >= 4d)",
      reason: "Un saignement après un rapport imposé doit être soigné tout de suite.",
      source: "who-violence",
      advice: onTheWayBleeding,
    },
    {
      id: "bleeding-f-weak",
      level: "urgent",
      when: "vaginal_bleeding & (dizzy | pallor | hard_breathing | fever | anticoagulant | severe_pain | belly_pain & pregnancy_possible | sickle_cell)",
      reason: "à examiner dans la journée.",
      source: "nice-heavy-periods",
    },
    {
      id: "bleeding-f-long",
      level: "urgent",
      when: "~postpartum & (heavy_period | vaginal_bleeding) & days(heavy_period) >= 10 & duration < 30d & !(age >= 55y)",
      reason: "Un saignement qui dure plus de 10 jours demande un examen rapide.",
      source: "nice-heavy-periods",
    },
    {
      id: "bleeding-f-girl",
      level: "urgent",
      when: "vaginal_bleeding & age >= 21d & age < 9y",
      reason: "Un saignement chez une petite fille doit être examiné dans la journée.",
      source: "keneya-table",
      specialties: ["Pédiatrie", "Gynécologie"],
    },
    {
      id: "bleeding-f-menopause",
      level: "routine",
      when: "vaginal_bleeding & (age >= 56y | menopause) | bleeding_after_sex | bleeding_between",
      reason: "à explorer.",
      source: "nice-cancer",
    },
    {
      id: "bleeding-f-periods",
      level: "routine",
      when: "heavy_period | irregular_period | ~postpartum & vaginal_bleeding & ~(period_now & period_usual_pain) | fibroid",
      reason: "cela mérite une consultation dans la semaine.",
      source: "nice-heavy-periods",
    },
  ],
  otherwise: {
    level: "routine",
    reason: "Un trouble des règles mérite une consultation dans la semaine.",
    source: "nice-heavy-periods",
  },
  advice: {
    todo: ["Comptez les garnitures et notez les dates."],
    avoid: ["Pas d'aspirine.", "Ne mettez rien dans le vagin."],
    watch: ["Partez tout de suite si une garniture est trempée en une heure ou si vous avez un malaise."],
  },
};
