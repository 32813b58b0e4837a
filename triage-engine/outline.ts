import { words } from "./knowledge/words.ts";
import type { Knowledge } from "./reasoning/book.ts";
import { namesIn, parseCondition } from "./reasoning/conditions.ts";
import type { Concept, Level, Presentation, Question, Rule } from "./schema.ts";

/** What is known of a presentation without its page. */
export type OutlinedPage = Pick<Presentation, "id" | "opens" | "fits" | "layer" | "ageLast"> & {
  rules: readonly { level: Level; when: string }[];
  otherwise: { level: Presentation["otherwise"]["level"] };
};

/**
 * The knowledge without the pages of its presentations: what opens each, and the conditions of the rules that must count whatever the complaint is.
 * Benign pictures stay on the pages: without its page nothing is proven.
 */
export function outlineOf(knowledge: Knowledge): Knowledge {
  const common = knowledge.sharedQuestions.map(({ id }) => id);
  return { ...knowledge, presentations: knowledge.presentations.map((page) => outlined(page, common)) };
}

/** A presentation that can do without its page; until its own questions are there, it asks those that several presentations ask. */
export function outlined(page: OutlinedPage, questions: readonly string[]): Presentation {
  const { id, opens, fits, layer, ageLast, rules, otherwise } = page;
  return {
    id,
    label: "",
    opens,
    ...(fits ? { fits } : {}),
    ...(layer ? { layer } : {}),
    ...(ageLast ? { ageLast } : {}),
    outline: true,
    specialties: [],
    questions,
    rules: rules
      .filter(({ level }) => level !== "self_care")
      .map(({ level, when }, at) => ({ id: `${id}:${at}`, level, when, reason: words.outline[level], source: "" })),
    otherwise: { level: otherwise.level, reason: words.outline[otherwise.level], source: "" },
    advice: {},
  };
}

/** What comes when a presentation opens: all of it, and the labels of the signs that only it asks for. */
export type Page = { presentation: Presentation; labels: Readonly<Record<string, string>> };

/** The page of a presentation, without what nobody is shown. */
export function pageOf({ presentations, concepts, sharedQuestions }: Knowledge, id: string): Page | undefined {
  const presentation = presentations.find((one) => one.id === id);
  if (!presentation) return;
  const common = labelledAnyway(presentations, sharedQuestions);
  const own = presentation.questions.flatMap((question) => (typeof question === "string" ? [] : [question]));
  const benign = presentation.rules.filter(({ level }) => level === "self_care");
  const named = new Set([...factsOf(own), ...signsOf(benign)].filter((sign) => !common.has(sign)));
  return {
    presentation: {
      ...presentation,
      label: "",
      rules: presentation.rules.map((rule) => ({ ...rule, source: "" })),
    },
    labels: Object.fromEntries(concepts.filter((one) => named.has(one.id)).map(({ id: sign, label }) => [sign, label])),
  };
}

/** The concepts with the labels that came with a page. */
export function relabelled(concepts: readonly Concept[], labels: Page["labels"]): Concept[] {
  return concepts.map((concept) => ({ ...concept, label: labels[concept.id] ?? concept.label }));
}

/** The signs that may be asked for whatever opened: those of shared questions, and those an emergency hangs on. */
export function labelledAnyway(presentations: readonly Presentation[], shared: readonly Question[]): Set<string> {
  const emergencies = presentations.flatMap(({ rules }) => rules.filter(({ level }) => level === "emergency"));
  return new Set([...factsOf(shared), ...signsOf(emergencies)]);
}

const factsOf = (questions: readonly Question[]) => questions.flatMap(({ facts = [] }) => facts);
const signsOf = (rules: readonly Rule[]) => rules.flatMap(({ when }) => [...namesIn(parseCondition(when)).signs]);
