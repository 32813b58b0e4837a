import type { Vignette } from "#triage-engine/vignette.ts";

export const rulesPart1: readonly Vignette[] = [
  {
    id: "rules-cortisone-belly",
    level: "urgent",
    specialties: ["Médecine Générale", "Gastroentérologie"],
    source: "NICE NG243 (adrenal insufficiency); level by the writer",
    tags: ["adult"],
    says: "Bonjour, j'ai arrêté la cortisone d'un coup il y a deux semaines, après huit mois de traitement pour mes articulations. Depuis hier j'ai mal au ventre, ça va et ça vient.",
    yes: ["steroid_stopped", "belly_pain"],
    numbers: { age: 16_436, duration: 1 },
    sex: "female",
    words: { steroid_stopped: "oui je l'ai dit, arrêtée il y a deux semaines" },
  },
  {
    id: "rules-eczema-worse",
    level: "routine",
    specialties: ["Dermatologie", "Pédiatrie", "Médecine Générale"],
    source: "NICE CG57 (atopic eczema under 12 years); level by the writer",
    tags: ["child", "other-person"],
    says: "Mon fils de 5 ans a de l'eczéma aux plis des coudes et des genoux depuis tout petit. Ces dernières semaines ça s'aggrave malgré la crème, il se gratte beaucoup.",
    yes: ["eczema", "itch", "rash", "getting_worse", "recurrent"],
    numbers: { age: 1826, duration: 30 },
    sex: "male",
  },
];
