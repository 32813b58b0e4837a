import * as z from "zod/mini";
import { accountFields } from "#texts/accounts.ts";
import { newSecret, passwordMinimum, sessionAnswer } from "./accounts.ts";
import { endpoint } from "./endpoint.ts";
import { email, phone, requiredText } from "./fields.ts";

/** The doors around a password: signing up by e-mail, proving an address or a number, and a password that was forgotten. */

/** A mailed link's token or none: the screen says what is missing, not a list of fields. */
const token = z.optional(z.string().check(z.maxLength(200, accountFields.linkUnreadable)));
const code = z
  .string(accountFields.codeRequired)
  .check(z.trim(), z.regex(/^\d{6}$/, { error: accountFields.codeShape, abort: true }));

/** What is answered whether or not anybody was written to: nobody learns who has an account. */
const announced = z.object({ success: z.literal(true), message: z.string(), retry_after: z.int() });

export const registerByEmail = endpoint({
  name: "registerByEmail",
  method: "POST",
  path: "/auth/register",
  access: "anyone",
  summary: "Inscription par adresse email",
  tag: "auth",
  status: 201,
  input: z.object({
    email: email(),
    password: newSecret(passwordMinimum.email),
    full_name: requiredText(120, accountFields.fullNameRequired),
    phone_number: z.optional(phone()),
    role: z._default(z.enum(["patient", "provider"]), "patient"),
    terms_accepted: z.literal(true, accountFields.termsRequired),
  }),
  output: z.object({ success: z.literal(true), requiresVerification: z.literal(true), message: z.string() }),
  refusals: ["password_too_common", "too_many_attempts"],
  repeatable: true,
});

export const resendVerification = endpoint({
  name: "resendVerification",
  method: "POST",
  path: "/auth/resend",
  access: "anyone",
  summary: "Nouvel envoi du lien de confirmation",
  tag: "auth",
  input: z.object({ email: email() }),
  output: announced,
  refusals: [],
});

export const verifyEmail = endpoint({
  name: "verifyEmail",
  method: "GET",
  path: "/auth/verify-email",
  access: "anyone",
  summary: "Confirmation d'une adresse email par le lien reçu",
  tag: "auth",
  query: z.object({ token }),
  output: z.object({
    success: z.literal(true),
    message: z.string(),
    /** The address that is the account's now; absent while another one has still to agree. */
    email: z.optional(z.string()),
    pending: z.optional(z.literal(true)),
  }),
  refusals: ["verification_token_missing", "verification_failed"],
});

/** For who reads the mail on another device than the one they sign up on. */
export const verifyEmailByCode = endpoint({
  name: "verifyEmailByCode",
  method: "POST",
  path: "/auth/verify-email",
  access: "anyone",
  summary: "Confirmation d'une adresse email par le code reçu",
  tag: "auth",
  input: z.object({ email: email(), code }),
  output: z.object({ success: z.literal(true), message: z.string(), email: z.optional(z.string()) }),
  refusals: ["code_invalid"],
});

export const forgotPassword = endpoint({
  name: "forgotPassword",
  method: "POST",
  path: "/auth/password/forgot",
  access: "anyone",
  summary: "Mot de passe oublié : code par SMS ou lien par email",
  tag: "auth",
  input: z.object({ phone_number: z.optional(phone()), email: z.optional(email()) }).check(
    z.refine((sent) => (sent.phone_number === undefined) !== (sent.email === undefined), {
      error: accountFields.phoneOrEmail,
      path: ["phone_number"],
    }),
  ),
  output: announced,
  refusals: [],
});

export const resetPassword = endpoint({
  name: "resetPassword",
  method: "POST",
  path: "/auth/password/reset",
  access: "anyone",
  summary: "Nouveau mot de passe avec le code ou le lien reçu",
  tag: "auth",
  input: z
    .object({
      token,
      phone_number: z.optional(phone()),
      email: z.optional(email()),
      code: z.optional(code),
      password: newSecret(passwordMinimum.phone),
      /** For who gets an account of their own because the number's former account was nobody's proven one. */
      full_name: z.optional(requiredText(120, accountFields.fullNameRequired)),
      terms_accepted: z.optional(z.boolean()),
    })
    .check(
      z.refine((sent) => [sent.token, sent.phone_number, sent.email].filter((way) => way !== undefined).length === 1, {
        error: accountFields.phoneOrEmail,
        path: ["phone_number"],
      }),
      z.refine((sent) => sent.token !== undefined || sent.code !== undefined, {
        error: accountFields.codeRequired,
        path: ["code"],
      }),
    ),
  output: z.extend(sessionAnswer, {
    /** True: this number had an account whose owner never proved it; that account's data stayed apart and this one is new. */
    new_account: z.boolean(),
  }),
  refusals: [
    "code_invalid",
    "link_invalid",
    "password_too_common",
    "password_too_short",
    "too_many_attempts",
    "account_suspended",
  ],
});

export const sendPhoneCode = endpoint({
  name: "sendPhoneCode",
  method: "POST",
  path: "/auth/phone/send-code",
  access: "signed-in",
  summary: "Code par SMS pour vérifier son numéro, ou pour en changer",
  tag: "auth",
  input: z.object({
    /** Another number than the account's; without it, the account's own. */
    phone_number: z.optional(phone()),
    /** Needed to change a number where the account has a password. */
    current_password: z.optional(z.string().check(z.maxLength(200, accountFields.passwordTooLong))),
  }),
  output: z.object({
    success: z.literal(true),
    message: z.string(),
    phone_number: z.string(),
    retry_after: z.int(),
  }),
  refusals: [
    "phone_missing",
    "phone_already_verified",
    "phone_already_registered",
    "current_password_wrong",
    "code_sent_recently",
    "too_many_codes",
    "too_many_attempts",
  ],
});

export const verifyPhone = endpoint({
  name: "verifyPhone",
  method: "POST",
  path: "/auth/phone/verify",
  access: "signed-in",
  summary: "Vérification du numéro par le code reçu",
  tag: "auth",
  input: z.object({ code }),
  output: z.object({ success: z.literal(true), message: z.string(), phone_number: z.string() }),
  refusals: ["code_invalid", "phone_already_registered", "too_many_attempts"],
});

export const reclaimFormerAccount = endpoint({
  name: "reclaimFormerAccount",
  method: "POST",
  path: "/auth/phone/former",
  access: ["patient", "specialist"],
  summary: "Retour à l'ancien compte de ce numéro, avec son ancien mot de passe",
  tag: "auth",
  input: z.object({
    password: z
      .string(accountFields.passwordRequired)
      .check(z.minLength(1, accountFields.passwordRequired), z.maxLength(200, accountFields.passwordTooLong)),
  }),
  output: sessionAnswer,
  refusals: ["former_account_not_found", "too_many_attempts", "account_suspended"],
});

export const logout = endpoint({
  name: "logout",
  method: "POST",
  path: "/auth/logout",
  access: "signed-in",
  whileFactorOwed: true,
  summary: "Déconnexion de cet appareil, des autres ou de tous",
  tag: "auth",
  status: 204,
  input: z.object({ scope: z._default(z.enum(["local", "others", "global"]), "local") }),
  refusals: [],
});
