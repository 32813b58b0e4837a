import * as z from "zod/mini";
import { centerFields } from "#texts/health-centers.ts";
import { passwordMaximumBytes, passwordMinimum } from "./accounts.ts";
import { centerFacts } from "./center-directory.ts";
import { licenseNumber, specialtyInput, yearsOfExperience } from "./doctor-profile.ts";
import { availableHours, towns } from "./doctors.ts";
import { endpoint } from "./endpoint.ts";
import { amount, email, optionalText, page, phone, requiredText, utf8Length } from "./fields.ts";
import { fieldMessages } from "#texts/fields.ts";
import { defaultInPersonFee, defaultVideoFee } from "./money.ts";

export const centerStatuses = ["pending_approval", "approved", "rejected"] as const;

/** Health-center code: `HC-` and 8 characters; at most 20 typed (specification, section 9). */
export const centerCodePrefix = "HC-";
export const codeLength = 8;
export const centerCodeTypedMost = 20;

const centerInput = z.object({
  name: requiredText(160, centerFields.allRequired),
  license_number: requiredText(60, centerFields.allRequired),
  location: requiredText(200, centerFields.allRequired),
  contact_phone: phone(centerFields.allRequired),
  contact_email: email(centerFields.allRequired),
  ...centerFacts,
});

export const createHealthCenter = endpoint({
  name: "createHealthCenter",
  method: "POST",
  path: "/admin/health-centers/create",
  access: ["admin", "super_admin"],
  summary: "Créer un centre de santé, approuvé d'office",
  tag: "health-centers",
  status: 201,
  input: centerInput,
  output: z.object({
    success: z.literal(true),
    id: z.string(),
    name: z.string(),
    /** Shown this once; kept only as a keyed HMAC. */
    login_code: z.string(),
    email_sent: z.boolean(),
  }),
  refusals: ["center_already_registered"],
  repeatable: true,
});

export const loginHealthCenter = endpoint({
  name: "loginHealthCenter",
  method: "POST",
  path: "/auth/health-center/code-login",
  access: "anyone",
  summary: "Connexion d'un centre de santé par code",
  tag: "auth",
  input: z.object({ login_code: requiredText(200) }),
  output: z.object({
    success: z.literal(true),
    access_token: z.string(),
    refresh_token: z.string(),
    expires_in: z.number(),
    expires_at: z.number(),
    token_type: z.literal("bearer"),
    health_center: z.object({ id: z.string(), name: z.string(), status: z.enum(centerStatuses) }),
    mfa_required: z.optional(z.boolean()),
  }),
  refusals: ["invalid_center_code", "too_many_attempts"],
});

export const readHealthCenterStatus = endpoint({
  name: "readHealthCenterStatus",
  method: "GET",
  path: "/health-centers/status",
  access: ["health_center"],
  summary: "L'état d'approbation du centre connecté",
  tag: "health-centers",
  output: z.object({ status: z.enum(centerStatuses), name: z.string(), rejection_reason: z.nullable(z.string()) }),
  refusals: [],
});

export const listOwnSpecialists = endpoint({
  name: "listOwnSpecialists",
  method: "GET",
  path: "/health-centers/specialists",
  access: ["health_center"],
  summary: "Les spécialistes du centre connecté",
  tag: "health-centers",
  query: z.object({ ...page }),
  output: z.array(
    z.object({
      id: z.string(),
      full_name: z.string(),
      specialty: z.string(),
      specialist_code: z.nullable(z.string()),
      status: z.enum(["active", "waiting", "inactive"]),
    }),
  ),
  refusals: [],
});

/** An image somewhere on the web: fetched once by us, later; people's browsers never ask a third party (decisions, "Directory"). */
const webAddress = z.pipe(
  optionalText(500),
  z.nullable(z.string().check(z.regex(/^https?:\/\/[^\s/]+\.[^\s]+$/i, fieldMessages.webAddress))),
);

export const addSpecialist = endpoint({
  name: "addSpecialist",
  method: "POST",
  path: "/health-centers/specialists",
  access: ["health_center"],
  summary: "Ajouter un spécialiste au centre connecté",
  tag: "health-centers",
  status: 201,
  input: z.object({
    full_name: requiredText(120),
    specialty: specialtyInput,
    license_number: licenseNumber,
    years_of_experience: z._default(yearsOfExperience, 0),
    town: z.enum(towns, fieldMessages.choice),
    clinic_address: requiredText(200),
    in_person_fee: z._default(amount, defaultInPersonFee),
    online_fee: z._default(amount, defaultVideoFee),
    password: z.string(fieldMessages.required).check(
      z.minLength(passwordMinimum.specialist, fieldMessages.tooShort(passwordMinimum.specialist)),
      z.refine((text) => utf8Length(text) <= passwordMaximumBytes, fieldMessages.tooLong(passwordMaximumBytes)),
    ),
    profile_image: webAddress,
    available_hours: z.optional(availableHours),
  }),
  output: z.object({
    id: z.string(),
    full_name: z.string(),
    specialty: z.string(),
    /** 8 characters by which the specialist logs in. */
    specialist_code: z.string(),
  }),
  refusals: ["center_not_approved", "center_suspended", "license_already_registered", "password_too_common"],
  repeatable: true,
});
