import type { Presentation } from "#triage-engine/schema.ts";
import { anyOf, onTheWayBleeding, one, towardsSurgery } from "#triage-engine/knowledge/ask.ts";

export const kidneyColic: Presentation = {
  id: "kidney-colic",
  label: "Douleur d'un rein, colique",
  fits: "age >= 5y",
  opens: { flank_pain: 4, stones_known: 3 },
  specialties: ["Urologie", "Médecine Générale"],
  questions: [
    "pregnant",
    anyOf("colic_danger", ["fever", "severe_pain", "no_urine", "single_kidney", "fainted"]),
    one(
      "colic_stones",
      "stones_known",
      "Avez-vous déjà eu des calculs (cailloux) dans les reins ?",
      "{Qui} a-t-{il} déjà eu des calculs (cailloux) dans les reins ?",
      "fever",
    ),
    one(
      "colic_sudden",
      "sudden_onset",
      "La douleur est-elle venue d'un seul coup ?",
      "La douleur est-elle venue d'un seul coup ?",
      "age >= 60y | fever",
    ),
    anyOf("colic_urgent", ["vomiting", "chills", "blood_urine", "burning_urine"]),
    "duration",
  ],
  rules: [
    {
      id: "colic-severe",
      level: "emergency",
      when: "flank_pain & (severe_pain & ~getting_better | no_urine | single_kidney | fainted) | single_kidney & (no_urine | cannot_pass_urine)",
      reason: "cela demande des soins tout de suite.",
      source: "nice-colic",
      advice: towardsSurgery,
    },
    {
      id: "colic-fever",
      level: "emergency",
      when: "flank_pain & fever & (stones_known | sudden_onset | chills & vomiting | pregnant & vomiting)",
      reason: "c'est une urgence.",
      source: "nice-colic",
      advice: towardsSurgery,
    },
    {
      id: "colic-aorta",
      level: "emergency",
      when: "flank_pain & age >= 60y & sudden_onset",
      reason: "Après 60 ans, une douleur brutale du côté peut venir de la grosse artère du ventre.",
      source: "nice-aorta",
      specialties: ["Chirurgie Générale", "Cardiologie"],
      advice: onTheWayBleeding,
    },
    {
      id: "colic-infection",
      level: "urgent",
      when: "flank_pain & (fever | chills | vomiting | burning_urine | blood_urine | pregnant | age < 15y)",
      reason: "une infection du rein est à craindre.",
      source: "nice-uti",
    },
    {
      id: "colic-recent",
      level: "urgent",
      when: "flank_pain & duration < 7d",
      reason: "Une douleur récente du rein, même calmée, demande un examen dans la journée.",
      source: "nice-colic",
    },
    {
      id: "colic-known",
      level: "routine",
      when: "stones_known | flank_pain",
      reason: "cela se suit en consultation.",
      source: "nice-colic",
    },
  ],
  otherwise: { level: "routine", reason: "Une douleur du côté mérite une consultation.", source: "nice-colic" },
  advice: {
    todo: ["[~fever] Buvez normalement.", "[~fever] Du paracétamol peut soulager, selon la notice."],
    avoid: ["[~fever] Ne vous forcez pas à boire beaucoup pendant la crise."],
    watch: [
      "[~fever] Partez tout de suite si la fièvre vient, si vous n'urinez plus ou si la douleur devient insupportable.",
      "[fever] Partez tout de suite si vous n'urinez plus ou si la douleur devient insupportable.",
    ],
  },
};
