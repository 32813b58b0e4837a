import type { Presentation } from "#triage-engine/schema.ts";

/** Dengue by name, or fever with its warning signs. */
export const dengue: Presentation = {
  id: "dengue",
  label: "Dengue",
  opens: { dengue: 5 },
  specialties: ["Médecine Générale"],
  questions: [
    {
      id: "dengue_warning",
      facts: ["severe_belly_pain", "vomits_everything", "spontaneous_bleeding", "drowsy", "cold_body"],
      you: "Avez-vous un de ces signes",
      they: "{Qui} a-t-{il} un de ces signes",
    },
    "fever",
    "malaria_test",
    "pregnant",
  ],
  rules: [
    {
      id: "dengue-warning-signs",
      level: "emergency",
      when: "dengue & (severe_belly_pain | belly_pain & vomiting | vomits_everything | many_vomits | spontaneous_bleeding | black_stool | vomits_blood | nosebleed & fever | drowsy | agitation | cold_body | hard_breathing | fainted | cannot_stand)",
      reason: "cela annonce une dengue grave.",
      source: "who-dengue",
    },
    {
      id: "fever-falls-worse",
      level: "emergency",
      when: "(fever | fever_gone) & (belly_pain & spontaneous_bleeding | belly_pain & many_vomits & fever_gone | nosebleed & 2 of (belly_pain, vomiting, joint_pain, rash) | cold_body & agitation)",
      reason: "une dengue grave est à craindre.",
      source: "who-dengue",
    },
    {
      id: "dengue-possible",
      level: "urgent",
      when: "dengue",
      reason: "Une dengue possible se vérifie dans les 24 heures, avec une prise de sang et un test du paludisme.",
      source: "who-dengue",
    },
    {
      id: "dengue-like",
      level: "urgent",
      when: "fever & 2 of (rash, joint_pain, eye_pain, severe_pain)",
      reason: "une dengue est possible et se vérifie dans la journée.",
      source: "who-dengue",
    },
  ],
  otherwise: { level: "urgent", reason: "Une dengue possible se vérifie dans les 24 heures.", source: "who-dengue" },
  advice: {
    todo: [
      "Buvez beaucoup.",
      "Contre la fièvre, seulement du paracétamol, selon la notice.",
      "Dormez sous moustiquaire.",
    ],
    avoid: ["Pas d'aspirine, pas d'ibuprofène : ils font saigner."],
    watch: ["Surtout quand la fièvre tombe : mal de ventre fort, vomissements, saignement, agitation, mains froides."],
  },
};
