import type { Concept, Derivation, NumberName, Presentation, Question, Rule } from "#triage-engine/schema.ts";
import { namesIn, parseCondition, type Condition } from "./conditions.ts";
import { readConsequences, type Consequences } from "./facts.ts";

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
  questions: ReadonlyMap<string, ReadQuestion>;
  consequences: Consequences;
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
  return {
    concepts: new Map(concepts.map((concept) => [concept.id, concept])),
    presentations: pages,
    rules: pages.flatMap(({ rules }) => rules),
    questions,
    consequences: readConsequences(concepts, derivations),
  };
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
    rules: rules.map((rule) => {
      const condition = parseCondition(rule.when);
      return { ...rule, condition, ...namesIn(condition), presentation: presentation.id };
    }),
  };
}
