import { assess, namedConcepts, type Outcome } from "#triage-engine/engine.ts";
import type { Level } from "#triage-engine/schema.ts";
import { sorted } from "#triage-engine/sorted.ts";

/**
 * A chat that somebody led in their own words with the nurse: the first message, and what they answered to which question. `answers` are pairs of what was
 * asked (the signs, parted by spaces, else the number or the question's id) and the answer.
 */
export type Conversation = {
  id: string;
  level: Level;
  accepts?: readonly Level[];
  says: string;
  answers: readonly (readonly [asked: string, says: string])[];
};

/** How it went when it was led once more. `unforeseen`: questions nobody had been asked when it was recorded, answered by a denial. */
export type Led = { messages: readonly string[]; asked: readonly string[]; outcome: Outcome; unforeseen: number };

const mostMessages = 20;

/**
 * Leads a conversation with today's engine, whose questions may be others than those that were recorded: each is answered by what was said when the same signs
 * were asked for, in one list or in several, if most of them were. The answers hang on the conversation alone, never on chance.
 */
export function lead({ says, answers }: Conversation): Led {
  const messages = [says];
  const asked: string[] = [];
  let unforeseen = 0;
  let outcome = assess([{ says }]);
  while (!outcome.done && outcome.question && messages.length < mostMessages) {
    const { id, facts, number, text } = outcome.question;
    asked.push(text);
    const known = recalled(answers, facts.length ? facts : [number ?? id]);
    if (known === undefined) unforeseen += 1;
    messages.push(known ?? (facts.length ? "Non." : "Je ne sais pas."));
    outcome = assess(messages.map((one) => ({ says: one })));
  }
  return { messages, asked, outcome, unforeseen };
}

/** What was answered when these were asked for, one question after the other; undefined when less than half of them ever were. */
function recalled(answers: Conversation["answers"], wanted: readonly string[]): string | undefined {
  const left = new Set(wanted);
  const found: string[] = [];
  const shared = ([asked]: Conversation["answers"][number]) => asked.split(" ").filter((one) => left.has(one)).length;
  while (left.size) {
    const nearest = sorted(answers, (a, b) => shared(b) - shared(a))[0];
    if (!nearest || !shared(nearest)) break;
    const [asked, says] = nearest;
    const label = wanted.length > 1 && /^oui\W*$/i.test(says) ? labels.get(asked) : undefined;
    found.push(label ? `Oui : ${label}` : says);
    for (const one of asked.split(" ")) left.delete(one);
  }
  if (left.size > wanted.length / 2) return undefined;
  const more = found.filter((says) => !/^(non|aucun|rien)\b/i.test(says));
  return [...new Set(more.length ? more : found.slice(0, 1))].join(". ");
}

const labels = new Map(namedConcepts.map(({ id, label }) => [id, label]));
