import type { Presentation } from "#triage-engine/schema.ts";
import { anyOf, one } from "#triage-engine/knowledge/ask.ts";

export const sexualInfection: Presentation = {
  id: "sexual-infection",
  label: "Infection sexuelle : pus, plaie, crainte, test",
  fits: "age >= 12y",
  opens: { discharge_urethral: 5, genital_ulcer: 5, genital_warts: 5, sti_worry: 3.5, sex_risk: 2.5, genital_itch: 2 },
  specialties: ["Médecine Générale", "Urologie", "Gynécologie"],
  questions: [
    "pregnant",
    anyOf("sti_urgent", ["fever", "severe_pain", "testicle_pain", "low_belly_pain", "rash_spreading"]),
    one(
      "sti_recent",
      "hiv_exposure",
      "Y a-t-il eu, depuis moins de 3 jours, un rapport ou un contact à risque (préservatif absent ou déchiré, aiguille) ?",
      "Y a-t-il eu, depuis moins de 3 jours, un rapport ou un contact à risque (préservatif absent ou déchiré, aiguille) ?",
      "sti_worry & ~sex_risk",
    ),
    "duration",
    {
      id: "sti_when",
      number: "hours_since_event",
      choices: [
        { label: "Moins de 3 jours", numbers: { hours_since_event: 24 } },
        { label: "3 à 5 jours", numbers: { hours_since_event: 96 } },
        { label: "Plus de 5 jours", numbers: { hours_since_event: 240 } },
      ],
      you: "Quand cela est-il arrivé ?",
      they: "Quand cela est-il arrivé ?",
      needs: "sex_risk",
    },
  ],
  rules: [
    {
      id: "sti-discharge",
      level: "urgent",
      when: "discharge_urethral",
      reason:
        "Du pus par la verge peut être une infection sexuelle : un traitement rapide protège aussi votre partenaire.",
      source: "who-sti",
      specialties: ["Urologie", "Médecine Générale"],
    },
    {
      id: "sti-ulcer-severe",
      level: "urgent",
      when: "genital_ulcer & duration < 28d | (genital_ulcer | genital_warts) & (fever | severe_pain | pregnant | rash_spreading | cannot_pass_urine) | genital_ulcer & (immunocompromised | hiv)",
      reason: "cela peut être une infection à traiter sans attendre, le partenaire aussi.",
      source: "who-sti",
      specialties: ["Gynécologie", "Médecine Générale", "Dermatologie"],
    },
    {
      id: "sti-risk-early",
      level: "urgent",
      when: "sex_risk & (hours_since_event < 72 | days(sex_risk) < 3)",
      reason:
        "Dans les 3 premiers jours, un traitement peut encore empêcher le VIH, et une pilule d'urgence une grossesse.",
      source: "who-pep",
    },
    {
      id: "sti-recent-contact",
      level: "urgent",
      when: "sti_worry & hiv_exposure & ~(hours_since_event >= 72) & ~(days(hiv_exposure) >= 3)",
      reason:
        "Moins de 3 jours après un contact à risque, un traitement peut encore empêcher le VIH : le plus tôt est le mieux.",
      source: "who-pep",
      specialties: ["Médecine Générale"],
    },
    {
      id: "sti-ulcer",
      level: "routine",
      when: "genital_ulcer | genital_warts",
      reason: "un examen et un test sont à faire cette semaine.",
      source: "who-sti",
      specialties: ["Médecine Générale", "Gynécologie", "Dermatologie"],
    },
    {
      id: "sti-test",
      level: "routine",
      when: "sti_worry | sex_risk",
      reason: "un test rassure et protège ; il se fait en consultation, en toute discrétion.",
      source: "who-sti",
    },
  ],
  otherwise: {
    level: "routine",
    reason: "Une gêne du sexe mérite une consultation discrète cette semaine.",
    source: "who-sti",
  },
  advice: {
    todo: ["Utilisez un préservatif jusqu'au résultat.", "Prévenez vos partenaires : ils doivent être traités aussi."],
    avoid: ["Pas d'antibiotique acheté au hasard.", "Pas de plante ni de produit dans le sexe."],
    watch: ["Consultez le jour même si la fièvre, une forte douleur ou un testicule gonflé apparaît."],
  },
};
