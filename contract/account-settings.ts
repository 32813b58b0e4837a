import * as z from "zod/mini";
import { accountFields } from "#texts/accounts.ts";
import { factorTypes } from "./account-factors.ts";
import { newSecret, passwordMinimum, user } from "./accounts.ts";
import { endpoint } from "./endpoint.ts";
import { email, requiredText } from "./fields.ts";

/** The account page of every role: who one is, the password, the devices, the lock of a shared phone, leaving with one's data. */

const currentPassword = z
  .string(accountFields.passwordRequired)
  .check(z.minLength(1, accountFields.passwordRequired), z.maxLength(200, accountFields.passwordTooLong));
const pin = z.string(accountFields.pinShape).check(z.regex(/^\d{4}$/, accountFields.pinShape));

/** The account as its owner sees it. */
export const ownAccount = z.extend(user, {
  phone_verified: z.boolean(),
  email_verified: z.boolean(),
  /** The address that waits for its mailed link. */
  pending_email: z.nullable(z.string()),
  has_password: z.boolean(),
  has_lock_pin: z.boolean(),
  /** The kinds of second factor that count, one for each factor. */
  factors: z.array(z.enum(factorTypes)),
  /** The terms last accepted; null asks the screen to have them accepted. */
  terms_version: z.nullable(z.string()),
  /** True when the number had an account before whose owner never proved it (see `reclaimFormerAccount`). */
  has_former_account: z.boolean(),
  created_at: z.string(),
});
export type OwnAccount = z.output<typeof ownAccount>;

export const readAccount = endpoint({
  name: "readAccount",
  method: "GET",
  path: "/account",
  access: "signed-in",
  summary: "Le compte connecté",
  tag: "account",
  output: ownAccount,
  refusals: [],
});

export const updateAccount = endpoint({
  name: "updateAccount",
  method: "PATCH",
  path: "/account",
  access: "signed-in",
  summary: "Modification du nom ou de l'adresse email",
  tag: "account",
  input: z.object({
    full_name: z.optional(requiredText(120, accountFields.fullNameRequired)),
    /** Becomes the account's only once the link mailed to it has been opened. */
    email: z.optional(email()),
    /** Needed with `email` where the account has a password. */
    current_password: z.optional(currentPassword),
    terms_accepted: z.optional(z.literal(true, accountFields.termsRequired)),
  }),
  output: z.extend(ownAccount, { message: z.string() }),
  refusals: ["current_password_wrong", "code_sent_recently", "too_many_codes", "too_many_attempts"],
});

export const changePassword = endpoint({
  name: "changePassword",
  method: "PUT",
  path: "/account/password",
  access: "signed-in",
  summary: "Changement de mot de passe",
  tag: "account",
  input: z.object({ current_password: currentPassword, new_password: newSecret(passwordMinimum.phone) }),
  output: z.object({ success: z.literal(true), message: z.string() }),
  refusals: [
    "current_password_wrong",
    "same_password",
    "password_too_short",
    "password_too_common",
    "too_many_attempts",
  ],
});

const openDevice = z.object({
  id: z.string(),
  /** In words: « Chrome sur Android ». */
  device: z.string(),
  /** Roughly: the first half of the address. */
  address: z.nullable(z.string()),
  created_at: z.string(),
  last_used_at: z.string(),
  current: z.boolean(),
});

export const listSessions = endpoint({
  name: "listSessions",
  method: "GET",
  path: "/account/sessions",
  access: "signed-in",
  summary: "Les appareils connectés au compte",
  tag: "account",
  output: z.array(openDevice),
  refusals: [],
});

export const endOneSession = endpoint({
  name: "endOneSession",
  method: "DELETE",
  path: "/account/sessions/{id}",
  params: { id: "uuid" },
  access: "signed-in",
  summary: "Déconnexion d'un appareil",
  tag: "account",
  status: 204,
  refusals: ["session_not_found"],
});

export const endOtherSessions = endpoint({
  name: "endOtherSessions",
  method: "DELETE",
  path: "/account/sessions",
  access: "signed-in",
  summary: "Déconnexion de tous les autres appareils",
  tag: "account",
  status: 204,
  refusals: [],
});

export const setLockPin = endpoint({
  name: "setLockPin",
  method: "PUT",
  path: "/account/lock-pin",
  access: "signed-in",
  summary: "Code de verrouillage rapide d'un téléphone partagé",
  tag: "account",
  input: z.object({ pin, password: currentPassword }),
  output: z.object({ success: z.literal(true) }),
  refusals: ["current_password_wrong", "too_many_attempts"],
});

export const removeLockPin = endpoint({
  name: "removeLockPin",
  method: "DELETE",
  path: "/account/lock-pin",
  access: "signed-in",
  summary: "Retrait du code de verrouillage",
  tag: "account",
  input: z.object({ password: currentPassword }),
  output: z.object({ success: z.literal(true) }),
  refusals: ["current_password_wrong", "too_many_attempts"],
});

export const unlock = endpoint({
  name: "unlock",
  method: "POST",
  path: "/account/unlock",
  access: "signed-in",
  summary: "Déverrouillage par le code à 4 chiffres",
  tag: "account",
  input: z.object({ pin }),
  output: z.object({ success: z.literal(true) }),
  refusals: ["pin_wrong", "pin_missing"],
});

export const exportAccount = endpoint({
  name: "exportAccount",
  method: "GET",
  path: "/account/export",
  access: "signed-in",
  summary: "Toutes les données du compte, en JSON",
  tag: "account",
  output: z.record(z.string(), z.unknown()),
  refusals: [],
});

export const sendConfirmationCode = endpoint({
  name: "sendConfirmationCode",
  method: "POST",
  path: "/account/send-code",
  access: "signed-in",
  summary: "Code pour confirmer une action importante, par SMS ou par email",
  tag: "account",
  output: z.object({ success: z.literal(true), message: z.string(), retry_after: z.int() }),
  refusals: ["nowhere_to_write", "code_sent_recently", "too_many_codes"],
});

export const deleteAccount = endpoint({
  name: "deleteAccount",
  method: "POST",
  path: "/account/delete",
  access: ["patient", "specialist"],
  summary: "Suppression du compte",
  tag: "account",
  input: z
    .object({
      password: z.optional(currentPassword),
      code: z.optional(z.string().check(z.trim(), z.regex(/^\d{6}$/, accountFields.codeShape))),
    })
    .check(
      z.refine((sent) => (sent.password === undefined) !== (sent.code === undefined), {
        error: accountFields.passwordRequired,
        path: ["password"],
      }),
    ),
  output: z.object({
    success: z.literal(true),
    message: z.string(),
    /** What the law makes the house keep, in words. */
    kept: z.array(z.string()),
  }),
  refusals: ["current_password_wrong", "code_invalid", "appointments_ahead", "too_many_attempts", "not_allowed"],
});
