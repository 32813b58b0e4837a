import type { Presentation } from "#triage-engine/schema.ts";

/** Yellow eyes or skin after two months of age. */
export const jaundice: Presentation = {
  id: "jaundice",
  label: "Yeux jaunes",
  opens: { jaundice: 4, dark_urine: 2, newborn_jaundice_early: 4, liver_disease: 2 },
  fits: "age >= 2mo",
  specialties: ["Gastroentérologie", "Médecine Générale"],
  questions: [
    {
      id: "jaundice_danger",
      facts: ["confusion", "drowsy", "spontaneous_bleeding", "vomits_blood", "cannot_stand"],
      you: "Avez-vous un de ces signes",
      they: "{Qui} a-t-{il} un de ces signes",
    },
    "fever",
    "malaria_test",
    "pregnant",
  ],
  rules: [
    {
      id: "jaundice-danger",
      level: "emergency",
      when: "jaundice & (confusion | drowsy | spontaneous_bleeding | vomits_blood | black_stool | cannot_stand | convulsion | vomits_everything)",
      reason: "une atteinte grave du foie est à craindre.",
      source: "iitt",
    },
    {
      id: "jaundice-fever",
      level: "emergency",
      when: "jaundice & (fever | chills)",
      reason: "un palu grave ou une infection du foie est à craindre.",
      source: "malaria",
    },
    {
      id: "jaundice-pregnant",
      level: "emergency",
      when: "jaundice & pregnant & (vomiting | headache | right_upper_pain | upper_belly_pain)",
      reason: "c'est une urgence.",
      source: "pcpnc",
      specialties: ["Gynécologie", "Gastroentérologie"],
    },
    {
      id: "jaundice-any",
      level: "urgent",
      when: "jaundice",
      reason: "Des yeux jaunes doivent être examinés dans les 24 heures, avec une prise de sang.",
      source: "keneya-table",
    },
    {
      id: "dark-urine-alone",
      level: "urgent",
      when: "dark_urine & ~heat_exposure",
      reason: "Des urines couleur coca doivent être examinées aujourd'hui.",
      source: "malaria",
    },
  ],
  otherwise: { level: "routine", reason: "Un bilan du foie se fait dans la semaine.", source: "keneya-table" },
  advice: {
    todo: ["Buvez de l'eau, reposez-vous."],
    avoid: ["Pas de décoction, de purge ni d'alcool : ils abîment le foie.", "Pas de paracétamol sans avis médical."],
    watch: ["Somnolence, confusion, saignement, vomissement noir, fièvre."],
  },
};
