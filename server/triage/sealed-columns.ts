import type { SealedColumn } from "#server/platform/sealed-column.ts";

/** What a person said in one turn. */
export const sealedSaid = {
  table: "triage_turns",
  column: "said",
  key: ["session_id", "turn"],
  context: (sessionId: string, turn: string) => `triage said ${sessionId} ${turn}`,
} satisfies SealedColumn;

/** What was answered in that turn. */
export const sealedAnswered = {
  table: "triage_turns",
  column: "answered",
  key: ["session_id", "turn"],
  context: (sessionId: string, turn: string) => `triage answered ${sessionId} ${turn}`,
} satisfies SealedColumn;

/** A problem reported in an assessment. */
export const sealedProblem = {
  table: "triage_problems",
  column: "report",
  key: ["id"],
  context: (id: string) => `triage problem ${id}`,
} satisfies SealedColumn;
