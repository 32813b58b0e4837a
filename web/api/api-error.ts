import type { RefusalCode } from "#contract/refusals.ts";

export interface ApiErrorFacts {
  /** HTTP status; 0 when no answer came. */
  status: number;
  /** `offline`: no answer came. */
  code: RefusalCode | "offline";
  /** A French sentence fit to be shown. */
  detail: string;
  /** With 422: which field, and what is wrong with it. */
  errors?: readonly { field: string; message: string }[];
  /** The sentence is ours, not the server's: a screen that knows better says it in its own words. */
  unexplained?: boolean;
  /** The answer said that all went well and was not what the endpoint promises. */
  unreadable?: boolean;
  /** Seconds to wait, when the server says so. */
  retryAfter?: number | null;
  /** No answer came, and the request lies ready to be sent when the connection returns. */
  kept?: boolean;
}

/** Everything that can go wrong with a call, in one shape. */
export class ApiError extends Error {
  override readonly name = "ApiError";
  readonly status: number;
  readonly code: RefusalCode | "offline";
  readonly detail: string;
  readonly errors: readonly { field: string; message: string }[];
  readonly unexplained: boolean;
  readonly unreadable: boolean;
  readonly retryAfter: number | null;
  readonly kept: boolean;

  constructor(facts: ApiErrorFacts) {
    const { status, code, detail, errors = [], retryAfter = null, kept = false } = facts;
    super(detail);
    this.status = status;
    this.code = code;
    this.detail = detail;
    this.errors = errors;
    this.unexplained = facts.unexplained ?? false;
    this.unreadable = facts.unreadable ?? false;
    this.retryAfter = retryAfter;
    this.kept = kept;
  }

  /** No answer came: whether the server acted is unknown, and trying again with the same key is safe. */
  get offline(): boolean {
    return this.code === "offline";
  }

  /** The server has not decided: the same request may still succeed. */
  get undecided(): boolean {
    return this.offline || this.status >= 500 || this.code === "idempotency_in_progress";
  }
}

/** The sentence to show for anything thrown: the server's own when there is one, else the screen's. */
export function detailOf(error: unknown, fallback: string): string {
  return error instanceof ApiError && !error.unexplained ? error.detail : fallback;
}
