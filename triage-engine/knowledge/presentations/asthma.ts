import { sitUp, sitUpAndSpray } from "#triage-engine/knowledge/first-aid.ts";
import { anyOf } from "#triage-engine/knowledge/ask.ts";
import type { Presentation } from "#triage-engine/schema.ts";

export const asthmaCrisis: Presentation = {
  id: "asthma",
  label: "Asthme, sifflements",
  opens: { wheeze: 4, reliever_fails: 5, reliever_helps: 4, reliever_missing: 3, asthma: 1.5 },
  fits: "age >= 2mo",
  specialties: ["Médecine Générale", "Cardiologie"],
  questions: [
    "reliever",
    anyOf("asthma_danger", ["cannot_speak", "blue_lips", "confusion", "chest_indrawing"]),
    {
      id: "asthma_breath",
      facts: ["hard_breathing"],
      you: "Avez-vous du mal à respirer en ce moment ?",
      they: "{Qui} a-t-{il} du mal à respirer en ce moment ?",
    },
    anyOf("asthma_urgent", ["wheeze", "fever", "getting_worse", "fast_breathing"]),
  ],
  rules: [
    {
      id: "asthma-reliever-fails",
      level: "emergency",
      when: "reliever_fails | asthma & cannot_talk & age >= 5y",
      reason: "une crise d'asthme grave est à craindre.",
      source: "gina",
      advice: sitUpAndSpray,
    },
    {
      id: "asthma-no-reliever",
      level: "emergency",
      when: "(asthma | wheeze) & hard_breathing & reliever_missing",
      reason: "une crise d'asthme sans spray ne peut pas attendre.",
      source: "gina",
      advice: sitUp,
    },
    {
      id: "asthma-exhausted",
      level: "emergency",
      when: "(asthma | wheeze) & (cannot_speak | cannot_talk & !hoarse | blue_lips | confusion | drowsy | chest_indrawing | cannot_stand | hard_breathing & (fast_breathing & !reliever_helps | pregnant & !reliever_helps | sudden_onset & allergy_trigger))",
      reason: "cette crise d'asthme est dangereuse.",
      source: "gina",
      advice: sitUpAndSpray,
    },
    {
      id: "asthma-child",
      level: "emergency",
      when: "child & wheeze & hard_breathing & !reliever_helps",
      reason: "Un enfant qui siffle et respire mal doit être vu tout de suite.",
      source: "etat",
      specialties: ["Pédiatrie"],
      advice: sitUpAndSpray,
    },
    {
      id: "asthma-wheeze",
      level: "urgent",
      when: "wheeze & ~(asthma & recurrent & reliever_helps & breathes_well & ~fever & ~hard_breathing) | asthma & (hard_breathing | reliever_helps & (recurrent | getting_worse) | cough & (fever | getting_worse))",
      reason: "cela demande un traitement dans la journée.",
      source: "gina",
    },
    {
      id: "asthma-review",
      level: "routine",
      when: "asthma & (recurrent | reliever_missing | checkup | supply_request | cough | reliever_helps)",
      reason: "Un asthme suivi évite les crises : un contrôle est utile.",
      source: "gina",
    },
  ],
  otherwise: {
    level: "routine",
    reason: "Un asthme sans crise mérite un contrôle dans la semaine.",
    source: "gina",
  },
  advice: {
    todo: [
      "Asseyez-vous, restez calme, respirez lentement.",
      "[~reliever_missing] Utilisez le spray de secours comme on vous l'a montré, avec une chambre d'inhalation si vous en avez.",
    ],
    avoid: ["Pas de fumée, pas d'effort, pas de poussière.", "Pas d'aspirine ni d'anti-inflammatoire."],
    watch: ["Spray qui ne soulage plus, phrases coupées, lèvres bleues : urgence."],
  },
};
