import type { Presentation } from "#triage-engine/schema.ts";

export const supply: Presentation = {
  id: "supply",
  label: "Renouvellement d'un traitement",
  opens: { supply_request: 4, critical_supply: 5, doses_missed_critical: 5, treatment_missed: 2 },
  specialties: ["Médecine Générale"],
  questions: [
    {
      id: "supply_critical",
      facts: ["critical_supply"],
      you: "Le traitement qui manque est-il pour le diabète (insuline), l'épilepsie, le VIH, l'asthme, ou pour fluidifier le sang ?",
      they: "Le traitement qui manque est-il pour le diabète (insuline), l'épilepsie, le VIH, l'asthme, ou pour fluidifier le sang ?",
    },
  ],
  rules: [
    {
      id: "supply-insulin-signs",
      level: "emergency",
      when: "critical_supply & diabetes & (vomiting | breath_deep | drowsy | confusion | belly_pain & thirst)",
      reason: "un coma est à craindre.",
      source: "french",
    },
    {
      id: "supply-critical",
      level: "urgent",
      when: "critical_supply & ~supply_left | doses_missed_critical",
      reason: "ce traitement ne doit pas s'arrêter, même un jour ; il faut le renouveler aujourd'hui.",
      source: "keneya-table",
      advice: {
        todo: ["Allez aujourd'hui à la pharmacie ou à l'hôpital avec l'ordonnance ou la boîte."],
        avoid: ["Ne coupez pas les doses pour faire durer."],
      },
    },
    {
      id: "supply-ordinary",
      level: "routine",
      when: "supply_request",
      reason: "Un traitement habituel se renouvelle lors d'une consultation.",
      source: "keneya-table",
    },
    {
      id: "supply-dose-forgotten",
      level: "self_care",
      when: "treatment_missed & !critical_supply & !doses_missed_critical & duration < 3d & ~recurrent",
      reason: "Une dose oubliée d'un traitement ordinaire ne se rattrape pas.",
      source: "nhs",
      covers: ["advice_question"],
      advice: {
        todo: ["Prenez la prochaine dose à son heure."],
        avoid: ["Ne doublez pas la dose."],
      },
    },
  ],
  otherwise: {
    level: "routine",
    reason: "Un traitement habituel se renouvelle lors d'une consultation.",
    source: "keneya-table",
  },
  advice: {
    todo: ["Prenez rendez-vous avant la dernière boîte, avec l'ancienne ordonnance."],
    avoid: ["N'achetez pas vos médicaments dans la rue."],
  },
};
