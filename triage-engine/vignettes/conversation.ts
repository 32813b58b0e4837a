import { assess, type Outcome } from "#triage-engine/engine.ts";
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
 * Leads a conversation with today's engine, whose questions may be others than those that were recorded: each is answered by what was said when most of
 * the same was asked. The answers hang on the conversation alone, never on chance.
 */
export function lead({ says, answers }: Conversation): Led {
  const messages = [says];
  const asked: string[] = [];
  let unforeseen = 0;
  let outcome = assess([{ says }]);
  while (!outcome.done && outcome.question && messages.length < mostMessages) {
    const { id, facts, number, text } = outcome.question;
    asked.push(text);
    const wanted = facts.length ? facts : [number ?? id];
    const shared = (to: string) => wanted.filter((one) => to.split(" ").includes(one)).length / wanted.length;
    const nearest = sorted(answers, ([a], [b]) => shared(b) - shared(a))[0];
    const known = nearest && shared(nearest[0]) >= 0.5 ? nearest[1] : undefined;
    if (known === undefined) unforeseen += 1;
    messages.push(known ?? (facts.length ? "Non." : "Je ne sais pas."));
    outcome = assess(messages.map((one) => ({ says: one })));
  }
  return { messages, asked, outcome, unforeseen };
}
