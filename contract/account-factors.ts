import * as z from "zod/mini";
import { factorFields } from "#texts/factors.ts";
import { sessionAnswer } from "./accounts.ts";
import { endpoint } from "./endpoint.ts";
import { optionalText, phone } from "./fields.ts";

/** The second factor of the account page and of the step-up after a password: thin doors onto the identity service's factors. */

/** For how many minutes a second factor, once shown, stands for removing one or for new recovery codes (docs/decisions/0021). */
export const factorProofMinutes = 15;
export const factorTypes = ["totp", "phone"] as const;

/** What the person types: six digits, with the spaces that apps and messages put in. */
const sixDigits = z.string(factorFields.codeRequired).check(
  z.overwrite((text) => text.replace(/\s/g, "")),
  z.regex(/^\d{6}$/, factorFields.codeShape),
);

const secondFactor = z.object({
  id: z.string(),
  type: z.enum(factorTypes),
  /** What its owner calls it. */
  name: z.nullable(z.string()),
  /** Of a number, the last two digits only: « •• •• •• •• 34 ». */
  phone: z.nullable(z.string()),
  created_at: z.string(),
  last_used_at: z.nullable(z.string()),
});
export type SecondFactor = z.output<typeof secondFactor>;

const factorState = z.object({
  /** Those that count; one begun and never confirmed is not among them. */
  factors: z.array(secondFactor),
  /** Null: none were made yet. */
  recovery_codes: z.nullable(z.object({ total: z.int(), left: z.int() })),
  /** True: this session has to show a second factor before anything else (`mfa_required`). */
  required: z.boolean(),
  /** True: shown within the last minutes, so that removing a factor and making recovery codes are open. */
  recently_shown: z.boolean(),
});
export type FactorState = z.output<typeof factorState>;

export const listFactors = endpoint({
  name: "listFactors",
  method: "GET",
  path: "/account/factors",
  access: "signed-in",
  whileFactorOwed: true,
  summary: "Les deuxièmes facteurs du compte",
  tag: "account",
  output: factorState,
  refusals: [],
});

export const addFactor = endpoint({
  name: "addFactor",
  method: "POST",
  path: "/account/factors",
  access: "signed-in",
  summary: "Début de l'ajout d'un deuxième facteur : application d'authentification ou numéro",
  tag: "account",
  status: 201,
  input: z
    .object({
      type: z.enum(factorTypes, factorFields.typeRequired),
      name: optionalText(60),
      phone_number: z.optional(phone()),
    })
    .check(
      z.refine((sent) => sent.type !== "phone" || sent.phone_number !== undefined, {
        error: factorFields.phoneRequired,
        path: ["phone_number"],
      }),
    ),
  /** It counts once `verifyFactor` has seen a code of it. */
  output: z.object({
    id: z.string(),
    type: z.enum(factorTypes),
    name: z.nullable(z.string()),
    /** Of an app: the secret to type (base32), the address it stands in, and the picture of it for an `img`. */
    totp: z.nullable(z.object({ secret: z.string(), uri: z.string(), qr_code: z.string() })),
    phone: z.nullable(z.string()),
  }),
  refusals: ["too_many_factors", "factor_name_taken", "factor_already_added"],
});

export const challengeFactor = endpoint({
  name: "challengeFactor",
  method: "POST",
  path: "/account/factors/{id}/challenge",
  params: { id: "uuid" },
  access: "signed-in",
  whileFactorOwed: true,
  summary: "Demande d'un code : par SMS pour un numéro, dans l'application sinon",
  tag: "account",
  output: z.object({
    challenge_id: z.string(),
    type: z.enum(factorTypes),
    /** Seconds since 1970. */
    expires_at: z.int(),
    message: z.string(),
    /** After so many seconds another SMS may be asked for. */
    retry_after: z.int(),
  }),
  refusals: ["factor_not_found", "code_sent_recently", "too_many_codes", "too_many_attempts"],
});

export const verifyFactor = endpoint({
  name: "verifyFactor",
  method: "POST",
  path: "/account/factors/{id}/verify",
  params: { id: "uuid" },
  access: "signed-in",
  whileFactorOwed: true,
  summary: "Code d'un deuxième facteur : le confirme s'il est nouveau, et ouvre la session",
  tag: "account",
  input: z.object({ challenge_id: z.string(factorFields.codeRequired).check(z.maxLength(60)), code: sixDigits }),
  /** The session to go on with: the former tokens are worth no more than before. */
  output: sessionAnswer,
  refusals: ["factor_not_found", "factor_code_invalid", "challenge_expired", "too_many_attempts"],
});

export const removeFactor = endpoint({
  name: "removeFactor",
  method: "DELETE",
  path: "/account/factors/{id}",
  params: { id: "uuid" },
  access: "signed-in",
  summary: "Retrait d'un deuxième facteur, juste après en avoir montré un",
  tag: "account",
  status: 204,
  refusals: ["factor_not_found", "factor_proof_needed"],
});

export const makeRecoveryCodes = endpoint({
  name: "makeRecoveryCodes",
  method: "POST",
  path: "/account/recovery-codes",
  access: "signed-in",
  summary: "Nouveaux codes de secours, montrés une seule fois ; les anciens ne valent plus rien",
  tag: "account",
  status: 201,
  output: z.object({ codes: z.array(z.string()) }),
  refusals: ["factor_missing", "factor_proof_needed"],
});

export const verifyRecoveryCode = endpoint({
  name: "verifyRecoveryCode",
  method: "POST",
  path: "/account/recovery-codes/verify",
  access: "signed-in",
  whileFactorOwed: true,
  summary: "Code de secours à la place du deuxième facteur",
  tag: "account",
  input: z.object({
    code: z
      .string(factorFields.recoveryCodeRequired)
      .check(
        z.trim(),
        z.minLength(1, factorFields.recoveryCodeRequired),
        z.maxLength(60, factorFields.recoveryCodeShape),
      ),
  }),
  output: z.extend(sessionAnswer, { recovery_codes_left: z.int() }),
  refusals: ["recovery_code_invalid", "too_many_attempts"],
});
