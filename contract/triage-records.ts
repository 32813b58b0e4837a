import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { id, page, requiredText } from "./fields.ts";
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
  summary: "Joindre à un rendez-vous le résumé d'une évaluation terminée ; il remplace le précédent",
  tag: "appointments",
  input: z.object({ session_id: requiredText(200, triageFields.sessionMissing) }),
  output: triageSummary,
  refusals: ["appointment_not_found", "appointment_closed", "triage_session_not_found", "triage_not_completed"],
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

/** A problem somebody reported, with what the rules did: no name, no message of the conversation. */
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
      id: z.string(),
      message: z.string(),
      engine_version: z.string(),
      urgency_level: z.nullable(z.enum(urgencyLevels)),
      /** Rules that held, facts that were known, questions that were asked: by their ids. */
      trace: z.object({
        rules: z.array(z.string()),
        facts: z.record(z.string(), z.unknown()),
        asked: z.array(z.string()),
      }),
      /** What `npm run triage:replay` takes; null once the assessment is erased. */
      session: z.nullable(id),
      created_at: z.string(),
    }),
  ),
  refusals: [],
});
