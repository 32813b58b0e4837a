import type { RefusalCode } from "#contract/refusals.ts";
import { AuthError } from "#server/auth/auth-error.ts";
import { CodeWithheld } from "#server/auth/challenge-factor.ts";
import { Refusal, refuse } from "#server/platform/refuse.ts";
import { refuseWithheld } from "./verify-phone.ts";

/** What the identity service says of second factors, in the words of the product. */
const refusalOf: { [code: string]: RefusalCode | undefined } = {
  mfa_challenge_expired: "challenge_expired",
  too_many_enrolled_mfa_factors: "too_many_factors",
  mfa_factor_name_conflict: "factor_name_taken",
  mfa_verified_factor_exists: "factor_already_added",
  mfa_recovery_codes_sole_factor: "factor_missing",
  insufficient_aal: "mfa_required",
  no_authorization: "not_allowed",
  session_not_found: "session_expired",
  user_not_found: "session_expired",
};

function refuseCode(code: RefusalCode): never {
  refuse(code, { errors: [{ field: "code", message: new Refusal(code).message }] });
}

/** Runs a verb of the identity service and says its no as this door's own; `wrongCode` is what a wrong code is called here. */
export async function inOurWords<T>(
  asked: Promise<T>,
  wrongCode: "factor_code_invalid" | "recovery_code_invalid" = "factor_code_invalid",
): Promise<T> {
  try {
    return await asked;
  } catch (error) {
    if (!(error instanceof AuthError)) throw error;
    if (error instanceof CodeWithheld) refuseWithheld(error.withheld);
    if (error.code === "mfa_verification_failed") refuseCode(wrongCode);
    // One code there, two things here: the factor is not there (404), or the challenge is not (422).
    if (error.code === "mfa_factor_not_found") refuse(error.status === 404 ? "factor_not_found" : "challenge_expired");
    const known = refusalOf[error.code];
    if (known) refuse(known);
    throw error;
  }
}
