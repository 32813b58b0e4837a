import { anyOf } from "#triage-engine/knowledge/ask.ts";
import { fitAdvice } from "#triage-engine/knowledge/care-advice.ts";
import type { Presentation } from "#triage-engine/schema.ts";

/** Fits of a child: with fever, first, or of a known epilepsy. */
export const fitChild: Presentation = {
  id: "fit-child",
  label: "Convulsion de l'enfant",
  opens: { convulsion: 5, convulsion_now: 5, first_fit: 5, fit_repeated: 5, epilepsy: 1.5 },
  fits: "age < 15y",
  specialties: ["Pédiatrie", "Neurologie"],
  questions: [
    {
      id: "epilepsy_known_child",
      facts: ["epilepsy"],
      you: "Êtes-vous déjà suivi pour une épilepsie ?",
      they: "{Qui} est-{il} déjà suivi{e} pour une épilepsie ?",
      needs: "convulsion",
    },
    anyOf("fit_child_danger", ["fever", "drowsy", "fit_repeated", "head_injury", "neck_stiff"], "convulsion"),
    "duration",
  ],
  rules: [
    {
      id: "fit-child-first",
      level: "emergency",
      when: "child & convulsion & (!epilepsy | fever | drowsy | confusion | head_injury | neck_stiff | fit_repeated | seizure_minutes >= 5 | hard_breathing | vomiting | one_side_weak | sickle_cell | diabetes)",
      reason: "chez un enfant, à voir tout de suite.",
      source: "etat",
      advice: fitAdvice,
    },
    {
      id: "fit-child-known",
      level: "urgent",
      when: "child & epilepsy & convulsion",
      reason: "Une crise brève chez un enfant épileptique demande un avis dans la journée.",
      source: "nice-epilepsy",
    },
  ],
  otherwise: { level: "routine", reason: "Une épilepsie d'enfant mérite un suivi régulier.", source: "nice-epilepsy" },
  advice: {
    todo: ["Continuez les comprimés de l'épilepsie chaque jour."],
    avoid: ["Pas de bain froid, pas d'alcool ni de citron sur la peau ou dans la bouche, pas de remède à brûler."],
    watch: ["Nouvelle crise, fièvre, somnolence : urgence."],
  },
};
