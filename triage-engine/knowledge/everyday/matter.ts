import { anyOf, one } from "#triage-engine/knowledge/ask.ts";
import type { Advice, Presentation, Specialty } from "#triage-engine/schema.ts";
import type { EverydayConcept } from "./concept.ts";

/**
 * A matter that is harmless once its dangers are denied. `asks`: lists of dangers, each of one gravity; `confirms`: what must be so and is asked for in words of its own where
 * nobody told it, as `[concept, question]`.
 */
type Matter = {
  id: string;
  label: string;
  opens: Readonly<Record<string, number>>;
  fits?: string;
  specialties?: readonly Specialty[];
  confirms?: readonly (readonly [string, string])[];
  asks: readonly (readonly string[])[];
  when: string;
  reason: string;
  source?: string;
  covers: readonly string[];
  advice: Advice;
  /** Where it is not proven: within the week if nothing is said. */
  otherwise?: Presentation["otherwise"];
};

/** A page for one matter alone: beside others on a page their dangers would be asked for, too. */
export function matter(told: Matter): Presentation {
  const { id, label, opens, fits, when, reason, source = "nhs", covers, advice } = told;
  const page = `everyday-${id}`;
  return {
    id: page,
    label,
    opens,
    ...(fits ? { fits } : {}),
    specialties: told.specialties ?? ["Médecine Générale"],
    questions: [...confirming(told), ...told.asks.map((facts, at) => anyOf(`${page}-${at + 1}`, facts)), "duration"],
    rules: [{ id: `${page}-home`, level: "self_care", when, reason, source, covers, advice }],
    otherwise: told.otherwise ?? {
      level: "routine",
      reason: "Si cela dure ou gêne, montrez-le à un soignant dans la semaine.",
      source,
    },
    advice: {},
  };
}

/** Makes matters of whom and for which doctors all of them are. */
export const mattersOf =
  (shared: Pick<Matter, "fits" | "specialties">) =>
  (told: Matter): Presentation =>
    matter({ ...shared, ...told });

const confirming = ({ id, confirms = [] }: Matter) =>
  confirms.map(([fact, asked]) => one(`everyday-${id}-${fact}`, fact, asked, asked));

/** Wordings of parts that may stand in any order: « A & B », « A ~ B » and « B ~ A » of each. */
export const anyOrder = (...wordings: readonly string[]): string[] => [...new Set(wordings.flatMap(ordered))];

function ordered(wording: string): string[] {
  const denies = wording.startsWith("!") ? "!" : "";
  const parts = wording.slice(denies.length).split(" & ");
  if (parts.length === 1) return [wording];
  return [wording, ...orders(parts).map((order) => denies + order.join(" ~ "))];
}

const orders = (parts: readonly string[]): string[][] =>
  parts.length < 2
    ? [[...parts]]
    : parts.flatMap((first, at) => orders(parts.filter((_, other) => other !== at)).map((rest) => [first, ...rest]));

/** Concepts that leave their words to others: what is harmless must hide no sign that the same words tell of (`meant.ts` says where they do not). */
export const sharing = (concepts: readonly EverydayConcept[]): readonly EverydayConcept[] =>
  concepts.map((concept) => ({ ...concept, shares: true }));
