import type { Presentation } from "#triage-engine/schema.ts";
import { anyOf } from "#triage-engine/knowledge/ask.ts";

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
    postpartum: 1.5,
  },
  specialties: ["Gynécologie", "Médecine Générale", "Psychiatrie"],
  questions: [
    anyOf(
      "birth_mood_danger",
      ["suicidal_thoughts", "harm_baby_thoughts", "hears_voices"],
      "low_mood | anxiety | cannot_sleep",
    ),
    anyOf("birth_urgent", ["fever", "severe_pain", "foul_lochia"]),
    "duration",
  ],
  rules: [
    {
      id: "birth-harm",
      level: "emergency",
      when: "(baby_blues | postpartum) & (harm_baby_thoughts | suicidal_thoughts)",
      reason: "Des idées de mourir ou de faire du mal au bébé : il faut de l'aide maintenant, sans rester seule.",
      source: "nice-postnatal-mind",
      specialties: ["Psychiatrie", "Gynécologie"],
    },
    {
      id: "birth-wound-open",
      level: "emergency",
      when: "wound_caesarean & (fever & severe_pain | heavy_bleeding | belly_swollen & fever)",
      reason: "Une plaie de césarienne avec fièvre et forte douleur peut s'être infectée en profondeur.",
      source: "mcpc",
    },
    {
      id: "birth-wound",
      level: "urgent",
      when: "wound_caesarean | wound_perineum & (fever | severe_pain) | foul_lochia",
      reason: "Une plaie d'accouchement rouge, ouverte ou qui coule doit être vue dans la journée.",
      source: "pcpnc",
    },
    {
      id: "birth-sad-long",
      level: "routine",
      when: "(baby_blues | postpartum & low_mood) & duration >= 14d",
      reason: "Une tristesse qui dure plus de 2 semaines après la naissance se soigne : parlez-en cette semaine.",
      source: "nice-postnatal-mind",
      specialties: ["Gynécologie", "Psychiatrie", "Médecine Générale"],
    },
    {
      id: "birth-perineum",
      level: "routine",
      when: "wound_perineum | fistula_leak",
      reason: "Une gêne des points ou des fuites après l'accouchement se montrent en consultation.",
      source: "nice-postnatal",
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
    todo: ["Lavez la plaie à l'eau propre et au savon, séchez bien."],
    avoid: ["Ni poudre, ni plante, ni alcool sur la plaie."],
    watch: ["Partez tout de suite en cas de fièvre, de sang abondant, de pertes malodorantes ou d'idées noires."],
  },
};
