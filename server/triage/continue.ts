import type { InputOf } from "#contract/endpoint.ts";
import {
  triageLettersMost,
  triageMessagesMost,
  type continueTriage as endpoint,
  type TriageState,
} from "#contract/triage.ts";
import { triageAnswers } from "#texts/triage.ts";
import type { Outcome } from "#triage-engine/engine.ts";
import type { Context } from "#server/context.ts";
import { refuse } from "#server/platform/refuse.ts";
import { inTransaction } from "#server/platform/transaction.ts";
import { answeredBefore, noteAnswered, noteTaken } from "./answered-lately.ts";
import { findOwn } from "./find.ts";
import type { Asker } from "./policy.ts";
import { isOpen, presentState } from "./present.ts";
import { appendTurn, listTurns } from "./queries.ts";
import { readWithModel } from "./read-with-model.ts";
import { emergencyNumbers } from "./reword.ts";
import { answerTo, openTurn, plainReading, sealTurn, typedIn, type Reading, type Turn } from "./turns.ts";

type Input = InputOf<typeof endpoint>;

/** What is done before anything is locked: which question this message answers, and what a model makes of it. */
export interface Prepared {
  /** How many messages there were when this one came. */
  step: number;
  /** When it came, by `performance.now()`. */
  arrivedAt: number;
  reading: Reading;
}

/** Refuses: triage_session_not_found, session_expired, mfa_required. */
export async function prepareMessage(
  ctx: Context,
  asker: Asker,
  input: Input,
  arrivedAt = performance.now(),
): Promise<Prepared> {
  // Who tells the step and asks no model has nothing to prepare.
  if (!ctx.triageModel && typeof input.step === "number") return { step: input.step, arrivedAt, reading: plainReading };
  const session = await findOwn(ctx, asker, input.session_id);
  const step = input.step ?? session.turns;
  if (!ctx.triageModel || step !== session.turns || step >= triageMessagesMost)
    return { step, arrivedAt, reading: plainReading };
  const turns = (await listTurns(ctx.db, session.id)).map((row) => openTurn(ctx, session.id, row));
  return { step, arrivedAt, reading: await readWithModel(ctx, asker, turns, { says: input.message, extra: [] }) };
}

interface Answer {
  state: TriageState;
  /** The turn that was added, if one was. */
  taken?: { id: string; turn: number };
}

/** True when a message told something new: a sign, a number, a correction, a town. */
function toldMore(before: Outcome, after: Outcome): boolean {
  const told = ({ trace, level, town, about }: Outcome) => JSON.stringify([trace.facts, level, town, about]);
  return told(before) !== told(after);
}

/**
 * Takes one message of a session and answers the next question, or the result. The session is locked: of two messages for the same question
 * the first counts; the same words again are answered as they were. A completed session takes a message only if it tells something new:
 * a sign that came, an explicit correction, the town (docs/decisions/0025).
 * Refuses: triage_session_not_found, triage_completed, triage_moved_on, triage_too_long, session_expired, mfa_required.
 */
export async function continueTriage(
  ctx: Context,
  asker: Asker,
  input: Input,
  prepared: Prepared,
): Promise<TriageState> {
  const { state, taken } = await inTransaction(ctx, async (inside): Promise<Answer> => {
    const session = await findOwn(inside, asker, input.session_id, true);
    const at = inside.clock.now();
    if (!isOpen(session, at)) refuse("triage_session_not_found");
    const turns = (await listTurns(inside.db, session.id)).map((row) => openTurn(inside, session.id, row));
    const step = questionMeant(session.id, turns.length, input, prepared);
    const answerAgain = async (index: number) => ({
      state: await presentState(inside, input.session_id, index + 1, turns[index]!.answered),
    });
    if (step < turns.length) {
      return typedAt(turns, step) === input.message ? answerAgain(step) : refuse("triage_moved_on");
    }
    if (step > turns.length) refuse("triage_moved_on", { detail: triageAnswers.notAskedYet });
    if (turns.length >= triageMessagesMost || lettersIn(turns) > triageLettersMost) {
      refuse("triage_too_long", { detail: triageAnswers.tooLong(await emergencyNumbers(inside)) });
    }
    const turn = await take(turns, input.message, prepared.reading, at);
    const last = turns.at(-1)!;
    if (last.answered.outcome.done && !toldMore(last.answered.outcome, turn.answered.outcome)) {
      // The last words once more are a resend only where nobody told the step: a window that counts would count them twice.
      const resent = typeof input.step !== "number" && typedIn(last.said) === input.message;
      return resent ? answerAgain(turns.length - 1) : refuse("triage_completed");
    }
    noteTaken(session.id, step);
    await appendTurn(inside.db, sealTurn(inside, session.id, step, turn));
    return {
      state: await presentState(inside, input.session_id, step + 1, turn.answered),
      taken: { id: session.id, turn: step },
    };
  });
  if (taken) noteAnswered(taken.id, taken.turn);
  return state;
}

/** Which question a message answers: the one it names, else the last that was answered when it came. */
function questionMeant(sessionId: string, turns: number, input: Input, { step, arrivedAt }: Prepared): number {
  return typeof input.step === "number" ? step : Math.min(step, answeredBefore(sessionId, turns, arrivedAt));
}

const lettersIn = (turns: readonly Turn[]) => turns.reduce((sum, { said }) => sum + said.says.length, 0);

function typedAt(turns: readonly Turn[], index: number): string | null {
  const turn = turns[index];
  return turn ? typedIn(turn.said) : null;
}

async function take(turns: readonly Turn[], says: string, { extra, wording }: Reading, at: Date): Promise<Turn> {
  const said = { says, extra };
  return { said, answered: await answerTo([...turns.map((turn) => turn.said), said], { wording }), at };
}
