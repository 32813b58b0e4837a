import { companions } from "#triage-engine/knowledge/companions.ts";
import { dangersByMatter, illnesses, words } from "#triage-engine/knowledge/words.ts";
import type { Knowledge } from "#triage-engine/reasoning/book.ts";
import { namesIn, parseCondition, type Condition } from "#triage-engine/reasoning/conditions.ts";
import { surelyOpens } from "#triage-engine/reasoning/levels.ts";
import type { Concept, Level, Presentation, Question, Rule } from "#triage-engine/schema.ts";

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
  return { ...knowledge, presentations: knowledge.presentations.map((page) => outlined(inOutline(page), common)) };
}

/**
 * What of a presentation must be known without its page. With rules left to the page, its absence is met with care: what is left open is urgent, because one of
 * them may hold.
 */
export function inOutline(page: Presentation): OutlinedPage {
  const rules = page.rules.filter((rule) => !leftToPage(page, rule));
  const less = page.rules.some((rule) => rule.level !== "self_care" && leftToPage(page, rule));
  return { ...page, rules, otherwise: { level: less ? "urgent" : page.otherwise.level } };
}

/**
 * Whether a rule may stand on the page alone: benign pictures, of which nothing is proven without it, and rules below emergency that only hold together with a
 * sign that opens the page, so that it is there when they count.
 */
export function leftToPage(
  { id, layer, fits, opens }: OutlinedPage,
  { level, when }: Pick<Rule, "level" | "when">,
): boolean {
  if (level === "self_care") return true;
  if (level === "emergency" || layer || fits || id === "general") return false;
  return implies(parseCondition(when), (sign) => (opens[sign] ?? 0) >= surelyOpens);
}

/** Whether one of these signs is there whenever the condition is true. */
function implies(condition: Condition, sign: (id: string) => boolean): boolean {
  const parts = "of" in condition && Array.isArray(condition.of) ? (condition.of as readonly Condition[]) : [];
  const sure = parts.filter((part) => implies(part, sign)).length;
  switch (condition.kind) {
    case "sign":
      return sign(condition.id);
    case "all":
      return sure > 0;
    case "any":
      return sure === parts.length;
    case "some":
      return sure > parts.length - condition.least;
    default:
      return false;
  }
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
    rules: rules.map(({ level, when }, at) => ({
      id: `${id}:${at}`,
      level,
      when,
      reason: words.outline[level],
      source: "",
    })),
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
  const common = labelledAnyway(sharedQuestions);
  const own = presentation.questions.flatMap((question) => (typeof question === "string" ? [] : [question]));
  const benign = presentation.rules.filter(({ level }) => level === "self_care");
  const named = new Set([...factsOf(own), ...benign.flatMap(signsOf)].filter((sign) => !common.has(sign)));
  return {
    presentation: {
      ...presentation,
      label: "",
      rules: presentation.rules.map((rule) => ({ ...rule, source: "" })),
    },
    labels: Object.fromEntries(concepts.filter((one) => named.has(one.id)).map(({ id: sign, label }) => [sign, label])),
  };
}

const namesPages = 192;

/** Where the label of a concept is found that no page asks for, by its place among the concepts: pages that hold nothing but labels. */
export const namesPage = (at: number): string => `names-${at % namesPages}`;

/** The concepts with the labels that came with a page. */
export function relabelled(concepts: readonly Concept[], labels: Page["labels"]): Concept[] {
  return concepts.map((concept) => ({ ...concept, label: labels[concept.id] ?? concept.label }));
}

/** The signs that may be asked for whatever opened: those of shared questions, of the last look, and of what goes along with any benign picture. */
export function labelledAnyway(shared: readonly Question[]): Set<string> {
  return new Set([...factsOf(shared), ...dangersByMatter.flat(), ...illnesses, ...companions.flatMap(signsOf)]);
}

const factsOf = (questions: readonly Question[]) => questions.flatMap(({ facts = [] }) => facts);

/** The signs a rule speaks of. */
export const signsOf = ({ when }: Pick<Rule, "when">): string[] => [...namesIn(parseCondition(when)).signs];
