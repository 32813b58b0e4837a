import * as z from "zod/mini";
import { accountFields } from "#texts/accounts.ts";
import { endpoint } from "./endpoint.ts";
import { email, phone, requiredText, utf8Length } from "./fields.ts";

/** Least password lengths (specification, section 9). */
export const passwordMinimum = { phone: 6, email: 6, specialist: 6, admin: 8 } as const;
/** Upper bound of every password, in UTF-8 bytes (auth wire contract: 72). */
export const passwordMaximumBytes = 72;
/** Remember-me lasts 30 days (specification, section 9). */
export const rememberDays = 30;

/** The specification's User (section 3), as the doors answer it. */
export const user = z.object({
  id: z.string(),
  full_name: z.string(),
  phone_number: z.nullable(z.string()),
  email: z.nullable(z.string()),
  role: z.enum(["patient", "specialist", "health_center", "admin"]),
  is_super_admin: z.boolean(),
});
export type User = z.output<typeof user>;

/** What every door answers on success. */
export const sessionAnswer = z.object({
  success: z.literal(true),
  access_token: z.string(),
  refresh_token: z.string(),
  expires_in: z.number(),
  expires_at: z.number(),
  token_type: z.literal("bearer"),
  user,
  mfa_required: z.optional(z.boolean()),
});
export type SessionAnswer = z.output<typeof sessionAnswer>;

const secret = (missing: string) =>
  z.string(missing).check(
    z.minLength(1, missing),
    z.refine((text) => utf8Length(text) <= passwordMaximumBytes, accountFields.passwordTooLong),
  );
/** A password somebody chooses: not empty, long enough, not longer than the hash reads. */
export const newSecret = (least: number) =>
  z.string(accountFields.passwordRequired).check(
    z.minLength(1, { error: accountFields.passwordRequired, abort: true }),
    z.minLength(least, accountFields.passwordMinimum(least)),
    z.refine((text) => utf8Length(text) <= passwordMaximumBytes, accountFields.passwordTooLong),
  );

export const loginByPhone = endpoint({
  name: "loginByPhone",
  method: "POST",
  path: "/auth/phone/login",
  access: "anyone",
  summary: "Connexion par numéro de téléphone",
  tag: "auth",
  input: z.object({
    phone: phone(accountFields.phoneAndPasswordRequired),
    password: secret(accountFields.phoneAndPasswordRequired),
    remember: z._default(z.boolean(), true),
  }),
  output: sessionAnswer,
  refusals: ["invalid_phone_credentials", "too_many_attempts", "account_suspended"],
});

export const registerByPhone = endpoint({
  name: "registerByPhone",
  method: "POST",
  path: "/auth/phone/register",
  access: "anyone",
  summary: "Inscription par numéro de téléphone",
  tag: "auth",
  status: 201,
  input: z.object({
    phone_number: phone(accountFields.phoneRequired),
    full_name: requiredText(120, accountFields.fullNameRequired),
    password: newSecret(passwordMinimum.phone),
    role: z._default(z.enum(["patient", "provider"]), "patient"),
    terms_accepted: z.literal(true, accountFields.termsRequired),
  }),
  output: sessionAnswer,
  refusals: ["phone_already_registered", "password_too_common", "too_many_attempts"],
  repeatable: true,
});

export const loginByEmail = endpoint({
  name: "loginByEmail",
  method: "POST",
  path: "/auth/login",
  access: "anyone",
  summary: "Connexion par adresse email",
  tag: "auth",
  input: z.object({ email: email(), password: secret(accountFields.passwordRequired) }),
  output: sessionAnswer,
  refusals: ["invalid_email_credentials", "email_not_verified", "too_many_attempts", "account_suspended"],
});

export const loginSpecialist = endpoint({
  name: "loginSpecialist",
  method: "POST",
  path: "/auth/specialist-login",
  access: "anyone",
  summary: "Connexion d'un spécialiste par code",
  tag: "auth",
  input: z.object({
    specialist_code: requiredText(100, accountFields.specialistCodeAndPasswordRequired),
    password: secret(accountFields.specialistCodeAndPasswordRequired),
  }),
  output: sessionAnswer,
  refusals: ["invalid_specialist_credentials", "too_many_attempts", "account_suspended"],
});

export const loginAdmin = endpoint({
  name: "loginAdmin",
  method: "POST",
  path: "/auth/admin/login",
  access: "anyone",
  summary: "Connexion d'un administrateur",
  tag: "auth",
  input: z.object({ email: email(), password: secret(accountFields.passwordRequired) }),
  output: sessionAnswer,
  refusals: ["invalid_admin_credentials", "too_many_attempts", "account_suspended"],
});

export const setUpFirstAdmin = endpoint({
  name: "setUpFirstAdmin",
  method: "POST",
  path: "/auth/admin/setup",
  access: "anyone",
  summary: "Création du premier administrateur",
  tag: "auth",
  status: 201,
  input: z.object({
    email: email(),
    password: newSecret(passwordMinimum.admin),
    full_name: requiredText(120, accountFields.fullNameRequired),
    setup_key: requiredText(500),
  }),
  output: z.object({ success: z.literal(true), user }),
  refusals: [
    "setup_closed",
    "setup_key_invalid",
    "email_already_registered",
    "password_too_common",
    "too_many_attempts",
  ],
});

/** Refreshing and ending a session, for clients that do not use the auth service's own client. */
export const readOwnAccount = endpoint({
  name: "readOwnAccount",
  method: "GET",
  path: "/auth/me",
  access: "signed-in",
  summary: "Le compte connecté et ses patients",
  tag: "auth",
  output: z.object({
    user,
    patients: z.array(z.object({ id: z.string(), full_name: z.string(), relation: z.string() })),
  }),
  refusals: [],
});
