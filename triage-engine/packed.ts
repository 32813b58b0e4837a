import { lettersOf, tight } from "./letters.ts";
import { inOutline, labelledAnyway, outlined, type OutlinedPage } from "./outline.ts";
import { packLexicon, unpackLexicon } from "./packed-lexicon.ts";
import type { Knowledge } from "./reasoning/book.ts";
import { levels, type Concept, type Derivation, type Presentation, type Question } from "./schema.ts";
import type { Coded } from "./word-coder.ts";

/**
 * An outline (`outlineOf`) in as few bytes as a browser can be sent: like beside like, concepts named by
 * one letter where a condition or a list names them.
 */
export type Packed = {
  ids: string;
  labels: string;
  lexicon: Coded;
  more: Readonly<Record<number, Partial<Concept>>>;
  questions: readonly Question[];
  derivations: readonly Derivation[];
  pages: string;
};

const nothing = "-";
const marks = { layer: "L", ageLast: "A" } as const;

/** Packs what an outline of this knowledge holds. */
export function pack({ concepts, presentations, sharedQuestions, derivations }: Knowledge): Packed {
  const { short } = lettersOf(concepts);
  const common = labelledAnyway(sharedQuestions);
  return {
    ids: concepts.map(({ id }) => id).join(" "),
    labels: concepts.map(({ id, label }) => (common.has(id) ? label : "")).join("\n"),
    lexicon: packLexicon(concepts),
    more: Object.fromEntries(
      concepts.flatMap(({ id: _id, label: _label, says: _says, denies: _denies, ...more }, at) =>
        Object.keys(more).length ? [[at, withLinks(more, (ids) => ids.map(short))] as const] : [],
      ),
    ),
    questions: sharedQuestions,
    derivations: derivations.map((one) => ({ ...one, when: tight(short(one.when)) })),
    pages: presentations.map((page) => packPage(inOutline(page), short)).join("\n\n"),
  };
}

/** The outline that was packed. */
export function unpack({ ids, labels, lexicon, more, questions, derivations, pages }: Packed): Knowledge {
  const names = ids.split(" ");
  const { long } = lettersOf(names.map((id) => ({ id })));
  const [label, sayings] = [labels.split("\n"), unpackLexicon(lexicon)];
  const concepts = names.map((id, at) => ({
    id,
    label: label[at] || id,
    ...sayings[at],
    ...withLinks(more[at] ?? {}, (list) => list.map(long)),
  }));
  const common = questions.map(({ id }) => id);
  return {
    concepts,
    sharedQuestions: questions,
    derivations: derivations.map((one) => ({ ...one, when: long(one.when) })),
    presentations: pages.split("\n\n").map((page) => outlined(readPage(page, long), common)),
  };
}

type Lists = (ids: readonly string[]) => readonly string[];

function withLinks({ implies, excludes, ...rest }: Partial<Concept>, change: Lists): Partial<Concept> {
  return {
    ...rest,
    ...(implies ? { implies: change(implies) } : {}),
    ...(excludes ? { excludes: change(excludes) } : {}),
  };
}

/** A line for the presentation, one for what opens it, one for each rule: the rank of its level, then when it holds. */
function packPage(page: OutlinedPage, short: (text: string) => string): string {
  const { id, opens, fits = "", layer, ageLast, rules, otherwise } = page;
  const flags = [layer ? marks.layer : "", ageLast ? marks.ageLast : "", levels.indexOf(otherwise.level)].join("");
  return [
    `${id} ${flags} ${tight(short(fits))}`,
    Object.entries(opens)
      .map(([sign, weight]) => `${short(sign)}${weight}`)
      .join(" ") || nothing,
    ...rules.map(({ level, when }) => `${levels.indexOf(level)}${tight(short(when))}`),
  ].join("\n");
}

function readPage(text: string, long: (text: string) => string): OutlinedPage {
  const [head = "", opens = "", ...rules] = text.split("\n");
  const [id = "", flags = "", ...fits] = head.split(" ");
  const level = (digit: string) => levels[Number(digit)]!;
  const opening = opens === nothing ? [] : opens.split(" ");
  return {
    id,
    opens: Object.fromEntries(opening.map((one) => [long(one.charAt(0)), Number(one.slice(1))])),
    ...(fits.join(" ") ? { fits: long(fits.join(" ")) } : {}),
    ...(flags.includes(marks.layer) ? { layer: true } : {}),
    ...(flags.includes(marks.ageLast) ? { ageLast: true } : {}),
    otherwise: { level: level(flags.slice(-1)) as Presentation["otherwise"]["level"] },
    rules: rules.map((rule) => ({ level: level(rule.charAt(0)), when: long(rule.slice(1)) })),
  };
}
