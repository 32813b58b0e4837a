import {
  sealedCancellations,
  sealedNotes,
  sealedSummary,
  sealedSymptoms,
} from "#server/appointments/sealed-columns.ts";
import { sealedFactorSecrets, sealedSigningKeys } from "#server/auth/sealed-columns.ts";
import { sealedRecord } from "#server/medical-records/sealed-columns.ts";
import { sealedDigestKeys } from "#server/platform/digest-keys.ts";
import { sealedAnswers } from "#server/platform/idempotency.ts";
import type { SealedColumn } from "#server/platform/sealed-column.ts";
import { sealedAnswered, sealedProblem, sealedSaid } from "#server/triage/sealed-columns.ts";

/** Every sealed column of the product: what a change of the sealing key seals anew. A test fails for one that is not here. */
export const sealedColumns: readonly SealedColumn[] = [
  sealedDigestKeys,
  sealedSigningKeys,
  sealedFactorSecrets,
  sealedNotes,
  sealedCancellations,
  sealedSymptoms,
  sealedRecord,
  sealedSaid,
  sealedAnswered,
  sealedProblem,
  sealedSummary,
  sealedAnswers,
];

/** The other columns of bytes, each with why it is not sealed. */
export const unsealedColumns: Readonly<Record<string, string>> = {
  "auth.sessions.refresh_key": "random, of use only together with a digest key",
  "auth.flow_state.code_digest": "a keyed digest",
  "auth.mfa_challenges.code_digest": "a keyed digest",
  "auth.mfa_recovery_codes.code_digest": "a keyed digest",
  "auth.one_time_tokens.code_digest": "a keyed digest",
  "auth.one_time_tokens.link_digest": "a keyed digest",
  "public.accounts.lock_pin_digest": "a keyed digest",
  "public.contact_messages.sender": "a keyed digest",
  "public.health_centers.login_code_hmac": "a keyed digest",
  "public.idempotency_keys.request_hash": "a keyed digest",
  "public.receipt_sendings.recipient": "a keyed digest",
  "public.triage_sessions.secret_digest": "a keyed digest",
};
