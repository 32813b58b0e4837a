import * as z from "zod/mini";
import { triageFields } from "#texts/triage.ts";
import { endpoint } from "./endpoint.ts";
import { id } from "./fields.ts";

/** How soon care is needed (specification, "Triage session"), the most pressing first. */
export const urgencyLevels = ["emergency", "urgent", "routine", "self_care"] as const;
export type UrgencyLevel = (typeof urgencyLevels)[number];

/** Characters of one message, and of what is said about a problem. */
export const triageMessageMost = 2000;
export const triageProblemMost = 1000;

/** A session takes further messages for so long after its last one: what was true yesterday is asked anew. */
export const triageOpenHours = 24;
/** Messages of one session; an assessment has at most 12 questions, the rest is room for what leads nowhere. */
export const triageMessagesMost = 60;
/** Characters of all messages of one session together. */
export const triageLettersMost = 12_000;
/** What nobody's account holds is erased after so long. */
export const triageVisitorDays = 30;
/** A reported problem is erased after so long, or with its account. */
export const triageProblemDays = 365;

const said = (missing: string, tooLong: (most: number) => string, most: number) =>
  z.string(missing).check(z.trim(), z.minLength(1, missing), z.maxLength(most, tooLong(most)));

const message = (missing: string) => said(missing, triageFields.messageTooLong, triageMessageMost);

/** Names a session: a secret of whoever began it, or, for the account that holds it, its id. */
const sessionId = z
  .string(triageFields.sessionMissing)
  .check(z.trim(), z.minLength(1, triageFields.sessionMissing), z.maxLength(200, triageFields.sessionMissing));

/** Where an assessment stands (specification, "Triage session"), and what a screen needs to go on. */
export const triageState = z.object({
  session_id: z.string(),
  /** One question, ending in « ? », perhaps after a sentence; when completed, a closing sentence that names the level. */
  ai_message: z.string(),
  /** True when it is completed and no town was said. */
  ask_for_town: z.boolean(),
  /** The town read in what was said. */
  user_town: z.nullable(z.string()),
  completed: z.boolean(),
  /** Null until it is completed. */
  urgency_level: z.nullable(z.enum(urgencyLevels)),
  /** French labels of the directory, in order, at most three. Empty until it is completed, like all lists below. */
  recommended_specialties: z.array(z.string()),
  /** What to do now. */
  recommended_actions: z.array(z.string()),
  needs_emergency_care: z.boolean(),
  /** Answers to tap: sent as the message, word for word; with `many`, the labels ticked, joined by « , ». */
  quick_replies: z.array(z.object({ label: z.string() })),
  /** True: a list of signs to tick, several allowed. */
  many: z.boolean(),
  /** How many messages were taken. Sent back with the next one, so that one answer is never counted twice. */
  step: z.number(),
  /** Which answers led here, in plain words. */
  reasons: z.array(z.string()),
  /** What not to do. */
  avoid: z.array(z.string()),
  /** When to come back or call. */
  warning_signs: z.array(z.string()),
  emergency_numbers: z.array(z.object({ number: z.string(), name: z.string() })),
  /** Version of the rules that gave this answer. */
  engine_version: z.string(),
  disclaimer: z.string(),
  /** One sentence: who answers for the clinical content. */
  content_clinician: z.string(),
});
export type TriageState = z.output<typeof triageState>;

export const startTriage = endpoint({
  name: "startTriage",
  method: "POST",
  path: "/triage/start",
  access: "anyone",
  withSession: true,
  summary: "Commencer une évaluation : dire ce qui ne va pas, avec ses mots",
  tag: "triage",
  input: z.object({
    initial_symptoms: message(triageFields.symptomsMissing),
    /** Who is ill, of the signed-in account's patients; its own when absent. Ignored for visitors. */
    patient_id: z.nullish(id),
  }),
  output: triageState,
  refusals: ["patient_not_found", "session_expired"],
  repeatable: "random-key",
});

export const continueTriage = endpoint({
  name: "continueTriage",
  method: "POST",
  path: "/triage/continue",
  access: "anyone",
  withSession: true,
  summary: "Répondre à la question posée, ou dire autre chose",
  tag: "triage",
  input: z.object({
    session_id: sessionId,
    message: message(triageFields.messageMissing),
    /** The `step` of the answer this replies to. The same message for the same step is answered the same, and counts once. */
    step: z.nullish(z.number().check(z.int(), z.gte(0), z.lte(1000))),
  }),
  output: triageState,
  refusals: ["triage_session_not_found", "triage_completed", "triage_moved_on", "triage_too_long", "session_expired"],
  repeatable: true,
});

export const triageLine = z.object({ from: z.enum(["person", "nurse"]), text: z.string(), at: z.string() });
export type TriageLine = z.output<typeof triageLine>;

export const readTriage = endpoint({
  name: "readTriage",
  method: "GET",
  path: "/triage/{session_id}",
  params: { session_id: "text" },
  access: "anyone",
  withSession: true,
  summary: "Une évaluation entière, pour la reprendre ou la relire ; à qui l'a commencée seulement",
  tag: "triage",
  output: z.object({
    ...triageState.shape,
    transcript: z.array(triageLine),
    /** True while it takes further messages. */
    open: z.boolean(),
    /** The patient it is linked to; null for a visitor's. */
    patient_id: z.nullable(z.string()),
    created_at: z.string(),
  }),
  refusals: ["triage_session_not_found", "session_expired"],
});
export type TriageSession = z.output<NonNullable<(typeof readTriage)["output"]>>;

export const reportTriageProblem = endpoint({
  name: "reportTriageProblem",
  method: "POST",
  path: "/triage/{session_id}/report-problem",
  params: { session_id: "text" },
  access: "anyone",
  withSession: true,
  summary: "Signaler un problème dans une évaluation",
  tag: "triage",
  input: z.object({ message: said(triageFields.problemMissing, triageFields.problemTooLong, triageProblemMost) }),
  output: z.object({ success: z.literal(true), message: z.string() }),
  refusals: ["triage_session_not_found", "too_many_requests", "session_expired"],
  repeatable: true,
});

export const claimTriage = endpoint({
  name: "claimTriage",
  method: "POST",
  path: "/triage/{session_id}/claim",
  params: { session_id: "text" },
  access: ["patient"],
  summary: "Rattacher à un patient de son compte une évaluation commencée sans compte, ou changer ce patient",
  tag: "triage",
  input: z.object({
    /** The account's own patient when absent. */
    patient_id: z.nullish(id),
  }),
  output: z.object({ session_id: z.string(), patient_id: z.string() }),
  refusals: ["triage_session_not_found", "patient_not_found"],
});

export const readTriageChangelog = endpoint({
  name: "readTriageChangelog",
  method: "GET",
  path: "/triage/changelog",
  access: "anyone",
  summary: "Version des règles d'évaluation, ce qui a changé, et qui en répond",
  tag: "triage",
  output: z.object({
    version: z.string(),
    content_clinician: z.string(),
    changes: z.array(z.object({ version: z.string(), date: z.string(), changes: z.array(z.string()) })),
  }),
  refusals: [],
});
