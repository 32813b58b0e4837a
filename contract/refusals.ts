/**
 * Every expected "no" of the product: a stable code and its HTTP status. The French sentence of each stands in
 * `texts/fr/refusals.ts`; a code without a sentence does not compile.
 */
export const refusalStatus = {
  // every endpoint
  invalid_request: 422,
  malformed_request: 400,
  not_signed_in: 401,
  session_expired: 401,
  not_allowed: 403,
  mfa_required: 403,
  not_found: 404,
  method_not_allowed: 405,
  body_too_large: 413,
  unsupported_media_type: 415,
  too_many_requests: 429,
  unexpected_error: 500,
  temporarily_unavailable: 503,
  storage_full: 503,
  link_expired: 410,
  idempotency_key_reused: 422,
  idempotency_in_progress: 409,
  // accounts
  invalid_phone_credentials: 401,
  invalid_email_credentials: 401,
  invalid_admin_credentials: 401,
  invalid_center_code: 401,
  invalid_specialist_credentials: 401,
  phone_already_registered: 409,
  invalid_phone: 422,
  password_too_short: 422,
  password_too_common: 422,
  terms_not_accepted: 422,
  email_not_verified: 403,
  too_many_attempts: 429,
  setup_closed: 403,
  setup_key_invalid: 403,
  email_already_registered: 409,
  account_suspended: 403,
  refresh_failed: 401,
  verification_token_missing: 400,
  verification_failed: 400,
  code_invalid: 422,
  link_invalid: 410,
  code_sent_recently: 429,
  too_many_codes: 429,
  phone_missing: 409,
  phone_already_verified: 409,
  former_account_not_found: 404,
  current_password_wrong: 422,
  same_password: 422,
  session_not_found: 404,
  pin_wrong: 422,
  pin_missing: 409,
  nowhere_to_write: 409,
  factor_not_found: 404,
  factor_missing: 409,
  factor_code_invalid: 422,
  recovery_code_invalid: 422,
  challenge_expired: 410,
  too_many_factors: 409,
  factor_name_taken: 409,
  factor_already_added: 409,
  factor_proof_needed: 403,
  appointments_ahead: 409,
  too_many_patients: 409,
  birth_date_ahead: 422,
  own_patient: 409,
  // health centers
  center_not_approved: 403,
  center_suspended: 403,
  center_already_decided: 409,
  center_already_registered: 409,
  unknown_town: 422,
  reason_required: 422,
  license_already_registered: 409,
  // doctors and availability
  doctor_not_found: 404,
  doctor_not_bookable: 409,
  // appointments
  appointment_not_found: 404,
  patient_not_found: 404,
  date_past: 422,
  date_too_far: 422,
  outside_hours: 409,
  slot_taken: 409,
  patient_busy: 409,
  too_many_unpaid: 409,
  appointment_not_pending: 409,
  appointment_not_accepted: 409,
  appointment_not_paid: 409,
  appointment_moved_on: 409,
  appointment_closed: 409,
  appointment_past: 409,
  calendar_not_ready: 409,
  cancellation_terms_changed: 409,
  reschedule_too_late: 409,
  proposal_open: 409,
  proposal_not_open: 409,
  proposal_own: 409,
  proposal_not_own: 409,
  patient_unavailable: 409,
  // payments
  payment_not_found: 404,
  nothing_to_pay: 409,
  already_paid: 409,
  booking_expired: 409,
  payment_provider_unavailable: 503,
  bad_signature: 401,
  receipt_not_found: 404,
  too_many_receipts: 429,
  // triage
  triage_session_not_found: 404,
  triage_completed: 409,
  triage_moved_on: 409,
  triage_too_long: 409,
  triage_not_completed: 409,
  triage_summary_not_found: 404,
  // contact
  too_many_contact_messages: 429,
} as const;

export type RefusalCode = keyof typeof refusalStatus;

/** What every refused request answers (decisions, "HTTP API"). */
export interface RefusalBody {
  /** A French sentence fit to be shown. */
  detail: string;
  code: RefusalCode;
  /** With 422: which field, and what is wrong with it. */
  errors?: { field: string; message: string }[];
  request_id: string;
}
