import type { Chat } from "#triage-engine/chat.ts";
import { ageChoices } from "#triage-engine/knowledge/words.ts";
import type { Outcome } from "#triage-engine/outcome.ts";

/** Twelve years, in days: nobody younger is with child, nurses or has periods. */
const grown = 12 * 365.25;
const ofGrown = ["pregnant", "postpartum", "breastfeeding", "period_now", "late_period", "menopause"];
const tooYoung = new Set(
  ageChoices.flatMap(({ label, numbers }) => ((numbers?.age ?? grown) < grown / 2 ? [label] : [])),
);

/** The outcome, the ages to tap without those that nobody can have of whom so much was told. */
export function withFittingAges(outcome: Outcome, { facts, moment }: Chat): Outcome {
  const { question } = outcome;
  if (question?.number !== "age" || facts.who?.kind === "baby" || facts.who?.kind === "child") return outcome;
  if (!ofGrown.some((sign) => moment.signs.get(sign)?.value === "yes")) return outcome;
  return { ...outcome, question: { ...question, choices: question.choices.filter((label) => !tooYoung.has(label)) } };
}
