import type { Presentation } from "#triage-engine/schema.ts";
import { anyOf, one } from "#triage-engine/knowledge/ask.ts";

/** Teeth coming: harmless alone; fever and diarrhoea are never put down to teeth. */
export const teething: Presentation = {
  id: "teething",
  label: "Dents qui poussent",
  opens: { teething: 4, gum_swelling: 3, drooling: 1.5 },
  fits: "age < 4y",
  specialties: ["Pédiatrie", "Médecine Générale"],
  questions: [
    "danger_child",
    "danger_infant",
    // A small child who dribbles may have swallowed or been stung by what nobody saw.
    anyOf(
      "teething_event",
      ["swallowed_object", "swallowed_caustic", "scorpion_sting", "snake_bite"],
      "drooling & !teething | ~(~poor_feeding) & age >= 6mo",
    ),
    "fever",
    "malaria_test",
    one(
      "teething_teeth",
      "teething",
      "Les dents poussent-elles (gencive gonflée, tout est mordu) ?",
      "Les dents poussent-elles (gencive gonflée, tout est mordu) ?",
      "drooling & !hard_breathing & age >= 3mo & age < 30mo",
    ),
    {
      id: "teething_other",
      facts: ["diarrhea", "vomiting", "poor_feeding", "inconsolable_crying", "ear_pain"],
      you: "Le bébé a-t-il un de ces signes",
      they: "{Qui} a-t-{il} un de ces signes",
    },
  ],
  rules: [
    {
      id: "teething-not-teeth",
      level: "urgent",
      when: "teething & (fever & !malaria_test_negative | inconsolable_crying | ear_pain | poor_feeding | diarrhea & infant)",
      reason: "les dents n'expliquent pas tout ; il faut chercher une autre cause aujourd'hui.",
      source: "imci",
    },
    {
      id: "teething-simple",
      level: "self_care",
      when: "(teething | gum_swelling & age < 30mo) & age >= 3mo & age < 4y & !fever & !diarrhea & !vomiting & !poor_feeding & !inconsolable_crying & !ear_pain & !cannot_drink & !hard_breathing & !convulsion & !drowsy",
      reason: "Des dents qui poussent, sans fièvre ni diarrhée, ne demandent que du confort.",
      source: "keneya-table",
      covers: [
        "teething",
        "crying_baby",
        "irritable",
        "loss_of_appetite",
        "cannot_sleep",
        "gum_swelling",
        "drooling",
        "runny_nose",
      ],
      advice: {
        todo: ["Donnez un anneau propre et frais à mordre, massez la gencive avec un doigt lavé."],
        avoid: ["Ne coupez pas la gencive, pas de produit ni de plante dessus."],
      },
    },
  ],
  otherwise: {
    level: "routine",
    reason: "Les dents et la croissance se montrent dans la semaine.",
    source: "keneya-table",
  },
  advice: { watch: ["Fièvre, diarrhée, refus de boire, pleurs que rien ne calme."] },
};
