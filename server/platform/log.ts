import { pino } from "pino";

/**
 * What the log says of a fault. PostgreSQL quotes whole rows in `detail` and `where` (names, messages, numbers): a row is the database's
 * business, and what was violated is named beside it.
 */
export function faultFacts(error: Error): Record<string, unknown> {
  const { detail: _detail, where: _where, internalQuery: _query, ...facts } = pino.stdSerializers.err(error);
  return facts;
}

/** Structured logs on standard output. What identifies or authenticates a person is never written. */
export function createLog(level: string) {
  return pino({
    level,
    base: null,
    serializers: { err: faultFacts },
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: {
      paths: ["req.headers.authorization", "req.headers.apikey", "password", "token", "*.password"],
      remove: true,
    },
  });
}

export type Log = Pick<ReturnType<typeof createLog>, "info" | "warn" | "error" | "debug" | "isLevelEnabled">;
