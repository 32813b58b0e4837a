import type { ListedCenter } from "#contract/center-directory.ts";
import type { TriageState } from "#contract/triage.ts";
import { triageAnswers } from "#texts/triage.ts";

const numbers = [
  { number: "185", name: "SAMU" },
  { number: "180", name: "Pompiers" },
  { number: "112", name: "Urgences" },
];

/** A question as the server answers it: yes, no or unknown; and whatever a test says. */
export function aQuestion(more: Partial<TriageState> = {}): TriageState {
  return {
    session_id: "s1",
    ai_message: "Avez-vous de la fièvre ?",
    ask_for_town: false,
    user_town: null,
    completed: false,
    urgency_level: null,
    recommended_specialties: [],
    recommended_actions: [],
    needs_emergency_care: false,
    quick_replies: ["Oui", "Non", "Je ne sais pas"].map((label) => ({ label })),
    many: false,
    step: 1,
    reasons: [],
    avoid: [],
    warning_signs: [],
    emergency_numbers: numbers,
    engine_version: "1.2.0",
    disclaimer: triageAnswers.disclaimer,
    content_clinician: triageAnswers.noClinicianYet,
    ...more,
  };
}

/** A completed assessment that asks for the town; and whatever a test says. */
export function aResult(more: Partial<TriageState> = {}): TriageState {
  return aQuestion({
    ai_message: "Prenez rendez-vous avec un médecin dans la semaine.",
    ask_for_town: true,
    completed: true,
    urgency_level: "routine",
    recommended_specialties: ["Cardiologie", "Médecine Générale"],
    recommended_actions: ["Notez vos chiffres de tension."],
    quick_replies: [],
    reasons: ["Des palpitations qui reviennent méritent un examen."],
    avoid: ["Pas de café."],
    warning_signs: ["Douleur dans la poitrine."],
    step: 2,
    ...more,
  });
}

/** An emergency, which is shown before any town is asked for. */
export function anEmergency(more: Partial<TriageState> = {}): TriageState {
  return aResult({
    ai_message: "C'est une urgence : appelez le 185.",
    urgency_level: "emergency",
    needs_emergency_care: true,
    recommended_specialties: ["Cardiologie"],
    recommended_actions: ["Asseyez-vous."],
    ...more,
  });
}

/** A health center of Abidjan that says it has no emergency service; and whatever a test says. */
export function aListedCenter(name: string, more: Partial<ListedCenter> = {}): ListedCenter {
  return {
    id: name,
    name,
    town: "Abidjan",
    neighbourhood: "Angré",
    location: "après la pharmacie",
    contact_phone: "+2252722410142",
    emergency_service: false,
    open_24h: false,
    opening_hours: "Lundi à samedi",
    ...more,
  };
}
