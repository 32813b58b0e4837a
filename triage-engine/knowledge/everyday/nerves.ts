import type { Presentation } from "#triage-engine/schema.ts";
import type { EverydayConcept } from "./concept.ts";
import { matter } from "./matter.ts";

/** Fear before something that comes, which passes with it. */
export const everydayNervesConcepts: readonly EverydayConcept[] = [
  {
    id: "stage_fright",
    label: "trac avant un examen, un concours ou de parler devant du monde",
    seldom: ["trac & examen|concours|scène|public|parler|chanter|demain|devant|entretien|oral"],
    told: [
      String.raw`/(?:examens?|concours|\bbac\b|bepc|\boral\b|soutenance|entretien|scene|expose|recital|discours|eloquence|audition|competition|devant (?:tout|toute|les|la|du|plein)|parler en public) & trembl*|noué*|sueur*|transpir*|cœur|vide|blanc|bégaie*|boule|papillon*|estomac & /(?:quand (?:j'?y|je|il y|elle y) (?:pense|monte|parle|passe|dois)|kan j|rien que d'y penser|demain|ce soir|lundi|mardi|mercredi|jeudi|vendredi|samedi|avant (?:de|chaque|les|l'|mon|un)|apres (?:ca|c'est) (?:passe|part)|a chaque (?:fois|expose))`,
    ],
    excludes: ["low_sugar_signs"],
    unless:
      /\b(?:mourir|suicid|poitrine|evanoui|tombee?|alcool|drogue|cocaine|tramadol|diabet|fievre|depuis des (?:mois|semaines)|dors (?:plus|pas)|dormi depuis)/,
  },
];

export const everydayNerves: readonly Presentation[] = [
  matter({
    id: "stage-fright",
    label: "Trac",
    opens: { stage_fright: 6 },
    fits: "age >= 8y",
    specialties: ["Médecine Générale", "Psychiatrie"],
    asks: [
      ["suicidal_thoughts", "chest_pain", "fainted", "hard_breathing"],
      ["no_sleep_days", "low_mood", "fever", "diabetes"],
    ],
    when: "stage_fright & age >= 8y & age < 60y & !suicidal_thoughts & !chest_pain & !fainted & !hard_breathing & !no_sleep_days & !low_mood & !fever & !diabetes & ~weight_loss & ~drug_use & ~pregnant",
    reason:
      "Trembler, suer ou avoir le ventre noué avant de parler devant du monde est le trac : il passe une fois qu'on a commencé.",
    source: "nhs",
    covers: [
      "stage_fright",
      "anxiety",
      "stress",
      "tremor",
      "sweating",
      "belly_pain",
      "palpitations",
      "nausea",
      "recurrent",
      "blow",
    ],
    advice: {
      todo: [
        "Soufflez lentement : 4 secondes pour inspirer, 6 pour souffler, cinq minutes.",
        "Répétez à voix haute devant quelqu'un, dormez, mangez un peu avant.",
      ],
      avoid: ["Ni comprimé d'un ami, ni alcool, ni boisson énergisante."],
      watch: ["Angoisse qui dure sans raison, idées noires, sommeil perdu : parlez-en à un soignant."],
    },
  }),
];
