import type { Concept, Presentation } from "#triage-engine/schema.ts";
import { anyOrder, matter, sharing } from "./matter.ts";

/** One everyday tablet forgotten, taken twice or out of date. */
export const everydayMedicineConcepts: readonly Concept[] = sharing([
  {
    id: "dose_forgotten",
    label: "une seule dose oubliée d'un médicament courant",
    kind: "circumstance",
    seldom: anyOrder(
      "oubli*|sauté|zappé|raté|loupé ~ comprimé*|médicament*|cachet*|dose|gélule*|prise|sirop|antibio*|amox*|augmentin|amlodipine|amlor|tension|fer|vitamine*|doliprane|remède",
      "oubli*|sauté|zappé|raté & comprimé*|médicament*|cachet*|dose|gélule*|prise|antibio* & hier|soir|matin|midi|une|seul|dernier*",
      "pas pris ~ comprimé*|médicament*|cachet*|dose|gélule*|antibio* & hier|soir|matin|midi|oubli*",
      "!oubli*|sauté ~ plusieurs|trois|quatre|semaine*|jours|mois|souvent",
    ),
  },
  {
    id: "dose_twice",
    label: "une dose prise deux fois d'un médicament courant",
    seldom: anyOrder(
      "pris|prise|donné|avalé|bu deux|2 fois & comprimé*|cachet*|dose|gélule*|doliprane|paracétamol|amox*|augmentin|efferalgan|antibio*|médicament*|remède|matin|midi|soir",
      "deux|2|double doses & pris|prise|avalé|bu|erreur|coup|même",
      "doublé ~ dose|prise|comprimé*|cachet*|doliprane|amox*|augmentin|antibio*",
      "doublé ~ erreur|exprès|distraction",
      "double dose",
      "repris|redonné doliprane|paracétamol|efferalgan|amox*|augmentin|antibio*|comprimé*",
      "repris*|redonné|reprendre ~ comprimé*|cachet*|dose|médicament*|doliprane|amox*|augmentin|antibio* & oubli*|déjà|savoir|erreur|distraction",
      "donné|pris|avalé ~ autre|deuxième|second ~ sans|savoir|déjà|erreur",
      "donné|pris|avalé ~ donné|pris|redonné ~ autre & heures|savoir|après",
      "deux comprimé*|cachet*|gélule* & lieu|place|coup|erreur",
      "!matin soir ~ deux|2",
    ),
  },
  {
    id: "safe_medicine",
    label: "paracétamol, antibiotique ou médicament courant nommé",
    kind: "circumstance",
  },
  {
    id: "expired_tablet",
    label: "un comprimé périmé",
    seldom: anyOrder(
      "périmé|périmée|périmés|perimé & avalé|pris|bu|prise|prendre|donné",
      "date & dépassée|passée|expirée|finie & pris|avalé|bu|boîte",
      "expiré|expirée & pris|avalé|bu",
      "boîte & fini|finie|passé|expiré & mois|année|depuis",
      "!yaourt|lait|viande|conserve|sardine|poisson|nourriture|crème ~ périmé",
      "!servir|garder|jeter|utiliser & date|périmé",
    ),
  },
  {
    id: "critical_medicine",
    label: "médicament qui ne doit pas manquer ni être doublé",
    kind: "circumstance",
  },
]);

const vital =
  "Ce médicament est-il pour le diabète, l'épilepsie, le VIH, l'asthme, le cœur, ou pour fluidifier le sang ?";

const much = "En tout, plus de 8 comprimés de paracétamol de 500 mg (4 g) ont-ils été pris en un jour ?";

export const everydayMedicines: readonly Presentation[] = [
  matter({
    id: "dose-forgotten",
    label: "Une dose oubliée",
    opens: { dose_forgotten: 6 },
    fits: "age >= 15y",
    confirms: [
      ["critical_supply", vital],
      ["doses_missed_critical", "Plusieurs doses de suite d'un traitement vital ont-elles été manquées ?"],
    ],
    asks: [
      ["chest_pain", "one_side_weak", "hard_breathing"],
      ["headache", "vision_blurred"],
    ],
    when: "dose_forgotten & age >= 15y & !critical_supply & !doses_missed_critical & !headache & !vision_blurred & !chest_pain & !one_side_weak & !hard_breathing & ~critical_medicine & ~diabetes & ~missed_insulin & ~epilepsy & ~hiv & ~anticoagulant & ~heart_disease & ~pill_missed & ~contraception & ~tuberculosis & ~pregnant & ~(systolic >= 160) & ~(diastolic >= 100) & ~fever & duration < 3d",
    reason: "Une seule dose oubliée d'un traitement courant, sans aucun trouble, ne se rattrape pas.",
    covers: ["supply_request", "dizzy"],
    advice: {
      todo: ["Prenez la prochaine dose à son heure habituelle.", "Une alarme ou une boîte à cases aide à y penser."],
      avoid: ["Ne prenez pas deux doses pour rattraper."],
      watch: ["Mal de tête fort, vue trouble, bras faible, douleur de poitrine : aux urgences."],
    },
  }),
  matter({
    id: "dose-twice",
    label: "Une dose prise deux fois",
    opens: { dose_twice: 6 },
    otherwise: {
      level: "urgent",
      reason: "Une dose prise deux fois se montre aujourd'hui avec la boîte, sauf chez un adulte qui va bien.",
      source: "iitt",
    },
    confirms: [
      ["critical_supply", vital],
      ["paracetamol_much", much],
    ],
    asks: [
      ["drowsy", "hard_breathing", "tongue_swelling"],
      ["vomiting", "hives", "belly_pain", "liver_disease", "kidney_disease"],
    ],
    when: "dose_twice & age >= 15y & safe_medicine & !critical_supply & !paracetamol_much & !drowsy & !hard_breathing & !tongue_swelling & !vomiting & !hives & !belly_pain & !liver_disease & !kidney_disease & ~critical_medicine & ~overdose & ~suicidal_thoughts & ~swallowed_medicine & ~pregnant & ~drunk & ~alcohol & ~diabetes & duration < 2d",
    reason:
      "Une dose de plus, une seule fois, d'un médicament courant reste sans danger quand le total du jour est permis.",
    covers: ["dose_twice", "toothache", "headache", "anxiety", "poisoning"],
    advice: {
      todo: ["Sautez la prise suivante, puis reprenez l'horaire habituel ; buvez de l'eau."],
      avoid: [
        "Ne faites pas vomir et ne buvez ni lait ni huile pour « laver ».",
        "Paracétamol : jamais plus de 4 g en un jour.",
      ],
      watch: ["Vomissements, boutons, grande somnolence : consultez aujourd'hui."],
    },
  }),
  matter({
    id: "expired",
    label: "Un comprimé périmé",
    opens: { expired_tablet: 6 },
    fits: "age >= 15y",
    confirms: [
      ["critical_supply", vital],
      ["paracetamol_much", much],
    ],
    asks: [
      ["drowsy", "hard_breathing", "tongue_swelling"],
      ["vomiting", "hives", "belly_pain"],
    ],
    when: "expired_tablet & age >= 15y & !critical_supply & !paracetamol_much & !drowsy & !hard_breathing & !tongue_swelling & !vomiting & !hives & !belly_pain & ~critical_medicine & ~overdose & ~suicidal_thoughts & ~fever & ~pregnant & ~dose_twice",
    reason: "Un seul comprimé courant un peu périmé n'est pas un poison : il agit seulement moins.",
    covers: [
      "expired_tablet",
      "shoulder_pain",
      "headache",
      "joint_pain",
      "limb_pain",
      "back_pain",
      "poisoning",
      "swallowed_medicine",
    ],
    advice: {
      todo: ["Rapportez la boîte à la pharmacie et prenez-en une neuve."],
      avoid: ["Ne faites pas vomir ; le lait ne sert à rien."],
      watch: ["Vomissements, boutons, gêne pour respirer : consultez."],
    },
  }),
];
