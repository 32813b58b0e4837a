import type { RefusalCode } from "#contract/refusals.ts";

interface PgError extends Error {
  code?: string;
  constraint?: string;
}

/** True when a write met this unique index or constraint. */
export function violates(error: unknown, constraint: string): boolean {
  return error instanceof Error && (error as PgError).constraint === constraint;
}

/** True when a row could not be removed because another still speaks of it. */
export function isReferredTo(error: unknown): boolean {
  return error instanceof Error && (error as PgError).code === "23503";
}

/** True when a statement was undone because a row broke a rule or two waited for each other: nothing of it is in the database. */
export function undoneByRule(error: unknown): boolean {
  return error instanceof Error && /^(23|40)/.test((error as PgError).code ?? "");
}

const unreachable = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "EPIPE",
  "ENOENT",
  "ETIMEDOUT",
  "57P01",
  "57P02",
  "57P03",
  "08000",
  "08001",
  "08003",
  "08006",
  "53300",
  "25006",
]);

/** The refusal that tells a person of a database that is away (503) or full (503); null for any other fault. */
export function databaseRefusal(error: unknown): RefusalCode | null {
  if (!(error instanceof Error)) return null;
  const { code } = error as PgError;
  if (code === "53100") return "storage_full";
  if (code !== undefined && unreachable.has(code)) return "temporarily_unavailable";
  return /timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error/.test(
    error.message,
  )
    ? "temporarily_unavailable"
    : null;
}
