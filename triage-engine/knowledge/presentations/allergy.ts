import { anyOf } from "#triage-engine/knowledge/ask.ts";
import type { Advice, Presentation } from "#triage-engine/schema.ts";

const inShock: Advice = {
  todo: [
    "Si un stylo d'adrénaline a été prescrit, utilisez-le maintenant.",
    "Allongez la personne jambes levées ; assise si elle respire mal.",
  ],
  avoid: ["Ne la mettez pas debout, rien par la bouche."],
};

export const allergy: Presentation = {
  id: "allergy",
  label: "Allergie, urticaire, gonflement",
  opens: {
    hives: 4,
    tongue_swelling: 5,
    face_swelling: 4,
    lip_swelling: 5,
    anaphylaxis: 5,
    allergy_trigger: 1.2,
    throat_tight: 3,
    known_allergy: 2,
  },
  // Apollo swells the lids, no allergy.
  fits: "~(red_eye & eyelid_swollen & ~hives)",
  specialties: ["Médecine Générale", "Dermatologie"],
  questions: [
    anyOf(
      "allergy_danger",
      ["tongue_swelling", "hard_breathing", "fainted", "vomiting", "hoarse"],
      "hives | face_swelling | allergy_trigger | known_allergy | throat_tight",
    ),
    anyOf("allergy_danger_2", ["wheeze", "dizzy", "cannot_swallow"], "hives | face_swelling | allergy_trigger"),
    anyOf("allergy_urgent", ["face_swelling", "fever", "skin_peeling"]),
    "pregnant",
    "duration",
  ],
  rules: [
    {
      id: "allergy-shock",
      level: "emergency",
      when: "anaphylaxis & ~known_allergy | tongue_swelling | (hives | lip_swelling | face_swelling & (allergy_trigger | itch)) & (hard_breathing | wheeze | fainted | vomiting & !fever | throat_tight | hoarse | muffled_voice | cannot_swallow | noisy_breathing | (dizzy | vertigo) & !fever | confusion | cannot_stand | drooling)",
      reason: "cette allergie peut tuer en quelques minutes.",
      source: "wao-anaphylaxis",
      advice: inShock,
    },
    {
      id: "allergy-trigger-breath",
      level: "emergency",
      when: "allergy_trigger & (throat_tight | rash & vomiting & !fever & duration < 1d | (sudden_onset | duration < 1d) & hard_breathing | (wheeze | hard_breathing) & (itch | hives | rash | vomiting) | face_swelling & (vomiting | dizzy)) | known_allergy & (hard_breathing & (hives | itch | rash | allergy_trigger) | throat_tight)",
      reason: "un choc allergique est à craindre.",
      source: "wao-anaphylaxis",
      advice: inShock,
    },
    {
      id: "allergy-skin-peels",
      level: "emergency",
      when: "(hives | rash) & skin_peeling & (fever | mouth_sores | taking_medicine | allergy_trigger)",
      reason: "c'est une urgence.",
      source: "wao-anaphylaxis",
      specialties: ["Dermatologie", "Médecine Générale"],
    },
    {
      id: "allergy-face",
      level: "urgent",
      when: "(lip_swelling | face_swelling & ~(red_eye & eyelid_swollen) & ~eye_discharge & ~dark_urine) & ~blow & ~cold_sore | hives & ~local_only & (allergy_trigger & ~recurrent | fever | pregnant | duration < 2d & ~recurrent | child | severe_pain | joint_pain)",
      reason: "à voir aujourd'hui ; une allergie peut s'aggraver.",
      source: "wao-anaphylaxis",
    },
    {
      id: "allergy-recurrent",
      level: "routine",
      when: "hives & (recurrent | duration >= 2d) | known_allergy & (checkup | recurrent)",
      reason: "cela mérite une consultation dans la semaine.",
      source: "wao-anaphylaxis",
      specialties: ["Dermatologie", "Médecine Générale"],
    },
  ],
  otherwise: {
    level: "routine",
    reason: "Une allergie sans signe de danger mérite une consultation dans la semaine.",
    source: "wao-anaphylaxis",
  },
  advice: {
    todo: ["Arrêtez l'aliment ou le produit suspect et notez son nom."],
    avoid: ["Ne reprenez pas un médicament qui a déclenché la réaction."],
    watch: ["Langue ou voix qui change, souffle court, malaise, vomissements : appelez le 185."],
  },
};
