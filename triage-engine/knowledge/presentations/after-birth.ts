import type { Presentation } from "#triage-engine/schema.ts";
import { anyOf, one } from "#triage-engine/knowledge/ask.ts";

const woundCare = {
  todo: ["Lavez la plaie à l'eau propre et au savon, séchez bien."],
  avoid: ["Ni poudre, ni plante, ni alcool sur la plaie."],
};

export const afterBirth: Presentation = {
  id: "after-birth",
  label: "Après l'accouchement : plaie, pertes, moral",
  fits: "!(sex = male) & age >= 12y",
  opens: {
    baby_blues: 5,
    foul_lochia: 5,
    wound_caesarean: 4.5,
    wound_perineum: 4.5,
    placenta_retained: 5,
    harm_baby_thoughts: 5,
    postpartum: 2.5,
  },
  specialties: ["Gynécologie", "Médecine Générale", "Psychiatrie"],
  questions: [
    anyOf(
      "birth_mood_danger",
      ["suicidal_thoughts", "harm_baby_thoughts", "hears_voices"],
      "low_mood | anxiety | cannot_sleep",
    ),
    anyOf("birth_urgent", ["fever", "severe_pain", "foul_lochia"]),
    one(
      "birth_dizzy",
      "dizzy",
      "Avez-vous des étourdissements, la tête qui tourne ?",
      "A-t-elle des étourdissements, la tête qui tourne ?",
      "vaginal_bleeding | bleeding",
    ),
    one(
      "birth_less",
      "getting_better",
      "Les pertes diminuent-elles de jour en jour ?",
      "Les pertes diminuent-elles de jour en jour ?",
      "(vaginal_bleeding | bleeding | vaginal_discharge) & ~(days_after_birth > 45)",
    ),
    "duration",
  ],
  rules: [
    {
      id: "birth-harm",
      level: "emergency",
      when: "(baby_blues | postpartum) & (harm_baby_thoughts | suicidal_thoughts)",
      reason: "il faut de l'aide maintenant, sans rester seule.",
      source: "nice-postnatal-mind",
      specialties: ["Psychiatrie", "Gynécologie"],
    },
    {
      id: "birth-wound-open",
      level: "emergency",
      when: "wound_caesarean & (deep_cut | fever & severe_pain | heavy_bleeding | belly_swollen & fever)",
      reason: "la plaie peut s'être ouverte ou infectée en profondeur.",
      source: "mcpc",
    },
    {
      id: "birth-wound",
      level: "urgent",
      when: "wound_caesarean | wound_perineum & (fever | severe_pain) | foul_lochia",
      reason: "à voir dans la journée.",
      source: "pcpnc",
      advice: woundCare,
    },
    {
      id: "birth-sad-long",
      level: "routine",
      when: "(baby_blues | postpartum & low_mood) & duration >= 14d",
      reason: "quand cela dure plus de 2 semaines, cela se soigne ; parlez-en cette semaine.",
      source: "nice-postnatal-mind",
      specialties: ["Gynécologie", "Psychiatrie", "Médecine Générale"],
    },
    {
      id: "birth-perineum",
      level: "routine",
      when: "wound_perineum | fistula_leak",
      reason: "cela se montre en consultation.",
      source: "nice-postnatal",
    },
    {
      id: "birth-losses",
      level: "self_care",
      when: "postpartum & (vaginal_bleeding | vaginal_discharge | bleeding) & !fever & !foul_lochia & !soaks_pads & !severe_pain & !dizzy & days_after_birth >= 2 & ~getting_worse & (getting_better | days_after_birth >= 7)",
      reason: "Des pertes qui diminuent et pâlissent, sans odeur ni fièvre, sont normales pendant six semaines.",
      source: "pcpnc",
      covers: ["vaginal_bleeding", "vaginal_discharge", "bleeding", "discharge_normal", "low_belly_pain", "belly_pain"],
    },
    {
      id: "birth-afterpains",
      level: "self_care",
      when: "postpartum & (low_belly_pain | belly_pain | period_pain) & breastfeeding & !fever & !foul_lochia & !soaks_pads & !severe_pain & days_after_birth <= 7",
      reason: "Le ventre qui serre pendant la tétée, les premiers jours, montre que l'utérus reprend sa place.",
      source: "pcpnc",
      covers: ["low_belly_pain", "belly_pain", "period_pain", "contractions", "vaginal_bleeding", "bleeding", "cramps"],
    },
    {
      id: "birth-blues",
      level: "self_care",
      when: "baby_blues & !suicidal_thoughts & !harm_baby_thoughts & !hears_voices & !fever & duration < 14d",
      reason: "Pleurer facilement dans les deux premières semaines est fréquent et passe avec du repos et du soutien.",
      source: "nice-postnatal-mind",
      covers: [
        "baby_blues",
        "low_mood",
        "fatigue",
        "cannot_sleep",
        "anxiety",
        "stress",
        "irritable",
        "loss_of_appetite",
      ],
      advice: {
        todo: ["Dormez quand le bébé dort, faites-vous aider par la famille.", "Parlez-en à quelqu'un de confiance."],
        watch: ["Consultez si cela dure plus de 2 semaines ; tout de suite si vous avez des idées noires."],
      },
    },
  ],
  otherwise: {
    level: "routine",
    reason: "Une gêne après l'accouchement se montre à la sage-femme dans la semaine.",
    source: "nice-postnatal",
  },
  advice: {
    watch: ["Partez tout de suite en cas de fièvre, de sang abondant, de pertes malodorantes ou d'idées noires."],
  },
};
