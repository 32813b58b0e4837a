import { lettersOf, tight, type Letters } from "./letters.ts";
import { leftToPage, type Page } from "./outline.ts";
import type { Knowledge } from "./reasoning/book.ts";
import {
  levels,
  rank,
  specialties,
  type Advice,
  type Presentation,
  type Question,
  type Rule,
  type Specialty,
} from "./schema.ts";

/** What to do, to leave and to watch, each a text of a line per sentence; the last ones left out when they are empty. */
type PackedAdvice = readonly string[];
type PackedQuestion =
  | string
  | readonly [
      id: string,
      facts: string,
      you: string,
      they: string,
      rest?: Omit<Question, "id" | "facts" | "you" | "they">,
    ];
/** Why, whom to see, what to do: of a rule that the outline holds the condition of. */
type Told = readonly [reason: string, specialties?: string, advice?: PackedAdvice];
/** A rule that stands here alone. */
type Own = readonly [level: number, when: string, covers: string, ...told: Told];

/** A page without what its outline tells, the concepts as letters, whatever is often empty last. */
export type PackedPage = readonly [
  id: string,
  specialties: string,
  questions: readonly PackedQuestion[],
  rules: readonly (Told | Own)[],
  otherwise: readonly [level: number, reason: string],
  advice: PackedAdvice,
  labels: string,
];

/** The question of a list of signs, as most pages put it. */
const listed = ["Avez-vous un de ces signes", "{Qui} a-t-{il} un de ces signes"] as const;

const isOwn = (rule: Told | Own): rule is Own => typeof rule[0] === "number";

/** Packs a page of this knowledge. */
export function packPage({ concepts }: Pick<Knowledge, "concepts">, { presentation, labels }: Page): PackedPage {
  const letters = lettersOf(concepts);
  const { id, questions, rules, otherwise, advice } = presentation;
  return [
    id,
    named(presentation.specialties),
    questions.map((question) => packQuestion(question, letters)),
    rules.map((rule) =>
      leftToPage(presentation, rule)
        ? [rank(rule.level), tight(letters.short(rule.when)), letters.run(rule.covers ?? []), ...told(rule)]
        : told(rule),
    ),
    [rank(otherwise.level), otherwise.reason],
    sentences(advice),
    Object.entries(labels)
      .map(([sign, label]) => letters.run([sign]) + label)
      .join("\n"),
  ];
}

/** The page that was packed, put together with what its outline tells. */
export function unpackPage({ concepts, presentations }: Knowledge, packed: PackedPage): Page {
  const [id, seen, questions, rules, [level, reason], advice, labels] = packed;
  const letters = lettersOf(concepts);
  const outline = presentations.find((one) => one.id === id)!;
  const { outline: _outline, ...kept } = outline;
  let outlined = 0;
  const own = ([urgency, when, covers, ...rest]: Own, at: number): Rule => ({
    id: `${id}:page:${at}`,
    level: levels[urgency]!,
    when: letters.long(when),
    ...(covers ? { covers: letters.list(covers) } : {}),
    source: "",
    ...readTold(rest),
  });
  return {
    presentation: {
      ...kept,
      specialties: specialtiesOf(seen),
      questions: questions.map((question) => readQuestion(question, letters)),
      rules: rules.map((rule, at) =>
        isOwn(rule) ? own(rule, at) : { ...outline.rules[outlined++]!, ...readTold(rule) },
      ),
      otherwise: { ...kept.otherwise, level: levels[level] as Presentation["otherwise"]["level"], reason },
      advice: adviceOf(advice),
    },
    labels: Object.fromEntries(labels.split("\n").map((line) => [letters.long(line.charAt(0)), line.slice(1)])),
  };
}

function packQuestion(question: Question | string, { short, run }: Letters): PackedQuestion {
  if (typeof question === "string") return question;
  const { id, facts = [], you, they, choices, needs, number } = question;
  const usual = you === listed[0] && they === listed[1];
  const rest = {
    ...(number ? { number } : {}),
    ...(choices ? { choices } : {}),
    ...(needs ? { needs: tight(short(needs)) } : {}),
  };
  const texts = usual ? (["", ""] as const) : ([you, they] as const);
  return Object.keys(rest).length ? [id, run(facts), ...texts, rest] : [id, run(facts), ...texts];
}

function readQuestion(packed: PackedQuestion, { long, list }: Letters): Question | string {
  if (typeof packed === "string") return packed;
  const [id, facts, you, they, rest] = packed;
  const { needs, ...others } = rest ?? {};
  return {
    id,
    ...(facts ? { facts: list(facts) } : {}),
    you: you || listed[0],
    they: they || listed[1],
    ...others,
    ...(needs ? { needs: long(needs) } : {}),
  };
}

function told({ reason, specialties: seen = [], advice }: Rule): Told {
  if (advice) return [reason, named(seen), sentences(advice)];
  return seen.length ? [reason, named(seen)] : [reason];
}

function readTold([reason, seen = "", advice]: Told): Pick<Rule, "reason" | "specialties" | "advice"> {
  return {
    reason,
    ...(seen ? { specialties: specialtiesOf(seen) } : {}),
    ...(advice ? { advice: adviceOf(advice) } : {}),
  };
}

const named = (some: readonly Specialty[]) => some.map((one) => specialties.indexOf(one).toString(36)).join("");
const specialtiesOf = (run: string): Specialty[] => [...run].map((digit) => specialties[Number.parseInt(digit, 36)]!);

function sentences({ todo = [], avoid = [], watch = [] }: Advice): PackedAdvice {
  const all = [todo, avoid, watch].map((lines) => lines.join("\n"));
  while (all.at(-1) === "") all.pop();
  return all;
}

function adviceOf(packed: PackedAdvice): Presentation["advice"] {
  const [todo = [], avoid = [], watch = []] = packed.map((lines) => (lines ? lines.split("\n") : []));
  return { todo, avoid, watch };
}
