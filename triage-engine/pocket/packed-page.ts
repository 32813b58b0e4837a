import { lettersOf, tight, type Letters } from "./letters.ts";
import { leftToPage, signsOf, type Page } from "./outline.ts";
import type { Unpacked } from "./packed.ts";
import { packText, unpackText, type TextMemory } from "./text-coder.ts";
import type { Knowledge } from "#triage-engine/reasoning/book.ts";
import {
  levels,
  rank,
  specialties,
  type PageAdvice,
  type Presentation,
  type Question,
  type Rule,
  type Specialty,
} from "#triage-engine/schema.ts";

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
/** Why, whom to see, what to do when a rule holds. */
type Told = readonly [reason: string, specialties?: string, advice?: PackedAdvice];
/** A rule that the outline does not hold; 0 stands for one that it does. */
type Own = readonly [level: number, when: string, covers?: string] | 0;

/** Of a page what is needed whenever its presentation was told of. Concepts are letters; whatever is often empty stands last. */
export type PackedGist = readonly [
  id: string,
  rules: readonly Own[],
  otherwise: readonly [level: number, reason: string],
  labels: string,
  specialties: string,
];
/** What it asks, once the age is known. */
export type PackedAsk = readonly [questions: readonly PackedQuestion[], labels: string];
/** What it says when it is what the person came with or one of its rules decides, save in an emergency. */
export type PackedTold = readonly [told: readonly Told[], advice: PackedAdvice];
/** What its rules of emergency say when one of them decides: nothing else matters then. */
export type PackedGrave = readonly Told[];

/** The question of a list of signs, as most pages put it. */
const listed = ["Avez-vous un de ces signes", "{Qui} a-t-{il} un de ces signes"] as const;

/** Packs a page of this knowledge in its four parts. */
export function packPage(
  { concepts }: Pick<Knowledge, "concepts">,
  { presentation, labels }: Page,
): [PackedGist, PackedAsk, PackedTold, PackedGrave] {
  const letters = lettersOf(concepts);
  const { id, questions, rules, otherwise, advice } = presentation;
  const benign = new Set(rules.filter(({ level }) => level === "self_care").flatMap((rule) => signsOf(rule)));
  const labelled = (wanted: boolean) =>
    Object.entries(labels)
      .filter(([sign]) => benign.has(sign) === wanted)
      .map(([sign, label]) => letters.run([sign]) + label)
      .join("\n");
  return [
    [
      id,
      rules.map((rule) => (leftToPage(presentation, rule) ? own(rule, letters) : 0)),
      [rank(otherwise.level), otherwise.reason],
      labelled(true),
      named(presentation.specialties),
    ],
    [questions.map((question) => packQuestion(question, letters)), labelled(false)],
    [rules.filter((rule) => !isGrave(rule)).map(told), sentences(advice)],
    rules.filter(isGrave).map(told),
  ];
}

const isGrave = ({ level }: Pick<Rule, "level">) => level === "emergency";

/** Labels alone, as the gist of a page of which nothing else is read. */
export function packNames(
  { concepts, presentations }: Pick<Knowledge, "concepts" | "presentations">,
  labels: Page["labels"],
): PackedGist {
  const letters = lettersOf(concepts);
  const lines = Object.entries(labels).map(([sign, label]) => letters.run([sign]) + label);
  return [presentations[0]!.id, [], [0, ""], lines.join("\n"), ""];
}

/** The parts of a page as they are sent: texts packed with the memory of the outline, all but the gist with that of the gist as well. */
export function packParts(
  memory: TextMemory,
  [gist, ...parts]: readonly [PackedGist, ...(PackedAsk | PackedTold | PackedGrave)[]],
): string[] {
  const writes = memory.copy();
  return [
    packText(writes, JSON.stringify(gist)),
    ...parts.map((part) => packText(writes.copy(), JSON.stringify(part))),
  ];
}

/** The page that was packed, put together with what its outline tells; with its gist alone it can be judged by, and neither asks nor explains. */
export function unpackPage(
  { concepts, presentations, memory }: Unpacked,
  gist: string,
  ask: string | false,
  tells: string | false,
  grave: string | false,
): Page {
  const reads = memory.copy();
  const letters = lettersOf(concepts);
  const [id, rules, [level, reason], labels, seen] = JSON.parse(unpackText(reads, gist)) as PackedGist;
  const { outline: _outline, ...kept } = presentations.find((one) => one.id === id)!;
  let outlined = 0;
  const presentation: Presentation = {
    ...kept,
    rules: rules.map((rule, at) => (rule ? readOwn(`${id}:page:${at}`, rule, letters) : kept.rules[outlined++]!)),
    otherwise: { ...kept.otherwise, level: levels[level] as Presentation["otherwise"]["level"], reason },
    specialties: specialtiesOf(seen),
  };
  const part = <T>(text: string | false) => (text ? (JSON.parse(unpackText(reads.copy(), text)) as T) : undefined);
  const [questions, others] = part<PackedAsk>(ask) ?? [];
  const [reasons, advice] = part<PackedTold>(tells) ?? [];
  const said = { grave: [...(part<PackedGrave>(grave) ?? [])], other: [...(reasons ?? [])] };
  return {
    presentation: {
      ...presentation,
      ...(questions ? { questions: questions.map((question) => readQuestion(question, letters)) } : {}),
      ...(advice ? { advice: adviceOf(advice) } : {}),
      rules: presentation.rules.map((rule) => {
        const one = (isGrave(rule) ? said.grave : said.other).shift();
        return one ? { ...rule, ...readTold(one) } : rule;
      }),
    },
    labels: { ...labelsOf(labels, letters), ...(others ? labelsOf(others, letters) : {}) },
  };
}

function own({ level, when, covers }: Rule, { short, run }: Letters): Own {
  const rule = [rank(level), tight(short(when))] as const;
  return covers?.length ? [...rule, run(covers)] : rule;
}

function readOwn(id: string, [level, when, covers]: Exclude<Own, 0>, { long, list }: Letters): Rule {
  const rule = { id, level: levels[level]!, when: long(when), reason: "", source: "" };
  return covers ? { ...rule, covers: list(covers) } : rule;
}

const labelsOf = (lines: string, { long }: Letters): Page["labels"] =>
  Object.fromEntries(lines.split("\n").map((line) => [long(line.charAt(0)), line.slice(1)]));

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

function sentences({ todo = [], avoid = [], watch = [], mild = [] }: PageAdvice): PackedAdvice {
  const all = [todo, avoid, watch, mild].map((lines) => lines.join("\n"));
  while (all.at(-1) === "") all.pop();
  return all;
}

function adviceOf(packed: PackedAdvice): Presentation["advice"] {
  const [todo = [], avoid = [], watch = [], mild = []] = packed.map((lines) => (lines ? lines.split("\n") : []));
  return { todo, avoid, watch, mild };
}
