import { anyOf } from "./ask.ts";
import type { Question } from "#triage-engine/schema.ts";

/**
 * Questions that several presentations ask. A bare « oui » always means that the sign named is there, so each is worded towards the sign.
 * The lists hold at most five signs, all of one weight.
 */
export const sharedQuestions: readonly Question[] = [
  // Of somebody who only says that they are not well: what is commonest, then what nobody tells by itself or tells in words nobody knows.
  anyOf("unwell_body", ["fever", "headache", "belly_pain", "vomiting", "diarrhea"]),
  anyOf("unwell_mind", ["fatigue", "low_mood", "cannot_sleep", "dizzy", "burning_urine"]),
  anyOf(
    "unwell_intimate",
    ["intimate_trouble", "sti_worry", "emergency_contraception", "anal_pain", "sexual_violence"],
    "!child",
  ),
  anyOf("general_event", ["snake_bite", "scorpion_sting", "sexual_violence", "poisoning", "self_harm"]),
  // Danger signs.
  {
    id: "danger_adult",
    facts: ["confusion", "cannot_stand", "hard_breathing", "convulsion", "spontaneous_bleeding"],
    you: "Avez-vous un de ces signes",
    they: "{Qui} a-t-{il} un de ces signes",
    needs: "!child",
  },
  {
    // Who is stiff after a wound, or takes ever more against a pain, thinks of neither.
    id: "danger_hidden",
    facts: ["locked_jaw", "paracetamol_much"],
    you: "Avez-vous un de ces signes",
    they: "{Qui} a-t-{il} un de ces signes",
    needs:
      "~~(wound | foot_wound | neck_pain | neck_stiff | pain_treated | taking_medicine | severe_pain | vomiting | nausea | back_pain & joint_pain)",
  },
  {
    id: "danger_fever",
    facts: ["neck_stiff", "purple_spots", "vomits_everything", "jaundice", "dark_urine"],
    you: "Avez-vous un de ces signes",
    they: "{Qui} a-t-{il} un de ces signes",
    needs: "!child",
  },
  {
    id: "danger_child",
    facts: ["cannot_drink", "vomits_everything", "convulsion", "drowsy", "hard_breathing"],
    you: "Avez-vous un de ces signes",
    they: "{Qui} a-t-{il} un de ces signes",
    needs: "child",
  },
  {
    id: "danger_child_fever",
    facts: ["neck_stiff", "pallor", "purple_spots", "jaundice", "dark_urine"],
    you: "Avez-vous un de ces signes",
    they: "{Qui} a-t-{il} un de ces signes",
    needs: "child",
  },
  {
    id: "danger_infant",
    facts: ["cannot_drink", "floppy", "convulsion", "hard_breathing", "fever"],
    you: "Le bébé a-t-il un de ces signes",
    they: "{Qui} a-t-{il} un de ces signes",
    needs: "infant",
  },
  {
    id: "danger_newborn",
    facts: ["poor_feeding", "cold_body", "newborn_jaundice_early", "newborn_cord_red", "bile_vomit"],
    you: "Le bébé a-t-il un de ces signes",
    they: "{Qui} a-t-{il} un de ces signes",
    needs: "young_infant",
  },
  // Fever.
  {
    id: "fever",
    facts: ["fever"],
    you: "Avez-vous de la fièvre, ou le corps chaud ?",
    they: "{Qui} a-t-{il} de la fièvre, ou le corps chaud ?",
  },
  {
    id: "temperature",
    number: "temperature",
    choices: [
      { label: "Moins de 38", numbers: { temperature: 37.2 } },
      { label: "38 à 38,9", numbers: { temperature: 38.5 } },
      { label: "39 à 39,9", numbers: { temperature: 39.4 } },
      { label: "40 ou plus", numbers: { temperature: 40 } },
    ],
    you: "Quelle est votre température, si vous l'avez mesurée ?",
    they: "Quelle est sa température, si vous l'avez mesurée ?",
  },
  {
    id: "malaria_test",
    facts: ["malaria_test_negative"],
    choices: [
      { label: "Oui, négatif", yes: ["malaria_test_negative"] },
      { label: "Non, positif", yes: ["malaria_test_positive"], no: ["malaria_test_negative"] },
      { label: "Pas de test", no: ["malaria_test_negative"] },
    ],
    you: "Avez-vous fait un test du paludisme négatif pour cette fièvre ?",
    they: "{Qui} a-t-{il} eu un test du paludisme négatif pour cette fièvre ?",
    needs: "~(~fever & ~malaria)",
  },
  // Time, pain, pregnancy.
  {
    id: "duration",
    number: "duration",
    choices: [
      { label: "Aujourd'hui", numbers: { duration: 0.5 } },
      { label: "2 à 3 jours", numbers: { duration: 2 } },
      { label: "4 à 7 jours", numbers: { duration: 6 } },
      { label: "1 à 2 semaines", numbers: { duration: 10 } },
      { label: "Plus de 2 semaines", numbers: { duration: 20 } },
      { label: "Plus d'un mois", numbers: { duration: 45 } },
    ],
    you: "Depuis combien de temps cela dure-t-il ?",
    they: "Depuis combien de temps cela dure-t-il ?",
  },
  {
    id: "how_strong",
    facts: ["severe_pain"],
    choices: [
      { label: "Oui, insupportable", yes: ["severe_pain"], numbers: { pain: 9 } },
      { label: "Moyenne", no: ["severe_pain"], numbers: { pain: 5 } },
      { label: "Légère", no: ["severe_pain"], numbers: { pain: 2 } },
    ],
    you: "La douleur est-elle très forte, au point de vous empêcher de bouger ou de dormir ?",
    they: "La douleur est-elle très forte, au point de l'empêcher de bouger ou de dormir ?",
  },
  {
    id: "pregnant",
    facts: ["pregnant"],
    choices: [
      { label: "Oui, enceinte", yes: ["pregnant"], sex: "female" },
      { label: "Retard de règles", yes: ["late_period", "pregnancy_possible"], sex: "female" },
      { label: "Accouchement récent", yes: ["postpartum"], no: ["pregnant"], sex: "female" },
      { label: "Non", no: ["pregnant", "pregnancy_possible", "late_period"] },
      { label: "C'est un homme", no: ["pregnant", "pregnancy_possible", "late_period"], sex: "male" },
    ],
    you: "Êtes-vous enceinte, ou vos règles sont-elles en retard ?",
    they: "{Qui} est-{il} enceinte, ou ses règles sont-elles en retard ?",
    needs: "childbearing & !postpartum",
  },
  // Drinking, water, background.
  {
    id: "drinking",
    facts: ["cannot_drink"],
    choices: [
      { label: "Boit bien", yes: ["eats_drinks_well"], no: ["cannot_drink", "poor_feeding"] },
      { label: "Boit moins", yes: ["poor_feeding"], no: ["cannot_drink", "eats_drinks_well"] },
      { label: "Oui, ne boit plus", yes: ["cannot_drink"] },
    ],
    you: "Êtes-vous incapable de boire, ou refusez-vous tout ?",
    they: "{Qui} refuse-t-{il} de boire ou de téter, ou n'y arrive-t-{il} plus ?",
  },
  {
    id: "urine",
    facts: ["no_urine"],
    you: "Êtes-vous resté plus de 8 heures sans uriner ?",
    they: "{Qui} est-{il} resté{e} plus de 8 heures sans uriner (ou couche sèche) ?",
  },
  {
    id: "chronic_illness",
    facts: ["diabetes", "hypertension", "heart_disease", "asthma", "immunocompromised"],
    you: "Vivez-vous avec une de ces maladies",
    they: "{Qui} vit-{il} avec une de ces maladies",
  },
  {
    id: "pregnancy_term",
    number: "pregnancy_weeks",
    choices: [
      { label: "Moins de 3 mois", numbers: { pregnancy_weeks: 9 } },
      { label: "3 à 5 mois", numbers: { pregnancy_weeks: 17 } },
      { label: "5 à 8 mois", numbers: { pregnancy_weeks: 28 } },
      { label: "Près du terme", numbers: { pregnancy_weeks: 38 } },
    ],
    you: "De combien de mois êtes-vous enceinte ?",
    they: "De combien de mois est-elle enceinte ?",
    needs: "pregnant",
  },
  // Breath.
  {
    id: "breath_danger",
    facts: ["cannot_speak", "blue_lips", "sudden_onset", "chest_pressure", "confusion"],
    you: "Avez-vous un de ces signes",
    they: "{Qui} a-t-{il} un de ces signes",
  },
  {
    id: "panic_known",
    facts: ["panic"],
    you: "Est-ce venu avec une grande peur, comme une crise d'angoisse ?",
    they: "Est-ce venu avec une grande peur, comme une crise d'angoisse ?",
    needs: "age < 30y & (sudden_onset | chest_pressure)",
  },
  {
    id: "reliever",
    facts: ["reliever_fails"],
    choices: [
      { label: "Oui, il ne soulage plus", yes: ["reliever_fails"] },
      { label: "Le spray soulage", yes: ["reliever_helps"], no: ["reliever_fails"] },
      { label: "Pas de spray", yes: ["reliever_missing"], no: ["reliever_fails", "reliever_helps"] },
    ],
    you: "Votre spray (Ventoline) a-t-il cessé de vous soulager ?",
    they: "Le spray (Ventoline) a-t-il cessé de soulager ?",
    needs: "~(~asthma & ~wheeze & ~hard_breathing)",
  },
  // After a blow.
  {
    id: "trauma_danger",
    facts: ["hard_breathing", "lost_consciousness_injury", "spine_pain_injury", "heavy_bleeding", "injury_paralysis"],
    you: "Avez-vous un de ces signes",
    they: "{Qui} a-t-{il} un de ces signes",
    needs: "!small_wound & ~old_injury",
  },
  {
    id: "trauma_inside",
    facts: ["severe_belly_pain", "pelvis_injury", "open_fracture", "limb_cold_pale"],
    you: "Avez-vous un de ces signes",
    they: "{Qui} a-t-{il} un de ces signes",
    needs: "!small_wound & ~old_injury",
  },
  {
    id: "trauma_urgent",
    facts: ["deformity", "cannot_bear_weight", "deep_cut", "chest_pain", "severe_pain"],
    you: "Avez-vous un de ces signes",
    they: "{Qui} a-t-{il} un de ces signes",
    needs: "!small_wound & ~old_injury",
  },
  {
    id: "head_hit",
    facts: ["head_injury"],
    you: "La tête a-t-elle été touchée ?",
    they: "La tête a-t-elle été touchée ?",
    needs: "~old_injury",
  },
  // Mind.
  {
    id: "dark_thoughts",
    facts: ["suicidal_thoughts"],
    you: "Vous arrive-t-il de penser à mourir ou à vous faire du mal ?",
    they: "{Qui} parle-t-{il} de mourir ou de se faire du mal ?",
  },
];
