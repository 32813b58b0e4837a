import type { Outcome } from "#triage-engine/engine.ts";
import type { Context } from "#server/context.ts";
import { loadEngine } from "./engine.ts";
import type { TurnRow } from "./queries.ts";
import { sealedAnswered, sealedSaid } from "./sealed-columns.ts";

/** What a turn keeps of the person: all that the engine is given, so that it can be given again. */
export interface Said {
  says: string;
  /** The words as they were typed, where the engine was told who is ill besides. */
  typed?: string;
  /** Signs that a model understood besides the engine. */
  extra: readonly string[];
}

/** What the person typed in a turn. */
export function typedIn({ typed, says }: Said): string {
  return typed ?? says;
}

/** What a turn keeps of the answer. */
export interface Answered {
  outcome: Outcome;
  /** The sentence that was shown. */
  ai_message: string;
}

/** What a model adds to a message: signs it read besides the engine, and other words for the next question. */
export interface Reading {
  extra: readonly string[];
  wording: { insteadOf: string; text: string } | null;
}

/** Without a model, or when it is of no help. */
export const plainReading: Reading = { extra: [], wording: null };

export interface Turn {
  said: Said;
  answered: Answered;
  at: Date;
}

type Sealing = Pick<Context, "sealer">;

/** What the engine answers to everything said, in the words that are shown: its own, or a model's that say the same. */
export async function answerTo(said: readonly Said[], { wording }: Pick<Reading, "wording">): Promise<Answered> {
  const { assess } = await loadEngine();
  const outcome = assess(said);
  const own = outcome.question?.text;
  const question = own !== undefined && wording?.insteadOf === own ? wording.text : own;
  return { outcome, ai_message: [outcome.say, question].filter(Boolean).join(" ") };
}

export function sealTurn({ sealer }: Sealing, sessionId: string, turn: number, { said, answered, at }: Turn) {
  const place = [sessionId, String(turn)] as const;
  return {
    session_id: sessionId,
    turn,
    said: sealer.seal(JSON.stringify(said), sealedSaid.context(...place)),
    answered: sealer.seal(JSON.stringify(answered), sealedAnswered.context(...place)),
    engine_version: answered.outcome.version,
    created_at: at,
  };
}

/** A kept turn. Its answer is opened when it is asked for: of a long chat only the last one is. */
export function openTurn({ sealer }: Sealing, sessionId: string, row: TurnRow): Turn {
  const place = [sessionId, String(row.turn)] as const;
  let answered: Answered | undefined;
  return {
    said: JSON.parse(sealer.open(row.said, sealedSaid.context(...place))) as Said,
    get answered() {
      return (answered ??= JSON.parse(sealer.open(row.answered, sealedAnswered.context(...place))) as Answered);
    },
    at: row.created_at,
  };
}
