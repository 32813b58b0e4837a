import { refusalStatus, type RefusalCode } from "#contract/refusals.ts";
import { refusalTexts } from "#texts/refusals.ts";

export interface FieldError {
  field: string;
  message: string;
}

interface RefusalDetails {
  errors?: FieldError[];
  /** Seconds after which trying again makes sense; becomes `Retry-After`. */
  retryAfter?: number;
  /** A sentence that says more than the code's own. */
  detail?: string;
}

/** An expected "no". Anything else that is thrown is a fault: logged, answered 500, never explained. */
export class Refusal extends Error {
  readonly code: RefusalCode;
  readonly status: number;
  readonly errors: FieldError[] | undefined;
  readonly retryAfter: number | undefined;

  constructor(code: RefusalCode, details: RefusalDetails = {}) {
    super(details.detail ?? refusalTexts[code]);
    this.code = code;
    this.status = refusalStatus[code];
    this.errors = details.errors;
    this.retryAfter = details.retryAfter;
  }
}

/** Stops the request with a refusal; 422 always names at least one field. */
export function refuse(code: RefusalCode, details: RefusalDetails = {}): never {
  throw new Refusal(code, details);
}
