import { nurse } from "#texts/nurse.ts";
import { triageMessageMost, type TriageSession, type TriageState } from "#contract/triage.ts";
import type { Chat } from "./kept-chat.ts";

export { tied } from "#texts/tied.ts";

/** The stages of the specification ("Triage"). */
export type Stage = "initial" | "conversation" | "town" | "results";

/**
 * Where the window stands. In an emergency the result is shown at once: nobody in danger chooses a town first. A town that was said, or
 * chosen before, is not asked again.
 */
export function stageOf(state: TriageState | null, town: string | null): Stage {
  if (!state) return "initial";
  if (!state.completed) return "conversation";
  return town === null && !state.needs_emergency_care ? "town" : "results";
}

/** The town that counts: the one chosen here, else the one that was said, if doctors are listed there. */
export function townOf(chat: Chat, state: TriageState | null, towns: readonly string[]): string | null {
  if (chat.town !== null) return chat.town;
  return towns.find((town) => town === state?.user_town) ?? null;
}

/** Where a question begins to list the signs that can be ticked; its end when it does not list them all. */
export function listStart(question: string, labels: readonly string[]): number {
  const text = question.toLowerCase();
  const places = labels
    .filter((label) => !nurse.alone.includes(label))
    .map((label) => text.indexOf(label.toLowerCase()));
  return places.length === 0 || places.includes(-1) ? question.length : Math.min(...places);
}

export interface Line {
  from: "person" | "nurse";
  text: string;
  /** Said, and not yet on the server. */
  waits: boolean;
}

/** What was said and answered, in order. */
export function linesOf({ turns, answers, taken }: Chat): Line[] {
  return turns.flatMap((text, index) => {
    const answer = answers[index];
    const said: Line = { from: "person", text, waits: index >= taken };
    return answer === undefined ? [said] : [said, { from: "nurse", text: answer, waits: false }];
  });
}

/**
 * What is sent: the signs that were ticked, in the order in which they were offered, then the person's own words as a sentence of their own. A word
 * stands between the two: a sentence that begins with « non » right after a sign would be heard as its denial.
 */
export function messageOf(signs: readonly string[], text: string): string {
  const own = text.trim();
  return [signs.join(", "), signs.length > 0 && own ? `${nurse.added}${own}` : own].filter(Boolean).join(". ");
}

/**
 * A touched answer and what is typed beside it, in one message. Null where the words must wait in the field: beside an answer of a question's own
 * (an age, a part of the body) the nurse would hear that answer otherwise, and a correction is about what was said before.
 */
export function answerWith(label: string, offered: readonly string[], text: string): string | null {
  const own = text.trim();
  if (own === "" || own === nurse.correction.trim()) return label;
  if (own.startsWith(nurse.correction.trim()) || !offered.every((one) => nurse.plainAnswers.includes(one))) return null;
  const message = messageOf([label], own);
  return message.length > triageMessageMost ? null : message;
}

/** One more thing was said. */
export function withTurn(chat: Chat, text: string): Chat {
  return { ...chat, turns: [...chat.turns, text] };
}

/** The message that was not taken is gone from the chat: it stands in the field again, or its refusal says why. */
export function withoutUntaken(chat: Chat): Chat {
  return { ...chat, turns: chat.turns.slice(0, chat.taken), answers: chat.answers.slice(0, chat.taken) };
}

/** A question apart: how it begins, and the signs it lists; nothing where it lists none. */
function listIn(question: string): { stem: string; signs: readonly string[] } | undefined {
  const [, stem, signs] = /^(.*?) : (.*) \?$/su.exec(question) ?? [];
  return stem === undefined || signs === undefined
    ? undefined
    : { stem: stem.replace("ce signe", "un de ces signes"), signs: signs.split(/, ou |, | ou /u) };
}

/**
 * Whether what was said to the question put here answers the server's: the same list, of which she leaves out what is far from all that was said
 * (decision 0057). Not a longer one: nobody has denied what they never read.
 */
function answersToo(here: string, hers: string): boolean {
  const [local, asked] = [listIn(here), listIn(hers)];
  return local !== undefined && local.stem === asked?.stem && asked.signs.every((sign) => local.signs.includes(sign));
}

/**
 * The server has taken the next message. `differs` tells that the nurse asked something else on this device meanwhile: what was said
 * after that answers a question she did not put, and is left out. What was put here stays as it was read.
 */
export function withAnswer(chat: Chat, state: TriageState, owner: string | null): { chat: Chat; differs: boolean } {
  const index = chat.taken;
  const local = chat.answers[index];
  const goesOn = local !== undefined && chat.turns.length > index + 1;
  const whole = local === state.ai_message || (goesOn && answersToo(local, state.ai_message));
  const differs = goesOn && !whole;
  const taken = index + 1;
  const next: Chat = {
    ...chat,
    session_id: state.session_id,
    owner: chat.session_id === null ? owner : chat.owner,
    turns: differs ? chat.turns.slice(0, taken) : chat.turns,
    answers: whole ? chat.answers : [...chat.answers.slice(0, index), state.ai_message],
    state,
    taken,
  };
  return { chat: next, differs };
}

/** The chat as the server tells it: another window went on, or this one was loaded anew. */
export function adopted(chat: Chat, session: TriageSession): Chat {
  const { transcript, open: _open, patient_id: _patient, created_at: _at, ...state } = session;
  const said = (from: Line["from"]) => transcript.filter((line) => line.from === from).map(({ text }) => text);
  const turns = said("person");
  return {
    ...chat,
    state: { ...state, session_id: chat.session_id ?? state.session_id },
    turns,
    answers: said("nurse"),
    taken: turns.length,
  };
}
