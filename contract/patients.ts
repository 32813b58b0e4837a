import * as z from "zod/mini";
import { patientFields } from "#texts/accounts-patients.ts";
import { endpoint } from "./endpoint.ts";
import { clinicDate, phone, requiredText } from "./fields.ts";

/** The people one account looks after: oneself, a child, a parent. */

/** How many an account may have, itself counted. */
export const mostPatients = 12;

export const relations = ["self", "child", "parent", "spouse", "other"] as const;
export type Relation = (typeof relations)[number];

export const patient = z.object({
  id: z.string(),
  full_name: z.string(),
  relation: z.enum(relations),
  birth_date: z.nullable(z.string()),
  sex: z.nullable(z.enum(["female", "male"])),
  phone_number: z.nullable(z.string()),
});
export type Patient = z.output<typeof patient>;

/** Absent leaves a fact as it is, null takes it away. */
const facts = {
  birth_date: z.optional(z.nullable(clinicDate)),
  sex: z.optional(z.nullable(z.enum(["female", "male"]))),
  phone_number: z.optional(z.nullable(phone())),
};
const relation = z.enum(["child", "parent", "spouse", "other"], patientFields.relationRequired);

export const listPatients = endpoint({
  name: "listPatients",
  method: "GET",
  path: "/patients",
  access: ["patient"],
  summary: "Vous et vos proches",
  tag: "patients",
  output: z.array(patient),
  refusals: [],
});

export const addPatient = endpoint({
  name: "addPatient",
  method: "POST",
  path: "/patients",
  access: ["patient"],
  summary: "Ajout d'un proche",
  tag: "patients",
  status: 201,
  input: z.object({ full_name: requiredText(120, patientFields.fullNameRequired), relation, ...facts }),
  output: patient,
  refusals: ["too_many_patients", "birth_date_ahead"],
  repeatable: true,
});

export const updatePatient = endpoint({
  name: "updatePatient",
  method: "PATCH",
  path: "/patients/{id}",
  params: { id: "uuid" },
  access: ["patient"],
  summary: "Modification d'un proche",
  tag: "patients",
  input: z.object({
    full_name: z.optional(requiredText(120, patientFields.fullNameRequired)),
    /** Not of oneself. */
    relation: z.optional(relation),
    ...facts,
  }),
  output: patient,
  refusals: ["patient_not_found", "birth_date_ahead", "own_patient"],
});

export const removePatient = endpoint({
  name: "removePatient",
  method: "DELETE",
  path: "/patients/{id}",
  params: { id: "uuid" },
  access: ["patient"],
  summary: "Retrait d'un proche",
  tag: "patients",
  status: 204,
  refusals: ["patient_not_found", "own_patient"],
});
