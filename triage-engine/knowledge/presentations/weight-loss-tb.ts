import type { Presentation } from "#triage-engine/schema.ts";

/** Growing thin, sweating at night, tuberculosis by name or by contact. */
export const weightLossTb: Presentation = {
  id: "weight-loss-tb",
  label: "Amaigrissement, sueurs de nuit, tuberculose",
  opens: { weight_loss: 3, night_sweats: 3, tuberculosis: 4, tb_contact: 5 },
  specialties: ["Médecine Générale"],
  questions: [
    {
      id: "tb_danger",
      facts: ["cough_much_blood", "hard_breathing", "confusion", "cannot_stand"],
      you: "Avez-vous un de ces signes",
      they: "{Qui} a-t-{il} un de ces signes",
    },
    {
      id: "tb_urgent",
      facts: ["cough_blood", "fever", "thirst"],
      you: "Avez-vous un de ces signes",
      they: "{Qui} a-t-{il} un de ces signes",
    },
    "malaria_test",
    { id: "tb_cough", facts: ["cough"], you: "Toussez-vous ?", they: "{Qui} tousse-t-{il} ?" },
    "duration",
  ],
  rules: [
    {
      id: "tb-blood-breath",
      level: "emergency",
      when: "cough_much_blood | (tuberculosis | weight_loss | night_sweats) & (hard_breathing & cough | cannot_stand | confusion)",
      reason: "c'est une urgence.",
      source: "who-tb",
    },
    {
      id: "tb-signs",
      level: "urgent",
      when: "(weight_loss | night_sweats | tuberculosis | tb_contact) & (cough_blood | fever | hiv & cough) | cough & weight_loss & night_sweats",
      reason: "cela peut être une tuberculose ; les crachats se testent vite, le test est gratuit.",
      source: "who-tb",
    },
    {
      id: "tb-contact-child",
      level: "urgent",
      when: "tb_contact & under_5 & (cough | fever | weight_loss | slow_growth)",
      reason: "un petit enfant tombe alors vite malade.",
      source: "who-tb",
      specialties: ["Pédiatrie"],
    },
    {
      id: "thin-sugar",
      level: "urgent",
      when: "weight_loss & thirst & ~high_sugar",
      reason: "Maigrir en buvant et urinant beaucoup peut être un diabète : le sucre se mesure aujourd'hui.",
      source: "keneya-table",
    },
    {
      id: "tb-contact",
      level: "routine",
      when: "tb_contact | tuberculosis & ~orange_drug & ~stable_condition",
      reason: "un dépistage se fait dans la semaine.",
      source: "who-tb",
    },
    {
      id: "thin-or-sweating",
      level: "routine",
      when: "weight_loss | night_sweats & ~sweats_after_birth",
      reason: "cela se vérifie dans la semaine.",
      source: "who-tb",
    },
  ],
  otherwise: { level: "routine", reason: "Un examen dans la semaine est nécessaire.", source: "who-tb" },
  advice: {
    todo: ["[cough] Aérez la pièce, toussez dans le coude, portez un masque près des autres."],
    watch: ["Sang dans les crachats, souffle court, fièvre, grande faiblesse."],
  },
};
