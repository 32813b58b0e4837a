import { pino } from "pino";

/** Structured logs on standard output. What identifies or authenticates a person is never written. */
export function createLog(level: string) {
  return pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: {
      paths: ["req.headers.authorization", "req.headers.apikey", "password", "token", "*.password"],
      remove: true,
    },
  });
}

export type Log = Pick<ReturnType<typeof createLog>, "info" | "warn" | "error" | "debug" | "isLevelEnabled">;
