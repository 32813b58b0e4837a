import { fold } from "#contract/specialties.ts";
import type { Outcome } from "#triage-engine/engine.ts";
import type { Context } from "#server/context.ts";
import type { KnownSign, ReadSign, TriageModelPort } from "#server/ports/triage-model.ts";
import { loadEngine } from "./engine.ts";
import type { Asker } from "./policy.ts";
import { listNames } from "./queries.ts";
import { plainReading, typedIn, type Reading, type Said, type Turn } from "./turns.ts";
import { withholdPerson } from "./withhold.ts";
import { mayStandFor } from "./wording.ts";

/** Nobody waits longer for a model, understanding and wording together (brief of the port; decision 0025). */
const patienceMs = 2500;
/** More signs than this in one message are a model gone astray: then none counts. */
const signsMost = 6;

/** That it failed, and how, without a word of what was sent or answered: JSON.parse, for one, quotes what it could not read. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  return error.name === "Error" ? error.message.slice(0, 200) : error.name;
}

/** The value, or null when it does not come in time or the model fails. */
async function attempt<T>(ctx: Context, signal: AbortSignal, ask: () => Promise<T>): Promise<T | null> {
  if (signal.aborted) return null;
  const late = new Promise<never>((_, reject) => {
    signal.addEventListener("abort", () => reject(new Error("the model is late")), { once: true });
  });
  try {
    return await Promise.race([ask(), late]);
  } catch (error) {
    ctx.log.debug({ reason: reasonOf(error) }, "triage model ignored");
    return null;
  }
}

/** True when one of the few words before the quote, in the same clause, denies it. */
function isNegated(text: string, quote: string): boolean {
  const at = text.indexOf(quote);
  const clause = text
    .slice(0, at)
    .split(/\b(?:mais|sauf|par contre|maintenant|et puis)\b/)
    .at(-1)!;
  return clause
    .split(" ")
    .slice(-5)
    .some((word) => ["pas", "ni", "sans", "aucun", "aucune", "jamais", "plus", "rien", "non"].includes(word));
}

/**
 * The signs to believe: known ones, that rest on words which are really in the message, and that the person has not denied. They are only
 * ever added, so a model may raise a level and never lower it.
 */
function signsToBelieve(
  signs: readonly ReadSign[],
  text: string,
  known: readonly KnownSign[],
  facts: Outcome["trace"]["facts"],
): string[] {
  const folded = ` ${fold(text)} `;
  const believed = signs.filter(({ id, quote }) => {
    const words = fold(quote);
    if (!known.some((sign) => sign.id === id) || facts[id] === "no" || words.length < 3) return false;
    return folded.includes(` ${words} `) && !isNegated(folded, ` ${words} `);
  });
  const ids = [...new Set(believed.map(({ id }) => id))].toSorted();
  return ids.length > signsMost ? [] : ids;
}

/** A bare answer needs no model: the engine reads those itself. Labels may hold commas, so what was tapped is taken out whole. */
function isBareAnswer(says: string, question: Outcome["question"]): boolean {
  const labels = (question?.choices ?? []).map(fold).toSorted((one, other) => other.length - one.length);
  const rest = labels.reduce((text, label) => text.replaceAll(label, " "), fold(says));
  return rest.trim() === "" || fold(says).split(" ").length < 3;
}

async function understand(
  ctx: Context,
  model: TriageModelPort,
  signal: AbortSignal,
  said: { text: string; before: Outcome | null; after: Outcome; known: readonly KnownSign[] },
): Promise<string[]> {
  const { text, before, after, known } = said;
  if (after.emergency || isBareAnswer(text, before?.question)) return [];
  const question = before?.question?.text ?? null;
  const signs = await attempt(ctx, signal, () => model.understand({ text, question, signs: known }, signal));
  return signs ? signsToBelieve(signs, text, known, after.trace.facts) : [];
}

async function reword(
  ctx: Context,
  model: TriageModelPort,
  signal: AbortSignal,
  text: string,
  outcome: Outcome,
): Promise<Reading["wording"]> {
  const own = outcome.question;
  // A list of signs to tick is read together with its labels: its words stay ours.
  if (!own || own.many) return null;
  const theirs = await attempt(ctx, signal, () => model.word({ question: own.text, said: text }, signal));
  const trimmed = theirs?.trim() ?? "";
  return mayStandFor(own.text, trimmed) ? { insteadOf: own.text, text: trimmed } : null;
}

/**
 * What the optional model makes of a message. It is sent the words without the person; slow, absent or senseless answers change nothing.
 * Source: decisions, "Triage".
 */
export async function readWithModel(
  ctx: Context,
  asker: Pick<Asker, "accountId">,
  turns: readonly Turn[],
  said: Said,
): Promise<Reading> {
  const model = ctx.triageModel;
  if (!model) return plainReading;
  const { assess, namedConcepts: known } = await loadEngine();
  const earlier = turns.map((turn) => turn.said);
  const names = asker.accountId ? await listNames(ctx.db, asker.accountId) : [];
  const { vocabulary } = await import("./known-words.ts");
  const text = withholdPerson(typedIn(said), names, vocabulary());
  const signal = AbortSignal.timeout(patienceMs);
  const before = turns.at(-1)?.answered.outcome ?? null;
  const extra = await understand(ctx, model, signal, { text, before, after: assess([...earlier, said]), known });
  const wording = await reword(ctx, model, signal, text, assess([...earlier, { ...said, extra }]));
  return { extra, wording };
}
