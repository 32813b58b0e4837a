import type { Presentation } from "#triage-engine/schema.ts";
import { anyOf, one } from "#triage-engine/knowledge/ask.ts";

export const contraception: Presentation = {
  id: "contraception",
  label: "Contraception, pilule du lendemain",
  opens: { contraception: 3.5, emergency_contraception: 5, contraception_trouble: 5, pill_missed: 5 },
  specialties: ["Gynécologie", "Médecine Générale"],
  questions: [
    {
      id: "contraception_when",
      number: "hours_since_event",
      choices: [
        { label: "Moins de 3 jours", numbers: { hours_since_event: 24 } },
        { label: "3 à 5 jours", numbers: { hours_since_event: 96 } },
        { label: "Plus de 5 jours", numbers: { hours_since_event: 240 } },
      ],
      you: "À quand remonte le rapport non protégé ?",
      they: "À quand remonte le rapport non protégé ?",
      needs: "~~emergency_contraception & ~pill_missed",
    },
    one(
      "contraception_pills",
      "pills_missed_many",
      "Avez-vous oublié deux comprimés ou plus à la suite ?",
      "Deux comprimés ou plus ont-ils été oubliés à la suite ?",
      "~(~pill_missed)",
    ),
    anyOf("contraception_late", ["belly_pain", "fainted", "shoulder_tip_pain"], "late_period"),
    anyOf("contraception_urgent", ["fever", "severe_pain", "leg_swelling_one"], "contraception_trouble | pill_missed"),
  ],
  rules: [
    {
      id: "contraception-clot",
      level: "emergency",
      when: "contraception & (leg_swelling_one | chest_pain & hard_breathing)",
      reason: "cela peut venir d'un caillot.",
      source: "who-contraception",
      specialties: ["Cardiologie", "Gynécologie"],
    },
    {
      id: "contraception-morning-after",
      level: "urgent",
      when: "emergency_contraception & (~pill_missed | pills_missed_many) & (hours_since_event <= 120 | days(emergency_contraception) <= 5)",
      reason: "La pilule du lendemain agit jusqu'à 5 jours, mais mieux dans les premières heures.",
      source: "who-contraception",
      advice: {
        todo: [
          "Demandez-la aujourd'hui à la pharmacie ou au centre de santé.",
          "Faites un test si les règles tardent de plus d'une semaine ; utilisez un préservatif en attendant.",
        ],
      },
    },
    {
      id: "contraception-trouble-urgent",
      level: "urgent",
      when: "contraception_trouble & (fever | severe_pain | belly_pain & late_period)",
      reason: "à contrôler dans la journée.",
      source: "who-contraception",
    },
    {
      id: "contraception-late",
      level: "routine",
      when: "emergency_contraception & hours_since_event > 120",
      reason: "Au-delà de 5 jours, faites un test de grossesse et une consultation.",
      source: "who-contraception",
    },
    {
      id: "contraception-request",
      level: "routine",
      when: "(contraception | contraception_trouble) & ~pill_missed",
      reason: "Choisir ou changer de contraception se fait en consultation, dans la semaine.",
      source: "who-contraception",
    },
    {
      id: "contraception-pills-missed",
      level: "routine",
      when: "pills_missed_many",
      reason: "Après deux comprimés oubliés ou plus, un préservatif pendant 7 jours et un avis cette semaine.",
      source: "who-contraception",
      advice: {
        todo: [
          "Prenez le dernier comprimé oublié maintenant et continuez la plaquette, avec un préservatif pendant 7 jours.",
        ],
      },
    },
    {
      id: "contraception-pill-missed",
      level: "self_care",
      when: "pill_missed & !pills_missed_many & !fever & !severe_pain & !leg_swelling_one",
      reason: "Un seul comprimé oublié : la protection continue s'il est pris dès qu'on y pense.",
      source: "who-contraception",
      covers: ["pill_missed", "contraception", "emergency_contraception", "advice_question"],
      advice: {
        todo: [
          "S'il n'est pas encore pris, prenez-le maintenant, même si cela fait deux le même jour, et continuez la plaquette.",
          "Pilule sans œstrogène (pendant l'allaitement, par exemple) et plus de 3 heures de retard : préservatif pendant 2 jours.",
        ],
      },
    },
  ],
  otherwise: {
    level: "urgent",
    reason: "La pilule du lendemain agit mieux dans les premières heures.",
    source: "who-contraception",
  },
  advice: {
    avoid: ["Pas de pilule prêtée par une amie sans avis."],
    watch: ["Consultez vite en cas de retard de règles, de forte douleur du ventre ou de jambe gonflée."],
  },
};
