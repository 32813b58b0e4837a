import type { Presentation } from "#triage-engine/schema.ts";
import { anyOf } from "#triage-engine/knowledge/ask.ts";

export const urineBurning: Presentation = {
  id: "urine-burning",
  label: "Brûlures en urinant",
  fits: "age >= 12y",
  opens: { burning_urine: 4, frequent_urine: 2, cloudy_urine: 3, urinary_catheter: 2 },
  specialties: ["Médecine Générale", "Urologie"],
  questions: [
    "pregnant",
    anyOf("urine_urgent", ["fever", "flank_pain", "blood_urine", "vomiting", "chills"]),
    anyOf("urine_danger", ["confusion", "vomits_everything", "cannot_stand", "no_urine", "drowsy"], "fever | chills"),
    anyOf("urine_men", ["discharge_urethral", "testicle_pain"], "!(sex = female)"),
    "duration",
  ],
  rules: [
    {
      id: "urine-sepsis",
      level: "emergency",
      when: "(burning_urine | flank_pain | stones_known | cloudy_urine | urinary_catheter) & (fever | chills | cold_body) & (confusion | vomits_everything | cannot_stand | drowsy | no_urine | hard_breathing)",
      reason: "l'infection est peut-être passée dans le sang.",
      source: "nice-uti",
      specialties: ["Médecine Générale", "Urologie"],
    },
    {
      id: "urine-pregnant",
      level: "urgent",
      when: "pregnant & (burning_urine | cloudy_urine | blood_urine)",
      reason: "à traiter dans la journée.",
      source: "pcpnc",
      specialties: ["Gynécologie", "Médecine Générale"],
    },
    {
      id: "urine-kidney",
      level: "urgent",
      when: "(burning_urine | frequent_urine | cloudy_urine) & (fever | flank_pain | chills | vomiting | back_pain & fever)",
      reason: "une infection du rein est à craindre.",
      source: "nice-uti",
    },
    {
      id: "urine-blood",
      level: "urgent",
      when: "burning_urine & blood_urine",
      reason: "Des brûlures avec du sang dans les urines demandent une analyse dans la journée.",
      source: "keneya-table",
    },
    {
      id: "urine-man",
      level: "urgent",
      when: "burning_urine & sex = male & age >= 12y",
      reason: "Chez un homme, des brûlures en urinant demandent un examen et un traitement rapides.",
      source: "nice-uti",
      specialties: ["Urologie", "Médecine Générale"],
    },
    {
      id: "urine-fragile",
      level: "urgent",
      when: "burning_urine & (diabetes | immunocompromised | kidney_disease | single_kidney | urinary_catheter | age >= 56y | severe_pain)",
      reason: "dans cet état de santé ou à cet âge, à traiter dans la journée.",
      source: "nice-uti",
    },
    {
      id: "urine-recent",
      level: "urgent",
      when: "burning_urine & days(burning_urine) < 7",
      reason: "Des brûlures récentes en urinant sont souvent une infection à soigner rapidement.",
      source: "keneya-table",
      specialties: ["Médecine Générale", "Gynécologie", "Urologie"],
    },
    {
      id: "urine-simple",
      level: "routine",
      when: "burning_urine | cloudy_urine",
      reason: "une analyse d'urine et un traitement sont à faire dans les jours qui viennent.",
      source: "nice-uti",
      specialties: ["Médecine Générale", "Gynécologie", "Urologie"],
    },
  ],
  otherwise: {
    level: "routine",
    reason: "Une gêne pour uriner mérite une consultation dans la semaine.",
    source: "nice-uti",
  },
  advice: {
    todo: [
      "Buvez 2 litres d'eau par jour, n'attendez pas pour uriner.",
      "Du paracétamol peut calmer la douleur, selon la notice.",
    ],
    avoid: ["Pas d'antibiotique de la rue ni de reste d'ordonnance.", "Pas de toilette avec des produits irritants."],
    watch: ["Consultez le jour même si la fièvre, des frissons, une douleur du côté ou du sang apparaissent."],
  },
};
