import { anyOf, one } from "#triage-engine/knowledge/ask.ts";
import type { Presentation } from "#triage-engine/schema.ts";

export const sexualViolence: Presentation = {
  id: "sexual-violence",
  label: "Violence sexuelle",
  opens: { sexual_violence: 6, unsaid_event: 4 },
  specialties: ["Gynécologie", "Médecine Générale", "Psychiatrie"],
  questions: [
    {
      id: "violence_forced",
      facts: ["sexual_violence"],
      you: "Quelqu'un vous a-t-il touchée ou forcée alors que vous ne le vouliez pas ?",
      they: "Quelqu'un l'a-t-il touchée ou forcée contre sa volonté ?",
      needs: "unsaid_event",
    },
    anyOf("violence_other", ["violence_home", "violence_danger", "blow"], "unsaid_event & !sexual_violence"),
    one(
      "unsaid_unprotected",
      "hiv_exposure",
      "Y a-t-il eu un rapport sans préservatif, ou un préservatif qui a craqué ?",
      "Y a-t-il eu un rapport sans préservatif, ou un préservatif qui a craqué ?",
      "unsaid_event & !sexual_violence",
    ),
    {
      id: "violence_danger",
      facts: ["heavy_bleeding", "vaginal_bleeding", "deep_cut", "suicidal_thoughts", "severe_pain"],
      you: "Vous n'avez pas à raconter ce qui s'est passé. Avez-vous besoin de soins tout de suite à cause d'un de ces signes",
      they: "Pas besoin de raconter ce qui s'est passé. {Qui} a-t-{il} un de ces signes",
    },
    {
      id: "violence_when",
      number: "hours_since_event",
      choices: [
        { label: "Moins de 3 jours", numbers: { hours_since_event: 24 } },
        { label: "3 à 5 jours", numbers: { hours_since_event: 96 } },
        { label: "Plus de 5 jours", numbers: { hours_since_event: 400 } },
      ],
      you: "Quand cela s'est-il passé ?",
      they: "Quand cela s'est-il passé ?",
    },
  ],
  rules: [
    {
      id: "violence-danger-now",
      level: "emergency",
      when: "unsaid_event & violence_danger",
      reason: "il faut de l'aide maintenant, et un lieu sûr.",
      source: "who-violence",
    },
    {
      id: "violence-other-kind",
      level: "urgent",
      when: "unsaid_event & (violence_home | blow)",
      reason: "des soins et un lieu sûr existent : voyez quelqu'un aujourd'hui.",
      source: "who-violence",
    },
    {
      id: "violence-wounds",
      level: "emergency",
      when: "sexual_violence & (bleeding | heavy_bleeding | soaks_pads | vaginal_bleeding | deep_cut | suicidal_thoughts | suicidal_plan | suicide_attempt | severe_pain | fainted | lost_consciousness_injury)",
      reason: "il faut de l'aide maintenant.",
      source: "who-violence",
    },
    {
      id: "violence-recent",
      level: "urgent",
      when: "sexual_violence & (hours_since_event <= 120 | days(sexual_violence) <= 5 | age < 15y | pregnant)",
      reason:
        "Dans les 5 jours, des soins protègent du VIH (72 heures), d'une grossesse et des infections : le plus tôt est le mieux.",
      source: "who-violence",
    },
    {
      id: "violence-later",
      level: "routine",
      when: "sexual_violence & hours_since_event > 120",
      reason: "Même plus tard, des soins, des tests et un soutien existent : vous avez le droit d'être aidée.",
      source: "who-violence",
      specialties: ["Psychiatrie", "Gynécologie", "Médecine Générale"],
    },
  ],
  otherwise: {
    level: "urgent",
    reason: "Des soins confidentiels le jour même protègent votre santé.",
    source: "who-violence",
  },
  advice: {
    todo: [
      "Ce qui est arrivé n'est pas de votre faute. Vous décidez de ce que vous dites.",
      "Allez aujourd'hui dans un hôpital ou un centre, avec une personne de confiance : soins, pilule d'urgence, traitement préventif du VIH.",
      "Mettez-vous en lieu sûr ; en danger, appelez la police ou les secours.",
    ],
    avoid: ["Si possible, ne vous lavez pas et gardez les vêtements dans un sac en papier, sans retarder les soins."],
    watch: ["Appelez tout de suite si vous saignez, avez très mal ou pensez à mourir."],
  },
};
