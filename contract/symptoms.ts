import * as z from "zod/mini";
import { symptomMessages } from "#texts/symptoms.ts";
import { endpoint } from "./endpoint.ts";
import { id, optionalText, requiredText } from "./fields.ts";

export const severities = ["mild", "moderate", "severe"] as const;
export type Severity = (typeof severities)[number];

/** At most this many symptoms in one report. */
export const symptomsMost = 30;

/** A symptom as it is read: what a new one is without a word more is mild, of unknown duration (specification, section 5). */
export const symptom = z.object({ name: z.string(), severity: z.enum(severities), duration: z.string() });
export type Symptom = z.output<typeof symptom>;

/** What two spellings of one symptom have in common: case, accents and spaces do not count. */
export function foldSymptom(name: string): string {
  return name.normalize("NFD").replace(/\p{M}/gu, "").replace(/[’`]/g, "'").replace(/\s+/g, " ").trim().toLowerCase();
}

/** The symptoms in their order, each only once: a duplicate is not added (specification, section 5). */
export function withoutDuplicates<S extends { name: string }>(symptoms: readonly S[]): S[] {
  const seen = new Set<string>();
  return symptoms.filter(({ name }) => {
    const folded = foldSymptom(name);
    return !seen.has(folded) && Boolean(seen.add(folded));
  });
}

const typedSymptom = z.object({
  name: requiredText(100, symptomMessages.nameMissing),
  severity: z._default(z.enum(severities, symptomMessages.severity), "mild"),
  duration: z.pipe(
    z.nullish(z.string().check(z.trim(), z.maxLength(100, symptomMessages.durationTooLong(100)))),
    z.transform((text) => text ?? ""),
  ),
});

export const symptomReport = z.object({
  appointment_id: z.string(),
  symptoms: z.array(symptom),
  additional_notes: z.nullable(z.string()),
  /** Null while no report was sent: `symptoms` is then empty. */
  created_at: z.nullable(z.string()),
  updated_at: z.nullable(z.string()),
});
export type SymptomReport = z.output<typeof symptomReport>;

export const sendSymptoms = endpoint({
  name: "sendSymptoms",
  method: "POST",
  path: "/symptoms",
  access: ["patient"],
  summary: "Décrire ses symptômes avant un rendez-vous accepté ; un nouvel envoi remplace le précédent",
  tag: "appointments",
  input: z.object({
    appointment_id: id,
    symptoms: z.pipe(
      z
        .array(typedSymptom, symptomMessages.none)
        .check(z.minLength(1, symptomMessages.none), z.maxLength(symptomsMost, symptomMessages.tooMany(symptomsMost))),
      z.transform((symptoms) => withoutDuplicates(symptoms)),
    ),
    additional_notes: optionalText(2000),
  }),
  output: symptomReport,
  refusals: ["appointment_not_found", "appointment_not_accepted"],
  repeatable: true,
});

export const readSymptoms = endpoint({
  name: "readSymptoms",
  method: "GET",
  path: "/symptoms/{appointment_id}",
  access: ["patient"],
  summary: "Les symptômes envoyés pour un rendez-vous",
  tag: "appointments",
  params: { appointment_id: "uuid" },
  output: symptomReport,
  refusals: ["appointment_not_found"],
});
