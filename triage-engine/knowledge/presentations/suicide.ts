import type { Presentation } from "#triage-engine/schema.ts";
import { notAlone } from "#triage-engine/knowledge/first-aid.ts";

export const suicide: Presentation = {
  id: "suicide",
  ageLast: true,
  label: "Idées de mourir, gestes contre soi",
  opens: { suicidal_thoughts: 6, suicidal_plan: 6, suicide_attempt: 6, self_harm: 5 },
  specialties: ["Psychiatrie", "Médecine Générale"],
  questions: [
    {
      id: "suicide_plan",
      facts: ["suicidal_plan"],
      you: "Merci d'en parler. Avez-vous pensé à un moyen de le faire, ou préparé quelque chose ?",
      they: "Merci d'en parler. {Qui} a-t-{il} pensé à un moyen de le faire, ou préparé quelque chose ?",
    },
    {
      id: "suicide_act",
      facts: ["suicide_attempt"],
      you: "Avez-vous déjà fait un geste contre vous, aujourd'hui ou ces derniers jours ?",
      they: "{Qui} a-t-{il} déjà fait un geste contre soi, aujourd'hui ou ces derniers jours ?",
    },
    {
      id: "suicide_alone",
      facts: ["alone_now"],
      you: "Êtes-vous seul en ce moment ?",
      they: "{Qui} est-{il} seul{e} en ce moment ?",
      needs: "suicidal_thoughts",
    },
    {
      id: "suicide_voices",
      facts: ["hears_voices"],
      you: "Entendez-vous des voix qui vous disent de vous faire du mal ?",
      they: "{Qui} entend-{il} des voix qui lui disent de se faire du mal ?",
    },
  ],
  rules: [
    {
      id: "suicide-act",
      level: "emergency",
      when: "suicide_attempt",
      reason: "Un geste pour mourir demande des soins tout de suite, même si la personne dit aller bien.",
      source: "mhgap",
      advice: notAlone,
    },
    {
      id: "suicide-plan",
      level: "emergency",
      when: "suicidal_plan | suicidal_thoughts & (means_at_hand | alone_now | hears_voices | psychosis_agitated | drunk | withdrawal | postpartum)",
      reason: "le danger est immédiat ; vous méritez de l'aide maintenant.",
      source: "mhgap",
      advice: notAlone,
    },
    {
      id: "suicide-wounds",
      level: "emergency",
      when: "self_harm & (heavy_bleeding | deep_cut | suicidal_plan | hears_voices)",
      reason: "cela demande des soins tout de suite.",
      source: "nice-self-harm",
      advice: notAlone,
    },
    {
      id: "suicide-ideas",
      level: "urgent",
      when: "suicidal_thoughts",
      reason: "Avoir des idées de mourir est une souffrance qui se soigne : parlez à un soignant aujourd'hui.",
      source: "mhgap",
      advice: notAlone,
    },
    {
      id: "suicide-harm",
      level: "urgent",
      when: "self_harm",
      reason: "Se blesser est un signe de souffrance : un soignant peut aider aujourd'hui, sans juger.",
      source: "nice-self-harm",
      advice: notAlone,
    },
  ],
  otherwise: {
    level: "urgent",
    reason: "Parlez à un soignant aujourd'hui : personne n'a à porter cela sans aide.",
    source: "mhgap",
  },
  advice: { ...notAlone, watch: ["idée de passer à l'acte", "voix qui donnent des ordres", "alcool ou drogue"] },
};
