import { letterAt, lettersOf, tight } from "./letters.ts";
import { inOutline, labelledAnyway, outlined, type OutlinedPage } from "./outline.ts";
import { packLexicon, unpackLexicon } from "./packed-lexicon.ts";
import type { Knowledge } from "#triage-engine/reasoning/book.ts";
import { levels, type Concept, type Derivation, type Presentation, type Question } from "#triage-engine/schema.ts";
import type { Coded } from "./word-coder.ts";

/**
 * An outline (`outlineOf`) in as few bytes as a browser can be sent: like beside like, concepts named by
 * one letter where a condition or a list names them.
 */
export type Packed = {
  /** Their names; of those that go by their letter anyway (`short-names.ts`), none. */
  ids: string;
  labels: string;
  lexicon: Coded;
  /** Concepts by their kind, those that share their words, and what follows from each: a line of it, what it excludes after a mark. */
  kinds: Readonly<Partial<Record<Kind, string>>>;
  shares: string;
  links: string;
  questions: readonly Question[];
  derivations: readonly Derivation[];
  /** Of all presentations, a line each: what they are, what opens them, and after an empty line a paragraph each of rules. */
  heads: string;
  opens: string;
  rules: string;
};
type Kind = NonNullable<Concept["kind"]>;

const apart = "!";
const kinds: readonly Kind[] = ["sign", "history", "circumstance"];
const marks = { layer: "L", ageLast: "A" } as const;

/** Packs what an outline of this knowledge holds, and French words that are never to be mended. */
export function pack(
  { concepts, presentations, sharedQuestions, derivations }: Knowledge,
  french: readonly string[] = [],
): Packed {
  const { short, run } = lettersOf(concepts);
  const runOf = (fits: (concept: Concept) => boolean) => run(concepts.filter(fits).map(({ id }) => id));
  const pages = presentations.map((page) => packPage(inOutline(page), short));
  const common = labelledAnyway(sharedQuestions);
  return {
    ids: concepts.map(({ id }, at) => (id === letterAt(at) ? "" : id)).join(" "),
    labels: concepts.map(({ id, label }) => (common.has(id) ? label : "")).join("\n"),
    lexicon: packLexicon(concepts, french),
    kinds: Object.fromEntries(kinds.map((kind) => [kind, runOf((concept) => concept.kind === kind)])),
    shares: runOf(({ shares }) => shares === true),
    links: concepts
      .filter(({ implies, excludes }) => implies || excludes)
      .map(({ id, implies = [], excludes = [] }) => `${run([id, ...implies])}${apart}${run(excludes)}`)
      .join(" "),
    questions: sharedQuestions,
    derivations: derivations.map((one) => ({ ...one, when: tight(short(one.when)) })),
    heads: pages.map(({ head }) => head).join("\n"),
    opens: pages.map(({ opens }) => opens).join("\n"),
    rules: pages.map(({ rules }) => rules).join("\n\n"),
  };
}

/** The outline that was packed. */
export function unpack(packed: Packed): Knowledge & { french: readonly string[] } {
  const { ids, labels, lexicon, questions, derivations } = packed;
  const names = ids.split(" ").map((name, at) => name || letterAt(at));
  const { long, list } = lettersOf(names.map((id) => ({ id })));
  const kindOf = new Map(kinds.flatMap((kind) => list(packed.kinds[kind] ?? "").map((id) => [id, kind] as const)));
  const sharing = new Set(list(packed.shares));
  const links = new Map(packed.links.split(" ").map((line) => linked(line, list)));
  const label = labels.split("\n");
  const { sayings, french } = unpackLexicon(lexicon);
  const concepts = names.map((id, at) => ({
    id,
    label: label[at] || id,
    ...sayings[at],
    ...links.get(id),
    ...(sharing.has(id) ? { shares: true as const } : {}),
    ...(kindOf.has(id) ? { kind: kindOf.get(id)! } : {}),
  }));
  const [opens, rules] = [packed.opens.split("\n"), packed.rules.split("\n\n")];
  const common = questions.map(({ id }) => id);
  return {
    concepts,
    french,
    sharedQuestions: questions,
    derivations: derivations.map((one) => ({ ...one, when: long(one.when) })),
    presentations: packed.heads
      .split("\n")
      .map((head, at) => outlined(readPage({ head, opens: opens[at]!, rules: rules[at]! }, long), common)),
  };
}

function linked(line: string, list: (run: string) => string[]): [string, Pick<Concept, "implies" | "excludes">] {
  const [before = "", after = ""] = line.split(apart);
  const [id = "", ...implies] = list(before);
  const excludes = list(after);
  return [id, { ...(implies.length ? { implies } : {}), ...(excludes.length ? { excludes } : {}) }];
}

type PackedPresentation = { head: string; opens: string; rules: string };

/** What opens it by weight, told where it changes; a line for each rule: the rank of its level, then when it holds. */
function packPage(page: OutlinedPage, short: (text: string) => string): PackedPresentation {
  const { id, opens, fits = "", layer, ageLast, rules, otherwise } = page;
  const flags = [layer ? marks.layer : "", ageLast ? marks.ageLast : "", levels.indexOf(otherwise.level)].join("");
  let last = 0;
  const opening = Object.entries(opens).map(([sign, weight]) => {
    const told = weight === last ? "" : String(weight);
    last = weight;
    return told + short(sign);
  });
  return {
    head: `${id} ${flags} ${tight(short(fits))}`,
    opens: opening.join(""),
    rules: rules.map(({ level, when }) => `${levels.indexOf(level)}${tight(short(when))}`).join("\n"),
  };
}

function readPage({ head, opens, rules }: PackedPresentation, long: (text: string) => string): OutlinedPage {
  const [id = "", flags = "", ...fits] = head.split(" ");
  const level = (digit: string) => levels[Number(digit)]!;
  let weight = 0;
  const opening = [...opens.matchAll(/([\d.]*)(\D)/g)].map(([, told = "", sign = ""]) => {
    weight = Number(told || weight);
    return [long(sign), weight] as const;
  });
  return {
    id,
    opens: Object.fromEntries(opening),
    ...(fits.join(" ") ? { fits: long(fits.join(" ")) } : {}),
    ...(flags.includes(marks.layer) ? { layer: true } : {}),
    ...(flags.includes(marks.ageLast) ? { ageLast: true } : {}),
    otherwise: { level: level(flags.slice(-1)) as Presentation["otherwise"]["level"] },
    rules: (rules ? rules.split("\n") : []).map((rule) => ({
      level: level(rule.charAt(0)),
      when: long(rule.slice(1)),
    })),
  };
}
