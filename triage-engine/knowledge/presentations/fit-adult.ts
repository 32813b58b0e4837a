import { anyOf } from "#triage-engine/knowledge/ask.ts";
import { fitAdvice } from "#triage-engine/knowledge/care-advice.ts";
import type { Presentation } from "#triage-engine/schema.ts";

/** Fits from fifteen years on, first or of a known epilepsy. */
export const fitAdult: Presentation = {
  id: "fit-adult",
  label: "Convulsion, crise d'épilepsie",
  opens: { convulsion: 5, convulsion_now: 5, first_fit: 5, fit_repeated: 5, epilepsy: 1.5 },
  fits: "!child",
  specialties: ["Neurologie", "Médecine Générale"],
  questions: [
    {
      id: "epilepsy_known",
      facts: ["epilepsy"],
      you: "Êtes-vous déjà suivi pour une épilepsie ?",
      they: "{Qui} est-{il} déjà suivi{e} pour une épilepsie ?",
      needs: "convulsion",
    },
    anyOf("fit_danger", ["fit_repeated", "drowsy", "confusion", "fever", "head_injury"], "convulsion"),
    "pregnant",
    "duration",
  ],
  rules: [
    {
      id: "fit-now-adult",
      level: "emergency",
      when: "convulsion_now | convulsion & seizure_minutes >= 5 | fit_repeated & (duration < 7d | drowsy | confusion | treatment_missed)",
      reason: "c'est une urgence.",
      source: "nice-epilepsy",
      advice: fitAdvice,
    },
    {
      id: "fit-first",
      level: "emergency",
      when: "first_fit | convulsion & !epilepsy & ~child",
      reason: "une première convulsion doit être vue tout de suite.",
      source: "iitt",
      advice: fitAdvice,
    },
    {
      id: "fit-with-danger",
      level: "emergency",
      when: "convulsion & (fever | pregnant | postpartum | head_injury | confusion | drowsy | one_side_weak | speech_trouble | headache & (severe_pain | neck_stiff | worst_headache) | diabetes | withdrawal | poisoning | overdose | swallowed_pesticide | hard_breathing | drowning | high_pressure & !epilepsy)",
      reason: "c'est une urgence.",
      source: "iitt",
      specialties: ["Neurologie", "Médecine Générale", "Gynécologie"],
      advice: fitAdvice,
    },
    {
      id: "fit-known",
      level: "urgent",
      when: "epilepsy & convulsion & (duration < 7d | recurrent | getting_worse | treatment_missed) & !child",
      reason: "Une crise brève chez une personne épileptique demande un avis dans la journée pour le traitement.",
      source: "nice-epilepsy",
    },
    {
      id: "fit-old",
      level: "routine",
      when: "epilepsy & convulsion & duration >= 7d",
      reason: "Une crise ancienne mérite un contrôle du traitement.",
      source: "nice-epilepsy",
    },
  ],
  otherwise: { level: "routine", reason: "Une épilepsie suivie mérite un contrôle régulier.", source: "nice-epilepsy" },
  advice: {
    todo: [
      "Ne laissez pas la personne seule jusqu'au réveil complet.",
      "Continuez les comprimés de l'épilepsie chaque jour.",
    ],
    avoid: ["Pas de conduite, de baignade ni de feu de cuisine seul après une crise."],
    watch: ["Crise de plus de 5 minutes, deux crises de suite, réveil qui ne vient pas : appelez le 185."],
  },
};
