import { anyOf } from "#triage-engine/knowledge/ask.ts";
import type { Concept, Presentation } from "#triage-engine/schema.ts";

export const everydayBabyConcepts: readonly Concept[] = [
  {
    id: "startle_reflex",
    label: "sursaut du bébé au bruit ou quand on le pose",
    seldom: [
      "sursaut* & bruit|porte|pose|claque|dormir|sommeil",
      "ouvre|écarte|lance ~ bras & bruit|porte|pose|coup|claque",
      "bras ~ écarte|ouvre|lance & bruit|porte|pose|claque",
    ],
  },
];

export const everydayBabies: Presentation = {
  id: "everyday-babies",
  label: "Petites choses habituelles du bébé",
  opens: { startle_reflex: 5 },
  fits: "age < 3y",
  specialties: ["Pédiatrie", "Médecine Générale"],
  questions: [
    "danger_infant",
    anyOf("everyday_baby_danger", ["fever", "drowsy", "poor_feeding", "inconsolable_crying"]),
  ],
  rules: [
    {
      id: "everyday-startle",
      level: "self_care",
      when: "startle_reflex & age < 6mo & !fever & !drowsy & !cannot_drink & !convulsion & !floppy & !poor_feeding",
      reason: "Avant 4 ou 5 mois, un bébé qui sursaute au bruit en ouvrant les bras a un réflexe normal.",
      source: "pcpnc",
      covers: ["startle_reflex", "crying_baby", "tremor", "cannot_sleep"],
      advice: {
        todo: ["Posez le bébé doucement, une main sur sa poitrine, ou emmaillotez-le sans serrer les jambes."],
      },
    },
  ],
  otherwise: {
    level: "routine",
    reason: "Ce qui inquiète chez un bébé sans signe de danger se montre dans la semaine.",
    source: "imci",
  },
  advice: { watch: ["Tète moins, dort trop, corps chaud ou mou, respiration rapide."] },
};
