import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { page, requiredText } from "./fields.ts";
import { triageFields } from "#texts/triage.ts";
import { urgencyLevels } from "./triage.ts";

/** Assessments that an account holds, and those joined to an appointment. */

export const listTriage = endpoint({
  name: "listTriage",
  method: "GET",
  path: "/triage",
  access: ["patient"],
  summary: "Les évaluations des patients du compte, les plus récentes d'abord",
  tag: "triage",
  query: z.object({ ...page }),
  output: z.array(
    z.object({
      /** Opens it for this account alone. */
      session_id: z.string(),
      patient_id: z.string(),
      patient_name: z.string(),
      completed: z.boolean(),
      urgency_level: z.nullable(z.enum(urgencyLevels)),
      /** The first words that were said. */
      initial_symptoms: z.string(),
      open: z.boolean(),
      created_at: z.string(),
    }),
  ),
  refusals: [],
});

/** An assessment as it was when the patient joined it to an appointment. */
export const triageSummary = z.object({
  appointment_id: z.string(),
  urgency_level: z.enum(urgencyLevels),
  needs_emergency_care: z.boolean(),
  reasons: z.array(z.string()),
  recommended_specialties: z.array(z.string()),
  /** For the doctor, in French: what was said, asked and answered, the level and why. */
  summary: z.string(),
  engine_version: z.string(),
  /** When the last answer was given. */
  assessed_at: z.string(),
  attached_at: z.string(),
  /** When the doctor of the appointment first read it; null while nobody has. */
  read_at: z.nullable(z.string()),
});
export type TriageSummary = z.output<typeof triageSummary>;

export const attachTriage = endpoint({
  name: "attachTriage",
  method: "POST",
  path: "/appointments/{id}/triage",
  params: { id: "uuid" },
  access: ["patient"],
  summary:
    "Joindre à un rendez-vous le résumé d'une évaluation terminée ; il remplace le précédent, et le même une seconde fois ne change rien",
  tag: "appointments",
  input: z.object({ session_id: requiredText(200, triageFields.sessionMissing) }),
  output: triageSummary,
  refusals: [
    "appointment_not_found",
    "appointment_closed",
    "triage_session_not_found",
    "triage_not_completed",
    "triage_of_another_patient",
  ],
  repeatable: true,
});

export const readAppointmentTriage = endpoint({
  name: "readAppointmentTriage",
  method: "GET",
  path: "/appointments/{id}/triage",
  params: { id: "uuid" },
  access: ["patient", "specialist"],
  summary: "Le résumé d'évaluation joint à un rendez-vous ; la lecture par le médecin est notée pour le patient",
  tag: "appointments",
  output: triageSummary,
  refusals: ["appointment_not_found", "triage_summary_not_found"],
});

/**
 * Problems that people reported. What an administrator reads is the text that was written to be read, and by their ids the rules and questions that
 * played: no sign, no word of the conversation, nothing that names whose it was.
 */
export const listTriageProblems = endpoint({
  name: "listTriageProblems",
  method: "GET",
  path: "/admin/triage-problems",
  access: ["admin", "super_admin"],
  summary: "Les problèmes signalés dans les évaluations, les plus récents d'abord ; chaque lecture est journalisée",
  tag: "triage",
  query: z.object({ ...page }),
  output: z.array(
    z.object({
      /** Names the report, and nothing else; `npm run triage:replay` takes it. */
      id: z.string(),
      message: z.string(),
      engine_version: z.string(),
      urgency_level: z.nullable(z.enum(urgencyLevels)),
      /** Rules that held, questions that were asked: by their ids. */
      trace: z.object({ rules: z.array(z.string()), asked: z.array(z.string()) }),
      created_at: z.string(),
    }),
  ),
  refusals: [],
});
