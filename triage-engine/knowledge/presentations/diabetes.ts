import { anyOf } from "#triage-engine/knowledge/ask.ts";
import type { Presentation } from "#triage-engine/schema.ts";

/** Sugar too high, too low, found by thirst, or followed. */
export const diabetesPresentation: Presentation = {
  id: "diabetes",
  label: "Diabète, sucre trop haut ou trop bas, soif et urines",
  opens: {
    thirst: 2.5,
    much_urine: 3,
    high_sugar: 5,
    low_sugar_signs: 5,
    missed_insulin: 5,
    breath_deep: 5,
    diabetes: 1.5,
  },
  specialties: ["Médecine Générale"],
  questions: [
    anyOf(
      "sugar_danger",
      ["vomiting", "breath_deep", "drowsy", "confusion", "belly_pain"],
      "diabetes | thirst | much_urine | high_sugar | missed_insulin",
    ),
    {
      id: "sugar_helps",
      facts: ["sugar_improved"],
      you: "Après avoir pris du sucre, allez-vous mieux ?",
      they: "Après avoir pris du sucre, {qui} va-t-{il} mieux ?",
      needs: "~(~low_sugar_signs)",
    },
    {
      id: "sugar_value",
      number: "sugar",
      choices: [
        { label: "Moins de 0,7", numbers: { sugar: 0.6 } },
        { label: "0,7 à 2,4", numbers: { sugar: 1.5 } },
        { label: "2,5 à 3,9", numbers: { sugar: 3 } },
        { label: "4 ou plus, ou HI", numbers: { sugar: 5 } },
      ],
      you: "Quel est le chiffre du sucre (en g/L), si vous l'avez mesuré ?",
      they: "Quel est le chiffre du sucre (en g/L), s'il a été mesuré ?",
      needs: "diabetes | much_urine | high_sugar | low_sugar_signs",
    },
    anyOf("sugar_urgent", ["much_urine", "weight_loss", "fever", "foot_wound", "cannot_drink"]),
    "pregnant",
    "duration",
  ],
  rules: [
    {
      id: "sugar-acid",
      level: "emergency",
      when: "(high_sugar | missed_insulin | sugar >= 2.5 | thirst & much_urine | diabetes & (thirst | much_urine | weight_loss | fever)) & (vomiting | breath_deep | drowsy | confusion | hard_breathing | fast_breathing | belly_pain & (high_sugar | missed_insulin | sugar >= 2.5 | weight_loss | child) | cannot_stand | cannot_drink | fainted)",
      reason: "Un sucre élevé avec vomissements, somnolence ou respiration profonde peut tourner au coma.",
      source: "ada-diabetes",
      advice: { todo: ["Buvez de l'eau par petites gorgées ; n'arrêtez jamais l'insuline prescrite."] },
    },
    {
      id: "sugar-acid-words",
      level: "emergency",
      when: "breath_deep & (diabetes | thirst | vomiting | much_urine) | diabetes & vomiting & age < 15y | diabetes & vomiting & (belly_pain | drowsy | vomits_everything | fast_breathing)",
      reason:
        "Chez une personne diabétique, des vomissements avec mal de ventre ou une haleine de fruit sont des signes de danger.",
      source: "ada-diabetes",
    },
    {
      id: "sugar-very-high",
      level: "emergency",
      when: "sugar_off_scale | sugar >= 4 & (thirst | much_urine | fatigue | fever | elderly | child | pregnant | weight_loss | dizzy | missed_insulin | dry_mouth) | sugar >= 5",
      reason: "Un sucre aussi élevé peut devenir dangereux en quelques heures.",
      source: "ada-diabetes",
    },
    {
      id: "sugar-child-new",
      level: "emergency",
      when: "child & thirst & much_urine & (weight_loss | fatigue | vomiting | belly_pain | drowsy | bed_wetting)",
      reason:
        "Un enfant qui boit et urine beaucoup et maigrit peut avoir un diabète qui commence : il faut un test de sucre tout de suite.",
      source: "nice-diabetes",
      specialties: ["Pédiatrie", "Médecine Générale"],
    },
    {
      id: "sugar-low",
      level: "emergency",
      when: "diabetes & sweating & !fever & (speech_trouble | confusion | drowsy | agitation | drunk | cannot_stand) | diabetes & (drunk | sweating) & speech_trouble | low_sugar_signs & (confusion | drowsy | convulsion | unconscious | fainted & !sugar_improved | cannot_drink | agitation | !sugar_improved & (diabetes & (age >= 65y | child | pregnant | getting_worse) | sugar < 0.7 | sweating)) | sugar < 0.5 | sugar < 0.7 & !sugar_improved",
      reason: "Un manque de sucre qui ne passe pas avec du sucre peut faire perdre connaissance.",
      source: "ada-diabetes",
      advice: {
        todo: ["Tout de suite : 3 à 4 morceaux de sucre ou un verre de jus ou de soda sucré, si la personne avale."],
        avoid: ["Rien par la bouche si elle ne répond pas."],
      },
    },
    {
      id: "sugar-low-passed",
      level: "urgent",
      when: "low_sugar_signs & diabetes | sugar < 0.7",
      reason: "Un manque de sucre, même passé, demande de revoir le traitement aujourd'hui.",
      source: "ada-diabetes",
      advice: { todo: ["Prenez du sucre tout de suite, puis un repas ; mesurez de nouveau après 15 minutes."] },
    },
    {
      id: "sugar-new",
      level: "urgent",
      when: "thirst & much_urine | (thirst | much_urine) & weight_loss | sugar >= 2.5 | high_sugar & (thirst | much_urine | fatigue | fever | pregnant | vision_blurred | weight_loss) | missed_insulin | child & much_urine & thirst",
      reason: "Une grande soif avec beaucoup d'urines, ou un sucre élevé, demande un examen aujourd'hui.",
      source: "ada-diabetes",
    },
    {
      id: "sugar-ill",
      level: "urgent",
      when: "diabetes & (vomiting | fever | foot_wound | diarrhea & duration >= 1d | pregnant & high_sugar)",
      reason: "Avec un diabète, cette maladie peut dérégler le sucre : il faut un avis aujourd'hui.",
      source: "ada-diabetes",
    },
    {
      id: "sugar-follow",
      level: "routine",
      when: "high_sugar | diabetes & (checkup | supply_request | thirst | much_urine | fatigue | vision_blurred | numbness | genital_itch | weight_loss) | thirst & duration >= 3d",
      reason: "Un diabète, ou une soif qui dure, mérite une consultation dans la semaine avec une mesure du sucre.",
      source: "ada-diabetes",
    },
    {
      id: "thirst-heat",
      level: "self_care",
      when: "thirst & heat_exposure & !much_urine & !weight_loss & !vomiting & !drowsy & !confusion & !fever & age >= 5y & duration < 3d",
      reason: "Une soif pendant la chaleur, sans autre signe, est normale.",
      source: "nhs",
      covers: ["thirst", "heat_exposure", "fatigue", "dry_mouth", "headache", "sweating"],
    },
  ],
  otherwise: {
    level: "routine",
    reason: "Faites mesurer le sucre et la tension dans la semaine.",
    source: "ada-diabetes",
  },
  advice: {
    todo: ["Buvez de l'eau, mesurez le sucre si vous avez un appareil, notez le chiffre."],
    avoid: ["N'arrêtez pas l'insuline ni les comprimés sans avis.", "Pas de décoction à la place du traitement."],
    watch: ["Vomissements, somnolence, respiration profonde, sueurs froides : urgence."],
  },
};
