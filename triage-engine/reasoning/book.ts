import { companions } from "#triage-engine/knowledge/companions.ts";
import {
  rank,
  type Concept,
  type Derivation,
  type NumberName,
  type Presentation,
  type Question,
  type Rule,
} from "#triage-engine/schema.ts";
import { namesIn, parseCondition, type Condition } from "./conditions.ts";
import { readConsequences, type Consequences } from "./facts.ts";
import { indexRules, type RuleIndex } from "./supports.ts";

/** Before the id that stands for a label which is not here yet (`pocket/outline.ts`): « dengue » is a label and an id. */
export const unlabelled = "_";

/** A rule with its condition read. */
export type ReadRule = Rule & {
  condition: Condition;
  signs: ReadonlySet<string>;
  numbers: ReadonlySet<NumberName>;
  presentation: string;
};

/** A question with its condition read. */
export type ReadQuestion = Question & { need?: Condition };

export type ReadPresentation = Omit<Presentation, "questions" | "rules" | "fits"> & {
  fits?: Condition;
  questions: readonly ReadQuestion[];
  rules: readonly ReadRule[];
};

/** All knowledge, read once and ready for use. */
export type Book = {
  concepts: ReadonlyMap<string, Concept>;
  presentations: readonly ReadPresentation[];
  rules: readonly ReadRule[];
  /** Small signs that any proven benign picture explains as well. */
  companions: readonly ReadRule[];
  questions: ReadonlyMap<string, ReadQuestion>;
  consequences: Consequences;
  /** The same by what they hang on: a chat looks things up after each message. */
  index: BookIndex;
};

/** Where in the book something is to be found. */
export type BookIndex = {
  truths: RuleIndex;
  /** Rules of emergency by the signs they speak of. */
  dangers: ReadonlyMap<string, readonly ReadRule[]>;
  /** Presentations by the signs that open them. */
  opened: ReadonlyMap<string, readonly ReadPresentation[]>;
  layers: readonly ReadPresentation[];
  /** Signs that are an emergency by themselves. */
  alarms: ReadonlySet<string>;
  /** Signs that rules of emergency or of the day speak of. */
  weighs: ReadonlySet<string>;
};

export type Knowledge = {
  concepts: readonly Concept[];
  presentations: readonly Presentation[];
  sharedQuestions: readonly Question[];
  derivations: readonly Derivation[];
};

/** Reads the knowledge. Throws when a question is named that does not exist or a condition cannot be read. */
export function readBook({ concepts, presentations, sharedQuestions, derivations }: Knowledge): Book {
  const questions = new Map(sharedQuestions.map((question) => [question.id, readQuestion(question)]));
  const pages = presentations.map((presentation) => readPresentation(presentation, questions));
  const rules = pages.flatMap((page) => page.rules);
  return {
    concepts: new Map(concepts.map((concept) => [concept.id, concept])),
    presentations: pages,
    rules,
    companions: companions.map((rule) => readRule(rule, "companions")),
    questions,
    consequences: readConsequences(concepts, derivations),
    index: {
      truths: indexRules(rules),
      dangers: filed(
        rules.filter(({ level }) => level === "emergency"),
        ({ signs }) => signs,
      ),
      opened: filed(pages, ({ opens }) => Object.keys(opens)),
      alarms: new Set(rules.flatMap(({ level, condition }) => (level === "emergency" ? alone(condition) : []))),
      layers: pages.filter(({ layer }) => layer),
      weighs: new Set(rules.flatMap(({ level, signs }) => (rank(level) > 1 ? [...signs] : []))),
    },
  };
}

/** Signs that make a condition true by themselves. */
function alone(condition: Condition): readonly string[] {
  if (condition.kind === "sign") return [condition.id];
  return condition.kind === "any" ? condition.of.flatMap(alone) : [];
}

/** Things by each of the names they go under. */
function filed<T>(things: readonly T[], names: (thing: T) => Iterable<string>): ReadonlyMap<string, readonly T[]> {
  const files = new Map<string, T[]>();
  for (const thing of things)
    for (const name of names(thing)) {
      const file = files.get(name);
      if (file) file.push(thing);
      else files.set(name, [thing]);
    }
  return files;
}

function readQuestion(question: Question): ReadQuestion {
  return question.needs ? { ...question, need: parseCondition(question.needs) } : question;
}

function readPresentation(presentation: Presentation, shared: ReadonlyMap<string, ReadQuestion>): ReadPresentation {
  const { fits, questions, rules, ...rest } = presentation;
  return {
    ...rest,
    ...(fits ? { fits: parseCondition(fits) } : {}),
    questions: questions.map((question) => {
      if (typeof question !== "string") return readQuestion(question);
      const known = shared.get(question);
      if (!known) throw new Error(`${presentation.id} asks ${question}, which nobody has written`);
      return known;
    }),
    rules: rules.map((rule) => readRule(rule, presentation.id)),
  };
}

function readRule(rule: Rule, presentation: string): ReadRule {
  const condition = parseCondition(rule.when);
  return { ...rule, condition, ...namesIn(condition), presentation };
}
