import type { Concept, Presentation } from "#triage-engine/schema.ts";
import { anyOrder, mattersOf, sharing } from "./matter.ts";

/** What men ask in confidence, and a low pressure of somebody who is well. */
export const everydayIntimateConcepts: readonly Concept[] = sharing([
  {
    id: "wet_dream",
    label: "éjaculation pendant le sommeil",
    seldom: anyOrder(
      "pollution* nocturne*",
      "caleçon|slip|boxer|culotte|drap|lit|pantalon|pyjama & mouill*|humide*|collant*|taché|tache|trempé & rêve|rêvé|réveil*|nuit|dort|dormi|dormant|sperme",
      "sperme|éjacul*|jouis|joui|sémen|semence|liquide ~ nuit|sommeil|dort|dormi|dormant|rêve|rêvant|rêvé",
      "nuit|sommeil|dort|dormi|dormant|rêve|rêvé|rêvant & sperme|éjacul*|jouis|joui|semence",
      "rêve érotique*|mouillé*|sexuel*|femme|coquin*|cochon*",
      "rêve|rêvé ~ faire amour|sexe|rapport & mouill*|sperme|réveil*",
      "!pipi|urine*|pisse* & lit|drap",
    ),
  },
  {
    id: "failed_once",
    label: "une seule panne d'érection",
    seldom: anyOrder(
      "première|samedi|dimanche|vendredi|hier|seule fois & bandé|bande|érection|débandé|panne",
      "panne|débandé|ramolli|mou|molle ~ copine|femme|fiancée|lit|rapport|amour|sexe|préservatif|capote",
      "pas bandé|dressé|levé|érection|marché|fonctionné|démarré & copine|femme|fiancée|go|rapport|sexe|lit",
      "panne sexuelle|érection|lit",
      "perdu|perd érection",
      "pas pu bander",
      "!voiture|moto|télé|frigo|téléphone|machine|moteur & panne|marché",
    ),
  },
  {
    id: "erections_else",
    label: "érections normales à d'autres moments",
    kind: "circumstance",
  },
  {
    id: "strain_or_drink",
    label: "stress, fatigue ou alcool ce jour-là",
    kind: "circumstance",
  },
  {
    id: "low_figure",
    label: "chiffre de tension bas, sans aucune gêne",
    seldom: anyOrder(
      "tension basse|faible|petite",
      "tension ~ basse|faible|bas",
      "tension 9|10",
      "9|10 ~ tension",
      "hypotension|hypotendu*",
      "tension descendue|chute|tombée",
    ),
  },
  {
    id: "feels_well",
    label: "se sent bien, vit normalement",
    kind: "circumstance",
  },
]);

const ofMen = mattersOf({ specialties: ["Médecine Générale", "Urologie"] });

export const everydayIntimateLife: readonly Presentation[] = [
  ofMen({
    id: "wet-dream",
    label: "Éjaculation en dormant",
    opens: { wet_dream: 6 },
    fits: "age >= 12y",
    asks: [["discharge_urethral", "burning_urine", "blood_urine", "penis_pain"]],
    when: "wet_dream & ~(sex = female) & age < 65y & !discharge_urethral & !burning_urine & !blood_urine & !penis_pain & ~fever & ~testicle_pain & ~genital_ulcer & ~convulsion & ~sex_risk",
    reason: "Les éjaculations pendant le sommeil sont naturelles et n'enlèvent ni la force ni la fertilité.",
    covers: ["wet_dream", "bed_wetting", "night_sweats", "infertility", "erectile_trouble", "sweating", "fatigue"],
    advice: {
      todo: ["Il n'y a rien à soigner : lavez-vous et changez de linge."],
      avoid: ["Ni poudre ni remède « pour garder la force »."],
      watch: ["Pus ou liquide qui coule le jour, brûlure en urinant, sang : consultez."],
    },
  }),
  ofMen({
    id: "failed-once",
    label: "Une panne isolée",
    opens: { failed_once: 6 },
    fits: "age >= 12y",
    asks: [
      ["chest_pain", "penis_injury", "penis_pain"],
      ["diabetes", "low_mood"],
    ],
    when: "failed_once & (erections_else | strain_or_drink) & ~(sex = female) & age >= 16y & age < 45y & !diabetes & !chest_pain & !penis_injury & !penis_pain & !low_mood & ~suicidal_thoughts & ~hypertension & ~heart_disease & ~recurrent & ~priapism & ~drug_use & duration < 21d",
    reason:
      "Une panne isolée, avec du stress, de la fatigue ou de l'alcool, arrive à presque tous les hommes et ne se répète pas forcément.",
    covers: ["failed_once", "erectile_trouble", "drunk", "stress", "anxiety", "fatigue", "cannot_sleep", "sti_worry"],
    advice: {
      todo: ["Parlez-en simplement à votre partenaire ; dormez, buvez moins, prenez votre temps."],
      avoid: ["Ni comprimé ni poudre « qui donne la force »."],
      watch: ["Si cela se répète plusieurs semaines, parlez-en à un médecin."],
    },
  }),
  ofMen({
    id: "low-figure",
    label: "Tension basse sans gêne",
    opens: { low_figure: 5, feels_well: 4 },
    fits: "age >= 12y",
    confirms: [["dizzy", "La tête tourne-t-elle, même par moments ?"]],
    asks: [
      ["fainted", "chest_pain", "palpitations", "hard_breathing"],
      ["black_stool", "vomiting", "fever", "pallor"],
    ],
    when: "(low_figure | low_pressure) & feels_well & age >= 12y & age < 60y & (~(systolic < 90)) & !fainted & !dizzy & !chest_pain & !palpitations & !hard_breathing & !black_stool & !vomiting & !fever & !pallor & !pregnant & ~heavy_period & ~diarrhea & ~postpartum & ~heart_disease & ~steroid_stopped & ~bleeding & ~weight_loss & ~hypertension",
    reason: "Une tension un peu basse chez une personne jeune qui se sent bien est souvent sa tension habituelle.",
    covers: ["low_figure", "low_pressure", "stress", "fatigue"],
    advice: {
      todo: ["Buvez assez d'eau, mangez régulièrement, levez-vous en deux temps."],
      watch: ["Malaise, tête qui tourne, règles très abondantes, selles noires : consultez le jour même."],
    },
  }),
];
