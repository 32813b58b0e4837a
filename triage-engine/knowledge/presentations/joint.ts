import type { Presentation } from "#triage-engine/schema.ts";
import { anyOf } from "#triage-engine/knowledge/ask.ts";

export const joint: Presentation = {
  id: "joint",
  label: "Douleur d'articulation",
  opens: { hot_joint: 5, child_limp: 5, gout: 5, knee_shoulder_worn: 5, knee_pain: 4, shoulder_pain: 4, joint_pain: 3 },
  specialties: ["Orthopédie", "Médecine Générale"],
  questions: [
    "fever",
    {
      id: "joint_hot",
      facts: ["hot_joint"],
      you: "L'articulation est-elle gonflée, rouge et chaude ?",
      they: "L'articulation est-elle gonflée, rouge et chaude ?",
    },
    anyOf("joint_urgent", ["cannot_bear_weight", "deformity", "severe_pain", "fall"]),
    "danger_hidden",
    "duration",
  ],
  rules: [
    {
      id: "joint-child",
      level: "emergency",
      when: "(hot_joint | child_limp | cannot_bear_weight) & fever & age < 15y",
      reason: "une infection grave de l'articulation est à craindre.",
      source: "who-surgical",
      specialties: ["Orthopédie", "Pédiatrie"],
    },
    {
      id: "joint-septic",
      level: "emergency",
      when: "hot_joint & fever & (cannot_bear_weight | immunocompromised | diabetes | sickle_cell | surgery_recent | chills | age >= 65y)",
      reason: "l'articulation peut se détruire en quelques jours.",
      source: "bsr-joint",
      specialties: ["Orthopédie", "Chirurgie Générale"],
    },
    {
      id: "joint-hot",
      level: "urgent",
      when: "hot_joint",
      reason: "Une articulation rouge, chaude et gonflée demande un examen dans les 24 heures.",
      source: "bsr-joint",
      specialties: ["Orthopédie", "Médecine Générale"],
    },
    {
      id: "joint-gout",
      level: "urgent",
      when: "gout & (fever | severe_pain | hot_joint | duration < 14d)",
      reason: "cela peut être une crise de goutte, à soigner vite.",
      source: "bsr-joint",
      specialties: ["Médecine Générale", "Orthopédie"],
    },
    {
      id: "joint-limp",
      level: "urgent",
      when: "child_limp | joint_pain & ~fall & (age < 3y | cannot_bear_weight & duration < 28d | fever | severe_pain) | joint_pain & deformity",
      reason: "à examiner aujourd'hui.",
      source: "french",
      specialties: ["Orthopédie", "Médecine Générale"],
    },
    {
      id: "joint-worn",
      level: "routine",
      when: "knee_shoulder_worn | joint_pain & duration >= 14d | gout & duration >= 14d",
      reason: "quand cela dure, une consultation est utile.",
      source: "keneya-table",
    },
    {
      id: "joint-short",
      level: "self_care",
      when: "joint_pain & !fever & !hot_joint & !cannot_bear_weight & !severe_pain & !deformity & !gout & !burn & !wound & !knee_shoulder_worn & age >= 15y & duration < 14d",
      reason: "Une douleur d'articulation récente, sans gonflement chaud ni fièvre, cède souvent au repos.",
      source: "keneya-table",
      covers: ["joint_pain", "knee_pain", "shoulder_pain", "limb_pain", "fatigue", "muscle_after_effort", "body_aches"],
    },
  ],
  otherwise: {
    level: "routine",
    reason: "Une douleur d'articulation sans fièvre se fait voir dans la semaine.",
    source: "keneya-table",
  },
  advice: {
    todo: [
      "[hot_joint] Reposez l'articulation ; froid dans un linge si elle est chaude.",
      "Paracétamol selon la notice.",
    ],
    mild: [
      "[duration < 14d] Après quelques jours, bougez doucement ; chaleur douce si elle est raide.",
      "[duration >= 14d] Bougez un peu chaque jour, sans forcer ; chaleur douce si elle est raide.",
    ],
    avoid: ["Pas de piqûre dans l'articulation hors d'un centre de santé.", "Pas d'anti-inflammatoire de la rue."],
    watch: ["fièvre", "articulation rouge, chaude ou très gonflée", "impossible de s'appuyer"],
  },
};
