import type { Presentation } from "#triage-engine/schema.ts";
import { anyOf } from "#triage-engine/knowledge/ask.ts";

export const backPain: Presentation = {
  id: "back-pain",
  label: "Mal de dos",
  opens: { back_pain: 4, sciatica: 5, saddle_numbness: 5, foot_drop: 4, spine_tender: 4, both_legs_weak: 3 },
  specialties: ["Orthopédie", "Médecine Générale", "Neurologie"],
  questions: [
    anyOf("back_danger", ["saddle_numbness", "cannot_hold_urine", "both_legs_weak", "cannot_pass_urine", "fainted"]),
    {
      id: "back_fever",
      facts: ["fever"],
      you: "Avez-vous de la fièvre ?",
      they: "{Qui} a-t-{il} de la fièvre ?",
    },
    {
      id: "spine_touch",
      facts: ["spine_tender"],
      you: "La douleur est-elle très forte sur un os précis du dos, même couché ?",
      they: "La douleur est-elle très forte sur un os précis du dos, même couché ?",
      needs: "fever | immunocompromised | cancer",
    },
    anyOf("back_urgent", ["foot_drop", "fall", "weight_loss", "cancer", "severe_pain"]),
    "danger_hidden",
    "duration",
  ],
  rules: [
    {
      id: "back-cauda",
      level: "emergency",
      when: "(back_pain | sciatica) & (saddle_numbness | cannot_hold_urine | both_legs_weak | balance_loss & (weight_loss | fever | leg_weakness | heavy_legs | spine_tender) | cannot_pass_urine & (leg_weakness | numbness)) | saddle_numbness & (cannot_hold_urine | cannot_pass_urine | both_legs_weak)",
      reason: "des nerfs écrasés sont à craindre.",
      source: "nice-back",
      specialties: ["Neurologie", "Orthopédie", "Chirurgie Générale"],
      advice: {
        todo: ["Restez allongé et faites-vous transporter."],
        avoid: ["Pas de manipulation ni de massage du dos."],
      },
    },
    {
      id: "back-spine-infection",
      level: "emergency",
      when: "back_pain & fever & (spine_tender | leg_weakness | drug_use)",
      reason: "une infection de l'os est à craindre.",
      source: "nice-back",
      specialties: ["Orthopédie", "Médecine Générale"],
    },
    {
      id: "back-vessel",
      level: "emergency",
      when: "back_pain & (tearing_pain | fainted | sudden_onset & severe_pain & age >= 60y)",
      reason: "un gros vaisseau se fissure peut-être.",
      source: "french",
      specialties: ["Cardiologie", "Chirurgie Générale"],
      advice: { todo: ["Restez à plat sans bouger."], avoid: ["Ne mangez pas."] },
    },
    {
      id: "back-urgent",
      level: "urgent",
      when: "back_pain & (foot_drop | cancer | immunocompromised | weight_loss | fever | severe_pain | fall & age >= 50y)",
      reason: "à examiner rapidement.",
      source: "nice-back",
      specialties: ["Orthopédie", "Neurologie", "Médecine Générale"],
    },
    {
      id: "back-weeks",
      level: "routine",
      when: "back_pain & (duration >= 42d | age < 15y | age >= 65y | recurrent & duration >= 14d)",
      reason: "cela mérite une consultation.",
      source: "nice-back",
    },
    {
      id: "back-simple",
      level: "self_care",
      when: "back_pain & !saddle_numbness & !cannot_hold_urine & !both_legs_weak & !fever & !foot_drop & !weight_loss & !cancer & !severe_pain & !sickle_cell & age >= 15y & age < 65y & duration < 42d",
      reason:
        "Un mal de dos récent, sans signe de danger, guérit le plus souvent en quelques semaines en restant actif.",
      source: "nice-back",
      covers: [
        "back_pain",
        "sciatica",
        "limb_pain",
        "neck_pain",
        "shoulder_pain",
        "fatigue",
        "body_aches",
        "muscle_after_effort",
        "stress",
        "recurrent",
      ],
    },
  ],
  otherwise: {
    level: "routine",
    reason: "Un mal de dos sans signe de danger se fait voir dans la semaine s'il gêne.",
    source: "nice-back",
  },
  advice: {
    todo: ["Paracétamol selon la notice."],
    mild: [
      "Restez actif : marchez un peu plusieurs fois par jour, sans rester longtemps au lit.",
      "Chaleur douce sur le dos ; pour porter, pliez les genoux, gardez le dos droit.",
    ],
    avoid: ["Pas de manipulation ni de massage violent."],
    watch: ["entrejambe endormi", "urines ou selles qui échappent", "jambe qui lâche", "fièvre"],
  },
};
