import { assess, type Outcome } from "#triage-engine/engine.ts";
import { concepts, presentations } from "#triage-engine/knowledge/index.ts";
import { sharedQuestions } from "#triage-engine/knowledge/questions.ts";
import { eventChoices, whereChoices } from "#triage-engine/knowledge/words.ts";
import type { NumberName, Question } from "#triage-engine/schema.ts";
import { sorted } from "#triage-engine/sorted.ts";
import type { Vignette } from "#triage-engine/vignette.ts";
import type { Manner } from "./in-sentences.ts";

/** How a case went: what was said, what was asked, and the end. */
export type Played = { vignette: Vignette; outcome: Outcome; messages: readonly string[]; asked: readonly string[] };

const byId = new Map(concepts.map((concept) => [concept.id, concept]));
const questions = new Map<string, Question>(
  [
    ...presentations.flatMap(({ questions: own }) => own.filter((one) => typeof one !== "string")),
    ...sharedQuestions,
  ].map((one) => [one.id, one]),
);
const ofNoPage: Readonly<Record<string, Pick<Question, "choices">>> = {
  where: { choices: whereChoices },
  event: { choices: eventChoices },
};
/** A chat that does not end by then is a fault of the engine, counted as such. */
const mostMessages = 20;

/**
 * Plays a case as a chat until the nurse has a result. The answers hang on the case alone, never on chance: as the case words them, else by labels and « non »; in
 * a `manner`, lists and the age are answered in sentences. `answer` is the nurse who is tried.
 */
export function playVignette(vignette: Vignette, manner?: Manner, answer: typeof assess = assess): Played {
  const messages = [vignette.says];
  const asked: string[] = [];
  let outcome = answer([{ says: vignette.says }]);
  while (!outcome.done && outcome.question && messages.length < mostMessages) {
    asked.push(outcome.question.text);
    messages.push((manner && inSentence(vignette, outcome.question, manner)) ?? reply(vignette, outcome.question));
    outcome = answer(messages.map((says) => ({ says })));
  }
  return { vignette, outcome, messages, asked };
}

/** All that is true in the case: what it names and what follows by meaning. */
function truths({ yes }: Vignette): Set<string> {
  const all = new Set(yes);
  for (const id of all) for (const other of byId.get(id)?.implies ?? []) all.add(other);
  return all;
}

/** A list or the age told in a sentence; nothing for any other question. */
function inSentence(
  vignette: Vignette,
  { facts, number, id }: NonNullable<Outcome["question"]>,
  manner: Manner,
): string | undefined {
  if (number === "age") return manner.age(spanSaid(vignette.numbers?.age ?? 0));
  if (number || !facts.length || (ofNoPage[id] ?? questions.get(id))?.choices) return undefined;
  const all = truths(vignette);
  const named = (list: readonly string[]) => list.map((fact) => bare(byId.get(fact)?.label ?? fact));
  const there = facts.filter((fact) => all.has(fact));
  if (!there.length && facts.some((fact) => vignette.unknown?.includes(fact))) return undefined;
  const absent = named(facts.filter((fact) => !all.has(fact)));
  return there.length ? manner.has(named(there), absent) : manner.denies(absent);
}

/** A label without what explains it in brackets. */
const bare = (label: string) => label.replace(/\s*\([^)]*\)/g, "");

function reply(vignette: Vignette, question: NonNullable<Outcome["question"]>): string {
  const { facts, number, id } = question;
  if (number) return numberSaid(vignette, number);
  const asked = ofNoPage[id] ?? questions.get(id);
  if (asked?.choices) return choiceSaid(vignette, asked);
  if (!facts.length) return vignette.says;
  const all = truths(vignette);
  const wordsFor = (fact: string) => vignette.words?.[fact];
  const there = facts.filter((fact) => all.has(fact));
  const worded = sorted(there, (a, b) => Number(Boolean(wordsFor(b))) - Number(Boolean(wordsFor(a))));
  if (worded.length === 1 && facts.length === 1) return wordsFor(worded[0]!) ?? "oui";
  if (worded.length) return worded.map((fact) => wordsFor(fact) ?? byId.get(fact)?.label ?? fact).join(", ");
  if (facts.some((fact) => vignette.unknown?.includes(fact))) return "je ne sais pas";
  const denied = facts.map((fact) => vignette.words?.[fact]).find(Boolean);
  return facts.length === 1 && denied ? denied : "non";
}

function choiceSaid(vignette: Vignette, { choices = [] }: Pick<Question, "choices">): string {
  const all = truths(vignette);
  const names = choices.flatMap(({ yes = [] }) => yes);
  const word = names.map((name) => all.has(name) && vignette.words?.[name]).find(Boolean);
  if (word) return word;
  const fitting = choices.find(({ yes = [] }) => yes.some((name) => all.has(name)));
  if (fitting) return fitting.label;
  if (names.some((name) => vignette.unknown?.includes(name))) return "je ne sais pas";
  const sexed = choices.find(({ sex, yes }) => sex && sex === vignette.sex && !yes?.length);
  const denying = choices.find(({ yes, no, sex }) => !yes?.length && no?.length && !sex);
  return (sexed ?? denying)?.label ?? "non";
}

const year = 365.25;
const month = 30.4375;

function numberSaid({ numbers = {}, words = {} }: Vignette, name: NumberName): string {
  const value = numbers[name];
  if (words[name]) return words[name];
  if (value === undefined) return "je ne sais pas";
  if (name === "age" || name === "duration") return spanSaid(value);
  const said = String(Math.round(value * 10) / 10).replace(".", ",");
  // Asked for months, a woman who counts in weeks says so.
  return name === "pregnancy_weeks" ? `${said} semaines` : said;
}

function spanSaid(days: number): string {
  if (days < 1) return `${Math.max(1, Math.round(days * 24))} heures`;
  if (days < 61) return `${Math.round(days)} ${Math.round(days) === 1 ? "jour" : "jours"}`;
  return days < 2 * year ? `${Math.floor(days / month)} mois` : `${Math.floor(days / year)} ans`;
}
