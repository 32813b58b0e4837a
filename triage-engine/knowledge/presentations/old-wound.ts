import type { Presentation } from "#triage-engine/schema.ts";
import { anyOf, one } from "#triage-engine/knowledge/ask.ts";
import { cleanWound } from "#triage-engine/knowledge/first-aid.ts";

export const oldWound: Presentation = {
  id: "old-wound",
  label: "Plaie qui ne guérit pas",
  opens: { leg_ulcer: 5, painless_ulcer: 6, pressure_sore: 5, numb_patch: 5, patch_pale: 4.5, burn_healing_doubt: 4 },
  specialties: ["Dermatologie", "Chirurgie Générale", "Médecine Générale"],
  questions: [
    anyOf(
      "old_wound_danger",
      ["black_skin", "pain_out_of_proportion", "heavy_bleeding", "confusion"],
      "!numb_patch & ~patch_pale",
    ),
    anyOf("old_wound_urgent", ["fever", "wound_infected", "diabetes", "rash_spreading"], "!numb_patch & ~patch_pale"),
    one(
      "patch_numb",
      "numb_patch",
      "Sentez-vous moins sur la tache (chaud, froid, piqûre) ?",
      "{Qui} sent-{il} moins sur la tache (chaud, froid, piqûre) ?",
      "patch_pale",
    ),
  ],
  rules: [
    {
      id: "old-wound-danger",
      level: "emergency",
      when: "(leg_ulcer | pressure_sore | painless_ulcer) & (black_skin & fever | pain_out_of_proportion | confusion & fever)",
      reason: "cela peut tuer vite.",
      source: "idsa-skin",
      specialties: ["Chirurgie Générale"],
    },
    {
      id: "old-wound-urgent",
      level: "urgent",
      when: "(leg_ulcer | pressure_sore | painless_ulcer | burn_healing_doubt) & (fever | diabetes | rash_spreading | black_skin)",
      reason: "à examiner aujourd'hui.",
      source: "iwgdf-foot",
      specialties: ["Chirurgie Générale", "Médecine Générale"],
    },
    {
      id: "old-wound-buruli",
      level: "routine",
      when: "painless_ulcer",
      reason:
        "Une plaie ou une boule qui ne fait pas mal et s'agrandit peut être un ulcère de Buruli : le traitement est gratuit et guérit mieux tôt.",
      source: "who-skin-ntd",
      specialties: ["Dermatologie", "Chirurgie Générale"],
    },
    {
      id: "old-wound-leprosy",
      level: "routine",
      when: "numb_patch",
      reason:
        "Une tache claire qui ne sent rien peut être une lèpre débutante : le traitement est gratuit et évite les séquelles.",
      source: "who-skin-ntd",
      specialties: ["Dermatologie", "Neurologie"],
    },
    {
      id: "pale-patch",
      level: "routine",
      when: "patch_pale",
      reason:
        "Une tache plus claire se montre dans la semaine : mycose, dépigmentation ou, si elle ne sent rien, lèpre.",
      source: "who-skin-ntd",
      specialties: ["Dermatologie", "Médecine Générale"],
    },
    {
      id: "old-wound-routine",
      level: "routine",
      when: "leg_ulcer | pressure_sore | burn_healing_doubt",
      reason: "une plaie qui ne ferme pas demande un examen.",
      source: "who-skin-ntd",
      specialties: ["Dermatologie", "Chirurgie Générale"],
    },
  ],
  otherwise: {
    level: "routine",
    reason: "Une plaie qui ne guérit pas demande un examen dans la semaine.",
    source: "who-skin-ntd",
  },
  advice: cleanWound,
};
