import type { Presentation } from "#triage-engine/schema.ts";
import { anyOf } from "#triage-engine/knowledge/ask.ts";

export const vaginalDischarge: Presentation = {
  id: "vaginal-discharge",
  label: "Pertes, démangeaisons intimes",
  fits: "!(sex = male)",
  opens: {
    vaginal_discharge: 4,
    discharge_thrush: 5,
    discharge_normal: 5,
    discharge_odour: 5,
    discharge_colored: 4.5,
    genital_itch: 3.5,
    pain_during_sex: 3,
    genital_descent: 4,
  },
  specialties: ["Gynécologie", "Médecine Générale"],
  questions: [
    "pregnant",
    anyOf("discharge_urgent", ["fever", "low_belly_pain", "vaginal_bleeding"]),
    anyOf("discharge_pain", ["severe_pain", "vomiting"], "fever"),
    anyOf("discharge_routine", ["discharge_odour", "discharge_colored", "genital_ulcer", "sex_risk", "thrush_before"]),
    {
      id: "discharge_itch",
      facts: ["genital_itch"],
      you: "Est-ce que cela gratte, avec des pertes blanches épaisses ?",
      they: "Est-ce que cela gratte, avec des pertes blanches épaisses ?",
    },
  ],
  rules: [
    {
      id: "discharge-pelvis-severe",
      level: "emergency",
      when: "(vaginal_discharge & ~(postpartum & !foul_lochia) | discharge_odour) & fever & (severe_pain | vomiting | cannot_stand | severe_belly_pain)",
      reason: "une infection grave de l'utérus est à craindre.",
      source: "who-sti",
    },
    {
      id: "discharge-pelvis",
      level: "urgent",
      when: "vaginal_discharge & (fever | (low_belly_pain | belly_pain) & ~period_usual_pain | pregnant & ~discharge_normal | postpartum & (discharge_odour | discharge_colored) | vaginal_bleeding & low_belly_pain)",
      reason: "à examiner dans la journée.",
      source: "who-sti",
    },
    {
      id: "discharge-girl",
      level: "urgent",
      when: "(vaginal_discharge | genital_ulcer) & age < 11y & age >= 28d",
      reason: "chez une petite fille, à examiner avec douceur, dans la journée.",
      source: "keneya-table",
      specialties: ["Pédiatrie", "Gynécologie"],
    },
    {
      id: "discharge-treat",
      level: "routine",
      when: "vaginal_discharge & (discharge_odour | discharge_colored | sex_risk | recurrent & ~discharge_normal | diabetes | hiv | immunocompromised | bleeding_after_sex) | genital_descent",
      reason: "un examen, et parfois un traitement du partenaire, est à prévoir dans la semaine.",
      source: "who-sti",
    },
    {
      id: "discharge-thrush",
      level: "self_care",
      when: "(discharge_thrush | vaginal_discharge & genital_itch | genital_itch) & !pregnant & !fever & !low_belly_pain & !vaginal_bleeding & !discharge_odour & !discharge_colored & !genital_ulcer & !sex_risk & ~recurrent & age >= 16y & age < 60y",
      reason: "c'est souvent une simple mycose.",
      source: "nhs",
      covers: [
        "vaginal_discharge",
        "discharge_thrush",
        "baby_spits_up",
        "genital_itch",
        "itch",
        "pain_during_sex",
        "fatigue",
      ],
      advice: {
        todo: [
          "Le pharmacien peut donner un ovule ou une crème contre la mycose.",
          "Slip en coton, toilette à l'eau simple, une fois par jour.",
        ],
        watch: ["Consultez si cela ne passe pas en 7 jours ou revient souvent."],
      },
    },
    {
      id: "discharge-clear",
      level: "self_care",
      when: "discharge_normal & (!pregnant | pregnancy_weeks >= 3 & !waters_broken & !genital_itch) & !fever & !low_belly_pain & !vaginal_bleeding & !discharge_odour & !discharge_colored & !sex_risk & age >= 12y & age < 50y",
      reason: "Un liquide clair et sans odeur entre deux règles ou pendant la grossesse est normal.",
      source: "nhs",
      covers: ["vaginal_discharge", "discharge_normal"],
    },
  ],
  otherwise: {
    level: "routine",
    reason: "Des pertes inhabituelles méritent une consultation dans la semaine.",
    source: "who-sti",
  },
  advice: {
    todo: ["[~discharge_thrush] Préservatif jusqu'au traitement ; le partenaire peut avoir besoin de soins aussi."],
    avoid: ["Pas de lavage à l'intérieur, ni savon fort, ni plante, ni eau de Javel."],
    watch: ["Consultez le jour même en cas de fièvre, de douleur du bas-ventre ou de grossesse."],
  },
};
